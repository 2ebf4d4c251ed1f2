import type { Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { getLoginQrCode, loginByQrCode, releaseLoginQrCode } from '../../../contract/calls/authentication.ts'
import { LoginDialog } from '../models/login-dialog.ts'
import { decodeQrCode, ScanPage } from '../models/scan-page.ts'
import { Shell } from '../models/shell.ts'
import { createWorld, eventually, FAILED_REQUEST, type Visitor } from '../world.ts'

const world = createWorld()

/** A visitor with the dialog open and a browser clock that tests may move. */
async function arrive(prepare?: (visitor: Visitor) => Promise<void>) {
  const visitor = await world.visit()
  await visitor.page.clock.install()
  await prepare?.(visitor)
  await visitor.open()
  const login = new LoginDialog(visitor.page)
  await login.open()
  return { visitor, login, shell: new Shell(visitor.page) }
}

/** Opens the code on the screen with a phone. */
async function scan(login: LoginDialog) {
  await login.seeWaiting()
  const phone = await world.visit({ viewport: { width: 390, height: 844 } })
  const page = new ScanPage(phone.page)
  await page.open(await decodeQrCode(login.qrCode))
  return page
}

const pass = ({ page }: Visitor, milliseconds: number) => page.clock.runFor(milliseconds)

/** Lets time pass, and then sees no further poll. */
async function seeNoPolling(visitor: Visitor) {
  const polls = visitor.count(loginByQrCode)
  await pass(visitor, 10_000)
  expect(visitor.count(loginByQrCode)).toBe(polls)
}

/** Keeps every poll waiting for an answer. */
async function holdPolls(visitor: Visitor) {
  const held: Route[] = []
  await visitor.intercept(loginByQrCode, (route) => void held.push(route))
  return held
}

/** Notes when the page has read the answer to a poll. */
async function notePolls({ page }: Visitor) {
  await page.addInitScript((path) => {
    const noted = Object.assign(window, { pollsRead: 0 })
    const read = Response.prototype.json
    Response.prototype.json = async function json() {
      const body = await read.call(this)
      noted.pollsRead += Number(new URL(this.url).pathname === path)
      return body
    }
  }, loginByQrCode.path)
  return () => page.evaluate(() => (window as unknown as { pollsRead: number }).pollsRead)
}

/** A request of the test's own: whatever the page asked before has been seen by the time that it is answered. */
const seeRequests = ({ page, origin }: Visitor) => page.evaluate((address) => fetch(address).then(() => {}), origin)

/** Lets time pass until the code says that it is expired. */
async function passToExpiry(visitor: Visitor, login: LoginDialog) {
  const expired = login.dialog.getByText('二维码已过期', { exact: true })
  // A slow machine needs more than one patience for all of its polls.
  for (const polls of [20, 40]) {
    await eventually(async () => {
      await pass(visitor, 1000)
      return visitor.count(loginByQrCode)
    }).toBeGreaterThan(polls)
  }
  await eventually(async () => {
    await pass(visitor, 1000)
    return expired.isVisible()
  }).toBe(true)
}

/** Codes that were asked for and not given up: what a press asks for is, where its dialog is slow, and asked for anew. */
const keptCodes = (visitor: Visitor) => visitor.count(getLoginQrCode) - visitor.count(releaseLoginQrCode)

const uuidOf = (visitor: Visitor) => visitor.sent(loginByQrCode).at(-1)?.['uuid'] ?? ''

describe('login by QR code', () => {
  it('asks for its code while the press lasts; a press that comes to nothing gives it up, unpolled [QR-1]', async () => {
    const visitor = await world.visit()
    await visitor.open()
    const { page } = visitor
    const login = new LoginDialog(page)
    const button = page.getByRole('button', { name: '登录/注册', exact: true }).first()
    await button.hover()
    await page.mouse.down()
    await eventually(() => visitor.count(getLoginQrCode)).toBe(1)
    await page.mouse.move(640, 700)
    await page.mouse.up()
    await eventually(() => visitor.count(releaseLoginQrCode)).toBe(1)
    expect([await login.dialog.count(), visitor.count(loginByQrCode)]).toEqual([0, 0])
    await button.click()
    await scan(login)
    await eventually(() => keptCodes(visitor)).toBe(1)
  })

  it('polls once a second, each after the answer to the one before [QR-1] [QR-5]', async () => {
    const { visitor, login } = await arrive()
    await login.seeWaiting()
    await eventually(() => visitor.count(loginByQrCode)).toBeGreaterThan(1)
    const held = await holdPolls(visitor)
    await eventually(() => held.length).toBe(1)
    await seeNoPolling(visitor)
    await held[0]?.continue()
    await eventually(() => held.length).toBe(2)
  })

  it('polls 1 s after each answer, neither sooner nor later [QR-1]', async () => {
    let read = async () => 0
    let held: Route[] = []
    const { visitor, login } = await arrive(async (one) => {
      read = await notePolls(one)
      held = await holdPolls(one)
    })
    await login.seeWaiting()
    await eventually(() => held.length).toBe(1)
    await visitor.stopClock()
    for (const poll of [1, 2, 3, 4]) {
      await held.at(-1)?.fulfill({ json: { code: 0, msg: 'success', data: { user_id: '0', status: 'waiting' } } })
      await eventually(read).toBe(poll)
      await pass(visitor, 999)
      await seeRequests(visitor)
      expect(held).toHaveLength(poll)
      await pass(visitor, 1)
      await eventually(() => held.length).toBe(poll + 1)
    }
  })

  it('says so when the phone has scanned, and lets one scan another code [QR-6]', async () => {
    const { visitor, login } = await arrive()
    const phone = await scan(login)
    await phone.see('确认在电脑上登录？')
    await login.seeScanned()
    await login.see('请在手机上确认')
    const codes = visitor.count(getLoginQrCode)
    await login.press('返回重新扫码')
    await login.seeWaiting()
    await eventually(() => visitor.count(getLoginQrCode)).toBe(codes + 1)
  })

  it('says so when the phone cancels, and shows a fresh code on demand [QR-6]', async () => {
    const { visitor, login, shell } = await arrive()
    const phone = await scan(login)
    await phone.cancel()
    await phone.see('已取消登录')
    await login.seeCancelled()
    await seeNoPolling(visitor)
    await login.press('重新扫码')
    const second = await scan(login)
    await second.choose('陈思远 · 13800000002')
    await second.confirm()
    await shell.seeLoggedIn('陈思远')
  })

  it('marks the code expired after 60 polls and starts again on 点击刷新 [QR-3]', async () => {
    const { visitor, login, shell } = await arrive()
    await login.seeWaiting()
    await passToExpiry(visitor, login)
    expect(visitor.count(loginByQrCode)).toBe(60)
    await seeNoPolling(visitor)
    await login.press('点击刷新')
    const phone = await scan(login)
    await phone.choose('周予安 · 13800000003')
    await phone.confirm()
    await shell.seeLoggedIn('周予安')
  })

  it('gives nothing to another browser that has got hold of the code to poll for [QR-2]', async () => {
    const { visitor, login, shell } = await arrive()
    const thief = await world.visit()
    await thief.open()
    const phone = await scan(login)
    const uuid = uuidOf(visitor)
    expect(await thief.ask(loginByQrCode, { uuid })).toEqual({ user_id: '0', status: 'expired' })
    await phone.confirm()
    await Promise.all([phone.see('登录成功'), shell.seeNotice('登录成功')])
    expect(await thief.ask(loginByQrCode, { uuid })).toEqual({ user_id: '0', status: 'expired' })
    expect((await thief.cookies())['session_id']).toBeUndefined()
  })

  it('lets the phone that scanned first decide, and tells the other that it cannot [QR-2]', async () => {
    const { login, shell } = await arrive()
    await login.seeWaiting()
    const address = await decodeQrCode(login.qrCode)
    const open = async () => {
      const page = new ScanPage((await world.visit({ viewport: { width: 390, height: 844 } })).page)
      await page.open(address)
      return page
    }
    const first = await open()
    await first.see('确认在电脑上登录？')
    const second = await open()
    await second.see('二维码已被另一部手机扫描')
    await second.seeNoDecision()
    await first.reload()
    await first.see('确认在电脑上登录？')
    await first.choose('林小满 · 13800000001')
    await first.confirm()
    await first.see('登录成功')
    await shell.seeLoggedIn('林小满')
  })

  it('tells the phone when the desktop has closed its dialog, before it decides and after [QR-2] [STU-7]', async () => {
    const { visitor, login } = await arrive()
    const asked = await scan(login)
    await asked.see('确认在电脑上登录？')
    await login.close()
    await asked.see('电脑端已关闭或更换了二维码')
    await asked.seeNoDecision()
    await login.open()
    const confirming = await scan(login)
    await login.seeScanned()
    const held = await holdPolls(visitor)
    await eventually(() => held.length).toBe(1)
    await confirming.confirm()
    await confirming.see('已确认，等待电脑登录')
    await login.close()
    await confirming.see('电脑端已关闭或更换了二维码')
    expect((await visitor.cookies())['session_id']).toBeUndefined()
  })

  it('tells the phone when the desktop went on to another page, or to a login by message [QR-2] [STU-7]', async () => {
    const { visitor, login } = await arrive()
    const first = await scan(login)
    await login.toSms()
    await first.see('电脑端已关闭或更换了二维码')
    await login.toQr()
    const second = await scan(login)
    await second.see('确认在电脑上登录？')
    await visitor.page.goto('about:blank')
    await second.see('电脑端已关闭或更换了二维码')
  })

  it('says why a code is good no more that another tab replaced, and goes on here on demand [QR-2] [QR-6]', async () => {
    const { visitor, login } = await arrive()
    await login.seeWaiting()
    const other = await visitor.context.newPage()
    await other.goto(visitor.page.url())
    const beside = new LoginDialog(other)
    await beside.open()
    await beside.seeWaiting()
    await pass(visitor, 1000)
    await login.seeReplaced()
    const mine = visitor.sent(loginByQrCode)[0]?.['uuid']
    const polls = () => visitor.sent(loginByQrCode).filter(({ uuid }) => uuid === mine).length
    const polled = polls()
    await pass(visitor, 10_000)
    expect(polls()).toBe(polled)
    await login.press('在此继续')
    await login.seeWaiting()
    await beside.seeReplaced()
  })

  it('logs in though the answer to the confirming poll is lost [QR-2] [QR-4]', async () => {
    const { visitor, login, shell } = await arrive((one) => Promise.resolve(one.complaints.expect(FAILED_REQUEST)))
    const phone = await scan(login)
    await login.seeScanned()
    const held = await holdPolls(visitor)
    await eventually(() => held.length).toBe(1)
    await phone.choose('林小满 · 13800000001')
    await phone.confirm()
    const beside = await visitor.context.newPage()
    await beside.goto(`${visitor.origin}/demo`)
    const status = await beside.evaluate(
      async (address) => (await (await fetch(address)).json()).data.status,
      held[0]?.request().url() ?? '',
    )
    expect(status).toBe('confirmed')
    await phone.see('登录成功')
    await visitor.context.clearCookies({ name: 'session_id' })
    await held[0]?.abort('connectionreset')
    await visitor.mend()
    await shell.seeNotice('登录成功')
    await shell.seeLoggedIn('林小满')
  })

  it('says what the server says where too many codes are asked for, with a way to try again [QR-4]', async () => {
    const said = { code: 20013, msg: '操作过于频繁，请稍后再试', data: null }
    const { visitor, login } = await arrive((one) =>
      one.intercept(getLoginQrCode, (route) => route.fulfill({ json: said })),
    )
    await login.seeFetchFailed()
    await login.see('操作过于频繁，请稍后再试')
    await visitor.mend()
    await login.press('重新获取')
    await login.seeWaiting()
  })

  it('says 接口请求失败 when no code comes, and gets one on demand [QR-4]', async () => {
    const { visitor, login } = await arrive(async (one) => {
      one.complaints.expect(FAILED_REQUEST)
      await one.intercept(getLoginQrCode, (route) => route.fulfill({ status: 500 }))
    })
    await login.seeFetchFailed()
    await visitor.mend()
    await login.press('重新获取')
    await login.seeWaiting()
  })

  it('goes on after a poll that failed, which counts as a poll [QR-4]', async () => {
    const { visitor, login, shell } = await arrive(async (one) => {
      one.complaints.expect(FAILED_REQUEST)
      const replies = [{ status: 500 }, { body: 'no JSON' }, null]
      await one.intercept(loginByQrCode, async (route) => {
        const reply = replies.shift()
        if (reply) await route.fulfill(reply)
        else if (reply === null) await route.abort('internetdisconnected')
        else await route.continue()
      })
    })
    await eventually(() => visitor.count(loginByQrCode)).toBeGreaterThan(4)
    const phone = await scan(login)
    await phone.confirm()
    await shell.seeNotice('登录成功')
  })

  it('counts a poll that failed like any other: after 60 of them the code is expired [QR-3] [QR-4]', async () => {
    const { visitor, login } = await arrive(async (one) => {
      one.complaints.expect(FAILED_REQUEST)
      await one.intercept(loginByQrCode, (route) => route.fulfill({ status: 500 }))
    })
    await login.seeWaiting()
    await passToExpiry(visitor, login)
    expect(visitor.count(loginByQrCode)).toBe(60)
    await seeNoPolling(visitor)
  })

  it('pauses while the tab is hidden and goes on, its count too, when it is shown [QR-3] [QR-5]', async () => {
    const { visitor, login } = await arrive()
    await login.seeWaiting()
    await eventually(async () => {
      await pass(visitor, 1000)
      return visitor.count(loginByQrCode)
    }).toBeGreaterThan(2)
    await visitor.setHidden(true)
    await eventually(async () => {
      const polls = visitor.count(loginByQrCode)
      await pass(visitor, 3000)
      return visitor.count(loginByQrCode) - polls
    }).toBe(0)
    const polls = visitor.count(loginByQrCode)
    await pass(visitor, 120_000)
    await visitor.setHidden(false)
    await eventually(() => visitor.count(loginByQrCode)).toBeGreaterThan(polls)
    await login.seeWaiting()
    await passToExpiry(visitor, login)
    expect(visitor.count(loginByQrCode)).toBe(60)
  })

  it('stops polling in phone mode and starts a fresh code on the way back; a late answer to the former is ignored [STU-7] [QR-5]', async () => {
    const { visitor, login } = await arrive()
    await login.seeWaiting()
    const held = await holdPolls(visitor)
    await eventually(() => held.length).toBe(1)
    const codes = visitor.count(getLoginQrCode)
    await login.toSms()
    await seeNoPolling(visitor)
    await login.toQr()
    await login.seeWaiting()
    await eventually(() => visitor.count(getLoginQrCode)).toBe(codes + 1)
    const confirmed = { code: 0, msg: 'success', data: { user_id: '1', status: 'confirmed' } }
    await held[0]!.fulfill({ json: confirmed })
    await eventually(() => held.length).toBe(2)
    await visitor.mend()
    expect((await visitor.cookies())['login_type']).toBeUndefined()
    await login.seeWaiting()
  })

  it('stops everything when the dialog closes [STU-7]', async () => {
    const { visitor, login } = await arrive()
    await login.seeWaiting()
    const codes = visitor.count(getLoginQrCode)
    await login.close()
    await login.seeGone()
    await seeNoPolling(visitor)
    await login.open()
    await login.seeWaiting()
    expect(visitor.count(getLoginQrCode)).toBeGreaterThan(codes)
    await eventually(() => keptCodes(visitor)).toBe(1)
  })
})
