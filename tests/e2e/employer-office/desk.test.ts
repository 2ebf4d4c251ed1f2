import { describe, expect, it } from 'vitest'
import { deliverResume, getDelivery, stepDelivery } from '../../../contract/calls/deliveries.ts'
import { getDeskPositions, openDelivery, stepDeskDeliveries } from '../../../contract/calls/desk.ts'
import { findBarriers } from '../world/accessibility.ts'
import { employer, logInAs, student } from '../world/identities.ts'
import { layersOver } from '../world/layers.ts'
import { createWorld, eventually, FAILED_REQUEST, type Visitor } from '../world.ts'

const world = createWorld()

const WIDE = { width: 1440, height: 900 }

/** An employer at the deliveries of a position of the company's. */
async function arrive(phone: string, at: number, viewport = WIDE) {
  const visitor = await world.visit({ viewport })
  await logInAs(visitor, world.demo, employer(phone))
  const open = (await visitor.ask(getDeskPositions, {})).list
    .filter(({ status }) => status === 'open')
    .toSorted((one, other) => Number(one.id) - Number(other.id))
  const position = open[at]
  if (!position) throw new Error('no such position is open')
  const come = async (more = '') => {
    await visitor.page.goto('about:blank')
    await visitor.page.goto(`${visitor.origin}/company/#/?position=${position.id}${more}`)
    await list(visitor).getByRole('heading', { name: position.title }).waitFor()
  }
  return { visitor, page: visitor.page, position, come }
}

/** A student who delivered to it, and what is known of that. */
async function applicantOf(phone: string, position_id: string, message?: string) {
  const visitor = await world.visit()
  const user_id = await logInAs(visitor, world.demo, student(phone))
  const { id } = await visitor.ask(deliverResume, { user_id, position_id, ...(message && { message }) })
  return { visitor, user_id, id, told: () => visitor.ask(getDelivery, { id }) }
}

const list = ({ page }: Visitor) => page.getByRole('region', { name: '收到的投递' })
const detail = ({ page }: Visitor) => page.getByRole('region', { name: '投递详情' })
const rowOf = (visitor: Visitor, id: string) => list(visitor).locator(`a[href*="delivery=${id}"]`)
const nameOf = async (visitor: Visitor, id: string) =>
  ((await rowOf(visitor, id).textContent()) ?? '').replace(/未读$/, '')
const chip = (visitor: Visitor) => detail(visitor).getByRole('heading', { level: 2 }).first().locator('+ span')
const act = (visitor: Visitor, name: string) =>
  visitor.page.getByRole('group', { name: '处理这份投递' }).getByRole('button', { name, exact: true })
const bar = ({ page }: Visitor) => page.getByRole('status').filter({ hasText: /知道了/ })
const dialog = ({ page }: Visitor) => page.getByRole('dialog')

