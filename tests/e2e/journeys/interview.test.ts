import { readFile } from 'node:fs/promises'
import { sync, type VEvent } from 'node-ical'
import { describe, expect, it } from 'vitest'
import { deliverResume } from '../../../contract/calls/deliveries.ts'
import { getDeskPositions } from '../../../contract/calls/desk.ts'
import { getInvitations, inviteToInterview, moveInterview } from '../../../contract/calls/invitations.ts'
import { decodeQrCode } from '../models/scan-page.ts'
import { findBarriers } from '../world/accessibility.ts'
import { employer, logInAs, student } from '../world/identities.ts'
import { createWorld, eventually, type Visitor } from '../world.ts'

const world = createWorld()

const HOUR = 3_600_000
const PLACE = '江临市望江区创智路 99 号 3 层'
const LINK = 'https://meet.qihang.example/8f2k'

/** On the minute, so many hours from now. */
const hoursOn = (hours: number) => new Date(Math.floor((Date.now() + hours * HOUR) / 60_000) * 60_000).toISOString()

/** As the clocks there show it. */
const chinaTime = (instant: string) => new Date(Date.parse(instant) + 8 * HOUR).toISOString().slice(0, 16)

const appointment = (more = {}) => ({
  round: 'technical' as const,
  starts_at: hoursOn(3),
  minutes: '45' as const,
  zone: 'Asia/Shanghai',
  mode: 'onsite' as const,
  place: PLACE,
  link: LINK,
  note: '请带身份证',
  answer_by: hoursOn(2),
  ...more,
})

/** A student who delivered to an employer's position and was invited, and has been told. */
async function invited(phone: string, company: string) {
  const [desk, visitor] = [await world.visit(), await world.visit({ timezoneId: 'Asia/Shanghai' })]
  await logInAs(desk, world.demo, employer(company))
  await logInAs(visitor, world.demo, student(phone))
  const positions = (await desk.ask(getDeskPositions, {})).list.filter(({ status }) => status === 'open')
  for (const { id, title } of positions) {
    const sent = await visitor.ask(deliverResume, { position_id: id })
    if (sent?.status !== 'submitted') continue
    const { id: invitation } = await desk.ask(inviteToInterview, { id: sent.id, ...appointment() })
    const told = async () =>
      (await visitor.ask(getInvitations, { scope: 'upcoming' })).list.some((one) => one.id === invitation)
    await eventually(told).toBe(true)
    await visitor.open('/myInterviewList')
    const card = cardOf(visitor)
    await card.getByRole('heading', { name: `${title} · 技术面` }).waitFor()
    return { desk, visitor, page: visitor.page, card, invitation, title }
  }
  throw new Error('there is no position to deliver to')
}

const cardOf = ({ page }: Visitor) => page.getByRole('region', { name: '下一场' })
const see = (visitor: Visitor, status: string) => cardOf(visitor).getByText(status, { exact: true }).waitFor()
const act = (visitor: Visitor, name: string) => cardOf(visitor).getByRole('button', { name, exact: true }).click()

