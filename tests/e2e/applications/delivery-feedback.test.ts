import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import {
  getDeliveries,
  getDelivery,
  getNotReadingInfo,
  markDeliveriesRead,
  stepDelivery,
} from '../../../contract/calls/deliveries.ts'
import { LoginDialog } from '../models/login-dialog.ts'
import { decodeQrCode, ScanPage } from '../models/scan-page.ts'
import { Shell } from '../models/shell.ts'
import { findBarriers } from '../world/accessibility.ts'
import { reconnect } from '../world/faults.ts'
import { employer, logInAs, student } from '../world/identities.ts'
import { createWorld, eventually, FAILED_REQUEST, type Visitor } from '../world.ts'

const world = createWorld()

const FEEDBACK = '/deliveryFeedback?from=3'
/** With four deliveries: an offer, one unread, one turned down, one viewed. */
const ZHIXIA = '13800000004'

async function arrive(phone: string, path = FEEDBACK, prepare?: (visitor: Visitor) => Promise<unknown>) {
  const visitor = await world.visit()
  await prepare?.(visitor)
  await logInAs(visitor, world.demo, student(phone))
  await visitor.open(path)
  await list(visitor).getByRole('heading', { level: 2 }).first().waitFor()
  return { visitor, page: visitor.page }
}

/** The stream of what changed, for which a page reads all anew, begins in a quiet moment. */
const withoutStream = ({ page }: Visitor) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })

const list = ({ page }: Visitor) => page.getByRole('region', { name: '投递列表' })
const detail = ({ page }: Visitor) => page.getByRole('region', { name: '投递进展' })
const statuses = (visitor: Visitor) =>
  list(visitor)
    .getByText(/^(?:未读|已查看|感兴趣|面试|录用待答复|已录用|不合适|已撤回|已停止招聘)$/)
    .allTextContents()
const tabs = ({ page }: Visitor) => page.getByRole('navigation', { name: '投递的状态' })
const counts = async (visitor: Visitor) => (await tabs(visitor).getByRole('link').allTextContents()).join(' · ')
const events = (visitor: Visitor) =>
  detail(visitor).getByRole('list', { name: '进展' }).locator('li > div > p:first-child').allTextContents()

const seeFocus = (one: Locator) => eventually(() => one.evaluate((it) => it === document.activeElement)).toBe(true)

/** The row of the delivery that stands so. */
const rowOf = (visitor: Visitor, status: string) =>
  list(visitor).getByRole('article').filter({ hasText: status }).getByRole('link')

