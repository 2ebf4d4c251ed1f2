import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { getNotReadingInfo, markDeliveriesRead } from '../../../contract/calls/deliveries.ts'
import { markRead, newsQuery } from '../../../src/api/delivery-feedback.ts'
import { queryClient } from '../../../src/api/query-client.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

const answer = (data: unknown) => Response.json({ code: 0, msg: '', data })

it('an answer asked for before all was marked as read does not make it news again [JOB-5]', async () => {
  const late = Promise.withResolvers<Response>()
  const counts = [Promise.resolve(answer({ count: 2 })), late.promise, Promise.resolve(answer({ count: 0 }))]
  const fetched = vi.fn((address: string | URL) =>
    String(address).startsWith(markDeliveriesRead.path) ? Promise.resolve(answer({})) : counts.shift()!,
  )
  vi.stubGlobal('fetch', fetched)
  const news = new QueryObserver(queryClient, newsQuery('7'))
  const end = news.subscribe(() => undefined)
  await vi.waitFor(() => expect(news.getCurrentResult().data).toBe(2))
  const again = news.refetch()
  await markRead('7')
  late.resolve(answer({ count: 2 }))
  await again
  await vi.waitFor(() => expect([counts.length, news.getCurrentResult().fetchStatus]).toEqual([0, 'idle']))
  expect(news.getCurrentResult().data).toBe(0)
  expect(fetched.mock.calls.filter(([address]) => String(address).startsWith(getNotReadingInfo.path))).toHaveLength(3)
  end()
})
