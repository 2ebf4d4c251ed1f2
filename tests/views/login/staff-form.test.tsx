import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { codes } from '../../../contract/codes.ts'
import { CallFailure } from '../../../contract/failures.ts'
import { organiser } from '../../../machines/login/staff-login/staff-login.paths.ts'
import { button, dialog, setWidth } from '../sights/see.ts'
import { contactsDialog, staffDialog, staffFields } from '../sights/staff.ts'
import { autofill, press, visit } from '../world/hands.ts'
import { univ } from '../world/site.ts'
import { openStaff, type StaffOptions, type StaffWorld } from '../world/staff.tsx'

const refused = new CallFailure({ kind: 'server', code: codes.credentialsWrong, msg: '用户名或密码错误', data: null })

let world: StaffWorld
const open = (options?: StaffOptions) => {
  world = openStaff(options)
  return staffFields(world)
}

beforeEach(() => setWidth('wide'))
afterEach(() => world.close())

describe('the form', () => {
  it('checks on blur and before it submits, by Enter too [ADM-1] [VAL-11] [VAL-14]', async () => {
    const { username, password } = open()
    await visit(username)
    await expect.element(username).toHaveAccessibleDescription('请输入用户名')
    await userEvent.click(password)
    await userEvent.keyboard('{Enter}')
    await expect.element(username).toHaveFocus()
    await expect.element(password).toHaveAccessibleDescription('请输入密码')
    await userEvent.keyboard('univadmin{Enter}')
    await expect.element(password).toHaveFocus()
    await userEvent.keyboard('Demo@2026{Enter}{Enter}')
    await expect.element(button(staffDialog(world), '登录')).toHaveAttribute('aria-busy', 'true')
    expect(world.desk.calls('logIn')).toEqual([{ username: 'univadmin', password: 'Demo@2026' }])
  })

  it('says why a try failed until the next one, of an answer that never came, too [ADM-3] [CHL-2]', async () => {
    const { username, password } = open()
    const said = (text: string) => staffDialog(world).getByRole('alert').filter({ hasText: text })
    await autofill(username, 'univadmin')
    await autofill(password, 'Wrong@2026')
    await press(staffDialog(world), '登录')
    world.desk.reject('logIn', refused)
    await expect.element(said('请输入正确的用户名和密码')).toBeVisible()
    await autofill(password, 'Demo@2026')
    await expect.element(said('请输入正确的用户名和密码')).toBeVisible()
    await press(staffDialog(world), '登录')
    await expect.element(said('请输入正确的用户名和密码')).not.toBeInTheDocument()
    world.desk.reject('logIn', new CallFailure({ kind: 'timeout' }))
    await expect.element(said('服务响应超时，请重试')).toBeVisible()
    expect(world.notices).toEqual([])
  })

  it('leads an organiser to the organisers’ page and closes [CHL-1]', async () => {
    const { username, password } = open({ input: { admin: 'organiser' } })
    await autofill(username, 'organiser')
    await autofill(password, 'Demo@2026')
    await press(staffDialog(world), '登录')
    world.desk.resolve('logIn', organiser)
    await expect.poll(() => world.desk.isWaiting('storeIdentity')).toBe(true)
    world.desk.resolve('storeIdentity', undefined)
    await expect.poll(() => world.desk.isWaiting('openApp')).toBe(true)
    world.desk.resolve('openApp', 'done')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(world.desk.calls('openApp')).toEqual(['/op/#/schoolBroad/index'])
  })

  it.each([
    ['school', '学校后台登录'],
    ['faculty', '院系后台登录'],
    ['organiser', '主办方后台登录'],
  ] as const)('is named after whose it is: %s', async (admin, title) => {
    open({ input: { admin } })
    await expect.element(dialog(title)).toBeVisible()
  })

  it('has a plain name in Taiwan mode', async () => {
    open({ site: { ...univ, is_taiban: 1 } })
    await expect.element(dialog('后台登录')).toBeVisible()
  })
})

describe('a forgotten password', () => {
  it('leads to people, and back with what was typed [ADM-1] [CHAN-3]', async () => {
    const { username } = open()
    await autofill(username, 'univadmin')
    await press(staffDialog(world), '忘记密码')
    await expect.element(contactsDialog).toBeVisible()
    await press(contactsDialog, '知道了')
    await expect.element(username).toHaveValue('univadmin')
  })

  it.each([
    ['its button', () => press(contactsDialog, '知道了')],
    ['the close button', () => press(contactsDialog, '关闭')],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('leads back to the form as it was, by %s [ADM-1] [CHAN-3]', async (_, close) => {
    const { username, password } = open()
    const error = staffDialog(world).getByRole('alert').filter({ hasText: '请输入正确的用户名和密码' })
    await autofill(username, 'univadmin')
    await autofill(password, 'Wrong@2026')
    await press(staffDialog(world), '登录')
    world.desk.reject('logIn', refused)
    await expect.element(error).toBeVisible()
    await press(staffDialog(world), '忘记密码')
    await expect.element(contactsDialog).toBeVisible()
    await close()
    await expect.element(username).toHaveFocus()
    await expect.element(username).toHaveValue('univadmin')
    await expect.element(password).toHaveValue('Wrong@2026')
    await expect.element(error).toBeVisible()
  })

  it('lets each contact be copied, and says whether it was [CHAN-3]', async () => {
    open()
    await press(staffDialog(world), '忘记密码')
    await press(contactsDialog, '复制邮箱')
    world.desk.resolve('copy', undefined)
    await expect.element(button(contactsDialog, '已复制')).toBeVisible()
    await press(contactsDialog, '复制微信')
    world.desk.reject('copy', new Error('refused'))
    await expect.element(button(contactsDialog, '请手动选中复制')).toBeVisible()
    expect(world.desk.calls('copy')).toEqual(['service@qihang.example', 'qihang-service'])
  })
})
