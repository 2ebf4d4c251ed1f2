import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { getDeskDeliveries, getDeskPositions, openDelivery } from '../../../contract/calls/desk.ts'
import { deskDeliveriesQuery, openedQuery, readAllAnew } from '../../../src/api/desk.ts'
import { deskPositionsQuery } from '../../../src/api/desk-positions.ts'
import { queryClient } from '../../../src/api/query-client.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

const row = (id: string) => ({
  id,
  name: '林知夏',
  school: '江临大学',
  major: '自动化',
  degree: 'bachelor',
  position: { id: '5', title: '嵌入式开发工程师' },
  sent: 'resume',
  status: 'submitted',
  delivered_at: '2026-11-21T12:36:00.000Z',
  undo_rest: null,
})
const none = { all: 0, unread: 0, interested: 0, interview: 0, offer: 0, rejected: 0 }

/** A desk that as many deliveries have come to; the page shows its list and its positions. */
async function sit(came: { ids: readonly string[] }) {
  const answers: Record<string, () => unknown> = {
    [getDeskDeliveries.path]: () => ({
      list: came.ids.map(row),
      total: came.ids.length,
      counts: { ...none, all: came.ids.length, unread: came.ids.length },
    }),
    [getDeskPositions.path]: () => ({
      company_name: '拓岩机器人',
      list: [
        {
          id: '5',
          title: '嵌入式开发工程师',
          city: { value: 'jianglin', label: { 'zh-CN': '江临', 'zh-TW': '江臨', en: 'Jianglin' } },
          status: 'open',
          deliveries: came.ids.length,
          unread: came.ids.length,
          undecided: came.ids.length,
        },
      ],
    }),
    [openDelivery.path]: () => ({
      ...row('1'),
      status: 'viewed',
      message: '',
      resume: null,
      locale: 'zh-CN',
      attachment: null,
      phone: '',
      email: '',
      events: [],
      invitations: [],
      invitation_events: [],
    }),
  }
  vi.stubGlobal('fetch', async (address: string | URL) => {
    const path = Object.keys(answers).find((one) => String(address).startsWith(one)) ?? ''
    return Response.json({ code: 0, msg: '', data: answers[path]?.() })
  })
  const lists = new QueryObserver(queryClient, deskDeliveriesQuery({ position: '', tab: 'all', keyword: '', page: 1 }))
  const positions = new QueryObserver(queryClient, deskPositionsQuery)
  for (const query of [lists, positions]) query.subscribe(() => undefined)
  const counts = () => [lists, positions].map((query) => query.getCurrentResult().data)
  await vi.waitFor(() => expect(counts()).not.toContain(undefined))
  const unread = () => [
    lists.getCurrentResult().data?.counts.unread,
    positions.getCurrentResult().data?.list[0]?.unread,
  ]
  return { lists, positions, unread }
}

it('counts beside a position what the list shows, not what has come since [JOB-5]', async () => {
  const came = { ids: ['1', '2'] }
  const { positions, unread } = await sit(came)
  expect(unread()).toEqual([2, 2])
  came.ids = ['1', '2', '3']
  await queryClient.fetchQuery(openedQuery('1'))
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(unread()).toEqual([1, 1])
  expect(positions.getCurrentResult().data?.list[0]).toMatchObject({ deliveries: 2, undecided: 2 })
})

it('reads lists and counts anew together once it is told [JOB-5]', async () => {
  const came = { ids: ['1'] }
  const { unread } = await sit(came)
  came.ids = ['1', '2', '3']
  await readAllAnew()
  expect(unread()).toEqual([3, 3])
})
