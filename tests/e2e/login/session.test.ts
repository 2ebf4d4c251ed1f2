import type { Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { checkStudentLogin, getCommon, logout } from '../../../contract/calls/authentication.ts'
import { getDeliveries } from '../../../contract/calls/deliveries.ts'
import { getRecommendedPositions } from '../../../contract/calls/positions.ts'
import { codes } from '../../../contract/codes.ts'
import { LoginDialog } from '../models/login-dialog.ts'
import { decodeQrCode, ScanPage } from '../models/scan-page.ts'
import { Shell } from '../models/shell.ts'
import { employer, logInAs, officer, organiser, student } from '../world/identities.ts'
import { createWorld, eventually, FAILED_REQUEST, type Visitor } from '../world.ts'

const world = createWorld()

async function logIn(visitor: Visitor, student: string) {
  const login = new LoginDialog(visitor.page)
  await login.open()
  await login.seeWaiting()
  const phone = await world.visit()
  const page = new ScanPage(phone.page)
  await page.open(await decodeQrCode(login.qrCode))
  await page.choose(student)
  await page.confirm()
  await login.seeGone()
}

/** By the dialog, as far as what that leaves behind matters. */
async function arriveLoggingIn(student: string) {
  const visitor = await world.visit()
  await visitor.open()
  await logIn(visitor, student)
  const shell = new Shell(visitor.page)
  const name = student.split(' ')[0] ?? ''
  await shell.seeLoggedIn(name)
  return { visitor, shell, name }
}

async function arriveLoggedIn(name: string, phone: string, host = 'univ') {
  const visitor = await world.visit({ host })
  await logInAs(visitor, world.demo, student(phone))
  await visitor.open()
  const shell = new Shell(visitor.page)
  await shell.seeLoggedIn(name)
  return { visitor, shell, name }
}

const refusal = (code: number) => ({ status: 200, json: { code, msg: '登录已失效', data: null } })

describe('log-out', () => {
  it('asks first, and cancelling changes nothing [OUT-1]', async () => {
    const { visitor, shell, name } = await arriveLoggedIn('许清和', '13800000005')
    await shell.askLogout(name)
    await shell.cancelLogout()
    await shell.confirmLogout.waitFor({ state: 'detached' })
    await shell.seeLoggedIn(name)
    expect(visitor.count(logout)).toBe(0)
  })

  it('ends the session on the server, forgets the identity and goes home [OUT-1] [OUT-2]', async () => {
    const { visitor, shell, name } = await arriveLoggingIn('顾念一 · 13800000006')
    await visitor.open('/jobRecommend')
    const { session_id } = await visitor.cookies()
    await shell.askLogout(name)
    await shell.logout()
    await shell.seeLoggedOut()
    await eventually(() => visitor.path).toBe('/')
    expect(await visitor.identifyingCookies()).toEqual([])
    await visitor.context.addCookies([{ name: 'session_id', value: session_id?.value ?? '', url: visitor.origin }])
    visitor.complaints.expect(FAILED_REQUEST)
    expect(await visitor.ask(getCommon, {})).toBe(null)
  })

  it('leaves nothing of a student for the next one in the same page [OUT-2]', async () => {
    const { visitor, shell, name } = await arriveLoggingIn('方承志 · 13800000011')
    await shell.askLogout(name)
    await shell.logout()
    await shell.seeLoggedOut()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const asked = visitor.count(getCommon)
    await visitor.intercept(getCommon, async (route) => {
      await released
      await route.continue()
    })
    const login = new LoginDialog(visitor.page)
    await login.open()
    await login.seeWaiting()
    const phone = new ScanPage((await world.visit()).page)
    await phone.open(await decodeQrCode(login.qrCode))
    await phone.choose('何静姝 · 13800000012')
    await phone.confirm()
    await eventually(() => visitor.count(getCommon)).toBeGreaterThan(asked)
    await eventually(() => visitor.page.locator('header').getByText('正在确认登录状态').count()).toBe(1)
    expect(await visitor.page.locator('header').getByText(name).count()).toBe(0)
    release()
    await login.seeGone()
    await shell.seeLoggedIn('何静姝')
  })

  it('says 接口调用失败 and stays logged in when the request fails [OUT-2]', async () => {
    const { visitor, shell, name } = await arriveLoggedIn('陆时雨', '13800000007')
    visitor.complaints.expect(FAILED_REQUEST)
    await visitor.intercept(logout, (route) => route.fulfill({ status: 500 }))
    await shell.askLogout(name)
    await shell.logout()
    await shell.confirmLogout.getByText('接口调用失败', { exact: true }).waitFor()
    expect((await visitor.cookies())['user_id']?.value).not.toBe('')
    await visitor.mend()
    await shell.confirmLogout.getByRole('button', { name: '重试', exact: true }).click()
    await shell.seeLoggedOut()
  })
})

describe('session', () => {
  it('is still there after a reload [SESS-1]', async () => {
    const { visitor, shell, name } = await arriveLoggingIn('苏云起 · 13800000008')
    const before = visitor.count(checkStudentLogin)
    const { user_id } = await visitor.cookies()
    await visitor.page.reload()
    await shell.seeLoggedIn(name)
    expect(user_id?.value).toMatch(/^[1-9]\d*$/)
    expect(visitor.sent(checkStudentLogin).slice(before)).toEqual([{ public_source: '1', user_id: user_id?.value }])
  })

  it('is asked after on load where no cookie says who is here: what the server says is kept, and read anew [SESS-1]', async () => {
    const visitor = await world.visit()
    const id = await logInAs(visitor, world.demo, student('13800000008'))
    await visitor.context.clearCookies({ name: /^(user_id|login_type)$/ })
    await visitor.open()
    await new Shell(visitor.page).seeLoggedIn('苏云起')
    expect(visitor.sent(checkStudentLogin)).toEqual([{ public_source: '1', user_id: '' }])
    const { user_id, login_type } = await visitor.cookies()
    expect([user_id?.value, login_type?.value]).toEqual([id, 'student'])
    const days = [user_id, login_type].map((cookie) =>
      Math.round(((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000),
    )
    expect(days).toEqual([14, 14])
    expect(visitor.count(getCommon)).toBe(1)
  })

  it('has its profile read anew once the server has said who it is [SESS-1]', async () => {
    const { visitor, shell, name } = await arriveLoggedIn('苏云起', '13800000008')
    const held: Route[] = []
    await visitor.intercept(checkStudentLogin, (route) => void held.push(route))
    await visitor.page.reload()
    await eventually(() => held.length).toBe(1)
    await visitor.page.waitForLoadState('load')
    const before = visitor.count(getCommon)
    await held[0]?.continue()
    await shell.seeLoggedIn(name)
    await eventually(() => visitor.count(getCommon)).toBeGreaterThan(before)
  })

  it.each([
    { who: 'an employer', person: employer('13900000006'), shown: '企业' },
    { who: 'a school’s officer', person: officer(), shown: '高校管理员' },
    { who: 'an organiser', person: organiser(), shown: '主办方' },
  ])(
    'the page does not ask after the session of $who as if it were a student’s [SESS-1]',
    async ({ person, shown }) => {
      const visitor = await world.visit()
      await logInAs(visitor, world.demo, person)
      await visitor.open()
      await visitor.page.getByRole('banner').getByRole('button', { name: shown, exact: true }).waitFor()
      await visitor.page.waitForLoadState('networkidle')
      expect(visitor.count(checkStudentLogin)).toBe(0)
    },
  )

  it('tells the other tabs of a log-in and of a log-out [SESS-5]', async () => {
    const visitor = await world.visit()
    await visitor.open()
    const other = await visitor.context.newPage()
    await other.goto(`${visitor.origin}/#/`)
    const there = new Shell(other)
    await there.seeLoggedOut()
    await visitor.page.bringToFront()
    await logIn(visitor, '江牧野 · 13800000009')
    await there.seeLoggedIn('江牧野')
    await there.askLogout('江牧野')
    await there.logout()
    await there.seeLoggedOut()
    await new Shell(visitor.page).seeLoggedOut()
  })

  it('does not believe a cookie that somebody wrote [SESS-1]', async () => {
    const visitor = await world.visit()
    await visitor.context.addCookies(
      Object.entries({ user_id: '1', login_type: 'student' }).map(([name, value]) => ({
        name,
        value,
        url: visitor.origin,
      })),
    )
    await visitor.open()
    await new Shell(visitor.page).seeLoggedOut()
    const { user_id, login_type } = await visitor.cookies()
    expect([user_id, login_type]).toEqual([undefined, undefined])
    expect(visitor.count(getCommon)).toBe(0)
  })

  it('is cleared with everything that hints at it when the server says that it is void [SESS-1, SITE-8]', async () => {
    const { visitor, shell } = await arriveLoggedIn('叶初晴', '13800000010')
    await visitor.page.evaluate(() => sessionStorage.setItem('userdata', 'x'))
    visitor.complaints.expect(FAILED_REQUEST)
    await visitor.context.addCookies([{ name: 'session_id', value: 'over', url: visitor.origin }])
    await visitor.page.reload()
    await shell.seeLoggedOut()
    await eventually(() => visitor.count(logout)).toBe(1)
    await visitor.seeAnswered()
    const { user_id, login_type, session_id } = await visitor.cookies()
    expect([user_id, login_type, session_id]).toEqual([undefined, undefined, undefined])
    const ofTheSite = ['schoolIcon', 'school_type', 'yishengyice', 'yunnan']
    await eventually(() => visitor.page.evaluate(() => Object.keys(sessionStorage).sort())).toEqual(ofTheSite)
  })

  it.each([
    { host: 'univ', call: getCommon, path: '/', lands: '/login' },
    { host: 'univ', call: getRecommendedPositions, path: '/jobRecommend', lands: '/login' },
    { host: 'univ', call: getDeliveries, path: '/deliveryFeedback?from=3', lands: '/login' },
    { host: 'edu', call: getCommon, path: '/', lands: '/login' },
    { host: 'career', call: getCommon, path: '/', lands: '/login' },
    { host: 'brand', call: getCommon, path: '/', lands: '/' },
    { host: 'brand', call: getDeliveries, path: '/deliveryFeedback?from=3', lands: '/' },
  ])(
    'leads to $lands from $path of $host when $call.path answers 20011 [SESS-2]',
    async ({ host, call, path, lands }) => {
      const { visitor, shell, name } = await arriveLoggedIn('方承志', '13800000011', host)
      await visitor.intercept(call, (route) => route.fulfill(refusal(codes.notLoggedIn)))
      await visitor.open(path)
      await visitor.page.reload()
      await shell.loginButton
        .or(visitor.page.getByRole('dialog', { name: '学生登录' }))
        .first()
        .waitFor()
      await eventually(() => visitor.path).toBe(lands)
      await eventually(async () => (await visitor.cookies())['user_id']).toBeUndefined()
      await eventually(() => shell.account(name).count()).toBe(0)
    },
  )

  it('asks an anonymous visitor to log in before a resume, and leads there then [SESS-4]', async () => {
    const visitor = await world.visit()
    await visitor.open('/resume')
    const login = new LoginDialog(visitor.page)
    await login.seeWaiting()
    expect(visitor.path).toBe('/login')
    const phone = await world.visit()
    const page = new ScanPage(phone.page)
    await page.open(await decodeQrCode(login.qrCode))
    await page.choose('何静姝 · 13800000012')
    await page.confirm()
    await visitor.page.getByRole('heading', { name: '基本信息', exact: true }).waitFor()
    expect(visitor.path).toBe('/resume?from=3')
  })

  it('leads home from an unknown path', async () => {
    const visitor = await world.visit()
    await visitor.open('/nowhere')
    await new Shell(visitor.page).seeLoggedOut()
    await eventually(() => visitor.path).toBe('/')
  })
})
