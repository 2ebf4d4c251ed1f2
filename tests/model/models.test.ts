import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { explore } from '../../harness/explore.ts'
import { generate } from '../../harness/generate.ts'
import { machineReport } from '../../harness/levels.ts'
import { replay } from '../../harness/replay.ts'
import { type FlowReport, reportOn } from '../../harness/report.ts'
import { brokenIn } from '../../harness/specification.ts'
import { stage } from '../../harness/stage.ts'
import { checkWalks } from '../../harness/walks.ts'
import { flows } from '../../machines/flows.ts'

const WALKS = { seed: 20_260_101, walks: 100, length: 60 }

/** For whoever reads all that was measured. */
function leave(report: FlowReport): FlowReport {
  const file = machineReport(report.flow)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(report))
  return report
}

const unseen = { seen: () => {} }

describe.each(flows.map((catalogue) => ({ flow: catalogue.flow, catalogue })))('$flow', ({ catalogue }) => {
  const graphs = explore(catalogue)
  const { paths } = generate(catalogue, graphs)
  const live = stage(catalogue.machine)
  let measured: FlowReport | undefined
  const report = () => {
    measured ??= leave(reportOn(catalogue))
    return measured
  }

  it.each(paths.map((path, at) => ({ path, title: `${at + 1}. ${path.title}` })))('$title', ({ path }) => {
    expect(() => replay(live, catalogue, path, unseen)).not.toThrow()
  })

  it('enters every state and takes every transition, guarded branches included [FLOW-2]', () => {
    const { statesSeen, states, taken, transitions, details } = report()
    const missed = Object.entries(details.transitions).filter(([, times]) => times === 0)
    expect([details.statesMissed, missed]).toEqual([[], []])
    expect([statesSeen, taken]).toEqual([states, transitions])
  })

  it('takes every feasible pair of successive transitions', () => {
    expect(report().details.pairsMissed).toEqual([])
  })

  it('notices every mutant that is not equivalent', () => {
    expect(report().failures).toEqual([])
  })

  let broken: readonly string[] | undefined
  it.each(Object.keys(catalogue.properties ?? {}))('%s', (name) => {
    broken ??= brokenIn(catalogue.properties ?? {}, graphs)
    expect(broken.filter((one) => one === name || one === `${name}: never seen`)).toEqual([])
  })

  it('keeps its promises on random walks', () => {
    expect(() => checkWalks(catalogue, WALKS)).not.toThrow()
  })
})

it('has promises written by hand for every flow of the resume, of deliveries, and for logging out', () => {
  const promised = flows.filter(({ properties }) => Object.keys(properties ?? {}).length > 0).map(({ flow }) => flow)
  expect(promised).toEqual(
    expect.arrayContaining([
      'resume-editor',
      'resume-upload',
      'resume-review',
      'resume-draft',
      'resume-export',
      'attachments',
      'photo-crop',
      'undo',
      'delivery-step',
      'logout',
    ]),
  )
})
