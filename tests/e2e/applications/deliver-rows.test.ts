import { describe, expect, it } from 'vitest'
import { deliverResume, getDeliverStatus } from '../../../contract/calls/deliveries.ts'
import { getPositionList, getRecommendedPositions } from '../../../contract/calls/positions.ts'
import { DeliverDialog } from '../models/deliver-dialog.ts'
import { LoginDialog } from '../models/login-dialog.ts'
import { decodeQrCode, ScanPage } from '../models/scan-page.ts'
import { findBarriers } from '../world/accessibility.ts'
import { logInAs, student } from '../world/identities.ts'
import { createWorld, eventually, type Visitor } from '../world.ts'

const world = createWorld()

async function arrive(path: string, phone?: string) {
  const visitor = await world.visit()
  if (phone) await logInAs(visitor, world.demo, student(phone))
  await visitor.open(path)
  await rows(visitor).first().waitFor()
  return { visitor, page: visitor.page, dialog: new DeliverDialog(visitor.page) }
}

const rows = ({ page }: Visitor) => page.getByRole('main').getByRole('article')
const found = async ({ page }: Visitor) =>
  Number.parseInt((await page.getByText(/^共 \d+ 个职位$/).textContent())?.replace(/\D/g, '') ?? '', 10)
const row = (visitor: Visitor, title: string) =>
  rows(visitor)
    .filter({ has: visitor.page.getByRole('heading', { name: title, exact: true }) })
    .first()

describe('delivering from a row', () => {
  it('opens the same dialog, keeps the focus, says so in the row at once, and the list can hide it [JOB-3]', async () => {
    const { visitor, page, dialog } = await arrive('/positionList?sort=newest', '13800000029')
    // What was delivered before is known then, and so where there is something to press.
    await eventually(() => visitor.count(getDeliverStatus)).toBeGreaterThan(0)
    await visitor.seeAnswered()
    const total = await found(visitor)
    const one = rows(visitor)
      .filter({ has: page.getByRole('button', { name: /^投递：/ }) })
      .nth(1)
    const title = (await one.getByRole('heading').textContent()) ?? ''
    const mine = row(visitor, title)
    await mine.hover()
    await mine.getByRole('button', { name: `投递：${title}` }).click()
    await dialog.seeChoice()
    await dialog.button('投递').click()
    await dialog.see('投递成功')
    await dialog.button('知道了').click()
    await dialog.seeGone()
    const told = mine.getByRole('button', { name: `已投递：${title}` })
    await eventually(() => told.evaluate((it) => it === document.activeElement)).toBe(true)
    expect(visitor.count(deliverResume)).toBe(1)
    const delivered = total - (await hidden(visitor))
    expect(delivered).toBeGreaterThan(0)
    await eventually(() =>
      row(visitor, title)
        .getByRole('button', { name: `已投递：${title}` })
        .count(),
    ).toBe(0)
    expect(visitor.path).toBe('/positionList?sort=newest&hide=1')
    expect(await findBarriers(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('switch', { name: '隐藏已投递' }).click()
    await eventually(() => found(visitor)).toBe(total)
  })

  it.each([
    ['/positionList', getPositionList],
    ['/jobRecommend', getRecommendedPositions],
  ] as const)(
    'a visitor who delivers from a row of %s logs in, sees the list read again and goes on [STU-4] [JOB-3]',
    async (path, list) => {
      const { visitor, page, dialog } = await arrive(path)
      const before = visitor.count(list)
      await rows(visitor).first().hover()
      await rows(visitor)
        .first()
        .getByRole('button', { name: /^投递：/ })
        .click()
      const login = new LoginDialog(page)
      await login.seeWaiting()
      const phone = await world.visit()
      const scan = new ScanPage(phone.page)
      await scan.open(await decodeQrCode(login.qrCode))
      await scan.choose(await nameOf(scan, phone))
      await scan.confirm()
      await dialog.button('取消').waitFor()
      await eventually(() => visitor.count(list)).toBeGreaterThan(before)
      await eventually(() => visitor.path).toBe(path)
      await dialog.button('取消').click()
      await dialog.seeGone()
      expect(visitor.count(deliverResume)).toBe(0)
    },
  )
})

/** The demonstration's student 29, however the phone's list calls them. */
async function nameOf(_: ScanPage, phone: Visitor): Promise<string> {
  const options = await phone.page.locator('option').allTextContents()
  return options.find((text) => text.endsWith('13800000029')) ?? ''
}

/** How many are left once what was delivered to is hidden. */
async function hidden(visitor: Visitor): Promise<number> {
  const before = await found(visitor)
  await visitor.page.getByRole('switch', { name: '隐藏已投递' }).click()
  await eventually(() => found(visitor)).toBeLessThan(before)
  return found(visitor)
}
