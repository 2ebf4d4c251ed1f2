import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { newsQuery } from '../../../src/api/delivery-feedback.ts'
import { refresh } from '../../../src/api/notice-centre.ts'
import { queryClient } from '../../../src/api/query-client.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

const counted = (count: number) => Response.json({ code: 0, msg: '', data: { count } })

it.each(['all', 'delivery'] as const)(
  'an answer on its way when %s changed is read anew, and does not stay [JOB-5]',
  async (changed) => {
    const late = Promise.withResolvers<Response>()
    const answers = [Promise.resolve(counted(1)), late.promise, Promise.resolve(counted(2))]
    vi.stubGlobal('fetch', () => answers.shift())
    const news = new QueryObserver(queryClient, newsQuery('7'))
    const end = news.subscribe(() => undefined)
    await vi.waitFor(() => expect(news.getCurrentResult().data).toBe(1))
    void news.refetch()
    refresh('7', changed)
    late.resolve(counted(1))
    await vi.waitFor(() => expect([answers.length, news.getCurrentResult().fetchStatus]).toEqual([0, 'idle']))
    expect(news.getCurrentResult().data).toBe(2)
    end()
  },
)
