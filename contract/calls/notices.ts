import * as v from 'valibot'
import { get, post } from '../call.ts'
import { codes } from '../codes.ts'
import { company, idText, paging } from '../content.ts'
import { noticeKinds } from '../notices.ts'
import { finite } from '../rules/schemas.ts'
import { namedSearch } from '../searches.ts'
import { onBehalf } from './resume.ts'

const empty = v.object({})

export const notice = v.object({
  id: v.string(),
  kind: v.picklist(noticeKinds),
  /** ISO 8601. */
  at: v.string(),
  is_read: v.boolean(),
  /** The delivery that it is about; null where it is about none. */
  delivery: v.nullable(
    v.object({ id: v.string(), position: v.object({ id: v.string(), title: v.string() }), company }),
  ),
  /** The interview that it is about, as it stood when the student was told; null where it is about none. */
  interview: v.nullable(
    v.object({
      starts_at: v.string(),
      zone: v.string(),
      is_accepted: v.boolean(),
      /** Whom to ask for and their number; absent where nobody is named. */
      contact: v.optional(v.string()),
    }),
  ),
  /** The saved search that found something, and how much; null where it is about none. */
  search: v.nullable(v.object({ ...namedSearch.entries, count: finite })),
})
export type Notice = v.InferOutput<typeof notice>

/** What a student was told, the latest first; with `unread_first`, of what was not looked at, and then of the rest. */
export const getNotices = get({
  path: '/api/notice/getlist',
  params: v.object({ ...paging, unread_first: v.optional(v.literal('1')) }),
  answer: v.object({ list: v.array(notice), total: finite, unread: finite }),
  codes: [codes.notLoggedIn],
  caller: 'student',
})

/** How many of them the student has not looked at. */
export const getUnreadNotices = get({
  path: '/api/notice/getunread',
  params: empty,
  answer: v.object({ count: finite }),
  codes: [codes.notLoggedIn],
  caller: 'student',
})

/** Looked at: one, or all. Another's stays as it is. */
export const markNoticesRead = post({
  path: '/api/notice/markread',
  params: v.object({ ...onBehalf, id: v.optional(idText) }),
  answer: empty,
  codes: [codes.notLoggedIn],
  caller: 'student',
})

const settings = v.object({
  /** Text messages tell of interviews and offers too. */
  text_messages: v.boolean(),
  /** Whether whoever sends text messages here can send these. */
  can_text: v.boolean(),
})
export type NoticeSettings = v.InferOutput<typeof settings>

export const getNoticeSettings = get({
  path: '/api/notice/getsettings',
  params: empty,
  answer: settings,
  codes: [codes.notLoggedIn],
  caller: 'student',
})

export const setNoticeSettings = post({
  path: '/api/notice/setsettings',
  params: v.object({ ...onBehalf, text_messages: v.picklist(['0', '1']) }),
  answer: settings,
  codes: [codes.notLoggedIn],
  caller: 'student',
})

/** Where a student's pages and an employer's listen (server-sent events): events `told`, each with a `LiveTopic` as its data. */
export const LIVE_PATH = '/api/live'
