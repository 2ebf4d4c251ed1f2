import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { machineReport } from '../../harness/report/levels.ts'
import { Examination, type FlowReport } from '../../harness/report/report.ts'
import { checkWalks } from '../../harness/walks.ts'
import type { Catalogue } from '../../machines/kit/catalogue.ts'
import { stateOf } from '../../src/inspector/coverage.ts'

const WALKS = { seed: 20_260_101, walks: 100, length: 60 }

/** For whoever reads all that was measured. */
function leave(report: FlowReport): FlowReport {
  const file = machineReport(report.flow)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(report))
  return report
}

/** The generated tests of flows, and what is asked of them; each flow is explored and replayed once. */
export function testFlows(flows: readonly Catalogue[]): void {
  describe.each(flows.map((catalogue) => ({ flow: catalogue.flow, catalogue })))('$flow', ({ catalogue }) => {
    const examination = new Examination(catalogue)
    const properties = Object.keys(catalogue.properties ?? {})
    let left: FlowReport | undefined
    const report = () => {
      left ??= leave(examination.report)
      return left
    }

    it.each(examination.paths.map((path, at) => ({ path, title: `${at + 1}. ${path.title}` })))(
      '$title',
      ({ path }) => {
        expect(examination.failureOf(path)).toBe(null)
      },
    )

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

    it('has a place in the chart for every mutant that is about one [FLOW-4]', () => {
      const { transitions, stateIds, mutants } = report().details
      const keys = Object.keys(transitions)
      const states = new Set([catalogue.machine.root.id, ...stateIds, null])
      const lost = mutants.filter(({ key }) => !states.has(stateOf(key, keys)))
      expect(lost).toEqual([])
    })

    it('has properties', () => {
      expect(properties).not.toEqual([])
    })

    it.each(properties)('%s', (name) => {
      const { broken } = report().details
      expect(broken.filter((one) => one === name || one === `${name}: never seen`)).toEqual([])
    })

    it('keeps its promises on random walks', () => {
      expect(() => checkWalks(catalogue, WALKS)).not.toThrow()
    })
  })
}
