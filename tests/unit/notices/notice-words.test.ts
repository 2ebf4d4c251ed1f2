import { expect, it } from 'vitest'
import type { Notice } from '../../../contract/calls/notices.ts'
import type { NoticeKind } from '../../../contract/notices.ts'
import { momentText, zonedText, zoneText } from '../../../src/entities/interview/zoned.ts'
import { wordsOf } from '../../../src/entities/notice/notice-words.ts'

const delivery = {
  id: '7',
  position: { id: '3', title: '嵌入式工程师' },
  company: { id: '1', company_name: '启明' },
} as unknown as NonNullable<Notice['delivery']>

const notice = (kind: NoticeKind, more: Partial<Notice> = {}): Notice => ({
  id: '1',
  kind,
  at: '2026-11-20T00:00:00Z',
  is_read: false,
  delivery,
  interview: null,
  search: null,
  ...more,
})

const said = (one: Notice) => {
  const { who, what, about, href } = wordsOf(one, 'zh-CN', (host) => `https://${host}`)
  return [`${who} ${what}`, about, href]
}

const FEEDBACK = '#/deliveryFeedback?from=3&id=7'

it.each<[NoticeKind, string]>([
  ['view', '启明 查看了你的简历'],
  ['like', '启明 对你感兴趣'],
  ['invite', '启明 邀请你面试'],
  ['offer', '启明 给你发了录用通知'],
  ['reject', '启明 认为这次不合适'],
  ['close', '启明 停止了招聘，投递已结束'],
])('a notice of %s says so, and leads to its delivery [JOB-5]', (kind, words) =>
  expect(said(notice(kind))).toEqual([words, '嵌入式工程师', FEEDBACK]),
)

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone

it.each<[NoticeKind, boolean, string]>([
  ['move', false, '启明 更新了面试安排，请重新答复'],
  ['cancel', true, '启明 取消了面试'],
  ['dayBefore', true, '启明 约你的面试还有一天'],
  ['dayBefore', false, '启明 约你的面试还有一天，你还没有答复'],
  ['hourBefore', true, '启明 约你的面试还有一小时'],
])('a notice of %s (accepted: %s) says when, and leads to the interview [JOB-5]', (kind, is_accepted, words) => {
  const interview = { starts_at: '2026-12-03T06:00:00Z', zone: ZONE, is_accepted }
  const [what, about, href] = said(notice(kind, { interview }))
  expect([what, href]).toEqual([words, '#/myInterviewList?delivery=7'])
  expect(about).toMatch(/^12月3日周四 \d\d:00 · 嵌入式工程师$/)
})

it('the notice names the zone and the visitor’s own time only where their clocks show another [JOB-5]', () => {
  const at = { starts_at: '2026-12-03T06:00:00Z' }
  expect(zoneText({ ...at, zone: ZONE }, 'zh-CN')).toBe('')
  const [far, name] =
    ZONE === 'America/New_York' ? ['Asia/Shanghai', '中国标准时间'] : ['America/New_York', '北美东部标准时间']
  const own = momentText({ ...at, zone: ZONE }, 'zh-CN')
  const there = momentText({ ...at, zone: far }, 'zh-CN')
  expect(there).not.toBe(own)
  expect(zoneText({ ...at, zone: far }, 'zh-CN')).toBe(`${name}，你这里是 ${own}`)
  expect(zonedText({ ...at, zone: far }, 'zh-CN')).toBe(`${there}（${name}，你这里是 ${own}）`)
  expect(zonedText({ ...at, zone: ZONE }, 'zh-CN')).toBe(own)
})
