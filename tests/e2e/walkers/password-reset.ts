import type { Locator } from 'playwright-core'
import { checkSmsCode, forgetPassword } from '../../../contract/calls/employer.ts'
import { codes } from '../../../contract/codes.ts'
import type { Step } from '../../../harness/paths.ts'
import { errorOf, type ResetField, type ResetForm, resetForms } from '../../../machines/login/password-reset/fields.ts'
import { passwordResetPaths } from '../../../machines/login/password-reset/password-reset.paths.ts'
import type { EmployerDialog } from '../models/employer-dialog.ts'
import { arriveEmployer } from '../world/arrivals.ts'
import { eventually, FAILED_REQUEST, type World } from '../world.ts'
import { BESIDE, Gate } from './gate.ts'
import type { Play } from './play.ts'
import { BROKEN, BROKEN_SHOWN, codeOf, employerErrors, shownIn, stepOf, toldIn } from './steps.ts'

type Value = Step['expect']['value']
type View = ResetForm | 'changed' | 'left'

interface Seen {
  readonly value: Value
  readonly step: Step | undefined
}

function viewOf(value: Value): View {
  if (typeof value === 'string') return value as View
  return 'verifying' in (value as object) ? 'verify' : 'reset'
}

const isBusy = (value: Value) => /checking|saving/.test(JSON.stringify(value))

const submits: Record<ResetForm, string> = { verify: '下一步', reset: '完成' }
const backs: Record<View, string> = { verify: '返回登录', reset: '上一步', changed: '返回登录', left: '' }

const RIGHT_PHONE = '13900000001'
/** The rule lets it through, the server does not: it is the first that guessers try. */
const COMMON = 'password123'
const VOID = '验证码已过期或已使用，请重新获取'

function fieldOf({ phone, code, newPassword, confirmation }: EmployerDialog, field: ResetField): Locator {
  return { phone, code, newPassword, confirmation }[field]
}

/** A forgotten password by hand, with codes of the real server, on a clock that only the path moves at the end. */
export const passwordResetPlay = (
  world: World,
  employerPhone: () => string,
): Play<(typeof passwordResetPaths)['machine']> => ({
  catalogue: passwordResetPaths,
  omissions: [],
  unwalked: {},
  async open(path) {
    const { visitor, page, dialog, shell } = await arriveEmployer(world, {
      async prepare(arriving) {
        arriving.complaints.expect(FAILED_REQUEST)
        await arriving.page.clock.install()
      },
    })
    const phone = employerPhone()
    if (path.input === 'typed') await dialog.phone.fill(phone)
    await dialog.toForgot()
    const gate = await Gate.before(visitor, [checkSmsCode, forgetPassword])
    const refusal = codeOf(stepOf(path, 'xstate.error.actor.resetPassword'))
    let view: View = 'verify'
    let isChanged = false
    /** Why the last try failed. */
    let told = ''

    async function typed(field: ResetField, value: string): Promise<string> {
      if (field === 'phone' && value === RIGHT_PHONE) return phone
      if (field === 'code' && stepOf(path, 'xstate.done.actor.checkCode')) {
        await dialog.requestCode()
        return dialog.sentTo(phone)
      }
      return refusal === codes.refused && (field === 'newPassword' || field === 'confirmation') ? COMMON : value
    }

    /** The code is used up beside the page. */
    async function spendCode(): Promise<void> {
      const body = {
        phone,
        type: '2',
        sms_code: await dialog.sentTo(phone),
        password: 'Beside@2026',
        confirm_password: 'Beside@2026',
      }
      await page.evaluate(
        async ([url, form, beside]) => {
          await fetch(url, { method: 'POST', headers: { [beside]: '1' }, body: new URLSearchParams(form) })
        },
        [forgetPassword.path, body, BESIDE] as const,
      )
    }

    async function seeForm(form: ResetForm, { value, step }: Seen): Promise<void> {
      const wrong = step ? shownIn(step.expect, resetForms[form], errorOf) : []
      await eventually(dialog.errors).toEqual([...wrong.map((error) => employerErrors[error]), ...toldIn(step, told)])
      const submit = dialog.button(submits[form])
      await eventually(() => submit.getAttribute('aria-busy')).toBe(String(isBusy(value)))
    }

    const sights: Record<View, (seen: Seen) => Promise<void>> = {
      async verify(seen) {
        await dialog.button('下一步').waitFor()
        await seeForm('verify', seen)
      },
      async reset(seen) {
        await dialog.newPassword.waitFor()
        await seeForm('reset', seen)
      },
      changed: () => dialog.see('密码修改成功'),
      async left() {
        await dialog.seePane('企业登录')
        await dialog.password.waitFor()
        await page.clock.resume()
        await eventually(() => shell.notice('密码修改成功，请使用新密码登录').count()).toBe(Number(isChanged))
      },
    }

    return {
      perform: {
        async 'FIELD.CHANGED'({ step }) {
          const { field, value } = step.event as unknown as { field: ResetField; value: string }
          await fieldOf(dialog, field).fill(await typed(field, value))
        },
        async 'FIELD.BLURRED'({ step }) {
          const field = fieldOf(dialog, (step.event as unknown as { field: ResetField }).field)
          await field.focus()
          await field.blur()
        },
        async 'CODE.REQUESTED'() {
          if ((await dialog.getCode.getAttribute('aria-disabled')) !== 'true') return dialog.requestCode()
          await dialog.getCode.click({ force: true })
          await shell.seeNotice('请输入正确的手机号')
        },
        'FORM.SUBMITTED': () => dialog.press(submits[view as ResetForm]),
        'STEPPED.BACK': () => dialog.press(backs[view]),
        'xstate.done.actor.checkCode': () => gate.pass(checkSmsCode),
        async 'xstate.error.actor.checkCode'({ step }) {
          const code = codeOf(step)
          if (code === codes.internal) await gate.answer(checkSmsCode, BROKEN)
          else await (code === null ? gate.cut(checkSmsCode) : gate.pass(checkSmsCode))
          told = code === null ? '网络已断开，请检查网络后重试' : code === codes.internal ? BROKEN_SHOWN : VOID
          await shell.seeRefusal(told)
        },
        async 'xstate.done.actor.resetPassword'() {
          await visitor.stopClock()
          await gate.pass(forgetPassword)
          isChanged = true
        },
        async 'xstate.error.actor.resetPassword'({ step }) {
          told = '网络已断开，请检查网络后重试'
          if (codeOf(step) === null) await gate.cut(forgetPassword)
          else {
            told = codeOf(step) === codes.codeVoid ? VOID : '该密码过于常见，容易被猜到，请换一个'
            if (codeOf(step) === codes.codeVoid) await spendCode()
            await gate.pass(forgetPassword)
          }
          await shell.seeRefusal(told)
        },
        'xstate.after.CHANGED_PAUSE.passwordReset.changed': ({ step }) => page.clock.runFor(step.wait ?? 0),
      },
      async see(value, { step }) {
        view = viewOf(value)
        await sights[view]({ value, step })
        const calls = { verify: [checkSmsCode.path], reset: [forgetPassword.path], changed: [], left: [] }[view]
        await eventually(() => gate.inFlight).toEqual(isBusy(value) ? calls : [])
      },
    }
  },
})
