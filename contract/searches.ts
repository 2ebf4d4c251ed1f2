import * as v from 'valibot'
import { localText } from './calls/site.ts'
import { idText, positionFilter } from './content.ts'

/** Of a student at most, on all sites together. */
export const SEARCHES_MAX = 20

/** Lists that a search can be saved of: open positions, and those that suit a department's graduates. */
export const searchLists = ['position', 'college'] as const
export type SearchList = (typeof searchLists)[number]

/** What the list is narrowed by; `college` of the list for graduates alone. */
export const searchFilter = v.object({ ...positionFilter.entries, college: v.optional(idText) })
export type SearchFilter = v.InferOutput<typeof searchFilter>

export interface Search {
  readonly list: SearchList
  readonly filter: SearchFilter
}

/** A saved search as it is named and found again. */
export const namedSearch = v.object({
  id: v.string(),
  list: v.picklist(searchLists),
  filter: searchFilter,
  /** The filter in words. */
  label: localText,
  /** Of the site that it was saved on; '' where that is the one that asks. */
  host: v.string(),
})
export type NamedSearch = v.InferOutput<typeof namedSearch>

/** How a list is looked at, which is no part of what is looked for. */
const ofLooking: ReadonlySet<string> = new Set(['sort', 'hide'] satisfies (keyof SearchFilter)[])

/** The same filter is always written the same: neither order, nor repetition, nor how the list is looked at is part of it. */
export function canonicalFilter(filter: SearchFilter): SearchFilter {
  const given = Object.entries(filter as Readonly<Record<string, string | readonly string[] | undefined>>)
    .filter(([name]) => !ofLooking.has(name))
    .map(([name, value = '']) => [name, typeof value === 'string' ? plain(value) : [...new Set(value)].sort()] as const)
    .filter(([, value]) => value.length > 0)
  return Object.fromEntries(given.sort(([one], [other]) => (one < other ? -1 : 1)))
}

const plain = (text: string) => text.trim().replace(/\s+/g, ' ')

/** Equal for searches that find the same. */
export const searchKey = ({ list, filter }: Search): string =>
  JSON.stringify([list, canonicalFilter(filter)]).toLowerCase()
