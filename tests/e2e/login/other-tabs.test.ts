import { expect, it } from 'vitest'
import { checkStudentLogin, getLoginQrCode, logout } from '../../../contract/calls/authentication.ts'
import { deliverResume } from '../../../contract/calls/deliveries.ts'
import { getPosition } from '../../../contract/calls/positions.ts'
import { DeliverDialog } from '../models/deliver-dialog.ts'
import { Header } from '../models/header.ts'
import { LoginDialog } from '../models/login-dialog.ts'
import { Shell } from '../models/shell.ts'
import { seeListening } from '../world/ended-session.ts'
import {
  employer,
  logInAs,
  logInBeside,
  logInElsewhere,
  logOutElsewhere,
  officer,
  organiser,
  type Person,
  student,
} from '../world/identities.ts'
import { createWorld, eventually, type Visitor } from '../world.ts'

const world = createWorld()

const NAME = '林小满'
const person = student('13800000001')

async function arrive(path = '/', loggedIn?: Person) {
  const visitor = await world.visit()
  if (loggedIn) await logInAs(visitor, world.demo, loggedIn)
  await visitor.open(path)
  const [login, header, shell] = [new LoginDialog(visitor.page), new Header(visitor.page), new Shell(visitor.page)]
  return { visitor, page: visitor.page, login, header, shell }
}

it.each(['扫码登录', '短信登录'])(
  'closes a login at %s, and goes on to what it was wanted for [SESS-5]',
  async (mode) => {
    const { visitor, page, login, header, shell } = await arrive('/jobRecommend')
    await header.press('我的简历')
    await login.dialog.waitFor()
    if (mode === '短信登录') await login.toSms()
    const before = visitor.context.pages().length
    await Promise.all([
      shell.seeNotice('已在其他标签页登录，继续刚才的操作'),
      logInElsewhere(visitor, world.demo, person),
    ])
    await page.getByRole('heading', { name: '基本信息', exact: true }).waitFor()
    await login.seeGone()
    expect([visitor.path, visitor.context.pages().length]).toEqual(['/resume?from=3', before])
    await shell.seeLoggedIn(NAME)
  },
)

it('goes on from the login page, with its dialog open or closed [SESS-5] [SESS-4]', async () => {
  const { visitor, page, login } = await arrive('/resume')
  await login.seeWaiting()
  expect(visitor.path).toBe('/login')
  await logInElsewhere(visitor, world.demo, person)
  await page.getByRole('heading', { name: '基本信息', exact: true }).waitFor()
  expect(visitor.path).toBe('/resume?from=3')
  const closed = await arrive('/login')
  await closed.login.seeWaiting()
  await closed.login.close()
  await logInElsewhere(closed.visitor, world.demo, person)
  await closed.page.getByRole('heading', { name: '基本信息', exact: true }).waitFor()
  expect(closed.visitor.path).toBe('/resume?from=3')
})

it('asks to switch where somebody else logged in, and goes on once a student has [SESS-5] [SW-1]', async () => {
  const { visitor, page, login, header } = await arrive()
  await header.press('AI模拟面试 Beta')
  await login.seeWaiting()
  await logInElsewhere(visitor, world.demo, officer())
  await header.dialog('当前登录身份为高校管理员').waitFor()
  expect(await login.dialog.count()).toBe(0)
  await logInElsewhere(visitor, world.demo, employer('13900000005'))
  await header.dialog('当前登录身份为企业').waitFor()
  await logInElsewhere(visitor, world.demo, person)
  await eventually(() => visitor.path).toBe('/aiInterviewIntroduce')
  await eventually(() => page.getByRole('dialog').count()).toBe(0)
})

it('leads an employer into the back office, in the same tab [SESS-5] [EMP-4]', async () => {
  const { visitor, page, header } = await arrive('/jobRecommend')
  await header.press('我要招聘')
  await header.dialog('企业登录').waitFor()
  const before = visitor.context.pages().length
  await logInElsewhere(visitor, world.demo, student('13800000002'))
  await new Shell(page).seeLoggedIn('陈思远')
  expect(await header.dialog('企业登录').count()).toBe(1)
  await logInElsewhere(visitor, world.demo, employer('13900000005'))
  await page.waitForURL(`${visitor.origin}/company/#/`)
  expect(visitor.context.pages().length).toBe(before)
  await page.goBack()
  await eventually(() => visitor.path).toBe('/jobRecommend')
  expect(await page.getByRole('dialog').count()).toBe(0)
})

it('leads an officer into the back office [SESS-5] [ADM-2]', async () => {
  const { visitor, page, header } = await arrive()
  await header.press('学校后台')
  await header.dialog('学校后台登录').waitFor()
  await logInElsewhere(visitor, world.demo, officer())
  await page.waitForURL(`${visitor.origin}/school/#/dashboard`)
})

