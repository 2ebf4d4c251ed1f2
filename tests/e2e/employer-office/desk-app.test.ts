import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { logout } from '../../../contract/calls/authentication.ts'
import { deliverResume, getDelivery } from '../../../contract/calls/deliveries.ts'
import { exportDeliveries, getDeskAccount, getDeskPositions, setPositionOpen } from '../../../contract/calls/desk.ts'
import { SESSION_CHANNEL } from '../../../contract/rules/storage.ts'
import { cellsOf } from '../../server/world/workbook.ts'
import { BackOffice } from '../models/back-office.ts'
import { Desk } from '../models/desk.ts'
import { EmployerDialog } from '../models/employer-dialog.ts'
import { findBarriers } from '../world/accessibility.ts'
import { PASSWORD } from '../world/arrivals.ts'
import { employer, logInAs, logInElsewhere, officer, type Person, student } from '../world/identities.ts'
import { createWorld, eventually, FAILED_REQUEST } from '../world.ts'

const world = createWorld()

interface Options {
  readonly person?: Person
  readonly path?: string
  readonly viewport?: { width: number; height: number }
}

async function arrive({ person, path = '#/', viewport = { width: 1440, height: 900 } }: Options = {}) {
  const visitor = await world.visit({ viewport })
  if (person) await logInAs(visitor, world.demo, person)
  await visitor.page.goto(`${visitor.origin}/company/${path}`)
  const { page } = visitor
  const logIn = new EmployerDialog(page, world.demo, page.getByRole('main'))
  return { visitor, page, desk: new Desk(page), office: new BackOffice(page), logIn }
}

const titleOf = async (visitor: Awaited<ReturnType<typeof arrive>>['visitor']) => {
  const [first] = (await visitor.ask(getDeskPositions, {})).list.filter(({ status }) => status === 'open')
  if (!first) throw new Error('no position is open')
  return first
}

describe('the employers’ desk', () => {
  it('asks a visitor to log in on the spot, and opens what the address leads to [EMP-4]', async () => {
    const { visitor, page, desk, office, logIn } = await arrive({ path: '#/?status=unread' })
    await office.seeNobody()
    expect(await findBarriers(page)).toEqual([])
    await logIn.logInByPassword('13900000040', PASSWORD)
    await desk.positions.waitFor()
    await office.seeOwner('139****0040')
    await office.seeAt('/company/#/?status=unread')
    expect(visitor.context.pages().length).toBe(1)
    expect((await visitor.cookies()).login_type?.value).toBe('company')
    expect(await findBarriers(page)).toEqual([])
  })

  it('greets an employer who registers there, and tells what comes next [EMP-2] [EMP-4]', async () => {
    const { page, office, desk, logIn } = await arrive()
    await logIn.toRegister()
    await logIn.receiveCode('15700000040')
    await logIn.passwordToSet.fill('Start@2026')
    await logIn.press('注册')
    await desk.heading('您好，157****0040').waitFor()
    await office.seeAt('/company/#/?isregu=true')
    await page.getByText('注册成功，还差一步').waitFor()
    expect(await findBarriers(page)).toEqual([])
    await desk.button('刷新').click()
    await desk.heading('您好，157****0040').waitFor()
    await office.logOut()
  })

  it('tells students that they are students, and logs them out on the way to the employers’ log-in [SW-1]', async () => {
    const { visitor, page, desk, logIn } = await arrive({ person: student('13800000035') })
    await desk.heading('登录身份不符').waitFor()
    await page.getByText('当前以学生身份登录').waitFor()
    expect(await findBarriers(page)).toEqual([])
    await desk.button('退出并登录企业账号').click()
    await desk.answer('取消')
    expect((await visitor.cookies()).login_type?.value).toBe('student')
    await desk.button('退出并登录企业账号').click()
    await desk.answer('退出登录')
    await desk.heading('已退出登录').waitFor()
    expect(await visitor.identifyingCookies()).not.toContain('login_type')
    await logIn.logInByPassword('13900000041', PASSWORD)
    await desk.positions.waitFor()
  })

  it('asks again where it cannot find out who is there, and locks nobody out for that', async () => {
    const visitor = await world.visit()
    visitor.complaints.expect(FAILED_REQUEST)
    await logInAs(visitor, world.demo, employer('13900000040'))
    await visitor.intercept(getDeskAccount, (route) => route.abort())
    await visitor.page.goto(`${visitor.origin}/company/`)
    const again = visitor.page.getByRole('main').getByRole('button')
    await again.waitFor()
    await visitor.mend()
    await again.click()
    await new BackOffice(visitor.page).seeOwner('139****0040')
  })

  it('says that a page could not be drawn, keeps its frame, and offers to load it again', async () => {
    const visitor = await world.visit()
    const { page } = visitor
    visitor.complaints.expect(/LogInCard|^console: Failed to load resource/)
    await page.route(/\/LogInCard-[^/]+\.js$/, (route) => route.abort())
    await page.goto(`${visitor.origin}/company/`)
    await page.getByRole('alert').getByText('页面加载失败').waitFor()
    expect(await page.getByRole('banner').count()).toBe(1)
    expect(await findBarriers(page)).toEqual([])
    await page.unrouteAll()
    await page.getByRole('button', { name: '重试' }).click()
    await page.getByRole('textbox').first().waitFor()
  })
})

