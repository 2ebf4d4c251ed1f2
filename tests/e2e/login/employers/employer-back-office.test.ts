import { describe, expect, it } from 'vitest'
import { employerLogin } from '../../../../contract/calls/employer.ts'
import { codes } from '../../../../contract/codes.ts'
import { BackOffice } from '../../models/back-office.ts'
import { EmployerDialog } from '../../models/employer-dialog.ts'
import { arriveEmployer, PASSWORD, withoutCookies, withoutWindows } from '../../world/arrivals.ts'
import { createWorld } from '../../world.ts'

const world = createWorld()

const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15'

describe('the tab of the back office', () => {
  it('opens empty inside the click, closes when the login fails, and is pointed when it succeeds [EMP-4]', async () => {
    const { visitor, context, dialog, shell } = await arriveEmployer(world)
    await dialog.toCode()
    await dialog.receiveCode('13900000029')
    let answer = Promise.withResolvers<'refuse' | 'let in'>()
    await visitor.intercept(employerLogin, async (route) => {
      if ((await answer.promise) === 'let in') return route.continue()
      await route.fulfill({ json: { code: codes.refused, msg: '请稍后再试', data: null } })
    })
    const [closing] = await Promise.all([context.waitForEvent('page'), dialog.submit()])
    expect(closing.url()).toBe('about:blank')
    const refused = Promise.all([closing.waitForEvent('close'), shell.seeRefusal('请稍后再试')])
    answer.resolve('refuse')
    await refused
    expect(context.pages().length).toBe(1)

    answer = Promise.withResolvers()
    const office = await BackOffice.during(context, dialog.submit)
    expect(office.page.url()).toBe('about:blank')
    answer.resolve('let in')
    await office.seeAt('/company/#/')
    await office.seeOwner('139****0029')
  })

  it('closes with the dialog [EMP-4]', async () => {
    const { visitor, page, context, dialog } = await arriveEmployer(world)
    await dialog.toCode()
    await dialog.receiveCode('13900000030')
    await visitor.intercept(employerLogin, () => {})
    const [tab] = await Promise.all([context.waitForEvent('page'), dialog.submit()])
    const closed = tab.waitForEvent('close')
    await page.bringToFront()
    await dialog.close()
    await closed
    await dialog.seeGone()
  })

  it('gives way to a link where the browser refuses it [EMP-4]', async () => {
    const { context, dialog } = await arriveEmployer(world, {
      prepare: withoutWindows,
    })
    await dialog.logInByPassword('13900000025', PASSWORD)
    await dialog.see('浏览器拦截了新窗口')
    const office = await BackOffice.during(context, () => dialog.link.click())
    await office.seeAt('/company/#/')
    await office.seeOwner('139****0025')
    await dialog.seeGone()
  })

  it('is this one in Safari [EMP-4]', async () => {
    const { page, context, dialog } = await arriveEmployer(world, { userAgent: SAFARI })
    await dialog.logInByPassword('13900000026', PASSWORD)
    const office = new BackOffice(page)
    await office.seeAt('/company/#/')
    await office.seeOwner('139****0026')
    expect(context.pages().length).toBe(1)
  })

  it('is none where cookies are blocked: the dialog says so before anything is typed [EMP-4]', async () => {
    const { dialog } = await arriveEmployer(world, {
      prepare: withoutCookies,
    })
    await dialog.see('浏览器禁用了 Cookie，无法登录')
    expect(await dialog.phone.count()).toBe(0)
    await dialog.press('我知道了')
    await dialog.seeGone()
  })
})

describe.each(['employer', 'employer-bg'])("the employers' screen of %s", (host) => {
  it('logs in within the page and leads to the back office [CHAN-1] [EMP-4]', async () => {
    const visitor = await world.visit({ host })
    await visitor.open()
    const card = new EmployerDialog(visitor.page, world.demo, visitor.page.getByRole('main'))
    await card.seePane('企业登录')
    const phone = host === 'employer' ? '13900000027' : '13900000028'
    const office = await BackOffice.during(visitor.context, () => card.logInByPassword(phone, PASSWORD))
    await office.seeAt('/company/#/')
    await office.seeOwner(`139****${phone.slice(-4)}`)
    await card.see('企业后台已在新窗口打开')
    expect(await card.link.getAttribute('href')).toBe('/company/#/')
    const { login_type, platform } = await visitor.cookies()
    expect([login_type?.value, platform?.value]).toEqual(['company', 'qudao'])
  })
})
