import * as v from 'valibot'
import { get, post } from '../call.ts'
import { codes } from '../codes.ts'
import { idText } from '../content.ts'
import { finite, text } from '../rules/schemas.ts'
import { namedSearch, searchFilter, searchLists } from '../searches.ts'
import { onBehalf } from './resume.ts'
import { localText } from './site.ts'

const savedSearch = v.object({
  ...namedSearch.entries,
  site_name: localText,
  /** ISO 8601. */
  saved_at: v.string(),
  /** What the last count that found anything found; null where none has yet. */
  hits: v.nullable(v.object({ count: finite, at: v.string() })),
})
export type SavedSearch = v.InferOutput<typeof savedSearch>

/** Why a search is not saved: there are as many as are kept, it looks for nothing in particular, or for what is not there. */
export const searchRefusal = v.object({ why: v.picklist(['full', 'empty', 'unknown']) })
export type SearchRefusal = v.InferOutput<typeof searchRefusal>

/**
 * Has a student told, once a day, what is new under a list's filter. What is saved already answers as it stands. A
 * refusal with code 20013 has a `SearchRefusal` as its data.
 */
export const saveSearch = post({
  path: '/api/search/save',
  params: v.object({
    ...onBehalf,
    list: v.picklist(searchLists),
    filter: searchFilter,
    /** Of the site that it is saved on; this one without. */
    host: v.optional(text(253)),
  }),
  answer: savedSearch,
  codes: [codes.notLoggedIn, codes.notFound, codes.refused],
  caller: 'student',
})

/** All that a student has saved, on whichever site, the latest first. */
export const getSearches = get({
  path: '/api/search/getlist',
  params: v.object({}),
  answer: v.object({ list: v.array(savedSearch) }),
  codes: [codes.notLoggedIn],
  caller: 'student',
})

/** Is saved no longer; what is not stays so, and another's stays as it is. */
export const removeSearch = post({
  path: '/api/search/remove',
  params: v.object({ ...onBehalf, id: idText }),
  answer: v.object({}),
  codes: [codes.notLoggedIn],
  caller: 'student',
})
