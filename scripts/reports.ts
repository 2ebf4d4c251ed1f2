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
    readonly assertionResults: readonly Assertion[]
  }[]
}

export interface RanTest {
  readonly file: string
  readonly title: string
  readonly passed: boolean
}

/** Every test of a run; a file that could not even load counts as one that failed. */
export function testsOf(name: string): readonly RanTest[] {
  if (!existsSync(reportOf(name))) return []
  const { testResults }: Report = JSON.parse(readFileSync(reportOf(name), 'utf8'))
  return testResults.flatMap(({ name: file, status, assertionResults }) => {
    if (assertionResults.length === 0) return [{ file, title: '(whole file)', passed: status === 'passed' }]
    return assertionResults.map((one) => ({ file, title: one.fullName, passed: one.status === 'passed' }))
  })
}

/** Every test of all the runs. */
export const allTests = (): readonly RanTest[] => Object.keys(runs).flatMap((name) => testsOf(name))
