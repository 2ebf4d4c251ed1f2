import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Answer } from '../../contract/call.ts'
import * as calls from '../../contract/calls/deliveries.ts'
import type { DeliveryTab, OwnStep } from '../../contract/rules/delivery-steps.ts'
import { request } from './client.ts'
import { lively, readPage } from './content.ts'
import { DELIVERIES, deliverStatusQuery } from './deliveries.ts'
import { unreadNoticesQuery } from './notice-centre.ts'
import { queryClient } from './query-client.ts'

const getDeliveries = request(calls.getDeliveries)
const getDelivery = request(calls.getDelivery)
const getNotReadingInfo = request(calls.getNotReadingInfo)
const stepDelivery = request(calls.stepDelivery)
const markDeliveriesRead = request(calls.markDeliveriesRead)

type Page = Answer<typeof calls.getDeliveries>

export const DELIVERIES_SIZE = 8

const ONE = ['student', 'delivery']
const NEWS = ['student', 'delivery-news']

/** A page of a student's deliveries. */
export const deliveriesQuery = (userId: string, tab: DeliveryTab, page: number) =>
  queryOptions({
    queryKey: [...DELIVERIES, userId, tab, page],
    queryFn: ({ signal }) => readPage(page, DELIVERIES_SIZE, (at) => getDeliveries({ status: tab, ...at }, signal)),
    placeholderData: keepPreviousData,
    ...lively,
  })

/** Of how many deliveries the student has not looked at what last happened. */
export const newsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...NEWS, userId],
    queryFn: async ({ signal }) => (await getNotReadingInfo({}, signal)).count,
    ...lively,
  })

/** One delivery with all that happened to it. What is read counts as looked at. */
export const deliveryQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: [...ONE, userId, id],
    async queryFn({ signal }) {
      const found = await getDelivery({ id }, signal)
      const unread = queryClient.getQueryData<number>(unreadNoticesQuery(userId).queryKey) ?? 0
      if (found.is_new) await markSeen(userId, id)
      // A notice of an interview that was moved is no step of the delivery.
      else if (unread > 0) await markDeliveriesRead({ user_id: userId, id }).catch(() => undefined)
      return found
    },
    ...lively,
  })

/** Where that fails it counts as news for another while. */
const markSeen = (userId: string, id: string) => markRead(userId, id).catch(() => undefined)

/**
 * Nothing of it is news any more; rejects with a CallFailure.
 * @param id of one delivery; all without
 */
export async function markRead(userId: string, id?: string): Promise<void> {
  await markDeliveriesRead({ user_id: userId, ...(id !== undefined && { id }) })
  const seen = (page: Page | undefined) =>
    page && {
      ...page,
      list: page.list.map((one) => (id === undefined || one.id === id ? { ...one, is_new: false } : one)),
    }
  queryClient.setQueriesData<Page>({ queryKey: [...DELIVERIES, userId] }, seen)
  queryClient.setQueryData<number>([...NEWS, userId], (news) => news && (id === undefined ? 0 : news - 1))
  // What was asked before that still has it as news.
  for (const queryKey of [
    [...DELIVERIES, userId],
    [...NEWS, userId],
  ]) {
    if (queryClient.isFetching({ queryKey }) === 0) continue
    await queryClient.cancelQueries({ queryKey })
    void queryClient.invalidateQueries({ queryKey })
  }
}

/** Takes a student's own step; rejects with a CallFailure. How it stands is read anew in any case: somebody else may have been faster. */
export async function takeStep(userId: string, id: string, step: OwnStep, seen: string): Promise<void> {
  try {
    await stepDelivery({ user_id: userId, id, step, seen })
  } finally {
    for (const queryKey of [DELIVERIES, [...ONE, userId, id], deliverStatusQuery(userId).queryKey])
      void queryClient.invalidateQueries({ queryKey })
  }
}