describe('another tab', () => {
  it('a log-out in another tab ends the desk, and a log-in there goes on with it [SESS-5]', async () => {
    const { visitor, desk, office } = await arrive({ person: employer('13900000041') })
    await desk.positions.waitFor()
    const other = new BackOffice(await visitor.context.newPage())
    await other.page.goto(`${visitor.origin}/company/`)
    await other.logOut()
    await office.seeNobody()
    expect(await desk.positions.count()).toBe(0)
    await logInElsewhere(visitor, world.demo, employer('13900000042'))
    await office.seeOwner('139****0042')
    await other.seeOwner('139****0042')
    const positionsOf = () => desk.positions.getByRole('link').allTextContents()
    const own = (await visitor.ask(getDeskPositions, {})).list.map(({ title }) => title)
    await eventually(async () => (await positionsOf()).join('|')).toContain(own[0] ?? '?')
    await logInElsewhere(visitor, world.demo, employer('13900000043'))
    await office.seeOwner('139****0043')
    const next = (await visitor.ask(getDeskPositions, {})).list.map(({ title }) => title)
    await eventually(async () => (await positionsOf()).join('|')).toContain(next[0] ?? '?')
    const seen = (await positionsOf()).join('|')
    expect(own.filter((title) => !next.includes(title) && seen.includes(title))).toEqual([])
  })

  it('a log-in as somebody else in another tab takes the desk away, and the question that was open with it [SESS-5] [SW-1]', async () => {
    const { visitor, desk } = await arrive({ person: employer('13900000041') })
    await desk.askLogOut('139****0041')
    await logInElsewhere(visitor, world.demo, officer())
    await desk.heading('登录身份不符').waitFor()
    expect(await desk.question.count()).toBe(0)
    expect((await visitor.cookies()).login_type?.value).toBe('school')
  })

  it('hears of a log-out at the desk [SESS-5] [OUT-1]', async () => {
    const { visitor, office } = await arrive({ person: employer('13900000042') })
    await office.seeOwner('139****0042')
    const home = await visitor.context.newPage()
    await home.goto(`${visitor.origin}/#/`)
    await home.evaluate((channel) => {
      const heard = new BroadcastChannel(channel)
      heard.onmessage = () => document.body.setAttribute('data-heard', '')
    }, SESSION_CHANNEL)
    await office.logOut()
    await home.locator('body[data-heard]').waitFor()
    expect(await visitor.identifyingCookies()).not.toContain('com_key_user')
  })
})

it('a session that ends at work is said so, and goes on where it was [SESS-2]', async () => {
  const { visitor, page, desk, office, logIn } = await arrive({ person: employer('13900000043') })
  const { id, title } = await titleOf(visitor)
  await desk.choose(title)
  await visitor.ask(logout, {})
  // The list, which is read anew now and then, may find it out by itself.
  await desk.button('导出').or(desk.heading('登录已过期')).first().click()
  await desk.heading('登录已过期').waitFor()
  expect(await visitor.identifyingCookies()).not.toContain('com_key_user')
  expect(await page.getByText(title).count()).toBe(0)
  await logIn.logInByPassword('13900000043', PASSWORD)
  await office.seeAt(`/company/#/?position=${id}`)
  await desk.position(title).locator('[aria-current="page"]').waitFor()
})

