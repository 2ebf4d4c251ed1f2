import { expect } from 'vitest'
import { type ActorRefFrom, createActor, fromPromise, type InspectionEvent, SimulatedClock } from 'xstate'
import type { Locale, SiteInfo } from '../../../contract/calls/site.ts'
import { proof } from '../../../machines/captcha/captcha.paths.ts'
import { provideCaptcha } from '../../../machines/captcha/captcha.ports.ts'
import type { Notice } from '../../../machines/notice.ts'
import { provideQrLogin } from '../../../machines/qr-login/qr-login.ports.ts'
import { provideSmsCode } from '../../../machines/sms-code/sms-code.ports.ts'
import type { SmsPurpose } from '../../../machines/sms-code/sms-code.types.ts'
import { provideStudentLogin } from '../../../machines/student-login/student-login.ports.ts'
import type { StudentLoginInput } from '../../../machines/student-login/student-login.types.ts'
import * as m from '../../../messages/compiled/messages.js'
import { usePreferences } from '../../../src/features/preferences.tsx'
import { StudentLoginDialog } from '../../../src/features/student-login/StudentLoginDialog.tsx'
import { Desk } from './desk.ts'
import { renderPage } from './page.tsx'
import { univ } from './site.ts'

/** Whether the page is looked at, as a test says. */
class Visibility {
  #hidden = false
  readonly #watchers = new Set<() => void>()
  readonly isHidden = () => this.#hidden
  readonly watch = (changed: () => void) => {
    this.#watchers.add(changed)
    return () => void this.#watchers.delete(changed)
  }
  set(hidden: boolean): void {
    this.#hidden = hidden
    for (const changed of this.#watchers) changed()
  }
}

function createMachine(desk: Desk, clock: SimulatedClock, visibility: Visibility, notices: Notice[]) {
  const notify = (notice: Notice) => void notices.push(notice)
  const captcha = provideCaptcha({
    startCaptcha: () => desk.call('startCaptcha'),
    runWidget: () => desk.call('runWidget'),
    refreshPuzzle: () => desk.call('refreshPuzzle'),
    verifyDrag: (drag) => desk.call('verifyDrag', drag),
  })
  const deadlines = { read: () => null, write() {} }
  const smsCode = provideSmsCode(
    { clock, deadlines, notify, sendCode: (phone) => desk.call('sendCode', phone) },
    captcha,
  ).provide({
    actors: {
      findDeadline: fromPromise<number | null, { purpose: SmsPurpose; seconds: number }>(() =>
        desk.call('findDeadline'),
      ),
    },
  })
  const qrLogin = provideQrLogin({
    visibility,
    fetchQrCode: () => desk.call('fetchQrCode'),
    poll: () => desk.call('poll'),
  })
  return provideStudentLogin(
    {
      notify,
      navigation: { reserveTab() {}, releaseTab() {}, carryOut: () => desk.call('carryOut') },
      loginBySms: (phone, smsCode) => desk.call('loginBySms', { phone, smsCode }),
      storeIdentity: () => desk.call('storeIdentity'),
      fetchProfile: () => desk.call('fetchProfile'),
    },
    { qrLogin, smsCode },
  )
}

function BrowserLine() {
  usePreferences()
  return m.login_qr_browser({ browser: 'Chrome' })
}

export interface LoginOptions {
  readonly input?: Partial<StudentLoginInput>
  readonly site?: SiteInfo
  readonly locale?: Locale
  readonly inspect?: (event: InspectionEvent) => void
  /** Answers that calls get at once, by name. */
  readonly answers?: Readonly<Record<string, unknown>>
}

/** The login dialog on ports that a test steers. */
export interface LoginWorld {
  readonly actor: ActorRefFrom<ReturnType<typeof createMachine>>
  readonly desk: Desk
  readonly clock: SimulatedClock
  readonly visibility: Visibility
  readonly notices: readonly Notice[]
  /** Another language, while the dialog is open. */
  speak(locale: Locale): void
  close(): void
}

/** The captcha that waits to begin is passed, or closed, in a widget of the provider's own. */
export async function endCaptcha({ desk }: LoginWorld, result: 'passed' | 'closed'): Promise<void> {
  desk.resolve('startCaptcha', { kind: 'widget' })
  await expect.poll(() => desk.isWaiting('runWidget')).toBe(true)
  desk.resolve('runWidget', result === 'passed' ? { result, proof } : { result })
}

export function openLogin({ input, site = univ, locale, inspect, answers = {} }: LoginOptions = {}): LoginWorld {
  const [desk, clock, visibility, notices] = [new Desk(), new SimulatedClock(), new Visibility(), [] as Notice[]]
  for (const [name, answer] of Object.entries(answers)) desk.always(name, answer)
  const actor = createActor(createMachine(desk, clock, visibility, notices), {
    clock,
    ...(inspect && { inspect }),
    input: {
      jump: { mode: 3 },
      sameTab: false,
      taiwan: site.is_taiban === 1,
      captchaAppId: site.captcha.sms_app_id,
      page: 'http://univ.localhost/',
      cookiesEnabled: true,
      ...input,
    },
  }).start()
  const page = renderPage(<StudentLoginDialog actor={actor} site={site} browser={<BrowserLine />} />, locale)
  return {
    actor,
    desk,
    clock,
    visibility,
    notices,
    speak: page.speak,
    close() {
      page.close()
      actor.stop()
    },
  }
}
