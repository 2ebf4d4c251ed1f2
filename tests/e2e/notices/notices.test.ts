import type { Request } from 'playwright-core'
import { expect, it } from 'vitest'
import { logout } from '../../../contract/calls/authentication.ts'
import { deliverResume, getDeliveries } from '../../../contract/calls/deliveries.ts'
import { getDeskPositions, openDelivery, stepDeskDeliveries } from '../../../contract/calls/desk.ts'
import { inviteToInterview, moveInterview, stepInterview } from '../../../contract/calls/invitations.ts'
import { getNoticeSettings, getNotices, getUnreadNotices, LIVE_PATH } from '../../../contract/calls/notices.ts'
import { findBarriers } from '../world/accessibility.ts'
import { employer, logInAs, student } from '../world/identities.ts'
import { createWorld, eventually, FAILED_REQUEST, type Visitor } from '../world.ts'

const world = createWorld()
const stream = { path: LIVE_PATH } as const

/** A student's browser, and that of an employer whose position the student has just delivered to. */
async function arrive(studentPhone: string, employerPhone: string, atLeast = 2) {
  const [visitor, desk] = [await world.visit(), await world.visit()]
  const userId = await logInAs(visitor, world.demo, student(studentPhone))
  await logInAs(desk, world.demo, employer(employerPhone))
  const { list } = await desk.ask(getDeskPositions, {})
  const ids: string[] = []
  for (const position of list.filter(({ status }) => status === 'open')) {
    // Not every position takes every student.
    const sent = await visitor.ask(deliverResume, { user_id: userId, position_id: position.id })
    if (sent?.status === 'submitted' && ids.length < 2) ids.push(sent.id)
  }
  expect(ids.length).toBeGreaterThanOrEqual(atLeast)
  return { visitor, desk, ids }
}

/** The number behind a tab's name. */
async function countOf(page: Visitor['page'], tab: '未读' | '已查看'): Promise<number> {
  const link = page.getByRole('navigation', { name: '投递的状态' }).getByRole('link', { name: tab })
  // The tabs are there before their numbers.
  const text = await link.filter({ hasText: /\d/ }).textContent()
  return Number(/\d+/.exec(text ?? '')?.[0])
}

/** As the server has it: the bell is there before its number. */
const toldUnread = async (visitor: Visitor) => (await visitor.ask(getUnreadNotices, {})).count

const isListening = (visitor: Visitor) => eventually(() => visitor.count(stream)).toBe(1)

const bell = (page: Visitor['page']) => page.getByRole('banner').getByRole('button', { name: /^通知/ })
const unread = async (page: Visitor['page']) =>
  Number(/\d+/.exec((await bell(page).locator('span').first().textContent()) ?? '')?.[0] ?? 0)

it('counts up in every tab without reloading, leads to the delivery, and is read with it [JOB-5]', async () => {
  const { visitor, desk, ids } = await arrive('13800000025', '13900000049')
  const [id = ''] = ids
  await visitor.open('/')
  const other = await visitor.context.newPage()
  await other.goto(`${visitor.origin}/#/jobRecommend`)
  await bell(other).waitFor()
  await isListening(visitor)
  const before = await toldUnread(visitor)
  await desk.ask(openDelivery, { id })
  await eventually(() => unread(visitor.page)).toBe(before + 1)
  await eventually(() => unread(other)).toBe(before + 1)
  await bell(visitor.page).click()
  await visitor.page
    .getByRole('link', { name: /查看了你的简历/ })
    .first()
    .click()
  await eventually(() => visitor.path).toBe(`/deliveryFeedback?from=3&id=${id}`)
  await eventually(() => unread(visitor.page)).toBe(before)
  await eventually(() => unread(other)).toBe(before)
})

it('lists what changed by day, one or all of it read; text messages are off until they are turned on [JOB-5]', async () => {
  const { visitor, desk, ids } = await arrive('13800000027', '13900000049')
  const [id = ''] = ids
  const { page } = visitor
  await visitor.open('/notices')
  await page.getByRole('heading', { level: 1, name: '通知' }).waitFor()
  await isListening(visitor)
  const texts = page.getByRole('checkbox', { name: /短信提醒/ })
  expect(await texts.isChecked()).toBe(false)
  await texts.click()
  await eventually(async () => (await visitor.ask(getNoticeSettings, {})).text_messages).toBe(true)
  await desk.ask(openDelivery, { id })
  await desk.ask(stepDeskDeliveries, { ids: [id], step: 'offer' })
  await page.getByRole('link', { name: /给你发了录用通知/ }).waitFor()
  await eventually(async () => (await world.demo.messagesTo('13800000027'))[0]?.text).toContain('的录用通知')
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('main').getByRole('button', { name: '全部已读' }).click()
  await page.getByText('没有未读').waitFor()
  await eventually(() => unread(page)).toBe(0)
  expect((await visitor.ask(getNotices, {})).unread).toBe(0)
})

