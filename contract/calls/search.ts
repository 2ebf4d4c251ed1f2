import * as v from 'valibot'
import { get } from '../call.ts'
import { companyEntry, PUBLIC_SECONDS, position, positionDimensionKeys } from '../content.ts'
import { finite } from '../rules/schemas.ts'
import { searchFilter } from '../searches.ts'
import { localText } from './site.ts'

/** Of each kind at most. */
export const SUGGESTED = { positions: 4, companies: 3, majors: 3, cities: 2 } as const

/**
 * How what a search looks for comes from what was typed: by its pronunciation (`qianrushi`), the first letters of that
 * (`jsj`), the other script (`軟體`), or as another word for it (`程序猿`).
 */
export const readings = ['pinyin', 'initials', 'script', 'synonym'] as const
export type Reading = (typeof readings)[number]

export const suggestions = v.object({
  /** What a search for the keyword looks for where that is not what was typed. */
  meant: v.nullable(v.object({ keyword: v.string(), by: v.picklist(readings) })),
  /** Open positions that a search for the keyword finds, up to COUNT_MAX. */
  total: finite,
  /** Titles of open positions: how many bear one, at how many companies, and the name of one of these. */
  positions: v.array(v.object({ title: v.string(), count: finite, company: v.string(), companies: finite })),
  companies: v.array(
    v.object({
      id: v.string(),
      company_name: v.string(),
      logo_url: v.string(),
      industry_label: localText,
      insize: companyEntry.entries.insize,
      position_count: finite,
    }),
  ),
  /** `note`: the kinds of positions that a major leads to; '' where none is open. `count`: open positions that a search for it finds, up to COUNT_MAX. */
  majors: v.array(v.object({ name: v.string(), note: localText, count: finite })),
  /** Codes of cities with their open positions. */
  cities: v.array(v.object({ value: v.string(), label: localText, count: finite })),
})
export type Suggestions = v.InferOutput<typeof suggestions>

/** What a keyword may become while it is typed (JOB-1). */
export const getSuggestions = get({
  path: '/api/search/suggest',
  params: v.object({ keyword: v.pipe(v.string(), v.nonEmpty(), v.maxCodePoints(60)) }),
  answer: suggestions,
  maxAge: PUBLIC_SECONDS,
})

/** Lists that hints are given for; `college`: of positions, for a department's graduates. */
export const hintedLists = ['position', 'college', 'company'] as const

/** What a list is narrowed by, as hints name it: the keyword or a dimension. */
export const hintKeys = ['keyword', ...positionDimensionKeys] as const
export type HintKey = (typeof hintKeys)[number]

export const searchHints = v.object({
  /** Other keywords that may have been meant, with what each finds under the same other filters: at least one, up to COUNT_MAX. At most three. */
  meant: v.array(v.object({ keyword: v.string(), count: finite })),
  /** Those that one filter alone keeps out of the list, at most five: positions, of the list `company` companies; and which filter that is. */
  near: v.array(
    v.object({
      position: v.optional(position),
      company: v.optional(companyEntry),
      differs: v.picklist(hintKeys),
      /** The one word of the keyword that it is without, where it is not without all. */
      word: v.optional(v.string()),
    }),
  ),
  /** How many there would be without one of the filters, those that give most first, none that gives nothing; up to COUNT_MAX each. */
  without: v.array(v.object({ key: v.picklist(hintKeys), count: finite })),
  /** Likewise without one word of a keyword that has several; `keyword`: the others. */
  words: v.array(v.object({ word: v.string(), keyword: v.string(), count: finite })),
})
export type SearchHints = v.InferOutput<typeof searchHints>

/** What helps where a list is empty (JOB-1); its filter is sent as the list itself has it. `hide` is left out of account. */
export const getSearchHints = get({
  path: '/api/search/hints',
  params: v.object({ ...searchFilter.entries, list: v.picklist(hintedLists) }),
  answer: searchHints,
  maxAge: PUBLIC_SECONDS,
})
