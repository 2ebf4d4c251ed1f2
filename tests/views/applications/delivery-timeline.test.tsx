import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Invitation, InvitationEvent } from '../../../contract/calls/invitations.ts'
import type { DeliveryEventKind, DeliveryStatus } from '../../../contract/rules/delivery-steps.ts'
import { momentText } from '../../../src/entities/delivery/moments.ts'
import { Timeline } from '../../../src/features/applications/feedback/Timeline.tsx'
import { seeAccessible, setWidth } from '../sights/see.ts'
import { position } from '../world/lists.tsx'
import { type RenderedPage, renderPage } from '../world/page.tsx'

/** Friday, 10 in the morning in China. */
const NOW = Date.parse('2026-11-20T02:00:00Z')
const DAY = 86_400_000
const before = (days: number) => new Date(NOW - days * DAY).toISOString()

let rendered: RenderedPage | undefined
beforeEach(() => setWidth('wide'))
afterEach(() => rendered?.close())

const interview = (more: Partial<Invitation> = {}): Invitation => ({
  id: '5',
  round: 'technical',
  starts_at: '2026-12-03T06:00:00Z',
  minutes: 45,
  zone: 'Asia/Tokyo',
  mode: 'video',
  place: '',
  link: 'https://meet.example/5',
  interviewer: '王老师',
  contact_phone: '021-55551234',
  note: '',
  answer_by: '2026-12-01T10:00:00Z',
  status: 'invited',
  is_decided: false,
  revision: 0,
  asked: null,
  ...more,
})

/** Sent nine days ago, and each step a day later. */
function open(status: DeliveryStatus, ...kinds: readonly DeliveryEventKind[]): void {
  openWith(interview(), status, kinds)
}

function openWith(
  invitation: Invitation,
  status: DeliveryStatus,
  kinds: readonly DeliveryEventKind[],
  steps: InvitationEvent[] = [],
): void {
  const events = ['submit' as const, ...kinds].map((kind, index) => ({
    kind,
    at: before(9 - index),
    note: kind === 'reject' ? '已有更合适的人选' : '',
    offer: null,
    invitation: kind === 'invite' ? invitation : null,
  }))
  const delivery = {
    id: '1',
    position: position(1),
    status,
    delivered_at: before(9),
    changed_at: events.at(-1)?.at ?? '',
    is_new: false,
    events,
    invitation_events: steps,
    message: '',
    resume: null,
    is_emptied: false,
    locale: 'zh-CN' as const,
    attachment: null,
  }
  rendered = renderPage(<Timeline delivery={delivery} now={NOW} />)
}

/** Each entry, a line for each of its parts. */
const entries = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((one) => Array.from(one.querySelectorAll('time, p, blockquote'), (part) => part.textContent))

