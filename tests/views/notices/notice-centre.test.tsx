import type { ReactNode } from 'react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createActor } from 'xstate'
import type { Notice } from '../../../contract/calls/notices.ts'
import type { NoticeKind } from '../../../contract/notices.ts'
import { noticeCentrePaths } from '../../../machines/notices/notice-centre/notice-centre.paths.ts'
import { provideNoticeCentre } from '../../../machines/notices/notice-centre/notice-centre.ports.ts'
import { isMarked, marksOf, unreadBut } from '../../../machines/notices/notice-centre/notice-centre.selectors.ts'
import { provideTextMessages } from '../../../machines/notices/text-messages/text-messages.ports.ts'
import { noticesQuery } from '../../../src/api/notice-centre.ts'
import { queryClient } from '../../../src/api/query-client.ts'
import { NoticeRow } from '../../../src/entities/notice/NoticeRow.tsx'
import { NoticesPage } from '../../../src/features/notices/centre/NoticesPage.tsx'
import { ActorsProvider, type AppActors } from '../../../src/shared/actors/actors.ts'
import { setWidth } from '../sights/see.ts'
import { Desk } from '../world/desk.ts'
import { press } from '../world/hands.ts'
import { position } from '../world/lists.tsx'
import { renderPage } from '../world/page.tsx'
import { outcomes, replay } from '../world/replay.ts'

const { id, title, company } = position(7)

const noticeOf = (kind: NoticeKind, more: Partial<Notice> = {}): Notice => ({
  id: '1',
  kind,
  at: '2026-12-02T06:00:00.000Z',
  is_read: false,
  delivery: { id: '3', position: { id, title }, company },
  interview: null,
  search: null,
  ...more,
})

/** Two of the page that are new, of five. */
const list = [
  noticeOf('view', { id: '7' }),
  noticeOf('like', { id: '8', is_read: true }),
  noticeOf('offer', { id: '9' }),
]
const UNREAD = 5
const rows: Readonly<Record<string, RegExp>> = { 7: /查看了你的简历/, 8: /对你感兴趣/, 9: /录用通知/ }

const main = page.getByRole('main')
beforeAll(() => setWidth('wide'))

const actors = { originOf: (host: string) => `https://${host}` } as unknown as AppActors
const draw = (view: ReactNode) =>
  renderPage(
    <ActorsProvider value={actors}>
      <main>{view}</main>
    </ActorsProvider>,
  )

replay(noticeCentrePaths, {
  async open({ input }, options) {
    const of = noticeCentrePaths.inputs[input]
    if (!of) throw new Error(`no input is named ${input}`)
    queryClient.setQueryData(noticesQuery(of.userId, 1).queryKey, { list, total: 3, unread: UNREAD })
    const desk = new Desk()
    const actor = createActor(
      provideNoticeCentre({
        notify() {},
        markRead: () => desk.call('markRead'),
      }),
      { input: of, ...options },
    ).start()
    const texts = createActor(provideTextMessages({ notify() {}, setTextMessages: async () => {} }), { input: of })
    const { close } = draw(
      <NoticesPage userId={of.userId} page={1} actor={actor} texts={texts} hrefOf={() => '#/notices'} />,
    )
    return { world: { desk, actor, close }, subject: actor }
  },
  perform: {
    ...outcomes('markRead'),
    'NOTICE.OPENED': ({ event }) =>
      main.getByRole('link', { name: rows[(event as never as { id: string }).id]! }).click(),
    'ALL.READ': () => press(main, '全部已读'),
  },
  async see({ world: { actor } }) {
    const marks = marksOf(actor.getSnapshot())
    for (const notice of list) {
      const isNew = main.getByRole('link', { name: rows[notice.id]! }).getByText('（未读）')
      const isRead = notice.is_read || isMarked(marks, notice.id)
      await expect.poll(() => isNew.all().length).toBe(isRead ? 0 : 1)
    }
    const unread = unreadBut(marks, UNREAD)
    await expect.element(main.getByText(unread === 0 ? '没有未读' : `${unread} 条未读`)).toBeVisible()
    return `${unread} new`
  },
  proves: () => ['JOB-5'],
})

let close = () => {}
afterEach(() => close())

it('a notice of an interview says when it is, on the clocks there, and leads to the interviews [JOB-5]', async () => {
  const interview = { starts_at: '2026-12-03T06:00:00.000Z', zone: 'Asia/Tokyo', is_accepted: false }
  const cases: [NoticeKind, boolean, string][] = [
    ['invite', false, '邀请你面试'],
    ['move', false, '更新了面试安排，请重新答复'],
    ['cancel', true, '取消了面试'],
    ['dayBefore', true, '约你的面试还有一天'],
    ['dayBefore', false, '约你的面试还有一天，你还没有答复'],
    ['hourBefore', true, '约你的面试还有一小时'],
  ]
  const shown = draw(
    cases.map(([kind, is_accepted, words]) => (
      <NoticeRow
        key={words}
        notice={noticeOf(kind, { interview: { ...interview, is_accepted } })}
        isRead
        time="昨天"
        onSelect={() => {}}
      />
    )),
  )
  close = shown.close
  for (const [, , words] of cases) {
    const name = new RegExp(
      `^拓岩机器人 ${words} ?12月3日周四 15:00（日本标准时间，你这里是 12月3日周四 14:00） · ${title}`,
    )
    await expect.element(main.getByRole('link', { name })).toHaveAttribute('href', '#/myInterviewList?delivery=3')
  }
  shown.speak('en')
  const english = main.getByRole('link', { name: /interviews you in a day and awaits your answer/ })
  await expect
    .element(english.getByText(/Thu, December 3 15:00 \(Japan Standard Time; Thu, December 3 14:00 where you are\)/))
    .toBeVisible()
})
