import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as calls from '../../contract/calls/notices.ts'
import type { Changed } from '../../contract/notices.ts'
import { request } from './client.ts'
import { lively, pageOf, readPage } from './content.ts'
import { queryClient } from './query-client.ts'

const getNotices = request(calls.getNotices)
const getUnreadNotices = request(calls.getUnreadNotices)
const markNoticesRead = request(calls.markNoticesRead)
const getNoticeSettings = request(calls.getNoticeSettings)
const setNoticeSettings = request(calls.setNoticeSettings)

const NOTICES = ['student', 'notices']

/** Notices of a page of the centre. */
export const NOTICES_SIZE = 20

/** A page of what a student was told. */
export const noticesQuery = (userId: string, page: number) =>
  queryOptions({
    queryKey: [...NOTICES, userId, 'list', page],
    queryFn: ({ signal }) => readPage(page, NOTICES_SIZE, (at) => getNotices(at, signal)),
    placeholderData: keepPreviousData,
    ...lively,
  })

/** The latest, those first that the student has not looked at. */
export const latestNoticesQuery = (userId: string, size: number) =>
  queryOptions({
    queryKey: [...NOTICES, userId, 'latest', size],
    queryFn: ({ signal }) => getNotices({ ...pageOf(1, size), unread_first: '1' }, signal),
    ...lively,
  })

/** How many of them the student has not looked at. */
export const unreadNoticesQuery = (userId: string) =>
  queryOptions({
    queryKey: [...NOTICES, userId, 'unread'],
    queryFn: async ({ signal }) => (await getUnreadNotices({}, signal)).count,
    ...lively,
  })

export const noticeSettingsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['student', 'notice-settings', userId],
    queryFn: ({ signal }) => getNoticeSettings({}, signal),
    ...lively,
  })

/** Rejects with a CallFailure. */
export async function setTextMessages(userId: string, isWanted: boolean): Promise<void> {
  const settings = await setNoticeSettings({ user_id: userId, text_messages: isWanted ? '1' : '0' })
  queryClient.setQueryData(noticeSettingsQuery(userId).queryKey, settings)
}

/** Looked at: one, or all; rejects with a CallFailure. */
export async function markRead(userId: string, id?: string): Promise<void> {
  await markNoticesRead({ user_id: userId, ...(id !== undefined && { id }) })
  // A delivery of which all was looked at is no news either.
  for (const what of ['deliveries', 'delivery-news'])
    void queryClient.invalidateQueries({ queryKey: ['student', what, userId] })
  await queryClient.invalidateQueries({ queryKey: [...NOTICES, userId] })
}

const ofDelivery = ['notices', 'deliveries', 'delivery', 'delivery-news', 'delivered', 'invitations']

/** What changes with each: keys of what is read. */
const read: Record<Changed, readonly string[]> = {
  delivery: ofDelivery,
  search: ['notices', 'searches'],
  notices: ['notices'],
  all: [...ofDelivery, 'searches'],
}

/** Reads anew what is shown of it, also what is on its way, which may be older; the rest once it is wanted. */
export function refresh(userId: string, changed: Changed): void {
  for (const what of read[changed]) void queryClient.invalidateQueries({ queryKey: ['student', what, userId] })
}
