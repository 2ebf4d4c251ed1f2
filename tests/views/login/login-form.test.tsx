import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CallFailure } from '../../../contract/failures.ts'
import { proof } from '../../../machines/login/captcha/captcha.paths.ts'
import { markOf } from '../../../machines/login/sms-code/mark.ts'
import { button, dialog, seeText } from '../sights/see.ts'
import { codeField, phoneField, regionField, submit } from '../sights/sms.ts'
import { askForCode, press, toQr, toSms, typeCode, typePhone, visit } from '../world/hands.ts'
import { type LoginOptions, type LoginWorld, openLogin } from '../world/login.tsx'
import { univ } from '../world/site.ts'

const login = dialog('学生登录')
let world: LoginWorld

async function openForm(options: LoginOptions = {}): Promise<void> {
  world = openLogin({ ...options, answers: { findDeadline: null, ...options.answers } })
  await toSms()
}

afterEach(() => world.close())

describe('the phone field', () => {
  it('takes an autofilled number with its prefix and spaces [VAL-12]', async () => {
    await openForm()
    await typePhone('+86 138 0013 8000')
    await expect.element(phoneField).toHaveValue('13800138000')
    await expect.element(button(login, '获取验证码')).toBeEnabled()
  })

  it('keeps the code from being asked for while the number is no phone [SMS-1]', async () => {
    await openForm()
    await expect.element(button(login, '获取验证码')).toBeDisabled()
    await userEvent.type(phoneField, '1280013800')
    await expect.element(button(login, '获取验证码')).toBeDisabled()
    await userEvent.tab()
    await expect.element(phoneField).toHaveAccessibleDescription('请输入正确的手机号')
  })

  it('has regions in Taiwan mode alone, its own first, and sends the prefix of the chosen one [STU-2] [VAL-12]', async () => {
    await openForm({ site: { ...univ, is_taiban: 1 } })
    await expect.element(regionField).toHaveValue('886')
    await typePhone('0912 345 601')
    await typeCode('482916')
    await userEvent.click(submit)
    await expect.poll(() => world.desk.calls('loginBySms')).toEqual([{ phone: '8860912345601', smsCode: '482916' }])
    world.desk.resolve('loginBySms', { result: 'refused', message: '验证码错误' })
    await userEvent.selectOptions(regionField, '+86 大陆')
    await typePhone('13800000001')
    await userEvent.click(submit)
    await expect.poll(() => world.desk.calls('loginBySms').at(-1)).toEqual({ phone: '13800000001', smsCode: '482916' })
  })
})

describe('the code field', () => {
  it('is one field that takes "123 456" pasted, six digits and a numeric keyboard [SMS-5] [VAL-13]', async () => {
    await openForm()
    await userEvent.click(codeField)
    await userEvent.fill(codeField, '123 456')
    await expect.element(codeField).toHaveValue('123456')
    await userEvent.keyboard('7')
    await expect.element(codeField).toHaveValue('123456')
    await expect.element(codeField).toHaveAttribute('autocomplete', 'one-time-code')
    await expect.element(codeField).toHaveAttribute('inputmode', 'numeric')
    expect(world.desk.calls('loginBySms')).toEqual([])
  })

  it('asks for the code when it is left empty [VAL-13]', async () => {
    await openForm()
    await userEvent.click(codeField)
    await userEvent.tab()
    await expect.element(codeField).toHaveAccessibleDescription('请输入验证码')
  })
})