describe('the outcome of a delivery', () => {
  it('is told by status with counts, each step with its date, and stays open over a reload [JOB-5]', async () => {
    const { visitor, page } = await arrive('13800000005')
    await eventually(() => counts(visitor)).toBe('全部 4 · 未读 1 · 已查看 0 · 面试 0 · 不合适 2 · 录用 0')
    await eventually(async () => (await statuses(visitor)).sort()).toEqual(['不合适', '不合适', '已撤回', '未读'])
    await tabs(visitor).getByRole('link', { name: '不合适' }).click()
    await eventually(() => statuses(visitor)).toEqual(['不合适', '不合适'])
    expect(visitor.path).toBe(`${FEEDBACK}&tab=rejected`)
    await list(visitor).getByRole('link').nth(1).click()
    await eventually(() => visitor.path).toMatch(/&tab=rejected&id=\d+$/)
    await eventually(async () => (await events(visitor)).at(-1)).toBe('已结束')
    await eventually(async () => (await events(visitor)).slice(0, 2)).toEqual(['已投递', '已查看'])
    const path = visitor.path
    await page.reload()
    await detail(visitor).getByText('感谢你投递。').waitFor()
    expect(visitor.path).toBe(path)
    await page.goBack()
    await eventually(() => visitor.path).toBe(`${FEEDBACK}&tab=rejected`)
    await tabs(visitor).getByRole('link', { name: '面试' }).click()
    await page.getByText('没有「面试」的投递').waitFor()
  })

  it('shows what was sent as it was sent [JOB-5]', async () => {
    const { visitor } = await arrive('13800000006')
    await detail(visitor).getByText('查看', { exact: true }).click()
    await detail(visitor).getByRole('article').getByText('顾念一').first().waitFor()
  })

  it('opens what was sent in sight on a phone, and twice as large where that is asked for [JOB-5]', async () => {
    const visitor = await world.visit({ viewport: { width: 390, height: 844 } })
    await logInAs(visitor, world.demo, student('13800000006'))
    await visitor.open(FEEDBACK)
    await list(visitor).getByRole('link').nth(1).click()
    await detail(visitor).getByText('查看', { exact: true }).click()
    const pages = detail(visitor).getByRole('region', { name: '投递的简历' })
    const name = pages.getByText('顾念一', { exact: true }).first()
    await eventually(async () => {
      const box = await pages.boundingBox()
      return box !== null && box.y >= 0 && box.y + box.height <= 844
    }).toBe(true)
    const heightOf = async () => (await name.boundingBox())?.height ?? 0
    // The pages have no size before their place is measured.
    await eventually(heightOf).toBeGreaterThan(0)
    const small = await heightOf()
    await detail(visitor).getByRole('button', { name: '放大' }).click()
    await eventually(async () => Math.round((await heightOf()) / small)).toBe(2)
    expect(await findBarriers(visitor.page)).toEqual([])
    await detail(visitor).getByRole('button', { name: '缩小' }).click()
    await detail(visitor).getByRole('button', { name: '放大' }).waitFor()
  })

  it('has the open one of its tabs in sight on a phone, wherever it stands [JOB-5]', async () => {
    const visitor = await world.visit({ viewport: { width: 390, height: 844 } })
    await logInAs(visitor, world.demo, student('13800000006'))
    await visitor.open(`${FEEDBACK}&tab=offer`)
    const tab = visitor.page.getByRole('link', { name: /^录用/ })
    await eventually(() => tab.getAttribute('aria-current')).toBe('page')
    await eventually(() => tab.textContent()).toMatch(/\d$/)
    await eventually(async () => {
      const box = await tab.boundingBox()
      return box !== null && box.x >= 0 && box.x + box.width <= 390
    }).toBe(true)
  })

  it('counts as news until it is looked at, here and on the server [JOB-5]', async () => {
    const { visitor, page } = await arrive('13800000001')
    const news = page.getByText(/^(?:\d+ 条新进展|没有新进展)/)
    const fresh = list(visitor).getByRole('link', { name: /（有新进展）$/ })
    await detail(visitor).getByText('已投递').waitFor()
    const before = (await visitor.ask(getNotReadingInfo, {})).count
    await eventually(() => news.textContent()).toBe(`${before} 条新进展`)
    const shown = await fresh.count()
    await fresh.last().click()
    await eventually(() => fresh.count()).toBe(shown - 1)
    await eventually(() => news.textContent()).toBe(`${before - 1} 条新进展`)
    await page.reload()
    await eventually(() => fresh.count()).toBe(shown - 1)
    await page.getByRole('button', { name: '全部标为看过' }).click()
    await eventually(() => news.textContent()).toMatch(/^没有新进展/)
    await seeFocus(news)
    await page.reload()
    await eventually(() => news.textContent()).toMatch(/^没有新进展/)
    expect(visitor.count(markDeliveriesRead)).toBeGreaterThan(0)
  })

  it('is read anew by whoever comes back to the page [JOB-5]', async () => {
    const { visitor, page } = await arrive('13800000010', FEEDBACK, withoutStream)
    await detail(visitor).getByText('已投递').waitFor()
    const before = visitor.count(getDeliveries)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await eventually(() => visitor.count(getDeliveries)).toBe(before + 1)
  })

  it('can be taken back once, after a question, a lost connection and a double click [JOB-5]', async () => {
    const { visitor, page } = await arrive(ZHIXIA)
    await eventually(() => counts(visitor)).toBe('全部 4 · 未读 1 · 已查看 1 · 面试 0 · 不合适 1 · 录用 1')
    await rowOf(visitor, '未读').click()
    await detail(visitor).getByRole('button', { name: '撤回投递' }).click()
    const dialog = page.getByRole('alertdialog', { name: '撤回这次投递？' })
    await dialog.getByRole('button', { name: '再想想' }).click()
    await eventually(() => dialog.count()).toBe(0)
    expect(visitor.count(stepDelivery)).toBe(0)
    await detail(visitor).getByRole('button', { name: '撤回投递' }).click()
    visitor.complaints.expect(FAILED_REQUEST)
    await page.context().setOffline(true)
    await dialog.getByRole('button', { name: '撤回投递' }).click()
    await dialog.getByText('网络已断开').waitFor()
    await reconnect(visitor)
    await dialog.getByRole('button', { name: '重试' }).dblclick()
    await page.getByText('已撤回投递', { exact: true }).waitFor()
    await eventually(() => counts(visitor)).toBe('全部 4 · 未读 0 · 已查看 1 · 面试 0 · 不合适 1 · 录用 1')
    await eventually(async () => (await events(visitor)).slice(-2)).toEqual(['撤回投递', '已结束'])
    expect(await detail(visitor).getByRole('button', { name: '撤回投递' }).count()).toBe(0)
  })

  it('ends for good where the student accepts an offer [JOB-5]', async () => {
    const { visitor, page } = await arrive(ZHIXIA, `${FEEDBACK}&tab=offer`)
    expect(await detail(visitor).getByRole('button', { name: '撤回投递' }).count()).toBe(0)
    await detail(visitor).getByRole('button', { name: '接受录用' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '接受录用' }).click()
    await page.getByText('已接受录用', { exact: true }).waitFor()
    await eventually(() => statuses(visitor)).toEqual(['已录用'])
    await seeFocus(detail(visitor).getByRole('heading', { level: 2 }))
    await page.reload()
    await detail(visitor).getByText('恭喜！').waitFor()
    expect(await detail(visitor).getByRole('button', { name: '婉拒' }).count()).toBe(0)
  })

  it('stays as it is where an offer accepted in one tab is turned down in another, which says so and asks no more [JOB-5]', async () => {
    const { visitor, page } = await arrive('13800000007', `${FEEDBACK}&tab=offer`)
    visitor.complaints.expect(FAILED_REQUEST)
    const open = detail(visitor)
    await open.getByRole('button', { name: '婉拒' }).click()
    const id = (await visitor.ask(getDeliveries, { status: 'offer' })).list.find((one) => one.status === 'offer')?.id
    await visitor.ask(stepDelivery, { id: id ?? '', step: 'accept' })
    await page.getByRole('alertdialog').getByRole('button', { name: '婉拒' }).click()
    const told = page.getByRole('alertdialog', { name: '这份投递有了变化' })
    await told.getByText('你已在别处接受了这份录用').waitFor()
    expect(await told.getByRole('button').allTextContents()).toEqual(['知道了'])
    await told.getByRole('button').click()
    await eventually(() => statuses(visitor)).toEqual(['已录用'])
    await seeFocus(open.getByRole('heading', { level: 2 }))
  })

  it('is found by a link where it was withdrawn or closed, and the address of a page behind the last is corrected [JOB-5]', async () => {
    const { visitor, page } = await arrive('13800000005')
    await page.getByRole('link', { name: '只看已撤回、已停止招聘的（1）' }).click()
    await eventually(() => statuses(visitor)).toEqual(['已撤回'])
    expect(await tabs(visitor).getByRole('link', { name: '全部' }).getAttribute('aria-current')).toBe('page')
    const links = detail(visitor).getByRole('link', { name: /^看(?:相近职位|这家企业)$/ })
    await eventually(() =>
      links.evaluateAll((all) => all.map((one) => one.getAttribute('href')?.split('=')[0])),
    ).toEqual(['#/positionList?value', '#/companyDetailPage?id'])
    await page.getByRole('link', { name: '返回全部投递' }).click()
    await eventually(async () => (await statuses(visitor)).length).toBe(4)
    await visitor.open(`${FEEDBACK}&page=99`)
    await eventually(() => visitor.path).toBe(FEEDBACK)
    await eventually(async () => (await statuses(visitor)).length).toBe(4)
  })

  it('is not told for somebody else’s delivery [JOB-5]', async () => {
    const { visitor } = await arrive('13800000003', `${FEEDBACK}&id=1`, withoutStream)
    visitor.complaints.expect(FAILED_REQUEST)
    await detail(visitor).getByText('没有找到这个投递').waitFor()
    expect(visitor.count(getDelivery)).toBe(1)
  })
})

