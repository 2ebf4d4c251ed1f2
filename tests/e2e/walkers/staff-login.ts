import { channelLogin, schoolLogin } from '../../../contract/calls/staff.ts'
import type { Step } from '../../../harness/paths.ts'
import { errorOf, type StaffField, staffFields } from '../../../machines/login/staff-login/fields.ts'
import { staffLoginPaths } from '../../../machines/login/staff-login/staff-login.paths.ts'
import type { StaffOutcome, StaffRefusal } from '../../../machines/login/staff-login/staff-login.types.ts'
import { arriveStaff, organiser, school, withoutCookies, withoutWindows } from '../world/arrivals.ts'
import { eventually, FAILED_REQUEST, type World } from '../world.ts'
import { Gate } from './gate.ts'
import type { Play } from './play.ts'
import { NO_WINDOW, outputOf, passesAtOnce, shownIn, stepOf, stopRemembering } from './steps.ts'

type Value = Step['expect']['value']

const sentences: Record<StaffField, string> = { username: '请输入用户名', password: '请输入密码' }

const sentenceOf = ({ kind }: StaffRefusal) =>
  kind === 'failure' ? '网络已断开，请检查网络后重试' : '请输入正确的用户名和密码'

/** What the form says: the server's refusal, then what is wrong with its fields. */
function messagesIn({ expect }: Step): readonly string[] {
  const { refusal } = expect.context as unknown as { refusal: StaffRefusal | null }
  const wrong = staffFields.filter((field) => shownIn(expect, [field], errorOf).length > 0)
  return [...(refusal ? [sentenceOf(refusal)] : []), ...wrong.map((field) => sentences[field])]
}

/** The login of officers by hand, against the real server. */
export const staffLoginPlay = (world: World): Play<(typeof staffLoginPaths)['machine']> => ({
  catalogue: staffLoginPaths,
  omissions: [{ actor: 'openApp', kind: 'error', is: () => true, reason: NO_WINDOW }],
  unwalked: { 'staffLogin.settling.leaving error openApp[0] → staffLogin.appBlocked': NO_WINDOW },
  async open(path) {
    const entry = path.input === 'organiser' ? organiser : school
    const call = path.input === 'organiser' ? channelLogin : schoolLogin
    const { visitor, page, context, dialog, shell } = await arriveStaff(world, entry, {
      async prepare(arriving) {
        arriving.complaints.expect(FAILED_REQUEST)
        if (path.input === 'noCookies') await withoutCookies(arriving)
        if (path.steps.some((step) => outputOf(step) === 'blocked')) await withoutWindows(arriving)
      },
    })
    const gate = await Gate.before(visitor, [call])
    const isToBeRefused = outputOf<StaffOutcome>(stepOf(path, 'xstate.done.actor.logIn'))?.result === 'refused'

    const seeForm = async (isBusy: boolean, step: Step | undefined) => {
      await eventually(dialog.messages).toEqual(step ? messagesIn(step) : [])
      await eventually(() => dialog.button('登录').getAttribute('aria-busy')).toBe(String(isBusy))
    }

    const seeClosed = async (pages: number) => {
      await dialog.seeGone()
      await eventually(() => context.pages().length).toBe(pages)
    }

    const sights: Readonly<Record<string, (step: Step | undefined) => Promise<void>>> = {
      form: (step) => seeForm(false, step),
      submitting: (step) => seeForm(true, step),
      contacts: () => dialog.contacts.waitFor(),
      cookiesBlocked: () => dialog.see('浏览器禁用了 Cookie，无法登录'),
      appBlocked: () => dialog.see('浏览器拦截了新窗口'),
      done: () => seeClosed(2),
      closed: () => seeClosed(1),
    }

    const seeValue = async (value: Value, step: Step | undefined) => {
      const see = sights[String(value)]
      if (!see) throw new Error(`nobody has said what ${value} looks like`)
      await see(step)
    }

    return {
      perform: {
        async 'FIELD.CHANGED'({ step }) {
          const { field, value } = step.event as unknown as { field: StaffField; value: string }
          await dialog[field].fill(field === 'password' && isToBeRefused ? 'Wrong@2026' : value)
        },
        async 'FIELD.BLURRED'({ step }) {
          const { field } = step.event as unknown as { field: StaffField }
          await dialog[field].focus()
          await dialog[field].blur()
        },
        'FORM.SUBMITTED': dialog.submit,
        'FORGOT.OPENED': dialog.forgot,
        async 'xstate.done.actor.logIn'({ next }) {
          if (next?.event.type === 'xstate.error.actor.storeIdentity') await page.evaluate(stopRemembering)
          await gate.pass(call)
        },
        async 'xstate.error.actor.logIn'() {
          await gate.cut(call)
          await shell.seeRefusal('网络已断开，请检查网络后重试')
        },
        'xstate.done.actor.storeIdentity': () => shell.seeNotice('登录成功'),
        'xstate.error.actor.storeIdentity': async () => {},
        'xstate.done.actor.openApp': async () => {},
        'LINK.FOLLOWED': () => dialog.link.click(),
        'DIALOG.CLOSED': async () => ((await dialog.contacts.isVisible()) ? dialog.understand() : dialog.close()),
      },
      async see(value, { step, next }) {
        if (passesAtOnce(next)) return
        await seeValue(value, step)
        await eventually(() => gate.inFlight).toEqual(value === 'submitting' ? [call.path] : [])
      },
    }
  },
})
