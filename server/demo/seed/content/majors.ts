import type { LocalText } from '../../../../contract/calls/site.ts'
import { brandDepartments } from './departments/brand.ts'
import { univDepartments } from './departments/univ.ts'

type Row = readonly [value: string, cn: string, tw: string, en: string, discipline: string]

/** A code out of its English name. */
const codeOf = (name: LocalText) =>
  (name.en ?? '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .slice(0, 32)

/** What the mainland's schools teach, once each, by discipline. */
export function majorTerms(disciplines: readonly string[]): Row[] {
  const taught = [...univDepartments, ...brandDepartments].flatMap(({ majors }) => majors)
  const rows = taught.map(
    ([name, discipline]): Row => [codeOf(name), name['zh-CN'], name['zh-TW'] ?? '', name.en ?? '', discipline],
  )
  const once = [...new Map(rows.toReversed().map((row) => [row[0], row])).values()].toReversed()
  return disciplines.flatMap((wanted) => once.filter(([, , , , discipline]) => discipline === wanted))
}