describe('the form', () => {
  it('is submitted by Enter and focuses the first field that is wrong [STU-6] [VAL-14]', async () => {
    await openForm()
    await userEvent.click(codeField)
    await userEvent.keyboard('{Enter}')
    await expect.element(phoneField).toHaveFocus()
    await expect.element(phoneField).toHaveAccessibleDescription('请输入手机号')
    await userEvent.keyboard('13800000001{Enter}')
    await expect.element(codeField).toHaveFocus()
    await userEvent.keyboard('482916{Enter}{Enter}')
    await expect.poll(() => world.desk.calls('loginBySms')).toEqual([{ phone: '13800000001', smsCode: '482916' }])
  })

  it('keeps what was typed when the server refuses, and through a look at the other mode [STU-5]', async () => {
    await openForm()
    await typePhone('13800000001')
    await typeCode('000000')
    await userEvent.click(submit)
    await expect.element(submit).toHaveAttribute('aria-busy', 'true')
    world.desk.resolve('loginBySms', { result: 'refused', message: '验证码错误' })
    await expect.element(submit).toHaveAttribute('aria-busy', 'false')
    expect(world.notices).toEqual([])
    await expect.element(login.getByRole('alert').filter({ hasText: '验证码错误' })).toBeVisible()
    await expect.element(codeField).toHaveFocus()
    await userEvent.keyboard('4')
    await expect.element(codeField).toHaveValue('4')
    await typeCode('000000')
    await toQr()
    await toSms()
    await expect.element(phoneField).toHaveValue('13800000001')
    await expect.element(codeField).toHaveValue('000000')
  })

  it('sends six digits or none, so that no try is lost [STU-6] [VAL-14]', async () => {
    await openForm()
    await typePhone('13800000001')
    await typeCode('12')
    await userEvent.click(submit)
    await expect.element(codeField).toHaveAccessibleDescription('请输入正确的验证码')
    await expect.element(codeField).toHaveFocus()
    await userEvent.keyboard('482916{Enter}')
    await expect.poll(() => world.desk.calls('loginBySms')).toEqual([{ phone: '13800000001', smsCode: '482916' }])
  })

  it('says why a try failed until the next one [STU-5]', async () => {
    await openForm()
    await typePhone('13800000001')
    await typeCode('000000')
    await userEvent.click(submit)
    world.desk.resolve('loginBySms', { result: 'refused', message: '登录操作频繁，账号已被冻结，请24小时之后再试' })
    const error = login.getByRole('alert').filter({ hasText: '登录操作频繁，账号已被冻结，请24小时之后再试' })
    await expect.element(error).toBeVisible()
    await typeCode('111111')
    await toQr()
    await toSms()
    await expect.element(error).toBeVisible()
    await userEvent.click(submit)
    await expect.element(submit).toHaveAttribute('aria-busy', 'true')
    await expect.element(error).not.toBeInTheDocument()
    world.desk.reject('loginBySms', new CallFailure({ kind: 'offline' }))
    const offline = login.getByRole('alert').filter({ hasText: '网络已断开，请检查网络后重试' })
    await expect.element(offline).toBeVisible()
    await typeCode('')
    await userEvent.click(submit)
    await expect.element(offline).not.toBeInTheDocument()
  })

  it('is submitted by a press although the error of the field that is left moves the button', async () => {
    await openForm()
    await userEvent.click(phoneField)
    await userEvent.keyboard('129')
    await userEvent.click(submit)
    await expect.element(codeField).toHaveAccessibleDescription('请输入验证码')
    await expect.element(phoneField).toHaveFocus()
  })

  it('keeps the width of its button while it works', async () => {
    await openForm()
    await typePhone('13800000001')
    await typeCode('482916')
    const before = submit.element().getBoundingClientRect()
    await userEvent.click(submit)
    await expect.element(submit).toHaveAttribute('aria-busy', 'true')
    expect(submit.element().getBoundingClientRect()).toEqual(before)
  })
})

