import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { getCollectedPositions } from '../../../contract/calls/collect.ts'
import { Header } from '../models/header.ts'
import { LoginDialog } from '../models/login-dialog.ts'
import { decodeQrCode, ScanPage } from '../models/scan-page.ts'
import { Shell } from '../models/shell.ts'
import { endSession } from '../world/ended-session.ts'
import { logInAs, student } from '../world/identities.ts'
import { createWorld, eventually } from '../world.ts'

const world = createWorld()

const NAME = '林小满'
const SAID = '登录已过期，请重新登录'

async function arrive(host: string, path = '/') {
  const visitor = await world.visit({ host })
  await logInAs(visitor, world.demo, student('13800000001'))
  await visitor.open(path)
  const shell = new Shell(visitor.page)
  await shell.seeLoggedIn(NAME)
  return { visitor, page: visitor.page, shell, header: new Header(visitor.page), login: new LoginDialog(visitor.page) }
}

/** Of the position that the page tells of; whether it is pressed depends on who else has used it in this run. */
const heartOf = (page: Page) => page.getByRole('main').getByRole('button', { name: /^(?:已)?收藏：/ })

async function confirmByPhone({ qrCode, seeWaiting, seeGone }: LoginDialog) {
  await seeWaiting()
  const phone = new ScanPage((await world.visit()).page)
  await phone.open(await decodeQrCode(qrCode))
  await phone.choose(`${NAME} · 13800000001`)
  await phone.confirm()
  await seeGone()
}

describe('a session that is over', () => {
  it('says so on the login page, and comes back after the login [SESS-2]', async () => {
    const { visitor, page, shell, login } = await arrive('univ', '/job?id=2')
    await endSession(visitor)
    await Promise.all([shell.seeNotice(SAID), heartOf(page).click()])
    await eventually(() => visitor.path).toBe('/login')
    await eventually(async () => (await visitor.cookies())['user_id']).toBeUndefined()
    await confirmByPhone(login)
    await eventually(() => visitor.path).toBe('/job?id=2')
    await shell.seeLoggedIn(NAME)
    await page.goBack()
    await heartOf(page).waitFor()
    expect(visitor.path).toBe('/job?id=2')
  })

  it('says so at the root of a brand, and comes back after the login [SESS-2]', async () => {
    const { visitor, page, shell, login } = await arrive('brand', '/job?id=2')
    const seeHeart = (isHeld: boolean) =>
      eventually(() => heartOf(page).getAttribute('aria-pressed')).toBe(String(isHeld))
    const wasHeld = (await visitor.ask(getCollectedPositions, { page: '1', size: '1' })).ids.includes('2')
    await seeHeart(wasHeld)
    await endSession(visitor)
    await Promise.all([shell.seeNotice(SAID), heartOf(page).click()])
    await eventually(() => visitor.path).toBe('/')
    await confirmByPhone(login)
    await eventually(() => visitor.path).toBe('/job?id=2')
    await seeHeart(!wasHeld)
  })

  it('comes back to what was clicked, and says it once [SESS-2]', async () => {
    const { visitor, shell, header, login } = await arrive('univ', '/companyList?isAll=1')
    await endSession(visitor)
    await Promise.all([shell.seeNotice(SAID), header.press('我的简历')])
    expect((await shell.notices()).filter((text) => text.includes(SAID))).toHaveLength(1)
    await eventually(() => visitor.path).toBe('/login')
    await confirmByPhone(login)
    await eventually(() => visitor.path).toBe('/resume?from=3')
  })

  it.each(['faculty', 'province', 'nofair'])(
    'says so on the site of %s, and goes on there after the login [SESS-2]',
    async (host) => {
      const { visitor, shell, header, login } = await arrive(host, '/companyList?isAll=1')
      await endSession(visitor)
      await Promise.all([shell.seeNotice(SAID), header.press('我的简历')])
      expect((await shell.notices()).filter((text) => text.includes(SAID))).toHaveLength(1)
      await confirmByPhone(login)
      await eventually(() => visitor.path).toBe('/resume?from=3')
    },
  )

  it.each(['main', 'brand', 'channel'])(
    'says so at the root of %s, and a log-in from there goes on to what was clicked [SESS-2]',
    async (host) => {
      const { visitor, shell, header, login } = await arrive(host, '/companyList?isAll=1')
      await endSession(visitor)
      await Promise.all([shell.seeNotice(SAID), header.press('我的简历')])
      await eventually(() => visitor.path).toBe('/')
      await shell.loginButton.click()
      await confirmByPhone(login)
      await eventually(() => visitor.path).toBe('/resume?from=3')
    },
  )

  it('is forgotten by whoever goes elsewhere [SESS-2]', async () => {
    const { visitor, page, shell, login } = await arrive('brand', '/job?id=2')
    await endSession(visitor)
    await heartOf(page).click()
    await eventually(() => visitor.path).toBe('/')
    await login.seeWaiting()
    await login.close()
    await login.seeGone()
    await visitor.open('/companyList?isAll=1')
    await page.getByRole('main').getByRole('heading').first().waitFor()
    await visitor.open('/positionList')
    await shell.loginButton.click()
    await confirmByPhone(login)
    await shell.seeLoggedIn(NAME)
    expect(visitor.path).toBe('/positionList')
  })
})
