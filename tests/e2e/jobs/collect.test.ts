import { describe, expect, it } from 'vitest'
import { getLoginQrCode } from '../../../contract/calls/authentication.ts'
import { addToCollection, cancelCollection, getCollectedPositions } from '../../../contract/calls/collect.ts'
import { Header } from '../models/header.ts'
import { ListPage } from '../models/lists.ts'
import { LoginDialog } from '../models/login-dialog.ts'
import { decodeQrCode, ScanPage } from '../models/scan-page.ts'
import { Shell } from '../models/shell.ts'
import { endSession } from '../world/ended-session.ts'
import { employer, logInAs, student } from '../world/identities.ts'
import { createWorld, eventually, FAILED_REQUEST, type Visitor } from '../world.ts'

const world = createWorld()

const JOB = '/job?id=1'

/** The heart of the position that a page is about. */
const heart = ({ page }: Visitor) =>
  page.locator('main').getByRole('button', { name: /^(?:已)?收藏：嵌入式开发工程师$/ })

const seeHeart = (visitor: Visitor, isHeld: boolean) =>
  eventually(() => heart(visitor).getAttribute('aria-pressed')).toBe(String(isHeld))

async function arrive(person?: ReturnType<typeof student>) {
  const visitor = await world.visit()
  if (person) await logInAs(visitor, world.demo, person)
  await visitor.open(JOB)
  await heart(visitor).waitFor()
  return { visitor, login: new LoginDialog(visitor.page), shell: new Shell(visitor.page) }
}

/** With a phone, as that demonstration student. */
async function scanAs(login: LoginDialog, name: string) {
  await login.seeWaiting()
  const phone = await world.visit()
  const page = new ScanPage(phone.page)
  await page.open(await decodeQrCode(login.qrCode))
  await page.choose(name)
  await page.confirm()
}

describe('collecting a position', () => {
  it('goes on by itself after the login that it takes, and lasts [JOB-4]', async () => {
    const { visitor, login } = await arrive()
    await heart(visitor).click()
    await Promise.all([
      visitor.page.waitForResponse((answer) => new URL(answer.url()).pathname === addToCollection.path),
      scanAs(login, '林小满 · 13800000001'),
    ])
    await login.seeGone()
    await seeHeart(visitor, true)
    await eventually(() => visitor.sent(addToCollection)).toMatchObject([{ type: 'position', id: '1' }])
    await eventually(() => visitor.path).toBe(JOB)
    await visitor.page.reload()
    await seeHeart(visitor, true)
    await heart(visitor).click()
    await seeHeart(visitor, false)
    await eventually(() => visitor.count(cancelCollection)).toBe(1)
  })

  it('leaves it as it was where the visitor will not log in [JOB-4]', async () => {
    const { visitor, login } = await arrive()
    await heart(visitor).click()
    await login.seeWaiting()
    await login.close()
    await login.seeGone()
    await seeHeart(visitor, false)
    expect(visitor.count(addToCollection)).toBe(0)
  })

  it('is drawn at once, asks once for a double click, and is so on other pages [JOB-4]', async () => {
    const { visitor } = await arrive(student('13800000011'))
    const held = Promise.withResolvers<void>()
    await visitor.intercept(addToCollection, async (route) => {
      await held.promise
      await route.continue()
    })
    await heart(visitor).dblclick()
    await seeHeart(visitor, true)
    await eventually(() => [visitor.count(addToCollection), visitor.count(cancelCollection)]).toEqual([1, 0])
    held.resolve()
    await visitor.page.getByRole('link', { name: '企业主页' }).click()
    await seeHeart(visitor, true)
  })

  it('reaches the other tabs, on and off, without a reload [JOB-4]', async () => {
    const { visitor } = await arrive(student('13800000012'))
    const other = await visitor.context.newPage()
    await other.goto(`${visitor.origin}/#${JOB}`)
    const there = other.getByRole('main').getByRole('button', { name: /^(?:已)?收藏：嵌入式开发工程师$/ })
    const seeThere = (isHeld: boolean) => eventually(() => there.getAttribute('aria-pressed')).toBe(String(isHeld))
    await seeThere(false)
    await heart(visitor).click()
    await seeThere(true)
    await there.click()
    await seeHeart(visitor, false)
    await seeThere(false)
    expect([visitor.count(addToCollection), visitor.count(cancelCollection)]).toEqual([1, 1])
  })

  it('is drawn back with what to do where the server fails [JOB-4]', async () => {
    const { visitor, shell } = await arrive(student('13800000012'))
    visitor.complaints.expect(FAILED_REQUEST)
    await visitor.intercept(addToCollection, (route) => route.fulfill({ status: 500 }))
    await heart(visitor).click()
    await shell.seeNotice('没能收藏，已恢复原样。服务暂时不可用，请稍后重试。')
    await seeHeart(visitor, false)
    await visitor.mend()
    await heart(visitor).click()
    await seeHeart(visitor, true)
  })

  it('says once for all hearts that what is collected could not be read [JOB-4]', async () => {
    const visitor = await world.visit()
    visitor.complaints.expect(FAILED_REQUEST)
    await visitor.intercept(getCollectedPositions, (route) => route.fulfill({ status: 500 }))
    await logInAs(visitor, world.demo, student('13800000012'))
    await visitor.open('/positionList')
    const shell = new Shell(visitor.page)
    const said = '收藏过哪些没有读出来，页面上的心形暂时不准；请稍后刷新页面。服务暂时不可用，请稍后重试。'
    await eventually(async () => (await shell.notices()).filter((text) => text.includes(said))).toHaveLength(1)
    await visitor.mend()
    await visitor.page.reload()
    await new ListPage(visitor.page).rows()
    await visitor.seeAnswered()
    expect(await shell.notices()).toEqual([])
  })

  it('is asked of a student alone [JOB-4] [SW-1]', async () => {
    const { visitor } = await arrive(employer('13900000005'))
    await heart(visitor).click()
    await new Header(visitor.page).dialog('当前登录身份为企业').waitFor()
    expect(visitor.count(addToCollection)).toBe(0)
  })

  it('keeps the wish where the session is over on the server [JOB-4]', async () => {
    const { visitor, login } = await arrive(student('13800000013'))
    await endSession(visitor)
    const codes = visitor.count(getLoginQrCode)
    await heart(visitor).click()
    await login.seeWaiting()
    await eventually(() => visitor.path).toBe('/login')
    await scanAs(login, '林小满 · 13800000001')
    await login.seeGone()
    await eventually(() => visitor.count(addToCollection)).toBe(2)
    expect(visitor.count(getLoginQrCode) - codes, 'a code that is shown is not replaced').toBe(1)
    await visitor.open(JOB)
    await seeHeart(visitor, true)
  })
})

describe('the page of a position', () => {
  it('names the position in the title, and describes it for search engines while it is open [SITE-4] [JOB-2]', async () => {
    const { visitor } = await arrive()
    const data = () => visitor.page.locator('script[type="application/ld+json"]').allTextContents()
    await eventually(() => visitor.page.title()).toBe('嵌入式开发工程师 · 拓岩机器人 · 江临大学')
    expect((await data()).map((text) => JSON.parse(text).title)).toEqual(['嵌入式开发工程师'])
    await visitor.page.getByRole('link', { name: '企业主页' }).click()
    await eventually(() => visitor.page.title()).toBe('拓岩机器人 · 江临大学')
    expect(await data()).toEqual([])
  })
})