describe('an interview', () => {
  it('is accepted, goes into the calendar and onto the phone, and gets another time [JOB-5]', async () => {
    const { desk, visitor, page, card, invitation, title } = await invited('13800000022', '13900000045')
    await see(visitor, '待答复')
    await act(visitor, '接受面试')
    await see(visitor, '已接受')
    expect(await card.getByRole('link', { name: '查看路线' }).getAttribute('href')).toBe(
      `https://uri.amap.com/search?keyword=${encodeURIComponent(PLACE)}`,
    )
    expect(await card.getByRole('link', { name: '进入视频面试' }).getAttribute('href')).toBe(LINK)
    await card.getByRole('timer', { name: /^距开始 0 天 2 小时 \d+ 分$/ }).waitFor()
    expect(await findBarriers(page)).toEqual([])

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      card.getByRole('link', { name: '加入日历' }).click(),
    ])
    const read = sync.parseICS(await readFile(await download.path(), 'utf8'))
    const event = Object.values(read).find((part): part is VEvent => part?.type === 'VEVENT')
    const { list } = await visitor.ask(getInvitations, { scope: 'upcoming' })
    const own = list.find(({ id }) => id === invitation)
    expect([event?.start.toISOString(), event?.location, event?.status]).toEqual([own?.starts_at, PLACE, 'CONFIRMED'])
    expect(event?.summary).toContain(title)

    await page.getByRole('button', { name: '手机查看' }).click()
    const address = await decodeQrCode(page.getByRole('dialog', { name: '我的面试' }).getByRole('img'))
    expect(address).toBe(`${visitor.origin}/?desktop=1#/myInterviewList`)
    await page.keyboard.press('Escape')
    const phone = await world.visit({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
    await logInAs(phone, world.demo, student('13800000022'))
    await phone.page.goto(address)
    await cardOf(phone)
      .getByRole('heading', { name: `${title} · 技术面` })
      .waitFor()
    for (const [locale, round] of [
      ['zh-TW', '技術面試'],
      ['en', 'Technical interview'],
      ['zh-CN', '技术面'],
    ] as const) {
      await phone.context.addCookies([{ name: 'locale', value: locale, url: phone.origin }])
      await phone.page.reload()
      const heading = phone.page.getByRole('heading', { name: `${title} · ${round}` })
      await heading.waitFor()
      // It has the width of the phone, and nothing is wider.
      await eventually(async () => (await heading.boundingBox())?.width).toBeGreaterThan(280)
      await eventually(() => phone.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      expect(await findBarriers(phone.page)).toEqual([])
    }

    await act(visitor, '申请改期')
    const form = page.getByRole('dialog', { name: '申请改期' })
    await form.getByLabel('原因（选填）').fill('那天有考试')
    await form.getByRole('button', { name: '发送申请' }).click()
    await form.getByText('请选一个将来的时间', { exact: true }).waitFor()
    expect(
      await form.getByLabel('希望的时间', { exact: true }).evaluate((input) => input === document.activeElement),
    ).toBe(true)
    await page.keyboard.press('Escape')
    await act(visitor, '申请改期')
    await eventually(() => form.getByLabel('原因（选填）').inputValue()).toBe('那天有考试')
    await form.getByLabel('希望的时间', { exact: true }).fill('2020-01-01T10:00')
    await form.getByRole('button', { name: '发送申请' }).click()
    await form.getByText('请选一个将来的时间', { exact: true }).waitFor()
    await form.getByLabel('希望的时间', { exact: true }).fill(chinaTime(own?.starts_at ?? ''))
    await form.getByRole('button', { name: '发送申请' }).click()
    await form.getByText('请选另一个时间，这是现在约定的时间', { exact: true }).waitFor()
    await form.getByLabel('希望的时间', { exact: true }).fill('2030-01-02T16:00')
    await form.getByRole('button', { name: '发送申请' }).click()
    await see(visitor, '改期待确认')
    await card.getByText(/你申请改到 .*1月2日.* 16:00 · 那天有考试/).waitFor()

    const later = appointment({ starts_at: hoursOn(4), place: '2 层' })
    // The page is told of it within a second: it reads nothing before the press.
    const { promise: pressed, resolve: release } = Promise.withResolvers<void>()
    await visitor.intercept(getInvitations, async (route) => {
      await pressed
      await route.continue()
    })
    await desk.ask(moveInterview, { invitation_id: invitation, ...later })
    // What the student sees is no longer so: the answer is refused, and how it stands is read anew.
    await act(visitor, '撤销改期')
    release()
    await page.getByText('企业改了时间或地点，请看清后再答复', { exact: true }).waitFor()
    await see(visitor, '待答复')
    await card.getByText('2 层', { exact: true }).waitFor()
  })
})
