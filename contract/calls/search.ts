import * as z from 'zod/mini'
import { get } from '../call.ts'
import { companyEntry, PUBLIC_SECONDS, position, positionDimensionKeys } from '../content.ts'
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

export const suggestions = z.object({
  /** What a search for the keyword looks for where that is not what was typed. */
  meant: z.nullable(z.object({ keyword: z.string(), by: z.enum(readings) })),
  /** Open positions that a search for the keyword finds, up to COUNT_MAX. */
  total: z.number(),
  /** Titles of open positions: how many bear one, at how many companies, and the name of one of these. */
  positions: z.array(z.object({ title: z.string(), count: z.number(), company: z.string(), companies: z.number() })),
  companies: z.array(
    z.object({
      id: z.string(),
      company_name: z.string(),
      logo_url: z.string(),
      industry_label: localText,
      insize: companyEntry.shape.insize,
      position_count: z.number(),
    }),
  ),
  /** `note`: the kinds of positions that a major leads to; '' where none is open. `count`: open positions that a search for it finds, up to COUNT_MAX. */
  majors: z.array(z.object({ name: z.string(), note: localText, count: z.number() })),
  /** Codes of cities with their open positions. */
  cities: z.array(z.object({ value: z.string(), label: localText, count: z.number() })),
})
export type Suggestions = z.infer<typeof suggestions>

/** What a keyword may become while it is typed (JOB-1). */
export const getSuggestions = get({
  path: '/api/search/suggest',
  params: z.object({ keyword: z.string().check(z.minLength(1), z.maxLength(60)) }),
  answer: suggestions,
  maxAge: PUBLIC_SECONDS,
})

/** Lists that hints are given for; `college`: of positions, for a department's graduates. */
export const hintedLists = ['position', 'college', 'company'] as const

/** What a list is narrowed by, as hints name it: the keyword or a dimension. */
export const hintKeys = ['keyword', ...positionDimensionKeys] as const
export type HintKey = (typeof hintKeys)[number]

export const searchHints = z.object({
  /** Other keywords that may have been meant, with what each finds under the same other filters: at least one, up to COUNT_MAX. At most three. */
  meant: z.array(z.object({ keyword: z.string(), count: z.number() })),
  /** Those that one filter alone keeps out of the list, at most five: positions, of the list `company` companies; and which filter that is. */
  near: z.array(
    z.object({
      position: z.optional(position),
      company: z.optional(companyEntry),
      differs: z.enum(hintKeys),
      /** The one word of the keyword that it is without, where it is not without all. */
      word: z.optional(z.string()),
    }),
  ),
  /** How many there would be without one of the filters, those that give most first, none that gives nothing; up to COUNT_MAX each. */
  without: z.array(z.object({ key: z.enum(hintKeys), count: z.number() })),
  /** Likewise without one word of a keyword that has several; `keyword`: the others. */
  words: z.array(z.object({ word: z.string(), keyword: z.string(), count: z.number() })),
})
export type SearchHints = z.infer<typeof searchHints>

/** What helps where a list is empty (JOB-1); its filter is sent as the list itself has it. `hide` is left out of account. */
export const getSearchHints = get({
  path: '/api/search/hints',
  params: z.extend(searchFilter, { list: z.enum(hintedLists) }),
  answer: searchHints,
  maxAge: PUBLIC_SECONDS,
})
