import type { Locator } from 'playwright-core'
import { employerLogin, registerEmployer } from '../../../contract/calls/employer.ts'
import { codes } from '../../../contract/codes.ts'
import type { Path, Step } from '../../../harness/paths.ts'
import { employerAuthPaths } from '../../../machines/login/employer-auth/employer-auth.paths.ts'
import {
  type EmployerField,
  type EmployerForm,
  employerForms,
  errorOf,
} from '../../../machines/login/employer-auth/fields.ts'
import type { EmployerDialog } from '../models/employer-dialog.ts'
import { arriveEmployer, withoutCookies, withoutWindows } from '../world/arrivals.ts'
import { eventually, FAILED_REQUEST, type World } from '../world.ts'
import { Gate } from './gate.ts'
import type { Moment, Play } from './play.ts'
import {
  BROKEN,
  BROKEN_SHOWN,
  CAPTCHA,
  codeOf,
  employerErrors,
  NO_WINDOW,
  outputOf,
  passesAtOnce,
  shownIn,
  stepOf,
  stopRemembering,
  toldIn,
} from './steps.ts'

type Value = Step['expect']['value']

const formOf = (value: Value): { form: EmployerForm; stage: string } | undefined => {
  if (typeof value !== 'object' || value === null || !('forms' in value)) return undefined
  const [entry] = Object.entries((value as unknown as { forms: Record<EmployerForm, string> }).forms)
  return entry && { form: entry[0] as EmployerForm, stage: entry[1] }
}

const submits: Record<EmployerForm, string> = { passwordLogin: '登录', codeLogin: '登录', register: '注册' }

/** An employer of the demonstration; one whom nobody knows where a code decides. */
const KNOWN = '13900000001'
const RIGHT_PHONE = '139 0000 0001'

const needsCode = ({ steps }: Path) =>
  steps.some(({ event }) => event.type === 'CODE.REQUESTED' || /Code/.test(String(Reflect.get(event, 'field'))))

function fieldOf(dialog: EmployerDialog, field: EmployerField): Locator {
  return {
    phone: dialog.phone,
    password: dialog.password,
    loginCode: dialog.code,
    registerCode: dialog.code,
    registerPassword: dialog.passwordToSet,
  }[field]
}

