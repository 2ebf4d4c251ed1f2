import { existsSync, readFileSync } from 'node:fs'

/** Where the runner leaves what it found, one file a run. */
export const reportOf = (name: string): string => `tests/.reports/${name}.json`

/** The runs that `npm test` makes, each a set of the runner's projects. */
export const runs = {
  code: ['unit', 'models', 'server-pglite', 'server-postgres'],
  views: ['views'],
  e2e: ['e2e'],
} as const

interface Assertion {
  readonly fullName: string
  readonly status: string
}

interface Report {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    /** Milliseconds since 1970. */
    readonly startTime: number
    readonly endTime: number
    readonly assertionResults: readonly Assertion[]
  }[]
}

export interface RanTest {
  readonly file: string
  readonly title: string
  readonly passed: boolean
}

/** What a run left of each of its files; nothing where it has not taken place. */
function resultsOf(name: string): Report['testResults'] {
  if (!existsSync(reportOf(name))) return []
  return (JSON.parse(readFileSync(reportOf(name), 'utf8')) as Report).testResults
}

/** Every test of a run; a file that could not even load counts as one that failed. */
export const testsOf = (name: string): readonly RanTest[] =>
  resultsOf(name).flatMap(({ name: file, status, assertionResults }) => {
    if (assertionResults.length === 0) return [{ file, title: '(whole file)', passed: status === 'passed' }]
    return assertionResults.map((one) => ({ file, title: one.fullName, passed: one.status === 'passed' }))
  })

/** A file of tests with how long it took, in milliseconds. */
export interface TimedFile {
  readonly file: string
  readonly milliseconds: number
}

/** Files of all the runs that took longest, the slowest first. */
export const slowestFiles = (count: number): readonly TimedFile[] =>
  Object.keys(runs)
    .flatMap(resultsOf)
    .map(({ name: file, startTime, endTime }) => ({ file, milliseconds: endTime - startTime }))
    .sort((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, count)

/** Every test of all the runs. */
export const allTests = (): readonly RanTest[] => Object.keys(runs).flatMap((name) => testsOf(name))
