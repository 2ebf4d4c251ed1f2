import * as z from 'zod/mini'
import { get, post } from '../call.ts'
import { codes } from '../codes.ts'
import {
  choiceCount,
  companyEntry,
  groupedTerm,
  idText,
  listOf,
  PUBLIC_SECONDS,
  paging,
  periods,
  position,
  positionDimensionKeys,
  positionFilter,
  term,
} from '../content.ts'
import { searchFilter, searchLists } from '../searches.ts'

/** Open positions (JOB-1). */
export const getPositionList = post({
  path: '/api/position/getlistbyselect',
  params: z.extend(positionFilter, paging),
  answer: listOf(position),
})

/** As above, those that suit the student who is logged in first; without one, as above (JOB-1). */
export const getRecommendedPositions = get({
  path: '/api/position/getrecommend',
  params: z.extend(positionFilter, paging),
  answer: listOf(position),
})

/** Open positions that suit a department's graduates (JOB-6). Without `college`: the site's own, or all of its departments'. */
export const getCollegePositions = get({
  path: '/api/position/getlistbycollege',
  params: z.extend(positionFilter, { ...paging, college: z.optional(idText) }),
  answer: listOf(position),
  maxAge: PUBLIC_SECONDS,
})

/**
 * How many open positions each choice of a dimension would leave, everything else being filtered as it is; a choice that
 * leaves none may be missing. `list`: of which the filter is, `college` where it is that for graduates.
 */
export const getPositionCounts = get({
  path: '/api/position/getcounts',
  params: z.extend(searchFilter, { list: z.enum(searchLists), by: z.enum(positionDimensionKeys) }),
  answer: listOf(choiceCount),
  maxAge: PUBLIC_SECONDS,
})

export const positionDetail = z.extend(position, {
  /** Sanitised HTML. */
  description: z.string(),
  requirement: z.string(),
  welfare: z.array(z.string()),
  process: z.array(z.object({ title: z.string(), note: z.string() })),
  headcount: z.number(),
  /** How to get there. */
  addr_note: z.string(),
  views: z.number(),
  company: z.extend(companyEntry, { full_name: z.string(), stage: z.string(), is_verified: z.boolean() }),
  /** Up to three more of the company's. */
  others: z.array(position),
  /** Up to three of the same kind elsewhere. */
  related: z.array(position),
})
export type PositionDetail = z.infer<typeof positionDetail>

/** One position, closed and expired ones too, marked by `status` (JOB-2). */
export const getPosition = get({
  path: '/api/position/getdetail',
  params: z.object({ id: idText }),
  answer: z.extend(positionDetail, {
    /** Scheme, host and port of the site that search engines keep it at. */
    canonical_origin: z.string(),
  }),
  codes: [codes.notFound],
  maxAge: PUBLIC_SECONDS,
})

/** The feed of the main platform's home, newest first, 18 at a time (HOME-9). `cursor` is the answer's `next` before, '' at the end. */
export const getHomePositions = get({
  path: '/api/position/gethomeresource',
  params: z.object({
    cursor: z.optional(z.string().check(z.regex(/^\d{1,15}-\d{1,9}$/))),
    period: z.optional(z.enum(periods)),
  }),
  answer: z.object({ list: z.array(position), next: z.string() }),
  maxAge: PUBLIC_SECONDS,
})

/** What filters offer: every category, major, city and industry there is. */
export const getTerms = get({
  path: '/api/site/selectlabel',
  params: z.object({}),
  answer: z.object({
    categories: z.array(groupedTerm),
    majors: z.array(groupedTerm),
    cities: z.array(term),
    industries: z.array(term),
  }),
  maxAge: PUBLIC_SECONDS,
})
