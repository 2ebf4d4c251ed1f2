import { getCommon, login as loginCall } from '../../../contract/calls/authentication.ts'
import type { Step } from '../../../harness/paths.ts'
import { studentLoginPaths } from '../../../machines/login/student-login/student-login.paths.ts'
import type { LoginOutcome } from '../../../machines/login/student-login/student-login.types.ts'
import { CaptchaDialog } from '../models/captcha-dialog.ts'
import { LoginDialog } from '../models/login-dialog.ts'
import { decodeQrCode, ScanPage } from '../models/scan-page.ts'
import { Shell } from '../models/shell.ts'
import { logInElsewhere, student } from '../world/identities.ts'
import { eventually, FAILED_REQUEST, type Visitor, type World } from '../world.ts'
import { Gate } from './gate.ts'
import type { Moment, Play } from './play.ts'
import { toldIn } from './steps.ts'

type Value = Step['expect']['value']

interface Fields {
  readonly phone: 'neutral' | 'required' | 'malformed'
  readonly code: 'neutral' | 'required' | 'malformed'
}

/** What the form shows; nothing is wrong in what is on its way. */
interface Sms extends Fields {
  readonly isSubmitting: boolean
}

function smsOf(value: Value): Sms | undefined {
  if (typeof value !== 'object' || value === null || !('sms' in value)) return undefined
  const { editing } = (value as unknown as { sms: { editing?: Fields } }).sms
  return { ...(editing ?? { phone: 'neutral', code: 'neutral' }), isSubmitting: editing === undefined }
}

const settlingOf = (value: Value): string | undefined =>
  typeof value === 'object' && value !== null && 'settling' in value
    ? (value as unknown as { settling: string }).settling
    : undefined

const outputOf = <T>(step: Step | undefined): T | undefined =>
  step && 'output' in step.event ? (step.event.output as T) : undefined

const isEvent = (step: Step | undefined, type: string) => step?.event.type === type

const NO_WINDOW = 'no browser throws where it opens a tab; it returns nothing, which is the other outcome'

const withoutCookies = () => {
  Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: () => {} })
}

