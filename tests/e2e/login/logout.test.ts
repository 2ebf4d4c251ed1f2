import { describe, expect, it } from 'vitest'
import { logout } from '../../../contract/calls/authentication.ts'
import { getDeliveries } from '../../../contract/calls/deliveries.ts'
import { getInvitations } from '../../../contract/calls/invitations.ts'
import { markNoticesRead } from '../../../contract/calls/notices.ts'
import { codes } from '../../../contract/codes.ts'
import { Header } from '../models/header.ts'
import { LoginDialog } from '../models/login-dialog.ts'
import { decodeQrCode, ScanPage } from '../models/scan-page.ts'
import { Shell } from '../models/shell.ts'
import { employer, logInAs, student } from '../world/identities.ts'
import { createWorld, eventually, FAILED_REQUEST, type Visitor } from '../world.ts'

const world = createWorld()

const NAME = '林小满'

const REFUSED = { json: { code: codes.notLoggedIn, msg: '请先登录', data: null } }

/** What the page makes of an answer is drawn by then. */
const nextFrame = ({ page }: Visitor) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )

async function arrive(path: string, person = { name: NAME, phone: '13800000001' }) {
  const visitor = await world.visit()
  await logInAs(visitor, world.demo, student(person.phone))
  await visitor.open(path)
  const shell = new Shell(visitor.page)
  await shell.seeLoggedIn(person.name)
  return { visitor, shell, header: new Header(visitor.page) }
}

/** Fills every place that keeps something of a student. */
const fillStores = ({ page }: Visitor) =>
  page.evaluate(() => {
    for (const key of ['userdata', 'studentInfo', 'resume_data', 'wantedPosition']) sessionStorage.setItem(key, 'x')
    for (const key of ['resume_parse', 'recent_searches']) localStorage.setItem(key, 'x')
  })

const leftovers = ({ page }: Visitor) =>
  page.evaluate(() => [
    ...['userdata', 'studentInfo', 'resume_data', 'wantedPosition'].filter((key) => sessionStorage.getItem(key)),
    ...['resume_parse', 'recent_searches'].filter((key) => localStorage.getItem(key)),
  ])

/** The student logs in again by the dialog that a log-out led to. */
async function logInAgain({ page }: Visitor, person = `${NAME} · 13800000001`) {
  const login = new LoginDialog(page)
  await login.seeWaiting()
  const phone = new ScanPage((await world.visit()).page)
  await phone.open(await decodeQrCode(login.qrCode))
  await phone.choose(person)
  await phone.confirm()
}

