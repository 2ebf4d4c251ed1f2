import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import type { StaffField } from '../../../machines/login/staff-login/fields.ts'
import { appOfStaff } from '../../../machines/login/staff-login/staff-login.ports.ts'
import {
  type StaffLoginView,
  staffForm,
  staffLoginView,
} from '../../../machines/login/staff-login/staff-login.selectors.ts'
import type { StaffRefusal } from '../../../machines/login/staff-login/staff-login.types.ts'
import type { StaffWorld } from '../world/staff.tsx'
import { secret, seeField, textbox } from './employer.ts'
import { button, dialog, seeControls, seeText } from './see.ts'

const titles = { school: '学校后台登录', faculty: '院系后台登录', organiser: '主办方后台登录' }

export const staffDialog = ({ actor }: StaffWorld): Locator =>
  dialog(titles[actor.getSnapshot().context.settings.admin])
export const contactsDialog = dialog('忘记密码')

export const staffFields = (world: StaffWorld): Readonly<Record<StaffField, Locator>> => ({
  username: textbox('用户名', staffDialog(world)),
  password: secret('密码', staffDialog(world)),
})

const required: Readonly<Record<StaffField, string>> = { username: '请输入用户名', password: '请输入密码' }

/** ADM-3 and CHL-2, word for word. */
function refusalText(refusal: StaffRefusal): string {
  const texts: Record<StaffRefusal['kind'], string> = {
    credentials: '请输入正确的用户名和密码',
    frozen: '登录操作频繁，账号已被冻结，请24小时之后再试',
    coded: refusal.kind === 'coded' ? `${refusal.code} : ${refusal.text}` : '',
    message: refusal.kind === 'message' ? refusal.text : '',
    failure: '网络已断开，请检查网络后重试',
  }
  return texts[refusal.kind]
}

async function seeForm(world: StaffWorld): Promise<void> {
  const login = staffDialog(world)
  const { values, errors, refusal, busy } = staffForm(world.actor.getSnapshot())
  const fields = staffFields(world)
  for (const field of ['username', 'password'] as const) {
    await seeField(fields[field], values[field], errors[field] && required[field])
  }
  const alerts = () => login.getByRole('alert').elements()
  await expect.poll(() => alerts()[0]?.textContent).toBe(refusal ? refusalText(refusal) : '')
  await expect.element(button(login, '登录')).toHaveAttribute('aria-busy', String(busy))
  await seeText(login, '江临大学')
  const opensWindow = world.actor.getSnapshot().context.settings.admin !== 'organiser'
  const note = login.getByText('登录后将在新窗口打开后台', { exact: true })
  await expect.poll(() => note.elements().length).toBe(opensWindow ? 1 : 0)
  await seeControls(login, '关闭', '显示密码', '忘记密码', '登录')
}

/** What the dialog shows in each of its states. */
const sights = {
  form: seeForm,
  async contacts() {
    await seeText(contactsDialog, '请联系客服核实身份后重置，工作时间 9:00-18:00')
    await seeText(contactsDialog, '服务电话', '0571-5550 1868', '邮箱', 'service@qihang.example')
    await seeText(contactsDialog, '微信', 'qihang-service', '技术咨询', 'QQ 群 5550 1866')
    await seeControls(contactsDialog, '关闭', '知道了', '复制服务电话', '复制邮箱', '复制微信', '复制技术咨询')
  },
  async cookiesBlocked(world) {
    await seeText(staffDialog(world), '浏览器禁用了 Cookie，无法登录')
    await seeControls(staffDialog(world), '关闭', '我知道了')
  },
  async settling(world) {
    await seeText(staffDialog(world), '正在登录，请稍候')
    await seeControls(staffDialog(world), '关闭')
  },
  async appBlocked(world) {
    const { identity } = world.actor.getSnapshot().context
    if (!identity) throw new Error('a back office without somebody')
    await seeText(staffDialog(world), '浏览器拦截了新窗口')
    await seeControls(staffDialog(world), '关闭', '进入后台')
    const link = staffDialog(world).getByRole('link')
    await expect.element(link).toHaveAttribute('href', appOfStaff(identity))
    await expect.element(link).toHaveAttribute('rel', 'noopener')
  },
  async ended() {
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  },
} satisfies Record<StaffLoginView, (world: StaffWorld) => Promise<void>>

/** Checks what is to be seen, and names it. */
export async function seeStaff(world: StaffWorld): Promise<string> {
  const snapshot = world.actor.getSnapshot()
  const view = staffLoginView(snapshot)
  await sights[view](world)
  const { errors, refusal, busy } = staffForm(snapshot)
  return view === 'form' ? [view, Object.keys(errors), refusal?.kind, busy].join(' ') : view
}
