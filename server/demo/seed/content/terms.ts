import * as v from 'valibot'
import type { LocalText } from '../../../../contract/calls/site.ts'
import type { terms } from '../../../areas/jobs/schema.ts'
import { readData, words } from '../data.ts'
import { mainlandMajors } from './departments.ts'

const term = v.strictObject({ value: v.string(), label: words })
const ofParent = v.strictObject({ ...term.entries, parent: v.string() })

export const { disciplines, categories, industries, secondIndustries, cities } = readData(
  'terms',
  v.strictObject({
    disciplines: v.array(term),
    /** Of positions, the ones most asked for first; with the discipline that leads there. */
    categories: v.array(ofParent),
    industries: v.array(term),
    secondIndustries: v.array(ofParent),
    cities: v.array(term),
  }),
)

/** A code out of its English name. */
const codeOf = (name: v.InferOutput<typeof words>) =>
  name.en
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .slice(0, 32)

/** What the mainland's schools teach, once each, by discipline. */
function majorTerms() {
  const rows = mainlandMajors.map(({ name, discipline }) => ({ value: codeOf(name), label: name, parent: discipline }))
  const once = rows.filter(({ value }, at) => rows.findLastIndex((row) => row.value === value) === at)
  return disciplines.flatMap(({ value }) => once.filter(({ parent }) => parent === value))
}

interface Row {
  readonly value: string
  readonly label: LocalText
  readonly parent?: string
}

const of = (kind: (typeof terms.$inferInsert)['kind'], rows: readonly Row[]) =>
  rows.map((row, place) => ({ parent: '', ...row, kind, place }))

export const termRows: (typeof terms.$inferInsert)[] = [
  ...of('discipline', disciplines),
  ...of('category', categories),
  ...of('major', majorTerms()),
  ...of('city', cities),
  ...of('industry', [...industries, ...secondIndustries]),
]

/** What codes are called. */
export const labelsOf = (kind: 'category' | 'city' | 'industry', values: readonly string[]) =>
  termRows.filter((row) => row.kind === kind && values.includes(row.value)).map(({ label }) => label)