describe('asking for a code', () => {
  const passed = { startCaptcha: { kind: 'widget' }, runWidget: { result: 'passed', proof } }

  it('counts down by the clock and leads on to the code field [SMS-2] [SMS-4]', async () => {
    await openForm({ answers: { ...passed, sendCode: 'success' } })
    await typePhone('13800000001')
    await askForCode()
    await expect.element(button(login, '60s后可重试')).toBeDisabled()
    await expect.element(codeField).toHaveFocus()
    world.clock.increment(1000)
    await expect.element(button(login, '59s后可重试')).toBeVisible()
    world.clock.increment(58_500)
    await expect.element(button(login, '1s后可重试')).toBeVisible()
    world.clock.increment(500)
    await expect.element(button(login, '获取验证码')).toBeEnabled()
  })

  it('shows the rest of a countdown that began before a reload [SMS-4]', async () => {
    await openForm({ answers: { findDeadline: { deadline: 41_200, mark: markOf('13800000001') } } })
    await typePhone('13800000001')
    await expect.element(button(login, '42s后可重试')).toBeDisabled()
  })

  it('is told once to a screen reader, not every second', async () => {
    await openForm({ answers: { findDeadline: { deadline: 60_000, mark: markOf('13800000001') } } })
    await typePhone('13800000001')
    const status = login.getByRole('status')
    await expect.element(status).toHaveTextContent('验证码已发送，倒计时结束后可重新获取')
    const told = status.element().firstChild
    world.clock.increment(1000)
    await expect.element(button(login, '59s后可重试')).toBeVisible()
    expect(status.element().firstChild).toBe(told)
  })

  it('is told of the phone that got it alone, with what is wrong about it', async () => {
    const found = { deadline: 60_000, mark: markOf('13800000001') }
    await openForm({ answers: { findDeadline: found, loginBySms: { result: 'refused', message: '验证码错误' } } })
    const status = login.getByRole('status')
    const refusal = login.getByRole('alert').filter({ hasText: '验证码错误' })
    await typePhone('13800000001')
    await expect.element(status).toHaveTextContent('验证码已发送，倒计时结束后可重新获取')
    await typeCode('000000')
    await userEvent.click(submit)
    await expect.element(refusal).toBeVisible()
    await typeCode('')
    await visit(codeField)
    await expect.element(codeField).toHaveAccessibleDescription('请输入验证码')

    await typePhone('13800000002')
    await expect.poll(() => status.element().textContent).toBe('')
    await expect.element(refusal).not.toBeInTheDocument()
    await expect.element(codeField).not.toHaveAttribute('aria-invalid')
    await expect.element(button(login, '获取验证码')).toBeEnabled()

    await typePhone('13800000001')
    await expect.element(status).toHaveTextContent('验证码已发送，倒计时结束后可重新获取')
    await expect.element(refusal).toBeVisible()
    await expect.element(button(login, '60s后可重试')).toBeDisabled()
  })

  it('starts no countdown where the code was not sent, and says why [SMS-2] [SMS-3]', async () => {
    await openForm({ answers: { ...passed, sendCode: '发送过于频繁，请稍后再试' } })
    await typePhone('13800000001')
    await askForCode()
    await expect.poll(() => world.notices).toEqual([{ kind: 'message', text: '发送过于频繁，请稍后再试' }])
    await expect.element(button(login, '获取验证码')).toBeEnabled()
    await expect.element(phoneField).toHaveValue('13800000001')
  })
})

describe('cookies that are blocked', () => {
  it('are explained, with a way out', async () => {
    world = openLogin({ input: { cookiesEnabled: false } })
    await seeText(login, '浏览器禁用了 Cookie，无法登录')
    await press(login, '我知道了')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })
})

it('leads to the video by a link where the browser blocks the new tab [STU-4]', async () => {
  const answers = {
    loginBySms: { result: 'loggedIn', userId: '7' },
    storeIdentity: undefined,
    fetchProfile: { hasResume: false, hasAiResume: false },
    carryOut: 'blocked',
  }
  await openForm({ input: { jump: { mode: 2, videoId: '32' } }, answers })
  await typePhone('13800000001')
  await typeCode('482916')
  await userEvent.click(submit)
  const link = login.getByRole('link', { name: '打开视频', exact: true })
  await expect.element(link).toHaveAttribute('href', '#/videoDetail?id=32')
})
