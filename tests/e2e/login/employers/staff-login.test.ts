import { describe, expect, it } from 'vitest'
import { channelLogin, schoolLogin } from '../../../../contract/calls/staff.ts'
import { codes } from '../../../../contract/codes.ts'
import { BackOffice } from '../../models/back-office.ts'
import { StaffDialog } from '../../models/staff-dialog.ts'
import {
  arriveStaff,
  descriptionOf,
  faculty,
  organiser,
  PASSWORD,
  school,
  seeFocused,
  submitThrice,
  withoutCookies,
  withoutWindows,
} from '../../world/arrivals.ts'
import { createWorld, eventually } from '../../world.ts'

const world = createWorld()

describe('an officer', () => {
  it.each([
    { what: 'a wrong password', username: 'univadmin', password: 'Wrong@2026' },
    { what: 'an unknown name', username: 'nobody-here', password: PASSWORD },
  ])('is told the same of $what, and keeps what was typed [ADM-3]', async ({ username, password }) => {
    const { context, dialog } = await arriveStaff(world, school)
    await dialog.logIn(username, password)
    await eventually(dialog.messages).toEqual(['请输入正确的用户名和密码'])
    expect(await dialog.values()).toEqual({ username, password })
    await eventually(() => context.pages().length).toBe(1)
    await dialog.password.fill('x')
    expect(await dialog.messages()).toEqual(['请输入正确的用户名和密码'])
    await dialog.password.fill('')
    await dialog.submit()
    await eventually(dialog.messages).toEqual(['请输入密码'])
  })

  it.each([
    { code: codes.credentialsMissing, says: '请输入正确的用户名和密码' },
    { code: codes.frozen, says: '500002 : 请求未成功' },
    { code: codes.internal, says: '50000 : 请求未成功' },
  ])('reads "$says" for code $code [ADM-3]', async ({ code, says }) => {
    const { visitor, dialog } = await arriveStaff(world, school)
    await visitor.intercept(schoolLogin, (route) => route.fulfill({ json: { code, msg: '请求未成功', data: null } }))
    await dialog.logIn('univadmin', PASSWORD)
    await eventually(dialog.messages).toEqual([says])
  })

  it('makes one request of Enter with two clicks [ADM-1]', async () => {
    const { visitor, context, dialog } = await arriveStaff(world, school)
    await dialog.type('univadmin', PASSWORD)
    const office = await BackOffice.during(context, () => submitThrice(dialog.button('登录')))
    await office.seeOwner('univadmin')
    expect([visitor.count(schoolLogin), context.pages().length]).toEqual([1, 2])
  })

  it('gets a link where the browser refuses the window [ADM-2]', async () => {
    const { context, dialog } = await arriveStaff(world, school, { prepare: withoutWindows })
    await dialog.logIn('univadmin', PASSWORD)
    await dialog.see('浏览器拦截了新窗口')
    const office = await BackOffice.during(context, () => dialog.link.click())
    await office.seeAt('/school/#/dashboard')
    await office.seeOwner('univadmin')
    await dialog.seeGone()
  })

  it('is told when cookies are blocked', async () => {
    const { dialog } = await arriveStaff(world, school, { prepare: withoutCookies })
    await dialog.see('浏览器禁用了 Cookie，无法登录')
    await dialog.button('我知道了').click()
    await dialog.seeGone()
  })
})

describe('an organiser', () => {
  it('gets there by the button without another login, where another tab knows of it [CHAN-2]', async () => {
    const { visitor, page, context, dialog } = await arriveStaff(world, organiser)
    await dialog.close()
    const other = await context.newPage()
    await other.goto(`${visitor.origin}/#/`)
    const there = new StaffDialog(other, organiser.title)
    await there.open(organiser.entry)
    await there.logIn('organiser', PASSWORD)
    await new BackOffice(other).seeOwner('organiser')
    await page.bringToFront()
    const header = page.getByRole('banner')
    await header.getByRole('button', { name: '主办方', exact: true }).waitFor()
    await header.getByRole('button', { name: '主办方后台', exact: true }).click()
    const office = new BackOffice(page)
    await office.seeAt('/op/#/schoolBroad/index')
    await office.seeOwner('organiser')
    expect(visitor.count(channelLogin)).toBe(1)
  })

  it.each(['employer', 'employer-bg'])("gets in from the employers' screen of %s [CHAN-1] [CHAN-2]", async (host) => {
    const { page, dialog } = await arriveStaff(world, { ...organiser, host })
    await dialog.logIn('organiser', PASSWORD)
    const office = new BackOffice(page)
    await office.seeAt('/op/#/schoolBroad/index')
    await office.seeOwner('organiser')
  })

  it.each([
    { code: codes.frozen, says: '登录操作频繁，账号已被冻结，请24小时之后再试' },
    { code: codes.credentialsWrong, says: '请求未成功' },
    { code: codes.internal, says: '请求未成功' },
  ])('reads "$says" for code $code [CHL-2]', async ({ code, says }) => {
    const { visitor, dialog } = await arriveStaff(world, organiser)
    await visitor.intercept(channelLogin, (route) => route.fulfill({ json: { code, msg: '请求未成功', data: null } }))
    await dialog.logIn('organiser', PASSWORD)
    await eventually(dialog.messages).toEqual([says])
    expect(await dialog.values()).toEqual({ username: 'organiser', password: PASSWORD })
  })

  it('is told what the server says of a wrong password [CHL-2]', async () => {
    const { dialog } = await arriveStaff(world, organiser)
    await dialog.logIn('organiser', 'Wrong@2026')
    await eventually(async () => (await dialog.messages()).length).toBe(1)
    expect(await dialog.values()).toEqual({ username: 'organiser', password: 'Wrong@2026' })
  })
})

describe.each([school, faculty, organiser])('$title', (entry) => {
  it('asks for what is empty on blur and before it submits [ADM-1] [VAL-11] [VAL-14]', async () => {
    const { visitor, page, dialog } = await arriveStaff(world, entry)
    await dialog.username.focus()
    await page.keyboard.press('Tab')
    await eventually(dialog.messages).toEqual(['请输入用户名'])
    await page.keyboard.press('Tab')
    await eventually(dialog.messages).toEqual(['请输入用户名', '请输入密码'])
    await dialog.username.fill('somebody')
    await eventually(dialog.messages).toEqual(['请输入密码'])
    await page.keyboard.press('Enter')
    await seeFocused(dialog.password)
    await dialog.username.fill('')
    await dialog.submit()
    await eventually(dialog.messages).toEqual(['请输入用户名', '请输入密码'])
    await seeFocused(dialog.username)
    expect(await descriptionOf(dialog.username)).toBe('请输入用户名')
    expect(await descriptionOf(dialog.password)).toBe('请输入密码')
    expect([schoolLogin, channelLogin].map(visitor.count)).toEqual([0, 0])
  })

  it('says whom to ask about a forgotten password, and keeps the form [ADM-1] [CHAN-3]', async () => {
    const { dialog } = await arriveStaff(world, entry)
    await dialog.username.fill('somebody')
    await dialog.forgot()
    await dialog.contacts.waitFor()
    const texts = await dialog.contactTexts()
    expect(texts.map((text) => text.split(' ')[0])).toEqual(['服务电话', '邮箱', '微信', '技术咨询'])
    expect(texts.filter((text) => text.split(' ').length < 2)).toEqual([])
    expect(await dialog.contacts.getByText('工作时间').innerText()).toContain('9:00-18:00')
    await dialog.understand()
    await dialog.dialog.waitFor()
    expect((await dialog.values()).username).toBe('somebody')
  })
})