/** The employers' dialog by hand: forms filled in, the puzzle dragged, codes of the real server. */
export const employerAuthPlay = (
  world: World,
  freshPhone: () => string,
): Play<(typeof employerAuthPaths)['machine']> => ({
  catalogue: employerAuthPaths,
  omissions: [
    { actor: 'captcha', kind: 'error', is: () => true, reason: CAPTCHA },
    { actor: 'openApp', kind: 'error', is: () => true, reason: NO_WINDOW },
  ],
  unwalked: {
    'employerAuth.forms.passwordLogin.provingHuman error captcha[0] → employerAuth.forms.passwordLogin.editing':
      CAPTCHA,
    'employerAuth.settling.leaving error openApp[0] → employerAuth.appBlocked': NO_WINDOW,
  },
  async open(path) {
    const isRefused = path.steps.some((step) => outputOf(step) === 'blocked')
    const { visitor, page, context, dialog, shell } = await arriveEmployer(world, {
      async prepare(arriving) {
        arriving.complaints.expect(FAILED_REQUEST)
        if (path.input === 'noCookies') await withoutCookies(arriving)
        if (isRefused) await withoutWindows(arriving)
      },
    })
    const gate = await Gate.before(visitor, [employerLogin, registerEmployer])
    const phone = needsCode(path) ? freshPhone() : KNOWN
    let form: EmployerForm = 'passwordLogin'

    const isToWork = (actor: string) => stepOf(path, `xstate.done.actor.${actor}`) !== undefined
    const isToBeRefused = codeOf(stepOf(path, 'xstate.error.actor.logInByPassword')) !== null

    /** What is typed so that the server answers as the path says. */
    async function typed(field: EmployerField, value: string): Promise<string> {
      // With its blanks it is typed anew also where it is there already.
      if (field === 'phone' && value === RIGHT_PHONE) return phone === KNOWN ? value : phone
      if (field === 'password' && isToBeRefused) return 'Wrong@2026'
      if (field === 'loginCode' ? isToWork('logInByCode') : field === 'registerCode' && isToWork('register')) {
        await dialog.requestCode()
        return dialog.sentTo(phone)
      }
      return value
    }

    const askForCode = async () => {
      if ((await dialog.getCode.getAttribute('aria-disabled')) !== 'true') return dialog.requestCode()
      await dialog.getCode.click({ force: true })
      await shell.seeNotice('请输入正确的手机号')
    }

    const pass = (call: typeof employerLogin | typeof registerEmployer) => async (moment: Moment) => {
      if (moment.next?.event.type === 'xstate.error.actor.storeIdentity') await page.evaluate(stopRemembering)
      await gate.pass(call)
    }

    const fail =
      (call: typeof employerLogin | typeof registerEmployer, refusal: string) =>
      async ({ step }: Moment) => {
        const code = codeOf(step)
        if (code === codes.internal) await gate.answer(call, BROKEN)
        else await (code === null ? gate.cut(call) : gate.pass(call))
        told = code === null ? '网络已断开，请检查网络后重试' : code === codes.internal ? BROKEN_SHOWN : refusal
        await shell.seeRefusal(told)
      }

    /** Why the last try failed. */
    let told = ''
    const VOID = '验证码已过期或已使用，请重新获取'

    async function seeForm(shown: EmployerForm, stage: string, step: Step | undefined): Promise<void> {
      form = shown
      if (stage === 'provingHuman') return dialog.captcha.seeReady()
      const field = { passwordLogin: dialog.password, codeLogin: dialog.code, register: dialog.passwordToSet }[shown]
      await field.waitFor()
      const wrong = step ? shownIn(step.expect, employerForms[shown], errorOf) : []
      await eventually(dialog.errors).toEqual([...wrong.map((error) => employerErrors[error]), ...toldIn(step, told)])
      await eventually(() => dialog.button(submits[shown]).getAttribute('aria-busy')).toBe(
        String(stage === 'submitting'),
      )
    }

    async function seeValue(value: Value, step: Step | undefined): Promise<void> {
      const shown = formOf(value)
      if (shown) return seeForm(shown.form, shown.stage, step)
      const see = sights[String(value)]
      if (!see) throw new Error(`nobody has said what ${value} looks like`)
      await see()
    }

    const seeClosed = async (pages: number) => {
      await dialog.seeGone()
      await eventually(() => context.pages().length).toBe(pages)
    }

    const sights: Readonly<Record<string, () => Promise<void>>> = {
      forgot: () => dialog.seePane('找回密码'),
      cookiesBlocked: () => dialog.see('浏览器禁用了 Cookie，无法登录'),
      appBlocked: () => dialog.see('浏览器拦截了新窗口'),
      done: () => seeClosed(2),
      closed: () => seeClosed(1),
    }

    const callsOf = (value: Value): readonly string[] => {
      const shown = formOf(value)
      if (shown?.stage !== 'submitting') return []
      return [shown.form === 'register' ? registerEmployer.path : employerLogin.path]
    }

    return {
      perform: {
        'TAB.CHANGED': ({ step }) =>
          Reflect.get(step.event, 'tab') === 'code' ? dialog.toCode() : dialog.toPassword(),
        'REGISTER.OPENED': dialog.toRegister,
        'FORGOT.OPENED': dialog.toForgot,
        'STEPPED.BACK': () => dialog.press('返回登录'),
        async 'FIELD.CHANGED'({ step }) {
          const { field, value } = step.event as unknown as { field: EmployerField; value: string }
          await fieldOf(dialog, field).fill(await typed(field, value))
        },
        async 'FIELD.BLURRED'({ step }) {
          const field = fieldOf(dialog, (step.event as unknown as { field: EmployerField }).field)
          await field.focus()
          await field.blur()
        },
        'CODE.REQUESTED': askForCode,
        'FORM.SUBMITTED': () => dialog.press(submits[form]),
        async 'xstate.done.actor.captcha'({ step }) {
          if (outputOf<{ result: string }>(step)?.result !== 'passed') return dialog.captcha.close()
          await dialog.captcha.solve()
          await dialog.captcha.seeGone()
        },
        'xstate.done.actor.logInByPassword': pass(employerLogin),
        'xstate.error.actor.logInByPassword': fail(employerLogin, '手机号或密码错误'),
        'xstate.done.actor.logInByCode': pass(employerLogin),
        'xstate.error.actor.logInByCode': fail(employerLogin, VOID),
        'xstate.done.actor.register': pass(registerEmployer),
        'xstate.error.actor.register': fail(registerEmployer, VOID),
        async 'xstate.done.actor.passwordReset'({ step }) {
          await dialog.phone.fill(outputOf<{ phone: string }>(step)?.phone ?? '')
          await dialog.press('返回登录')
        },
        'xstate.done.actor.storeIdentity': () => shell.seeNotice('登录成功'),
        'xstate.error.actor.storeIdentity': async () => {},
        'xstate.done.actor.openApp': async () => {},
        'LINK.FOLLOWED': () => dialog.link.click(),
        'DIALOG.CLOSED': dialog.close,
      },
      async see(value, { step, next }) {
        if (passesAtOnce(next)) return
        const isSettling = typeof value === 'object' && value !== null && 'settling' in value
        if (!isSettling) await seeValue(value, step)
        await eventually(() => gate.inFlight).toEqual(callsOf(value))
      },
    }
  },
})
