import { globSync, readFileSync } from 'node:fs'
import type { RanTest } from './reports.ts'

interface Requirement {
  readonly id: string
  /** Those that carry the id. */
  readonly tests: readonly { readonly name: string; readonly passed: boolean }[]
  /** There is such a test, and all of them passed. */
  readonly isProved: boolean
}

const rowIds = () =>
  [...readFileSync('docs/requirements.md', 'utf8').matchAll(/(?:^- |· )([A-Z]+-\d+) /gm)].map(([, id = '']) => id)

/** Each requirement with the tests that prove it. */
export function requirementsBy(all: readonly Pick<RanTest, 'file' | 'title' | 'passed'>[]): Requirement[] {
  return rowIds().map((id) => {
    const tag = new RegExp(`\\[[^\\]]*\\b${id}\\b[^\\]]*\\]`)
    const tests = all
      .filter(({ title }) => tag.test(title))
      .map(({ file, title, passed }) => ({ name: `${file}: ${title}`, passed }))
    const isProved = tests.length > 0 && tests.every(({ passed }) => passed)
    return { id, tests, isProved }
  })
}

/** Ids that titles or sources carry in brackets. */
const idsIn = (texts: readonly string[]): ReadonlySet<string> => {
  const tags = texts.flatMap((text) => [...text.matchAll(/\[([A-Z]+-\d+(?:,? [A-Z]+-\d+)*)\]/g)])
  return new Set(tags.flatMap(([, tag = '']) => tag.split(/,? /)))
}

/** What is wrong with the rows, in words: not proved, or carried and not there. */
export function requirementFaults(
  all: readonly Pick<RanTest, 'file' | 'title' | 'passed'>[],
  rows = requirementsBy(all),
): string[] {
  const unproved = rows.filter(({ isProved }) => !isProved).map(({ id }) => `requirement ${id} is not proved`)
  const known = new Set(rows.map(({ id }) => id))
  const unknown = [...idsIn(all.map(({ title }) => title))].filter((id) => !known.has(id))
  return [...unproved, ...unknown.map((id) => `requirement ${id} has no row in docs/requirements.md`)]
}

/** Rows that no test names, of those that `npm test` leaves out either. */
export function unnamedRows(sources = testSources(), ids: readonly string[] = rowIds()): string[] {
  const named = idsIn(sources)
  return ids.filter((id) => !named.has(id)).map((id) => `requirement ${id} is named by no test`)
}

const testSources = () => globSync('tests/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'))
