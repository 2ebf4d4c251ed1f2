import * as v from 'valibot'
import { get, post } from '../call.ts'
import { codes } from '../codes.ts'
import { companyEntry, idText, paging, position } from '../content.ts'
import { finite } from '../rules/schemas.ts'

export const collectables = ['position', 'company'] as const
export type Collectable = (typeof collectables)[number]

/** Of each kind, a student. */
export const COLLECTION_MAX = 500

const what = v.object({ type: v.picklist(collectables), id: idText })
const done = v.object({ is_collected: v.boolean() })

/** Collects; what is collected already stays so (JOB-4). */
export const addToCollection = post({
  path: '/api/collect/add',
  params: what,
  answer: done,
  codes: [codes.notLoggedIn, codes.notFound, codes.refused],
  caller: 'student',
})

/** Takes back; what is not collected stays so. */
export const cancelCollection = post({
  path: '/api/collect/cancel',
  params: what,
  answer: done,
  codes: [codes.notLoggedIn],
  caller: 'student',
})

const collection = <T extends v.GenericSchema>(entry: T) =>
  v.object({
    list: v.array(
      v.object({
        id: v.string(),
        /** ISO 8601. */
        collected_at: v.string(),
        /** Null where it is gone. */
        entry: v.nullable(entry),
      }),
    ),
    total: finite,
    /** Of all pages. */
    ids: v.array(v.string()),
  })

/** Collected positions, the latest first, closed, expired and gone ones too (JOB-5). */
export const getCollectedPositions = get({
  path: '/api/collect/getpositionlist',
  params: v.object(paging),
  answer: collection(position),
  codes: [codes.notLoggedIn],
  caller: 'student',
})

export const getCollectedCompanies = get({
  path: '/api/collect/getcompanylist',
  params: v.object(paging),
  answer: collection(companyEntry),
  codes: [codes.notLoggedIn],
  caller: 'student',
})