describe('a position', () => {
  it('is closed once it is said what that ends, fails in words, and is opened anew [JOB-5]', async () => {
    const { visitor, page, desk } = await arrive({ person: employer('13900000044') })
    visitor.complaints.expect(FAILED_REQUEST)
    const { id, title } = await titleOf(visitor)
    const applicant = await world.visit()
    const user_id = await logInAs(applicant, world.demo, student('13800000036'))
    const sent = await applicant.ask(deliverResume, { user_id, position_id: id })
    await page.reload()
    await desk.choose(title)
    await desk.button('停止招聘').click()
    const { list } = await visitor.ask(getDeskPositions, {})
    const undecided = list.find((one) => one.id === id)?.undecided ?? 0
    expect(undecided).toBeGreaterThan(0)
    await desk.question.getByText(`还没有结论的 ${undecided} 份投递会随之结束`).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await desk.answer('取消')
    expect(visitor.count(setPositionOpen)).toBe(0)

    await visitor.intercept(setPositionOpen, (route) => route.abort())
    await desk.button('停止招聘').click()
    await desk.answer('停止招聘')
    await desk.question.getByText('网络').waitFor()
    await visitor.mend()
    const told = page.getByText(`已停止招聘「${title}」`, { exact: true })
    await Promise.all([told.waitFor(), desk.answer('重试')])
    await desk.button('重新招聘').waitFor()
    await eventually(() => desk.question.count()).toBe(0)
    expect((await applicant.ask(getDelivery, { id: sent.id })).status).toBe('closed')

    await desk.button('重新招聘').click()
    await desk.button('停止招聘').waitFor()
    expect((await visitor.ask(getDeskPositions, {})).list.find((one) => one.id === id)?.status).toBe('open')
  })

  it.each([1024, 390])('is chosen and closed at %i, where there is no column', async (width) => {
    const { visitor, page, desk } = await arrive({
      person: employer('13900000042'),
      viewport: { width, height: 844 },
    })
    const { id } = await titleOf(visitor)
    await page.getByRole('combobox', { name: '选择职位' }).selectOption(id)
    await desk.button('停止招聘').click()
    await desk.question.waitFor()
    await desk.answer('取消')
    expect(await desk.positions.isVisible()).toBe(false)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(await findBarriers(page)).toEqual([])
  })
})

it('takes away what the list shows, as a table', async () => {
  const { visitor, page, desk } = await arrive({ person: employer('13900000040') })
  const { id, title } = await titleOf(visitor)
  const applicant = await world.visit()
  const user_id = await logInAs(applicant, world.demo, student('13800000036'))
  await applicant.ask(deliverResume, { user_id, position_id: id })
  await page.reload()
  await desk.choose(title)
  const [download] = await Promise.all([page.waitForEvent('download'), desk.button('导出').click()])
  expect(download.suggestedFilename()).toBe('投递.xlsx')
  const [head, ...lines] = await cellsOf(await readFile(await download.path()))
  expect(head?.slice(0, 2)).toEqual(['姓名', '学校'])
  expect(lines.map((line) => line[4])).toContain(title)
  expect(visitor.sent(exportDeliveries).at(-1)).toMatchObject({ position_id: id, status: 'all' })
})

it('speaks three languages and keeps to the theme that was chosen', async () => {
  const { visitor, page, desk } = await arrive({ person: employer('13900000040') })
  await desk.positions.waitFor()
  await page.getByRole('banner').getByRole('button', { name: '139****0040' }).click()
  await page.getByLabel('外观').selectOption('dark')
  await page.getByLabel('语言').selectOption('en')
  await page.getByRole('navigation', { name: 'Jobs' }).waitFor()
  expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset.theme])).toEqual([
    'en',
    'dark',
  ])
  await eventually(() => page.title()).toMatch(/^Applications · /)
  expect(await findBarriers(page)).toEqual([])
  expect((await visitor.cookies()).locale?.value).toBe('en')
})
