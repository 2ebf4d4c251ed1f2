import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

const REPORTS = 'tests/.reports'

/** Where the runner leaves what it found, one file a run. */
export const reportOf = (name: string): string => `${REPORTS}/${name}.json`

/** Where a run lists the tests that passed on a retry only. */
export const FLAKY = `${REPORTS}/flaky.json`

/** Sets of the runner's projects, in the order in which they run. */
export type Runs = Readonly<Record<string, readonly string[]>>

/** `npm test`: what guards a landing. */
export const gate: Runs = {
  models: ['models'],
  code: ['unit', 'server-pglite', 'server-postgres-gate'],
  views: ['views'],
  journeys: ['journeys'],
}

/** `npm run test:all`: every test there is. */
export const everything: Runs = {
  models: ['models'],
  code: ['unit', 'server-pglite', 'server-postgres'],
  views: ['views', 'views-long'],
  e2e: ['journeys', 'e2e'],
}

interface Assertion {
  readonly fullName: string
  readonly status: string
  /** Stacks of the failures, those of a try before the one that passed among them. */
  readonly failureMessages: readonly string[]
}

interface Report {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    /** Why the file could not be loaded. */
    readonly message: string
    /** Milliseconds since 1970. */
    readonly startTime: number
    readonly endTime: number
    readonly assertionResults: readonly Assertion[]
  }[]
}

export interface RanTest {
  /** From the repository's root. */
  readonly file: string
  readonly title: string
  readonly passed: boolean
  /** Of its first failure: what was wrong, and the first frame of ours; null where there was none. */
  readonly failure: string | null
}

function resultsOf(name: string): Report['testResults'] {
  if (!existsSync(reportOf(name))) return []
  return (JSON.parse(readFileSync(reportOf(name), 'utf8')) as Report).testResults
}

/** What a stack says first, and its first frame outside of packages. */
export function failureOf(stack: string | undefined): string | null {
  if (!stack) return null
  const lines = stack.split('\n')
  const said = lines.filter((line) => line.trim() !== '' && !/^\s+at /.test(line)).slice(0, 6)
  const frame = lines.find((line) => /^\s+at /.test(line) && !line.includes('node_modules'))
  return [...said, ...(frame ? [frame.trim()] : [])].join('\n')
}

/** Every test of a run; a file that could not even load counts as one that failed. */
export const testsOf = (name: string): readonly RanTest[] =>
  resultsOf(name).flatMap(({ name: path, status, message, assertionResults }) => {
    const file = relative('.', path)
    if (assertionResults.length === 0) {
      return [{ file, title: '(whole file)', passed: status === 'passed', failure: failureOf(message) }]
    }
    return assertionResults.map(({ fullName: title, status: is, failureMessages: [first] }) => ({
      file,
      title,
      passed: is === 'passed',
      failure: failureOf(first),
    }))
  })

/** A file of tests with how long it took, in milliseconds. */
export interface TimedFile {
  readonly file: string
  readonly milliseconds: number
}

/** Files of a run that took longest, the slowest first. */
export const slowestFiles = (name: string, count: number): readonly TimedFile[] =>
  resultsOf(name)
    .map(({ name: path, startTime, endTime }) => ({ file: relative('.', path), milliseconds: endTime - startTime }))
    .sort((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, count)

/** Every test of some runs. */
export const allTests = (runs: Runs): readonly RanTest[] => Object.keys(runs).flatMap(testsOf)