describe('the page of deliveries', () => {
  it('has a login state of its own: logging out on it stays there, logging in goes on [OUT-1]', async () => {
    const { visitor, page } = await arrive('13800000009')
    const shell = new Shell(page)
    await shell.askLogout('江牧野')
    await shell.logout()
    await page.getByRole('heading', { name: '登录后查看「投递反馈」' }).waitFor()
    expect(visitor.path).toBe(FEEDBACK)
    await page.locator('main').getByRole('button', { name: '登录' }).click()
    const login = new LoginDialog(page)
    await login.seeWaiting()
    const phone = await world.visit()
    const scan = new ScanPage(phone.page)
    await scan.open(await decodeQrCode(login.qrCode))
    await scan.choose('江牧野 · 13800000009')
    await scan.confirm()
    await login.seeGone()
    await list(visitor).getByRole('heading', { level: 2 }).first().waitFor()
    expect(visitor.path).toBe(FEEDBACK)
  })

  it('asks an employer to switch', async () => {
    const visitor = await world.visit()
    await logInAs(visitor, world.demo, employer('13900000001'))
    await visitor.open(FEEDBACK)
    await visitor.page.getByRole('dialog').waitFor()
    await visitor.page.getByText('切换为学生身份后查看「投递反馈」').waitFor()
  })

  it('a phone shows the list, or one delivery with a way back, and nobody is locked out of either', async () => {
    const { visitor, page } = await arrive('13800000010')
    await detail(visitor).getByText('查看', { exact: true }).click()
    const sent = detail(visitor).getByRole('region', { name: '投递的简历', exact: true })
    await sent.getByRole('article').first().waitFor()
    for (const [width, scheme] of [
      [1440, 'light'],
      [1440, 'dark'],
      [390, 'light'],
      [390, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      await page.emulateMedia({ colorScheme: scheme })
      expect(await findBarriers(page)).toEqual([])
    }
    await eventually(() => detail(visitor).isVisible()).toBe(false)
    await list(visitor).getByRole('link').nth(1).click()
    await detail(visitor).getByText('已投递').waitFor()
    expect(await list(visitor).isVisible()).toBe(false)
    await seeFocus(detail(visitor).getByRole('link', { name: '返回列表' }))
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.press('Enter')
    await list(visitor).waitFor()
    await seeFocus(list(visitor).getByRole('link').nth(1))
  })
})