it('an interview that is moved and cancelled shows without reloading, and its notices lead to it [JOB-5]', async () => {
  const { visitor, desk, ids } = await arrive('13800000027', '13900000049', 1)
  const { page } = visitor
  const at = (minutes: number) => new Date(Date.UTC(2030, 0, 8, 6, minutes)).toISOString()
  const appointment = (minutes: number) =>
    ({
      round: 'technical',
      starts_at: at(minutes),
      minutes: '45',
      zone: 'Asia/Tokyo',
      mode: 'onsite',
      place: '江临市创智路 99 号',
      link: '',
      note: '',
      answer_by: at(0),
    }) as const
  await visitor.open('/myInterviewList')
  await isListening(visitor)
  const { id } = await desk.ask(inviteToInterview, { id: ids[0] ?? '', ...appointment(7) })
  await page.getByText(/15:07–15:52/).waitFor()
  const before = await toldUnread(visitor)
  await desk.ask(moveInterview, { invitation_id: id, ...appointment(22) })
  await page.getByText(/15:22–16:07/).waitFor()
  await eventually(() => unread(page)).toBe(before + 1)
  await desk.ask(stepInterview, { invitation_id: id, step: 'cancel' })
  await eventually(() => unread(page)).toBe(before + 2)
  await visitor.open('/')
  await bell(page).click()
  await page.getByRole('link', { name: /取消了面试.*1月8日周二 15:22/s }).waitFor()
  await page.getByRole('link', { name: /更新了面试安排.*1月8日周二 15:22/s }).click()
  await eventually(() => visitor.path).toBe(`/myInterviewList?delivery=${ids[0]}`)
  await eventually(() => unread(page)).toBe(before + 1)
})

it('stands in the resume’s own header on a phone too, its list within the screen', async () => {
  const visitor = await world.visit({ viewport: { width: 390, height: 844 } })
  await logInAs(visitor, world.demo, student('13800000027'))
  await visitor.open('/resume?from=3')
  await bell(visitor.page).click()
  const all = visitor.page.getByRole('link', { name: '查看全部通知' })
  await all.waitFor()
  await eventually(async () => {
    const box = await all.locator('xpath=../..').boundingBox()
    return [(box?.x ?? -1) >= 0, (box?.x ?? 0) + (box?.width ?? 391) <= 390]
  }).toEqual([true, true])
  await all.click()
  await eventually(() => visitor.path).toBe('/notices')
})

it('says what failed, and tries again', async () => {
  const visitor = await world.visit()
  await logInAs(visitor, world.demo, student('13800000026'))
  visitor.complaints.expect(FAILED_REQUEST)
  await visitor.intercept(getNotices, (route) => route.abort())
  await visitor.open('/notices')
  await visitor.page.getByRole('main').getByRole('button', { name: '重试' }).waitFor()
  const before = visitor.count(getNotices)
  await visitor.page.getByRole('main').getByRole('button', { name: '重试' }).click()
  await eventually(() => visitor.count(getNotices)).toBeGreaterThan(before)
  await visitor.mend()
  await visitor.page.reload()
  await visitor.page.getByRole('heading', { level: 1, name: '通知' }).waitFor()
  expect(await visitor.page.getByRole('main').getByRole('button', { name: '重试' }).count()).toBe(0)
})

it('every tab shows a step of an employer without reloading, by one stream for all of them [JOB-5]', async () => {
  const { visitor, desk, ids } = await arrive('13800000025', '13900000048')
  await visitor.open('/deliveryFeedback?from=3&tab=unread')
  // This tab leads: the other comes when it listens.
  await isListening(visitor)
  const other = await visitor.context.newPage()
  await other.goto(`${visitor.origin}/#/deliveryFeedback?from=3&tab=viewed`)
  const [wereUnread, wereViewed] = [await countOf(visitor.page, '未读'), await countOf(other, '已查看')]
  await desk.ask(openDelivery, { id: ids[0] ?? '' })
  await eventually(() => countOf(visitor.page, '未读')).toBe(wereUnread - 1)
  await eventually(() => countOf(other, '已查看')).toBe(wereViewed + 1)
  expect(visitor.count(stream)).toBe(1)

  // The tab that listens goes; the other takes its turn, and hears of what comes next.
  await visitor.page.close()
  await eventually(() => visitor.count(stream)).toBe(2)
  await desk.ask(openDelivery, { id: ids[1] ?? '' })
  await eventually(() => countOf(other, '已查看')).toBe(wereViewed + 2)
})

it('a student who comes back to the page sees it where the stream cannot be opened [JOB-5]', async () => {
  const { visitor, desk, ids } = await arrive('13800000027', '13900000048')
  visitor.complaints.expect(FAILED_REQUEST)
  await visitor.intercept(stream, (route) => route.fulfill({ status: 503, body: '' }))
  await visitor.open('/deliveryFeedback?from=3')
  await isListening(visitor)
  // What was asked for before is not asked for again while it is on its way.
  await visitor.seeAnswered()
  const wereViewed = await countOf(visitor.page, '已查看')
  for (const id of ids) await desk.ask(openDelivery, { id })
  const before = visitor.count(getDeliveries)
  await visitor.setHidden(true)
  await visitor.setHidden(false)
  await eventually(() => countOf(visitor.page, '已查看')).toBe(wereViewed + 2)
  expect(visitor.count(getDeliveries)).toBeGreaterThan(before)
  await eventually(() => visitor.count(stream)).toBeGreaterThan(1)
})

it('nobody listens who is not logged in, and no longer than until the log-out [OUT-1]', async () => {
  const visitor = await world.visit()
  await logInAs(visitor, world.demo, student('13800000026'))
  await visitor.open('/')
  await isListening(visitor)
  // By the page, or by the server where that looks at its streams just then.
  const isStream = (request: Request) => new URL(request.url()).pathname === LIVE_PATH
  const closed = Promise.race([
    visitor.page.waitForEvent('requestfailed', isStream),
    visitor.page.waitForEvent('requestfinished', isStream),
  ])
  await visitor.page
    .getByRole('button', { name: /^林|^[^ ]{2,4}$/ })
    .last()
    .waitFor()
  await visitor.ask(logout, {})
  await visitor.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await closed
  expect(visitor.count(stream)).toBe(1)
})