it.each([
  { who: 'an employer', person: employer('13900000005'), address: '/company/#/' },
  { who: 'an organiser', person: organiser(), address: '/op/#/schoolBroad/index' },
])('leads $who on from the log-in screen of a channel [SESS-5] [SHELL-3] [CHAN-2]', async ({ person, address }) => {
  const visitor = await world.visit({ host: 'employer' })
  await visitor.open()
  await visitor.page.getByRole('button', { name: '立即注册', exact: true }).click()
  await logInElsewhere(visitor, world.demo, student('13800000002'))
  await logInElsewhere(visitor, world.demo, person)
  await visitor.page.waitForURL(`${visitor.origin}${address}`)
})

it('asks no more whether to log out who is not there any more [SESS-5]', async () => {
  const { visitor, page, shell, login } = await arrive('/', person)
  await shell.seeLoggedIn(NAME)
  await shell.askLogout(NAME)
  await logInElsewhere(visitor, world.demo, employer('13900000005'))
  await shell.confirmLogout.waitFor({ state: 'detached' })
  await shell.seeLoggedIn('企业')
  expect([await page.getByRole('dialog').count(), visitor.count(getLoginQrCode)]).toEqual([0, expect.any(Number)])
  expect(await login.dialog.count()).toBe(0)
})

const others = [
  { who: 'another student', leave: (visitor: Visitor) => logInElsewhere(visitor, world.demo, student('13800000003')) },
  { who: 'an employer', leave: (visitor: Visitor) => logInElsewhere(visitor, world.demo, employer('13900000005')) },
  { who: 'nobody', leave: (visitor: Visitor) => logOutElsewhere(visitor) },
]

it.each(others)(
  'ends a delivery where $who is there now, and keeps its sentence from them [SESS-5] [JOB-3]',
  async ({ leave }) => {
    const { visitor, page, shell } = await arrive('/job?id=21', person)
    const dialog = new DeliverDialog(page)
    await dialog.open()
    await dialog.root.getByText('student0001@example.com').waitFor()
    await dialog.message.fill('林小满写的话')
    await seeListening(visitor)
    await Promise.all([
      shell.seeNoticeLike(/^登录身份已在其他标签页变化，「.+」没有投递。$/),
      leave(visitor).then(dialog.seeGone),
    ])
    await logInElsewhere(visitor, world.demo, student('13800000003'))
    await shell.seeLoggedIn('周予安')
    await dialog.open()
    expect(await dialog.message.inputValue()).toBe('')
    expect(visitor.count(deliverResume)).toBe(0)
  },
)

it('forgets the sentence of a delivery with whoever logs out [SESS-5] [OUT-3]', async () => {
  const { visitor, page, shell } = await arrive('/job?id=21', person)
  const dialog = new DeliverDialog(page)
  await dialog.open()
  await dialog.message.fill('林小满写的话')
  await seeListening(visitor)
  await logOutElsewhere(visitor)
  await dialog.seeGone()
  await visitor.seeAnswered()
  await logInElsewhere(visitor, world.demo, person)
  await shell.seeLoggedIn(NAME)
  await dialog.open()
  expect(await dialog.message.inputValue()).toBe('')
})

it('shows the resume of the student who is there now [SESS-5]', async () => {
  const { visitor, page } = await arrive('/resume?from=3', person)
  const name = page.getByRole('textbox', { name: '姓名' })
  await eventually(() => name.inputValue()).toBe(NAME)
  await logInElsewhere(visitor, world.demo, student('13800000003'))
  await eventually(() => name.inputValue()).toBe('周予安')
})

it('is with whoever logged in in another tab where a call for the student before is refused then [SESS-5] [SESS-3]', async () => {
  const { visitor, page, shell } = await arrive('/', person)
  await shell.seeLoggedIn(NAME)
  await visitor.waitForAnswers()
  const asked = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  await visitor.intercept(getPosition, async (route) => {
    asked.resolve()
    await answered.promise
    await route.fulfill({ json: { code: 20011, msg: '', data: null } })
  })
  await page.evaluate(() => location.assign('#/job?id=21'))
  await asked.promise
  await logInBeside(visitor, world.demo, employer('13900000005'))
  answered.resolve()
  await shell.seeLoggedIn('企业')
  expect([visitor.path, visitor.count(logout)]).toEqual(['/job?id=21', 0])
  expect(await visitor.identifyingCookies()).toEqual(['com_key_user', 'login_type', 'session_id'])
})

it.each([
  { late: 'nobody', body: { code: 0, msg: '', data: { user_id: '0' } } },
  { late: 'a session that is over', body: { code: 10008, msg: '', data: null } },
])('is not logged out by an answer of before: $late [SESS-5] [SESS-2]', async ({ body }) => {
  const { visitor, shell } = await arrive('/', person)
  await shell.seeLoggedIn(NAME)
  await visitor.waitForAnswers()
  const asked = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  await visitor.intercept(checkStudentLogin, async (route) => {
    asked.resolve()
    await answered.promise
    await route.fulfill({ json: body })
  })
  await visitor.setHidden(true)
  await visitor.setHidden(false)
  await asked.promise
  await logInBeside(visitor, world.demo, employer('13900000005'))
  answered.resolve()
  await shell.seeLoggedIn('企业')
  expect(visitor.count(logout)).toBe(0)
  expect(await visitor.identifyingCookies()).toEqual(['com_key_user', 'login_type', 'session_id'])
})