describe('a log-out in the header', () => {
  it.each([
    { origin: 0, path: '/jobRecommend', lands: '/' },
    { origin: 0, path: '/companyList?isAll=1', lands: '/' },
  ])('a log-out on $path leads home (origin $origin) [OUT-1] [OUT-2]', async ({ path, lands }) => {
    const { visitor, shell } = await arrive(path)
    await fillStores(visitor)
    await shell.askLogout(NAME)
    await shell.logout()
    await shell.seeLoggedOut()
    await eventually(() => visitor.path).toBe(lands)
    await eventually(() => leftovers(visitor)).toEqual([])
    await eventually(() => visitor.identifyingCookies()).toEqual([])
    expect(visitor.count(logout)).toBe(1)
  })

  it.each([
    { origin: 5, path: '/aiIntelligentfilling?isAuth=1' },
    { origin: 5, path: '/diagnosticResult?id=1&type=1' },
    { origin: 5, path: '/aiInterviewIntroduce' },
    { origin: 6, path: '/myInterviewList' },
  ])('a log-out on $path asks to log in again (origin $origin) [OUT-1] [OUT-2]', async ({ path }) => {
    const { visitor, shell, header } = await arrive(path)
    await shell.askLogout(NAME)
    await shell.logout()
    await header.dialog('学生登录').waitFor()
    await eventually(() => visitor.identifyingCookies()).toEqual([])
    await header.seeAndClose('学生登录')
    await shell.seeLoggedOut()
    await eventually(() => visitor.page.getByText(NAME).count()).toBe(0)
  })

  it('a log-out on a resume on paper asks to log in again (origin 1) [OUT-1] [OUT-2]', async () => {
    const visitor = await world.visit()
    await logInAs(visitor, world.demo, student('13800000001'))
    await visitor.open('/attentdetail?templateId=1')
    const [shell, header] = [new Shell(visitor.page), new Header(visitor.page)]
    await header.pressLogout()
    await shell.logout()
    await header.dialog('学生登录').waitFor()
    await eventually(() => visitor.identifyingCookies()).toEqual([])
    await header.seeAndClose('学生登录')
    await shell.seeLoggedOut()
    await eventually(() => visitor.page.getByText(NAME).count()).toBe(0)
  })

  it('a login after that opens the resume in a tab of its own (origin 1) [OUT-1] [STU-4]', async () => {
    const visitor = await world.visit()
    await logInAs(visitor, world.demo, student('13800000001'))
    await visitor.open('/attentdetail?templateId=1')
    await new Header(visitor.page).pressLogout()
    await new Shell(visitor.page).logout()
    const opened = visitor.context.waitForEvent('page')
    await logInAgain(visitor)
    const tab = await opened
    await tab.waitForURL(`${visitor.origin}/#/resume?from=3`)
  })

  it.each(['/aiIntelligentfilling?isAuth=1', '/diagnosticResult?id=1&type=1', '/aiInterviewIntroduce'])(
    'a login after a log-out on %s opens the AI resume (origin 5) [OUT-1] [STU-4]',
    async (path) => {
      const { visitor, shell } = await arrive(path)
      await shell.askLogout(NAME)
      await shell.logout()
      await logInAgain(visitor)
      await eventually(() => visitor.path).toBe('/aiResumeDetail')
      await shell.seeLoggedIn(NAME)
    },
  )

  it('a login after such a log-out begins an AI resume for a student who has none (origin 5) [OUT-1] [STU-4]', async () => {
    const person = { name: '陈思远', phone: '13800000002' }
    const { visitor, shell } = await arrive('/aiIntelligentfilling?isAuth=1', person)
    await shell.askLogout(person.name)
    await shell.logout()
    await logInAgain(visitor, `${person.name} · ${person.phone}`)
    await eventually(() => visitor.path).toBe('/aiResumeBasicInfo')
    await shell.seeLoggedIn(person.name)
  })

  it('a login after a log-out on the interviews’ page reads them anew (origin 6) [OUT-1] [STU-4]', async () => {
    const { visitor, shell } = await arrive('/myInterviewList')
    await shell.askLogout(NAME)
    await shell.logout()
    const main = visitor.page.locator('main')
    const needed = main.getByRole('heading', { level: 1, name: '登录后查看「我的面试」', includeHidden: true })
    await needed.waitFor({ state: 'attached' })
    const before = visitor.count(getInvitations)
    await logInAgain(visitor)
    await main.getByRole('heading', { level: 1, name: '我的面试', exact: true }).waitFor()
    await eventually(() => visitor.count(getInvitations)).toBeGreaterThan(before)
    await new LoginDialog(visitor.page).seeGone()
    expect(visitor.path).toBe('/myInterviewList')
    expect(visitor.context.pages()).toHaveLength(1)
  })

  it.each([
    { origin: 3, path: '/deliveryFeedback?from=3', title: '投递反馈' },
    { origin: 4, path: '/myCollect?from=3', title: '我的收藏' },
  ])('a log-out on $path stays there, logged out (origin $origin) [OUT-1]', async ({ path, title }) => {
    const { visitor, shell } = await arrive(path)
    await shell.askLogout(NAME)
    await shell.logout()
    const main = visitor.page.getByRole('main')
    await main.getByRole('heading', { level: 1, name: `登录后查看「${title}」`, exact: true }).waitFor()
    await shell.seeLoggedOut()
    expect(visitor.path).toBe(path)
    expect(await visitor.page.getByRole('dialog').count()).toBe(0)
  })

  it('is no session that ran out, whatever is refused while it is under way [OUT-1] [SESS-2]', async () => {
    const visitor = await world.visit()
    await logInAs(visitor, world.demo, student('13800000001'))
    const leaving = Promise.withResolvers<void>()
    await visitor.intercept(getDeliveries, async (route) => {
      await leaving.promise
      await route.fulfill(REFUSED)
    })
    const refused = visitor.page.waitForEvent('requestfinished', (request) =>
      request.url().includes(getDeliveries.path),
    )
    await visitor.intercept(logout, async (route) => {
      leaving.resolve()
      await refused
      await nextFrame(visitor)
      await route.continue()
    })
    await visitor.open('/deliveryFeedback?from=3')
    const shell = new Shell(visitor.page)
    await shell.seeLoggedIn(NAME)
    await shell.askLogout(NAME)
    await shell.logout()
    const main = visitor.page.getByRole('main')
    await main.getByRole('heading', { level: 1, name: '登录后查看「投递反馈」', exact: true }).waitFor()
    expect(visitor.path).toBe('/deliveryFeedback?from=3')
    expect(await visitor.page.getByRole('dialog').count()).toBe(0)
    expect(await shell.notices()).toEqual([])
    await eventually(() => visitor.identifyingCookies()).toEqual([])
  })

  it('is none to what was asked before it and is refused after it [OUT-1] [SESS-2]', async () => {
    const { visitor, shell } = await arrive('/notices')
    const [asked, left] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await visitor.intercept(markNoticesRead, async (route) => {
      asked.resolve()
      await left.promise
      await route.fulfill(REFUSED)
    })
    const refused = visitor.page.waitForEvent('requestfinished', (request) =>
      request.url().includes(markNoticesRead.path),
    )
    await visitor.page.getByRole('main').getByRole('button', { name: '全部已读' }).click()
    await asked.promise
    await shell.askLogout(NAME)
    await shell.logout()
    await shell.seeLoggedOut()
    left.resolve()
    await refused
    await nextFrame(visitor)
    await eventually(() => visitor.path).toBe('/')
    expect(await visitor.page.getByRole('dialog').count()).toBe(0)
    expect(await shell.notices()).not.toContain('登录已过期，请重新登录')
  })

  it('a log-out of a visitor who is no student leads home [OUT-1] [OUT-2]', async () => {
    const visitor = await world.visit()
    await logInAs(visitor, world.demo, employer('13900000005'))
    await visitor.open('/jobRecommend')
    const shell = new Shell(visitor.page)
    await shell.askLogout('企业')
    await shell.logout()
    await shell.seeLoggedOut()
    await eventually(() => visitor.path).toBe('/')
    await eventually(() => visitor.identifyingCookies()).toEqual([])
  })

  it('a log-out that fails says so and keeps everything [OUT-2]', async () => {
    const { visitor, shell } = await arrive('/deliveryFeedback?from=3')
    await fillStores(visitor)
    visitor.complaints.expect(FAILED_REQUEST)
    await visitor.intercept(logout, (route) => route.fulfill({ status: 500 }))
    await shell.askLogout(NAME)
    await shell.logout()
    await shell.confirmLogout.getByText('接口调用失败', { exact: true }).waitFor()
    await shell.cancelLogout()
    await shell.seeLoggedIn(NAME)
    expect(await leftovers(visitor)).toHaveLength(6)
    await eventually(() => visitor.identifyingCookies()).toEqual(['login_type', 'session_id', 'user_id'])
  })
})

describe('the log-out of the resume area', () => {
  it('asks, forgets the user and the parsed resume, and leads to the login page [OUT-3]', async () => {
    const { visitor, shell, header } = await arrive('/')
    await visitor.open('/resume?from=3')
    await fillStores(visitor)
    await header.pressLogout()
    await shell.confirmLogout.waitFor()
    expect(visitor.count(logout)).toBe(0)
    await shell.logout()
    await eventually(() => visitor.path).toBe('/login')
    await header.seeAndClose('学生登录')
    await visitor.page.getByRole('heading', { level: 1, name: '请先登录', exact: true }).waitFor()
    await eventually(() => visitor.identifyingCookies()).toEqual([])
    await eventually(() => leftovers(visitor)).toEqual([])
    expect(visitor.count(logout)).toBe(1)
  })

  it('is there before a resume is, too [OUT-3]', async () => {
    const visitor = await world.visit()
    await logInAs(visitor, world.demo, student('13800000002'))
    await visitor.open('/resume_create?from=3')
    await new Header(visitor.page).pressLogout()
    await new Shell(visitor.page).logout()
    await eventually(() => visitor.path).toBe('/login')
  })
})
