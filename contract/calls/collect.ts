import * as z from 'zod/mini'
import { get, post } from '../call.ts'
import { codes } from '../codes.ts'
import { companyEntry, idText, paging, position } from '../content.ts'

export const collectables = ['position', 'company'] as const
export type Collectable = (typeof collectables)[number]

/** Of each kind, a student. */
export const COLLECTION_MAX = 500

const what = z.object({ type: z.enum(collectables), id: idText })
const done = z.object({ is_collected: z.boolean() })

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

const collection = <T extends z.ZodMiniType>(entry: T) =>
  z.object({
    list: z.array(
      z.object({
        id: z.string(),
        /** ISO 8601. */
        collected_at: z.string(),
        /** Null where it is gone. */
        entry: z.nullable(entry),
      }),
    ),
    total: z.number(),
    /** Of all pages. */
    ids: z.array(z.string()),
  })

/** Collected positions, the latest first, closed, expired and gone ones too (JOB-5). */
export const getCollectedPositions = get({
  path: '/api/collect/getpositionlist',
  params: z.object(paging),
  answer: collection(position),
  codes: [codes.notLoggedIn],
  caller: 'student',
})

export const getCollectedCompanies = get({
  path: '/api/collect/getcompanylist',
  params: z.object(paging),
  answer: collection(companyEntry),
  codes: [codes.notLoggedIn],
  caller: 'student',
})
