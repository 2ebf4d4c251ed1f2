import type { HintKey, hintedLists, SearchHints } from '../../../../contract/calls/search.ts'
import { hintKeys } from '../../../../contract/calls/search.ts'
import type { SearchFilter } from '../../../../contract/searches.ts'
import type { Companies } from '../companies/companies.ts'
import type { Positions } from '../positions/positions.ts'
import type { Lexicon } from './lexicon.ts'
import { nearWords } from './near-words.ts'
import { plain, wordsOf } from './plain.ts'

export interface SearchHinter {
  /** Finds hints for an empty list. The host says whose site's zones and departments count. */
  of(list: List, filter: SearchFilter, host: string): Promise<SearchHints>
}

/** Other keywords at most. */
const MEANT = 3
/** Entries near a list at most, and of those that one filter keeps out. */
const NEAR = 5
/** Words of a keyword that are left out one by one, at most. */
const WORDS = 4

type Near = SearchHints['near'][number]
type List = (typeof hintedLists)[number]

const isSet = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== ''

export function createSearchHints(
  positions: Positions,
  companies: Companies,
  lexicon: () => Promise<Lexicon>,
): SearchHinter {
  async function read(
    list: List,
    filter: SearchFilter,
    host: string,
  ): Promise<{ entries: Omit<Near, 'differs'>[]; total: number }> {
    const page = { ...filter, hide: undefined, size: String(NEAR) }
    if (list === 'company') {
      const found = await companies.list(page, host)
      return { entries: found.list.map((company) => ({ company })), total: found.total }
    }
    const found =
      list === 'college' ? await positions.ofCollege(page, host, null) : await positions.list(page, host, null)
    return { entries: found.list.map((position) => ({ position })), total: found.total }
  }

  /** Other keywords under the same filters, each of which finds something. */
  async function meantIn(list: List, filter: SearchFilter, host: string): Promise<SearchHints['meant']> {
    const meant: SearchHints['meant'] = []
    for (const keyword of nearWords(filter.keyword ?? '', await lexicon())) {
      if (meant.length === MEANT) break
      const { total } = await read(list, { ...filter, keyword }, host)
      if (total > 0) meant.push({ keyword, count: total })
    }
    return meant
  }

  /** Counts what a keyword finds without each of its words, for the words without which it finds something. */
  async function withoutEachWord(list: List, filter: SearchFilter, host: string) {
    const words = wordsOf(plain(filter.keyword ?? ''))
    if (words.length < 2) return []
    const found = []
    for (const [at, word] of [...words.entries()].slice(0, WORDS)) {
      const keyword = words.toSpliced(at, 1).join(' ')
      const { entries, total } = await read(list, { ...filter, keyword }, host)
      if (total > 0) found.push({ word, keyword, count: total, entries })
    }
    return found
  }

  return {
    async of(list, filter, host) {
      const given = hintKeys.filter((key) => isSet(filter[key]))
      const found: { key: HintKey; entries: Omit<Near, 'differs'>[]; total: number }[] = []
      for (const key of given) found.push({ key, ...(await read(list, { ...filter, [key]: undefined }, host)) })
      const helpful = found.filter(({ total }) => total > 0).sort((one, other) => other.total - one.total)
      const words = await withoutEachWord(list, filter, host)
      // A search for one thing alone has nothing near it: without that thing it finds everything.
      const near =
        given.length > 1
          ? helpful.flatMap(({ key, entries }) => entries.map((entry) => ({ ...entry, differs: key })))
          : words
              .slice(0, 1)
              .flatMap(({ word, entries }) => entries.map((entry) => ({ ...entry, differs: 'keyword' as const, word })))
      const meant = await meantIn(list, filter, host)
      return {
        meant,
        near: near.slice(0, NEAR),
        without: helpful.map(({ key, total }) => ({ key, count: total })),
        words: words.map(({ entries: _, ...word }) => word),
      }
    },
  }
}
