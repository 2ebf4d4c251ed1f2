import { describe, expect, it } from 'vitest'
import { logout } from '../../contract/calls/authentication.ts'
import { Header } from './models/header.ts'
import { Shell } from './models/shell.ts'
import { employer, logInAs, student } from './world/identities.ts'
import { createWorld, eventually, FAILED_REQUEST, type Visitor } from './world.ts'

const world = createWorld()

const NAME = '林小满'

async function arrive(path: string) {
  const visitor = await world.visit()
  await logInAs(visitor, world.demo, student('13800000001'))
  await visitor.open(path)
  const shell = new Shell(visitor.page)
  await shell.seeLoggedIn(NAME)
  return { visitor, shell, header: new Header(visitor.page) }
}

/** Fills every place that keeps something of a student. */
const fillStores = ({ page }: Visitor) =>
  page.evaluate(() => {
    for (const key of ['userdata', 'studentInfo', 'resume_data', 'wantedPosition']) sessionStorage.setItem(key, 'x')
    localStorage.setItem('resume_parse', 'x')
  })

const leftovers = ({ page }: Visitor) =>
  page.evaluate(() => [
    ...['userdata', 'studentInfo', 'resume_data', 'wantedPosition'].filter((key) => sessionStorage.getItem(key)),
    ...['resume_parse'].filter((key) => localStorage.getItem(key)),
  ])

describe('a log-out in the header', () => {
  it.each([
    { origin: 0, path: '/jobRecommend', lands: '/' },
    { origin: 0, path: '/companyList?isAll=1', lands: '/' },
  ])('of $path leads home (origin $origin) [OUT-1] [OUT-2]', async ({ path, lands }) => {
    const { visitor, shell } = await arrive(path)
    await fillStores(visitor)
    await shell.askLogout(NAME)
    await shell.logout()
    await shell.seeLoggedOut()
    await eventually(() => visitor.path).toBe(lands)
    expect(await leftovers(visitor)).toEqual([])
    expect(await visitor.identifyingCookies()).toEqual([])
    expect(visitor.count(logout)).toBe(1)
  })

  it.each([
    { origin: 5, path: '/aiIntelligentfilling?isAuth=1' },
    { origin: 5, path: '/diagnosticResult?id=1&type=1' },
    { origin: 5, path: '/aiInterviewIntroduce' },
    { origin: 6, path: '/myInterviewList' },
  ])('of $path asks to log in again (origin $origin) [OUT-1] [OUT-2]', async ({ path }) => {
    const { visitor, shell, header } = await arrive(path)
    await shell.askLogout(NAME)
    await shell.logout()
    await header.dialog('学生登录').waitFor()
    expect(await visitor.identifyingCookies()).toEqual([])
    await header.seeAndClose('学生登录')
    await shell.seeLoggedOut()
    expect(await visitor.page.getByText(NAME).count()).toBe(0)
  })

  it('of a resume on paper asks to log in again (origin 1) [OUT-1] [OUT-2]', async () => {
    const visitor = await world.visit()
    await logInAs(visitor, world.demo, student('13800000001'))
    await visitor.open('/attentdetail?templateId=1')
    const [shell, header] = [new Shell(visitor.page), new Header(visitor.page)]
    await header.press('退出登录')
    await shell.logout()
    await header.dialog('学生登录').waitFor()
    expect(await visitor.identifyingCookies()).toEqual([])
    await header.seeAndClose('学生登录')
    await shell.seeLoggedOut()
    expect(await visitor.page.getByText(NAME).count()).toBe(0)
  })

  it.each([
    { origin: 3, path: '/deliveryFeedback?from=3', title: '投递反馈' },
    { origin: 4, path: '/myCollect?from=3', title: '我的收藏' },
  ])('of $path stays there, logged out (origin $origin) [OUT-1]', async ({ path, title }) => {
    const { visitor, shell } = await arrive(path)
    await shell.askLogout(NAME)
    await shell.logout()
    const main = visitor.page.getByRole('main')
    await main.getByRole('heading', { level: 1, name: `登录后查看「${title}」`, exact: true }).waitFor()
    await shell.seeLoggedOut()
    expect(visitor.path).toBe(path)
    expect(await visitor.page.getByRole('dialog').count()).toBe(0)
  })

  it('of somebody who is no student leads home [OUT-1] [OUT-2]', async () => {
    const visitor = await world.visit()
    await logInAs(visitor, world.demo, employer('13900000005'))
    await visitor.open('/jobRecommend')
    const shell = new Shell(visitor.page)
    await shell.askLogout('企业')
    await shell.logout()
    await shell.seeLoggedOut()
    await eventually(() => visitor.path).toBe('/')
    expect(await visitor.identifyingCookies()).toEqual([])
  })

  it('that fails says so and keeps everything [OUT-2]', async () => {
    const { visitor, shell } = await arrive('/deliveryFeedback?from=3')
    await fillStores(visitor)
    visitor.complaints.expect(FAILED_REQUEST)
    await visitor.intercept(logout, (route) => route.fulfill({ status: 500 }))
    await shell.askLogout(NAME)
    await shell.logout()
    await shell.confirmLogout.getByText('接口调用失败', { exact: true }).waitFor()
    await shell.cancelLogout()
    await shell.seeLoggedIn(NAME)
    expect(await leftovers(visitor)).toHaveLength(5)
    expect(await visitor.identifyingCookies()).toEqual(['login_type', 'session_id', 'user_id'])
  })
})

describe('the log-out of the resume area', () => {
  it('asks, forgets the user and the parsed resume, and leads to the login page [OUT-3]', async () => {
    const { visitor, shell, header } = await arrive('/')
    await visitor.open('/resume?from=3')
    await fillStores(visitor)
    await header.press('退出登录')
    await shell.confirmLogout.waitFor()
    expect(visitor.count(logout)).toBe(0)
    await shell.logout()
    await eventually(() => visitor.path).toBe('/login')
    await header.seeAndClose('学生登录')
    await visitor.page.getByRole('heading', { level: 1, name: '请先登录', exact: true }).waitFor()
    expect(await visitor.identifyingCookies()).toEqual([])
    expect(await leftovers(visitor)).toEqual([])
    expect(visitor.count(logout)).toBe(1)
  })

  it('is there before a resume is, too [OUT-3]', async () => {
    const visitor = await world.visit()
    await logInAs(visitor, world.demo, student('13800000002'))
    await visitor.open('/resume_create?from=3')
    await new Header(visitor.page).press('退出登录')
    await new Shell(visitor.page).logout()
    await eventually(() => visitor.path).toBe('/login')
  })
})