describe('the timeline of a delivery', () => {
  it('dates every step, and says what usually comes next and how long nothing happened [JOB-5]', async () => {
    open('interview', 'view', 'like', 'invite')
    await expect.poll(entries).toEqual([
      ['11-11 周三 10:00', '已投递', '简历已送达招聘方。'],
      ['11-12 周四 10:00', '已查看', '招聘方打开了你的简历。'],
      ['11-13 周五 10:00', '感兴趣', '你进入了候选名单。'],
      [
        '11-14 周六 10:00',
        '邀请面试',
        '招聘方约你面试，时间和地点见「我的面试」。',
        '技术面 · 12月3日周四 15:00（日本标准时间，你这里是 12月3日周四 14:00） 待答复',
      ],
      [
        '接下来',
        '请在 12月1日周二 19:00（日本标准时间，你这里是 12月1日周二 18:00） 前答复面试邀请。',
        '距上次进展 6 天',
      ],
    ])
    await seeAccessible()
    rendered?.speak('en')
    await expect
      .poll(() => entries().at(-1))
      .toEqual([
        'What comes next',
        'Please answer the invitation by Tue, December 1 19:00 (Japan Standard Time; Tue, December 1 18:00 where you are).',
        '6 days since the last step',
      ])
  })

  const AFTER = '面试结束后，招聘方会在这里给出结果。'
  it.each<[Partial<Invitation>, string, string]>([
    [{ status: 'accepted' }, '技术面 · 12月3日周四 15:00（日本标准时间，你这里是 12月3日周四 14:00） 已接受', AFTER],
    [{ status: 'declined' }, '技术面 · 12月3日周四 15:00（日本标准时间，你这里是 12月3日周四 14:00） 已婉拒', AFTER],
    [
      { status: 'rescheduleAsked' },
      '技术面 · 12月3日周四 15:00（日本标准时间，你这里是 12月3日周四 14:00） 改期待确认',
      '等招聘方确认你申请的时间。',
    ],
    [
      { status: 'completed', starts_at: '2026-11-19T06:00:00Z' },
      '技术面 · 11月19日周四 15:00（日本标准时间，你这里是 11月19日周四 14:00） 已完成',
      '招聘方通常会在面试后做决定：约下一轮、录用，或结束这次投递。有结果会马上显示在这里。',
    ],
    [
      { answer_by: '2026-11-19T06:00:00Z' },
      '技术面 · 12月3日周四 15:00（日本标准时间，你这里是 12月3日周四 14:00） 已过回复期限',
      '已过回复期限，但面试开始前仍可答复，请尽快。',
    ],
    [
      { starts_at: '2026-11-19T06:00:00Z' },
      '技术面 · 11月19日周四 15:00（日本标准时间，你这里是 11月19日周四 14:00） 未答复',
      AFTER,
    ],
  ])('an interview says how it stands: %o [JOB-5]', async (more, told, next) => {
    openWith(interview(more), 'interview', ['invite'])
    await expect.poll(() => entries()[1]?.at(-1)).toBe(told)
    expect(entries().at(-1)?.[1]).toBe(next)
  })

  it('dates the steps of an interview among the rest, from the student’s side [JOB-5]', async () => {
    const step = (kind: InvitationEvent['kind'], days: number, more: Partial<InvitationEvent> = {}) =>
      ({ kind, round: 'technical', at: before(days), note: '', starts_at: null, zone: 'Asia/Tokyo', ...more }) as const
    openWith(
      interview({ status: 'accepted' }),
      'interview',
      ['invite', 'like'],
      [
        step('askReschedule', 7.5, { note: '有考试', starts_at: '2026-12-03T06:00:00Z' }),
        step('move', 6, { starts_at: '2026-12-04T06:00:00Z' }),
        step('accept', 2),
      ],
    )
    await expect
      .poll(() => entries().map((one) => one.slice(1)))
      .toEqual([
        ['已投递', '简历已送达招聘方。'],
        expect.arrayContaining(['邀请面试']),
        ['申请改期', '你申请把技术面改到 12月3日周四 15:00（日本标准时间，你这里是 12月3日周四 14:00）。', '有考试'],
        ['感兴趣', '你进入了候选名单。'],
        [
          '面试变更',
          '招聘方更改了技术面的时间或地点，新的时间是 12月4日周五 15:00（日本标准时间，你这里是 12月4日周五 14:00）。',
        ],
        ['接受面试', '你确认参加技术面。'],
        ['面试结束后，招聘方会在这里给出结果。', '距上次进展 2 天'],
      ])
    await seeAccessible()
  })

  it.each<[DeliveryStatus, readonly DeliveryEventKind[], readonly string[]]>([
    ['submitted', [], ['接下来', '招聘方打开简历后，这里会显示「已查看」。', '距上次进展 9 天']],
    ['viewed', ['view'], ['接下来', '合适的话，招聘方会把你列入候选名单，或直接约面试。', '距上次进展 8 天']],
    ['interested', ['like'], ['接下来', '接下来可能约面试，请留意手机和邮箱。', '距上次进展 8 天']],
    ['offer', ['view', 'offer'], ['接下来', '接受或婉拒，招聘方会看到。', '距上次进展 7 天']],
    ['hired', ['view', 'offer', 'accept'], ['已结束', '恭喜！入职手续由招聘方与你联系。']],
    ['rejected', ['reject'], ['已结束', '换一个方向试试，同类职位还有很多。', '看相近职位看这家企业']],
    ['declined', ['view', 'offer', 'decline'], ['已结束', '换一个方向试试。', '看相近职位看这家企业']],
    ['withdrawn', ['withdraw'], ['已结束', '这个职位不能再次投递。', '看相近职位看这家企业']],
    ['closed', ['close'], ['已结束', '职位已停止招聘，没有处理的投递随之结束。', '看相近职位看这家企业']],
  ])('%s: what comes next [JOB-5]', async (status, kinds, last) => {
    open(status, ...kinds)
    await expect.poll(() => entries().at(-1)).toEqual(last)
  })

  it.each<[DeliveryStatus, DeliveryEventKind, readonly string[]]>([
    ['offer', 'offer', ['录用', '招聘方愿意录用你，请尽快答复。']],
    ['hired', 'accept', ['接受录用', '你接受了录用。']],
    ['declined', 'decline', ['婉拒录用', '你婉拒了录用。']],
    ['rejected', 'reject', ['不合适', '招聘方结束了这次投递。', '已有更合适的人选']],
    ['withdrawn', 'withdraw', ['撤回投递', '你撤回了这次投递。']],
    ['closed', 'close', ['职位停止招聘', '职位停止招聘，没有处理的投递随之结束。']],
  ])('%s: what happened [JOB-5]', async (status, kind, told) => {
    open(status, kind)
    await expect.poll(() => entries()[1]?.slice(1)).toEqual(told)
  })
})

it.each([
  ['2026-11-20T01:05:00Z', '今天 09:05'],
  ['2026-11-19T15:59:00Z', '昨天 23:59'],
  ['2026-11-18T16:00:00Z', '昨天 00:00'],
  ['2026-11-18T15:59:00Z', '11-18'],
])('%s is called %s', (iso, words) => expect(momentText(iso, NOW)).toBe(words))
