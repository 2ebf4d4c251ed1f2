import * as z from 'zod/mini'
import { get, post } from '../call.ts'
import { codes } from '../codes.ts'
import { company, idText, paging } from '../content.ts'
import { noticeKinds } from '../notices.ts'
import { namedSearch } from '../searches.ts'
import { onBehalf } from './resume.ts'

const empty = z.object({})

export const notice = z.object({
  id: z.string(),
  kind: z.enum(noticeKinds),
  /** ISO 8601. */
  at: z.string(),
  is_read: z.boolean(),
  /** The delivery that it is about; null where it is about none. */
  delivery: z.nullable(
    z.object({ id: z.string(), position: z.object({ id: z.string(), title: z.string() }), company }),
  ),
  /** The interview that it is about, as it stood when the student was told; null where it is about none. */
  interview: z.nullable(
    z.object({
      starts_at: z.string(),
      zone: z.string(),
      is_accepted: z.boolean(),
      /** Whom to ask for and their number; absent where nobody is named. */
      contact: z.optional(z.string()),
    }),
  ),
  /** The saved search that found something, and how much; null where it is about none. */
  search: z.nullable(z.extend(namedSearch, { count: z.number() })),
})
export type Notice = z.infer<typeof notice>

/** What a student was told, the latest first; with `unread_first`, of what was not looked at, and then of the rest. */
export const getNotices = get({
  path: '/api/notice/getlist',
  params: z.object({ ...paging, unread_first: z.optional(z.literal('1')) }),
  answer: z.object({ list: z.array(notice), total: z.number(), unread: z.number() }),
  codes: [codes.notLoggedIn],
  caller: 'student',
})

/** How many of them the student has not looked at. */
export const getUnreadNotices = get({
  path: '/api/notice/getunread',
  params: empty,
  answer: z.object({ count: z.number() }),
  codes: [codes.notLoggedIn],
  caller: 'student',
})

/** Looked at: one, or all. Another's stays as it is. */
export const markNoticesRead = post({
  path: '/api/notice/markread',
  params: z.object({ ...onBehalf, id: z.optional(idText) }),
  answer: empty,
  codes: [codes.notLoggedIn],
  caller: 'student',
})

const settings = z.object({
  /** Text messages tell of interviews and offers too. */
  text_messages: z.boolean(),
  /** Whether whoever sends text messages here can send these. */
  can_text: z.boolean(),
})
export type NoticeSettings = z.infer<typeof settings>

export const getNoticeSettings = get({
  path: '/api/notice/getsettings',
  params: empty,
  answer: settings,
  codes: [codes.notLoggedIn],
  caller: 'student',
})

export const setNoticeSettings = post({
  path: '/api/notice/setsettings',
  params: z.object({ ...onBehalf, text_messages: z.enum(['0', '1']) }),
  answer: settings,
  codes: [codes.notLoggedIn],
  caller: 'student',
})

/** Where a student's pages and an employer's listen (server-sent events): events `told`, each with a `LiveTopic` as its data. */
export const LIVE_PATH = '/api/live'
