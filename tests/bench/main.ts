import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../../scripts/build.ts'
import { reportOf } from '../../scripts/reports.ts'
import { measureAnswers } from './answers.ts'
import { measureBytes } from './bytes.ts'
import { measureDiagnoses } from './diagnoses.ts'
import { measureDialog } from './dialog.ts'
import { measureFeed } from './feed.ts'
import { type Figure, isKept } from './figure.ts'
import { measureInspector } from './inspector.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureLive } from './live.ts'
import { measureLogins } from './logins.ts'
import { measureModels } from './models.ts'
import { measurePollCpu } from './poll-cpu.ts'
import { measurePollers, measureRedisPollers } from './pollers.ts'
import { measureLists } from './reads/lists.ts'
import { measureScale } from './reads/scale.ts'
import { measureSearch } from './reads/search.ts'
import { measureRecording } from './recording.ts'
import { measureResumeBytes } from './resume-bytes.ts'
import { measureResumes } from './resumes.ts'
import { tableOf } from './table.ts'
import { measureTyping } from './typing.ts'

const sections: Readonly<Record<string, () => Promise<Figure[]>>> = {
  bytes: measureBytes,
  lighthouse: measureLighthouse,
  dialog: measureDialog,
  diagnoses: measureDiagnoses,
  answers: measureAnswers,
  lists: measureLists,
  scale: measureScale,
  search: measureSearch,
  feed: measureFeed,
  pollCpu: measurePollCpu,
  pollers: measurePollers,
  redisPollers: measureRedisPollers,
  live: measureLive,
  logins: measureLogins,
  models: measureModels,
  inspector: measureInspector,
  resumes: measureResumes,
  resumeBytes: measureResumeBytes,
  typing: measureTyping,
  recording: measureRecording,
}

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } })
const unknown = values.only?.filter((name) => !(name in sections)) ?? []
if (unknown.length > 0) throw new Error(`no such part: ${unknown}; there are ${Object.keys(sections)}`)

ensureBuilt()
const figures: Figure[] = []
const failures: string[] = []
for (const [name, measure] of Object.entries(sections)) {
  if (values.only && !values.only.includes(name)) continue
  console.log(`▶ ${name}`)
  try {
    figures.push(...(await measure()))
  } catch (error) {
    console.error(error)
    failures.push(name)
  }
}

console.log(`\n${tableOf(figures)}`)
mkdirSync('tests/.reports', { recursive: true })
const report = { at: new Date().toISOString(), figures: figures.map((one) => ({ ...one, kept: isKept(one) })) }
writeFileSync(reportOf('bench'), `${JSON.stringify(report, null, 2)}\n`)
if (failures.length > 0) {
  console.error(`not measured: ${failures.join(', ')}`)
  process.exitCode = 1
}
