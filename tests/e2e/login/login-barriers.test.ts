import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { employerLogin } from '../../../contract/calls/employer.ts'
import { schoolLogin } from '../../../contract/calls/staff.ts'
import { EmployerDialog } from '../models/employer-dialog.ts'
import { StaffDialog } from '../models/staff-dialog.ts'
import { findBarriers } from '../world/accessibility.ts'
import {
  faculty,
  organiser,
  PASSWORD,
  type StaffEntry,
  school,
  withoutCookies,
  withoutWindows,
} from '../world/arrivals.ts'
import { createWorld, eventually, FAILED_REQUEST, type Visitor } from '../world.ts'

const world = createWorld()

const screens = [
  { screen: 'a desk', viewport: { width: 1280, height: 860 } },
  { screen: 'a phone', viewport: { width: 390, height: 844 } },
]

interface Options {
  readonly viewport: { width: number; height: number }
  readonly host?: string
  readonly prepare?: (visitor: Visitor) => Promise<unknown>
}

/** A visitor who opened a dialog by the landing's entrance, which every width has. */
async function enter(entrance: string, { viewport, host = 'univ', prepare }: Options) {
  const visitor = await world.visit({ viewport, host })
  visitor.complaints.expect(FAILED_REQUEST)
  await prepare?.(visitor)
  await visitor.open()
  const entrances = visitor.page.getByRole('region', { name: '入口', exact: true })
  await entrances.getByRole('button', { name: entrance, exact: true }).click()
  return visitor
}

async function enterEmployer(options: Options) {
  const visitor = await enter('我要招聘', options)
  const dialog = new EmployerDialog(visitor.page, world.demo)
  await dialog.place.waitFor()
  return { visitor, page: visitor.page, dialog }
}

/** What axe found, by the name of what was looked at. */
class Findings {
  readonly all: string[] = []

  async look(what: string, page: Page): Promise<void> {
    for (const barrier of await findBarriers(page)) this.all.push(`${what}, ${barrier}`)
  }
}

describe.each(screens)('axe finds nothing, in light and in dark, on $screen in', ({ viewport }) => {
  it('the forms of employers, empty and wrong', async () => {
    const findings = new Findings()
    const { page, dialog } = await enterEmployer({ viewport })
    await findings.look('password login', page)
    await dialog.submit()
    await findings.look('password login, wrong', page)
    await dialog.toCode()
    await findings.look('code login', page)
    await dialog.receiveCode(viewport.width === 390 ? '15730000001' : '15730000002')
    await findings.look('code login, counting', page)
    await dialog.toRegister()
    await findings.look('registration', page)
    await dialog.press('注册')
    await findings.look('registration, wrong', page)
    expect(findings.all).toEqual([])
  })

  it('the puzzle over the password login, and its submission', async () => {
    const findings = new Findings()
    const { visitor, page, dialog } = await enterEmployer({ viewport })
    await dialog.phone.fill('13900000056')
    await dialog.password.fill(PASSWORD)
    await visitor.intercept(employerLogin, () => {})
    await dialog.submit()
    await dialog.captcha.seeReady()
    await findings.look('puzzle', page)
    await dialog.captcha.solve()
    await eventually(() => visitor.count(employerLogin)).toBe(1)
    await findings.look('submitting', page)
    expect(findings.all).toEqual([])
  })

  it('the steps of a recovery', async () => {
    const findings = new Findings()
    const { page, dialog } = await enterEmployer({ viewport })
    await dialog.toForgot()
    await findings.look('first step', page)
    await dialog.press('下一步')
    await findings.look('first step, wrong', page)
    await dialog.receiveCode(viewport.width === 390 ? '13900000057' : '13900000058')
    await dialog.press('下一步')
    await dialog.newPassword.waitFor()
    await findings.look('second step', page)
    await dialog.press('完成')
    await findings.look('second step, wrong', page)
    await page.clock.install()
    await dialog.newPassword.fill('Other@2026')
    await dialog.confirmation.fill('Other@2026')
    await Promise.all([dialog.see('密码修改成功'), dialog.press('完成')])
    await findings.look('changed', page)
    expect(findings.all).toEqual([])
  })

  it('the panes that stand for a refused tab and for blocked cookies', async () => {
    const findings = new Findings()
    const refused = await enterEmployer({ viewport, prepare: withoutWindows })
    await refused.dialog.logInByPassword('13900000059', PASSWORD)
    await refused.dialog.link.waitFor()
    await findings.look('refused tab', refused.page)
    const blocked = await enterEmployer({ viewport, prepare: withoutCookies })
    await blocked.dialog.see('浏览器禁用了 Cookie，无法登录')
    await findings.look('blocked cookies', blocked.page)
    expect(findings.all).toEqual([])
  })

  it.each<StaffEntry>([school, organiser, faculty])('$title', async ({ host, entry, title }) => {
    const findings = new Findings()
    const visitor = await world.visit({ viewport, host })
    visitor.complaints.expect(FAILED_REQUEST)
    await visitor.open()
    const { page } = visitor
    const dialog = new StaffDialog(page, title)
    if (viewport.width === 390) {
      await page.getByRole('banner').getByRole('button', { name: '打开菜单', exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: entry, exact: true }).click()
      await dialog.dialog.waitFor()
    } else await dialog.open(entry)
    await findings.look('empty', page)
    await dialog.submit()
    await findings.look('wrong', page)
    await dialog.logIn('nobody', 'Wrong@2026')
    await eventually(async () => (await dialog.messages()).length).toBe(1)
    await findings.look('refused', page)
    await dialog.forgot()
    await dialog.contacts.waitFor()
    await findings.look('contacts', page)
    expect(findings.all).toEqual([])
  })

  it('an officer who is being let in', async () => {
    const findings = new Findings()
    const visitor = await enter('学校后台', { viewport })
    const dialog = new StaffDialog(visitor.page, school.title)
    await visitor.intercept(schoolLogin, () => {})
    await dialog.logIn('univadmin', PASSWORD)
    await eventually(() => visitor.count(schoolLogin)).toBe(1)
    await findings.look('submitting', visitor.page)
    expect(findings.all).toEqual([])
  })
})
