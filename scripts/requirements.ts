import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { RanTest } from './reports.ts'

/** Requirements that nothing fulfils yet; one that is proved has no place here any more. */
const NOT_BUILT = ['AIR-1', 'AIR-2', 'AIN-1', 'AIN-2', 'AI-1']

interface Requirement {
  readonly id: string
  /** Those that carry the id. */
  readonly tests: readonly { readonly name: string; readonly passed: boolean }[]
  /** There is such a test, and all of them passed. */
  readonly isProved: boolean
  readonly isBuilt: boolean
}

/** Each requirement with the tests that prove it. */
export function requirementsBy(all: readonly RanTest[]): Requirement[] {
  const rows = readFileSync('docs/requirements.md', 'utf8').matchAll(/(?:^- |· )([A-Z]+-\d+) /gm)
  return [...rows].map(([, id = '']) => {
    const tag = new RegExp(`\\[[^\\]]*\\b${id}\\b[^\\]]*\\]`)
    const tests = all
      .filter(({ title }) => tag.test(title))
      .map(({ file, title, passed }) => ({ name: `${relative('.', file)}: ${title}`, passed }))
    const isProved = tests.length > 0 && tests.every(({ passed }) => passed)
    return { id, tests, isProved, isBuilt: !NOT_BUILT.includes(id) }
  })
}

/** Ids that tests carry and no row has. */
function unknownIds(all: readonly RanTest[], rows: readonly Requirement[]): string[] {
  const carried = all.flatMap(({ title }) => [...title.matchAll(/\[([A-Z]+-\d+(?:,? [A-Z]+-\d+)*)\]/g)])
  const ids = new Set(carried.flatMap(([, tag = '']) => tag.split(/,? /)))
  for (const { id } of rows) ids.delete(id)
  return [...ids]
}

/** What is wrong with the rows, in words: built and not proved, proved and called not built, or carried and not there. */
export function requirementFaults(all: readonly RanTest[], rows = requirementsBy(all)): string[] {
  const unproved = rows
    .filter(({ isProved, isBuilt }) => isProved !== isBuilt)
    .map(({ id, isBuilt }) => (isBuilt ? `requirement ${id} is not proved` : `requirement ${id} is built by now`))
  return [...unproved, ...unknownIds(all, rows).map((id) => `requirement ${id} has no row in docs/requirements.md`)]
}