/** The whole dialog by hand: phone and code typed, captcha dragged, the QR code confirmed by a second browser. */
export const studentLoginPlay = (
  world: World,
  freshPhone: () => string,
): Play<(typeof studentLoginPaths)['machine']> => ({
  catalogue: studentLoginPaths,
  /** A tab can only be blocked where one is wanted. */
  inputs: ['resume', 'header', 'resumeSameTab', 'taiwan', 'noCookies'],
  omissions: [{ actor: 'carryOut', kind: 'error', is: () => true, reason: NO_WINDOW }],
  unwalked: { 'studentLogin.settling.jumping error carryOut[0] → studentLogin.jumpBlocked': NO_WINDOW },
  async open({ input, steps }) {
    const visitor = await world.visit({ host: input === 'taiwan' ? 'taiwan' : 'univ' })
    visitor.complaints.expect(FAILED_REQUEST)
    const { page } = visitor
    if (input === 'taiwan') {
      await visitor.context.addCookies([{ name: 'locale', value: 'zh-CN', url: visitor.origin }])
    }
    if (input === 'noCookies') await page.addInitScript(withoutCookies)
    if (steps.some((step) => outputOf(step) === 'blocked')) {
      await page.addInitScript(() => {
        window.open = () => null
      })
    }
    const login = new LoginDialog(page)
    const captcha = new CaptchaDialog(page, world.demo)
    const shell = new Shell(page)
    await enter(visitor, login, input)
    const gate = await Gate.before(visitor, [loginCall, getCommon])
    const phone = freshPhone()
    let isCodeSent = false

    const confirmByPhone = async () => {
      await login.seeWaiting()
      const scanner = new ScanPage((await world.visit()).page)
      await scanner.open(await decodeQrCode(login.qrCode))
      await scanner.choose('田若溪 · 13800000024')
      await scanner.confirm()
    }

    /** A login that is about to be remembered, by a browser that stops remembering. */
    const prepareStoring = async ({ next }: Moment) => {
      if (isEvent(next, 'xstate.error.actor.storeIdentity')) await page.evaluate(withoutCookies)
    }

    /** Why the last try failed. */
    let told = ''

    const seeSms = async (sms: Sms, step: Step | undefined) => {
      const shown = {
        phone: { neutral: [], required: ['请输入手机号'], malformed: ['请输入正确的手机号'] }[sms.phone],
        code: { neutral: [], required: ['请输入验证码'], malformed: ['请输入正确的验证码'] }[sms.code],
      }
      await eventually(async () =>
        (await login.dialog.getByRole('alert').allInnerTexts()).filter((text) => text !== ''),
      ).toEqual([...shown.phone, ...shown.code, ...toldIn(step, told)])
      await eventually(() => login.submit.getAttribute('aria-busy')).toBe(String(sms.isSubmitting))
    }

    const seeValue = async (value: Value, step: Step | undefined) => {
      const sms = smsOf(value)
      if (sms) return seeSms(sms, step)
      if (settlingOf(value)) return login.see('正在登录，请稍候')
      switch (value) {
        case 'qr':
          return login.seeWaiting()
        case 'cookiesBlocked':
          return login.see('浏览器禁用了 Cookie，无法登录')
        case 'profileMissing':
          return login.see('登录成功，但资料加载失败')
        case 'jumpBlocked':
          return login.see('浏览器拦截了新窗口')
        default:
          return login.seeGone()
      }
    }

    const retry = () => login.press('重试')

    const callsOf = (value: Value): readonly string[] => {
      const sms = smsOf(value)
      if (sms?.isSubmitting) return [loginCall.path]
      return settlingOf(value) === 'fetchingProfile' ? [getCommon.path] : []
    }

    return {
      perform: {
        'MODE.TOGGLED': async () => ((await login.submit.isVisible()) ? login.toQr() : login.toSms()),
        'REGION.CHANGED': async () =>
          void (await login.dialog.getByRole('combobox', { name: '地区' }).selectOption({ label: '+886 台湾' })),
        async 'PHONE.CHANGED'({ step }) {
          const typed = (step.event as unknown as { phone: string }).phone
          await login.typePhone(typed === '13800000001' ? phone : typed)
        },
        'PHONE.BLURRED': () => login.phone.blur(),
        async 'CODE.REQUESTED'() {
          await login.getCode.click()
          await captcha.solve()
          await captcha.seeGone()
          await eventually(() => login.rest()).toBeGreaterThan(0)
          isCodeSent = true
        },
        async 'CODE.CHANGED'({ step }) {
          const typed = (step.event as unknown as { code: string }).code
          await login.typeCode(isCodeSent && typed === '123 456' ? ((await world.demo.codeOf(phone)) ?? '') : typed)
        },
        async 'CODE.BLURRED'() {
          await login.code.focus()
          await login.code.blur()
        },
        'FORM.SUBMITTED': () => login.submit.click(),
        async 'xstate.done.actor.loginBySms'(moment) {
          await prepareStoring(moment)
          await gate.pass(loginCall)
          if (outputOf<LoginOutcome>(moment.step)?.result === 'refused') {
            told = '验证码已过期或已使用，请重新获取'
            await shell.seeRefusal(told)
          }
        },
        async 'xstate.error.actor.loginBySms'() {
          await gate.cut(loginCall)
          told = '网络已断开，请检查网络后重试'
          await shell.seeRefusal(told)
        },
        async 'xstate.done.actor.qrLogin'(moment) {
          await prepareStoring(moment)
          await confirmByPhone()
        },
        'xstate.done.actor.storeIdentity': () => shell.seeNotice('登录成功'),
        'xstate.error.actor.storeIdentity': async () => {},
        'xstate.done.actor.fetchProfile': () => gate.pass(getCommon),
        async 'xstate.error.actor.fetchProfile'() {
          await gate.breakDown(getCommon)
          await gate.breakDown(getCommon)
        },
        async 'xstate.done.actor.carryOut'() {},
        'STUDENT.RECOGNISED': () => logInElsewhere(visitor, world.demo, student('13800000024')),
        RETRIED: retry,
        'LINK.FOLLOWED': () => login.dialog.getByRole('link', { name: /^(?:打开我的简历|继续前往)$/ }).click(),
        'DIALOG.CLOSED': () => login.close(),
      },
      async see(value, { step, next }) {
        if (passesAtOnce(next)) return
        await seeValue(value, step)
        await eventually(() => gate.inFlight).toEqual(callsOf(value))
      },
    }
  },
})

/** What comes next happens before anybody could look: no call stands in between. */
const passesAtOnce = (next: Step | undefined) =>
  /^xstate\.(?:done|error)\.actor\.(?:storeIdentity|carryOut)$/.test(next?.event.type ?? '')

/** By the entrance that each input stands for. */
async function enter(visitor: Visitor, login: LoginDialog, input: string): Promise<void> {
  if (input === 'resumeSameTab') await visitor.open('/login')
  else await visitor.open()
  if (input === 'resume') {
    await visitor.page.getByRole('banner').getByRole('button', { name: '我的简历', exact: true }).click()
  } else if (input !== 'resumeSameTab') await login.open()
  await login.dialog.waitFor()
}
