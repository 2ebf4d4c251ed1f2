import { expect, it } from 'vitest'
import { logout } from '../../../contract/calls/authentication.ts'
import { createTransfer } from '../../../contract/calls/transfer.ts'
import { Header } from '../models/header.ts'
import { LoginDialog } from '../models/login-dialog.ts'
import { decodeQrCode, ScanPage } from '../models/scan-page.ts'
import { Shell } from '../models/shell.ts'
import { employer, logInAs, officer, organiser, type Person } from '../world/identities.ts'
import { createWorld, eventually, FAILED_REQUEST, type Visitor } from '../world.ts'

const world = createWorld()

const identities = [
  { name: '高校管理员', person: officer() },
  { name: '企业', person: employer('13900000002') },
  { name: '主办方', person: organiser() },
]

/** At 我的简历 as somebody who is no student. */
async function arrive(name: string, person: Person) {
  const visitor = await world.visit()
  await logInAs(visitor, world.demo, person)
  await visitor.open()
  const { page } = visitor
  const header = new Header(page)
  await header.press('我的简历')
  const question = header.dialog(`当前登录身份为${name}`)
  const confirmation = page.getByRole('alertdialog', { name: '返回登录', exact: true })
  const askToSwitch = () => question.getByRole('button', { name: '切换为学生身份', exact: true }).click()
  const confirm = () => confirmation.getByRole('button', { name: '返回登录', exact: true }).click()
  await question.waitFor()
  return { visitor, page, header, question, confirmation, askToSwitch, confirm, login: new LoginDialog(page) }
}

/** Whether the server lets the visitor's session do anything. */
const isKnown = async (visitor: Visitor) =>
  (await visitor.ask(createTransfer, { domain: new URL(visitor.origin).hostname })) !== null

it.each(identities)(
  'ends the session of $name on the server before a student logs in [SW-1] [SW-2] [OUT-1] [OUT-2]',
  async ({ name, person }) => {
    const { visitor, page, askToSwitch, confirm, login } = await arrive(name, person)
    expect(await isKnown(visitor)).toBe(true)
    const former = (await visitor.cookies())['session_id']?.value ?? ''
    await askToSwitch()
    await confirm()
    await login.seeWaiting()
    expect(visitor.count(logout)).toBe(1)
    await eventually(() => visitor.identifyingCookies()).toEqual([])
    const stranger = await world.visit()
    stranger.complaints.expect(FAILED_REQUEST)
    await stranger.open()
    await new Shell(stranger.page).seeLoggedOut()
    await stranger.context.addCookies([{ name: 'session_id', value: former, url: stranger.origin }])
    expect(await isKnown(stranger)).toBe(false)
    const phone = new ScanPage((await world.visit()).page)
    await phone.open(await decodeQrCode(login.qrCode))
    await phone.choose('唐语桐 · 13800000014')
    const opened = page.context().waitForEvent('page')
    await phone.confirm()
    const tab = await opened
    await tab.getByRole('heading', { name: '基本信息', exact: true }).waitFor()
    await eventually(() => new URL(tab.url()).hash).toBe('#/resume?from=3')
    await eventually(() => visitor.identifyingCookies()).toEqual(['login_type', 'session_id', 'user_id'])
  },
)

it('goes back to the question where the log-out is cancelled, and changes nothing [SW-1]', async () => {
  const { visitor, header, question, confirmation, askToSwitch } = await arrive('企业', employer('13900000003'))
  await askToSwitch()
  await confirmation.getByRole('button', { name: '取消', exact: true }).click()
  await confirmation.waitFor({ state: 'detached' })
  await question.getByRole('button', { name: '暂不切换', exact: true }).click()
  await question.waitFor({ state: 'detached' })
  await header.banner.getByRole('button', { name: '企业', exact: true }).waitFor()
  expect(visitor.count(logout)).toBe(0)
  expect(await isKnown(visitor)).toBe(true)
})

it('says 接口调用失败 and keeps the former identity where the log-out fails [SW-2] [OUT-2]', async () => {
  const { visitor, page, confirmation, askToSwitch, confirm, login } = await arrive('企业', employer('13900000004'))
  visitor.complaints.expect(FAILED_REQUEST)
  await visitor.intercept(logout, (route) => route.fulfill({ status: 500 }))
  await askToSwitch()
  await confirm()
  await confirmation.getByText('接口调用失败', { exact: true }).waitFor()
  expect(await visitor.identifyingCookies()).toEqual(['com_key_user', 'login_type', 'session_id'])
  expect(await page.getByRole('dialog', { name: '学生登录', exact: true }).count()).toBe(0)
  await visitor.mend()
  await confirmation.getByRole('button', { name: '重试', exact: true }).click()
  await login.seeWaiting()
  await eventually(() => visitor.identifyingCookies()).toEqual([])
})
