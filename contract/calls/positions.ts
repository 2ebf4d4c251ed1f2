import * as v from 'valibot'
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
import { finite } from '../rules/schemas.ts'
import { searchFilter, searchLists } from '../searches.ts'

/** Open positions (JOB-1). */
export const getPositionList = post({
  path: '/api/position/getlistbyselect',
  params: v.object({ ...positionFilter.entries, ...paging }),
  answer: listOf(position),
})

/** As above, those that suit the student who is logged in first; without one, as above (JOB-1). */
export const getRecommendedPositions = get({
  path: '/api/position/getrecommend',
  params: v.object({ ...positionFilter.entries, ...paging }),
  answer: listOf(position),
})

/** Open positions that suit a department's graduates (JOB-6). Without `college`: the site's own, or all of its departments'. */
export const getCollegePositions = get({
  path: '/api/position/getlistbycollege',
  params: v.object({ ...positionFilter.entries, ...paging, college: v.optional(idText) }),
  answer: listOf(position),
  maxAge: PUBLIC_SECONDS,
})

/**
 * How many open positions each choice of a dimension would leave, everything else being filtered as it is; a choice that
 * leaves none may be missing. `list`: of which the filter is, `college` where it is that for graduates.
 */
export const getPositionCounts = get({
  path: '/api/position/getcounts',
  params: v.object({ ...searchFilter.entries, list: v.picklist(searchLists), by: v.picklist(positionDimensionKeys) }),
  answer: listOf(choiceCount),
  maxAge: PUBLIC_SECONDS,
})

export const positionDetail = v.object({
  ...position.entries,
  /** Sanitised HTML. */
  description: v.string(),
  requirement: v.string(),
  welfare: v.array(v.string()),
  process: v.array(v.object({ title: v.string(), note: v.string() })),
  headcount: finite,
  /** How to get there. */
  addr_note: v.string(),
  views: finite,
  company: v.object({ ...companyEntry.entries, full_name: v.string(), stage: v.string(), is_verified: v.boolean() }),
  /** Up to three more of the company's. */
  others: v.array(position),
  /** Up to three of the same kind elsewhere. */
  related: v.array(position),
})
export type PositionDetail = v.InferOutput<typeof positionDetail>

/** One position, closed and expired ones too, marked by `status` (JOB-2). */
export const getPosition = get({
  path: '/api/position/getdetail',
  params: v.object({ id: idText }),
  answer: v.object({
    ...positionDetail.entries,
    /** Scheme, host and port of the site that search engines keep it at. */
    canonical_origin: v.string(),
  }),
  codes: [codes.notFound],
  maxAge: PUBLIC_SECONDS,
})

/** The feed of the main platform's home, newest first, 18 at a time (HOME-9). `cursor` is the answer's `next` before, '' at the end. */
export const getHomePositions = get({
  path: '/api/position/gethomeresource',
  params: v.object({
    cursor: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}-\d{1,9}$/))),
    period: v.optional(v.picklist(periods)),
  }),
  answer: v.object({ list: v.array(position), next: v.string() }),
  maxAge: PUBLIC_SECONDS,
})

/** What filters offer: every category, major, city and industry there is. */
export const getTerms = get({
  path: '/api/site/selectlabel',
  params: v.object({}),
  answer: v.object({
    categories: v.array(groupedTerm),
    majors: v.array(groupedTerm),
    cities: v.array(term),
    industries: v.array(term),
  }),
  maxAge: PUBLIC_SECONDS,
})
