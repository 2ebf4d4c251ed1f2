import * as z from 'zod/mini'
import { get, post } from '../call.ts'
import { codes } from '../codes.ts'
import { idText } from '../content.ts'
import { namedSearch, searchFilter, searchLists } from '../searches.ts'
import { onBehalf } from './resume.ts'
import { localText } from './site.ts'

const savedSearch = z.extend(namedSearch, {
  site_name: localText,
  /** ISO 8601. */
  saved_at: z.string(),
  /** What the last count that found anything found; null where none has yet. */
  hits: z.nullable(z.object({ count: z.number(), at: z.string() })),
})
export type SavedSearch = z.infer<typeof savedSearch>

/** Why a search is not saved: there are as many as are kept, it looks for nothing in particular, or for what is not there. */
export const searchRefusal = z.object({ why: z.enum(['full', 'empty', 'unknown']) })
export type SearchRefusal = z.infer<typeof searchRefusal>

/**
 * Has a student told, once a day, what is new under a list's filter. What is saved already answers as it stands. A
 * refusal with code 20013 has a `SearchRefusal` as its data.
 */
export const saveSearch = post({
  path: '/api/search/save',
  params: z.object({
    ...onBehalf,
    list: z.enum(searchLists),
    filter: searchFilter,
    /** Of the site that it is saved on; this one without. */
    host: z.optional(z.string().check(z.maxLength(253))),
  }),
  answer: savedSearch,
  codes: [codes.notLoggedIn, codes.notFound, codes.refused],
  caller: 'student',
})

/** All that a student has saved, on whichever site, the latest first. */
export const getSearches = get({
  path: '/api/search/getlist',
  params: z.object({}),
  answer: z.object({ list: z.array(savedSearch) }),
  codes: [codes.notLoggedIn],
  caller: 'student',
})

/** Is saved no longer; what is not stays so, and another's stays as it is. */
export const removeSearch = post({
  path: '/api/search/remove',
  params: z.object({ ...onBehalf, id: idText }),
  answer: z.object({}),
  codes: [codes.notLoggedIn],
  caller: 'student',
})