describe('a delivery at the desk', () => {
  it('is opened, which its student sees, taken back in time, and turned down with a kind word [JOB-5]', async () => {
    const { visitor, page, position, come } = await arrive('13900000040', 0)
    const sent = await applicantOf('13800000032', position.id, '可尽快到岗')
    expect((await sent.told()).status).toBe('submitted')
    await come()
    await rowOf(visitor, sent.id).getByText('未读').waitFor({ state: 'attached' })
    expect(await findBarriers(page)).toEqual([])
    await rowOf(visitor, sent.id).click()
    await detail(visitor).getByText('可尽快到岗').waitFor()
    await detail(visitor).getByRole('article').first().waitFor()
    await eventually(async () => (await sent.told()).status).toBe('viewed')
    expect(await findBarriers(page)).toEqual([])

    await act(visitor, '感兴趣').click()
    await bar(visitor).getByText('感兴趣').waitFor()
    await eventually(() => chip(visitor).textContent()).toBe('感兴趣')
    await page.reload()
    await bar(visitor).getByRole('button', { name: /^撤销/ }).click()
    await eventually(() => chip(visitor).textContent()).toBe('已查看')
    expect((await sent.told()).events.map(({ kind }) => kind)).toEqual(['submit', 'view'])

    await act(visitor, '不合适').click()
    await dialog(visitor).getByRole('textbox').fill('这次没有合适的机会，祝一切顺利。')
    expect(await findBarriers(page)).toEqual([])
    await dialog(visitor).getByRole('button', { name: '确认不合适' }).click()
    await eventually(() => chip(visitor).textContent()).toBe('不合适')
    expect((await sent.told()).status).toBe('viewed')
    await eventually(async () => (await sent.told()).events.at(-1)).toMatchObject({
      kind: 'reject',
      note: '这次没有合适的机会，祝一切顺利。',
    })
    expect(await act(visitor, '录用').count()).toBe(0)
  })

  it('moves with others, each as it may; what is written outlives a broken line [JOB-5]', async () => {
    const { visitor, page, position, come } = await arrive('13900000040', 1)
    visitor.complaints.expect(FAILED_REQUEST)
    const [one, two] = [await applicantOf('13800000032', position.id), await applicantOf('13800000033', position.id)]
    await come('&status=unread')
    for (const { id } of [one, two])
      await list(visitor)
        .getByRole('checkbox', { name: `选择 ${await nameOf(visitor, id)}` })
        .check()
    await page.getByRole('toolbar', { name: '批量处理' }).getByRole('button', { name: '不合适' }).click()
    await dialog(visitor).getByRole('textbox').fill('谢谢你们')
    await visitor.intercept(stepDeskDeliveries, (route) => route.abort())
    await dialog(visitor).getByRole('button', { name: '确认不合适' }).click()
    await dialog(visitor).getByText('网络已断开，没有改动。请检查网络后重试。').waitFor()
    expect(await dialog(visitor).getByRole('textbox').inputValue()).toBe('谢谢你们')
    await visitor.mend()
    // One of them is faster.
    await two.visitor.ask(stepDelivery, { user_id: two.user_id, id: two.id, step: 'withdraw' })
    await dialog(visitor).getByRole('button', { name: '重试' }).click()
    await bar(visitor).getByText('另有 1 人已有新进展').waitFor()
    await bar(visitor).getByRole('button', { name: /^撤销/ }).click()
    await eventually(async () => (await one.told()).status).toBe('submitted')
    expect((await two.told()).status).toBe('withdrawn')
  })

  it('a delivery that somebody else has moved says so, and shows how it stands [JOB-5]', async () => {
    const { visitor, position, come } = await arrive('13900000041', 0)
    const sent = await applicantOf('13800000032', position.id)
    await come(`&delivery=${sent.id}`)
    await act(visitor, '感兴趣').waitFor()
    // The page reads it anew in its own time: not before the press.
    const { promise: pressed, resolve: release } = Promise.withResolvers<void>()
    await visitor.intercept(openDelivery, async (route) => {
      await pressed
      await route.continue()
    })
    await visitor.ask(stepDeskDeliveries, { ids: [sent.id], step: 'reject' })
    await act(visitor, '感兴趣').click()
    release()
    await bar(visitor).getByText('已有新的进展，没有改动，已显示最新状态').waitFor()
    await eventually(() => chip(visitor).textContent()).toBe('不合适')
    expect(await act(visitor, '感兴趣').count()).toBe(0)
  })
})

describe('the desk, by keys and on a phone,', () => {
  it('walks, ticks and explains without a mouse', async () => {
    const { visitor, page, position, come } = await arrive('13900000041', 1)
    const [one, two] = [await applicantOf('13800000032', position.id), await applicantOf('13800000033', position.id)]
    await come()
    await rowOf(visitor, two.id).waitFor()
    const isOpen = (id: string) => eventually(() => page.url()).toContain(`delivery=${id}`)
    // The latest stands first.
    await page.keyboard.press('j')
    await isOpen(two.id)
    await page.keyboard.press('j')
    await isOpen(one.id)
    await eventually(() => rowOf(visitor, one.id).evaluate((it) => it === document.activeElement)).toBe(true)
    await page.keyboard.press('x')
    await page.getByText('已选 1 人').waitFor()
    await page.keyboard.press('k')
    await isOpen(two.id)
    await page.keyboard.press('?')
    await dialog(visitor).getByText('下一个未读').waitFor()
    await page.keyboard.press('Escape')
    await dialog(visitor).waitFor({ state: 'detached' })
    await eventually(() => layersOver(page)).toBe(0)
    await page.goBack()
    await eventually(() => page.url()).not.toContain('delivery=')
  })

  it('closes what lies over it by Back, and only then what is open [JOB-5]', async () => {
    const { visitor, page, position, come } = await arrive('13900000041', 1)
    const sent = await applicantOf('13800000033', position.id)
    await come()
    await rowOf(visitor, sent.id).click()
    await act(visitor, '不合适').click()
    await dialog(visitor).getByRole('button', { name: '确认' }).waitFor()
    await eventually(() => layersOver(page)).toBe(1)
    await page.goBack()
    await dialog(visitor).waitFor({ state: 'detached' })
    expect(page.url()).toContain(`delivery=${sent.id}`)
    await act(visitor, '不合适').waitFor()
    await page.goBack()
    await eventually(() => page.url()).not.toContain('delivery=')
    await rowOf(visitor, sent.id).waitFor()
  })

  it('shows the list or one of it at 390, and the focus goes along', async () => {
    const { visitor, page, position, come } = await arrive('13900000041', 2, { width: 390, height: 844 })
    const sent = await applicantOf('13800000033', position.id)
    await come()
    await rowOf(visitor, sent.id).click()
    await detail(visitor).getByRole('link', { name: '返回列表' }).click()
    await eventually(() => rowOf(visitor, sent.id).evaluate((it) => it === document.activeElement)).toBe(true)
    expect(await detail(visitor).count()).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(await findBarriers(page)).toEqual([])
  })
})
