import { type ActorRefFrom, createActor, type InspectionEvent, SimulatedClock } from 'xstate'
import type { Locale, SiteInfo } from '../../../contract/calls/site.ts'
import type { Notice } from '../../../machines/kit/notice.ts'
import { provideQrLogin } from '../../../machines/login/qr-login/qr-login.ports.ts'
import {
  provideStudentLogin,
  type StudentLoginPorts,
} from '../../../machines/login/student-login/student-login.ports.ts'
import type { StudentLoginInput } from '../../../machines/login/student-login/student-login.types.ts'
import * as m from '../../../messages/compiled/messages.js'
import { StudentLoginDialog, smsPane } from '../../../src/features/login/student/StudentLoginDialog.tsx'
import { usePreferences } from '../../../src/shared/preferences/preferences.tsx'
import { provideCodes } from './codes.ts'
import { Desk } from './desk.ts'
import { renderPage } from './page.tsx'
import { univ } from './site.ts'

// What is drawn late is there before any of it is wanted.
await smsPane.load()

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

function createMachine(
  desk: Desk,
  clock: SimulatedClock,
  visibility: Visibility,
  notices: Notice[],
  watchStudent: StudentLoginPorts['watchStudent'],
) {
  const notify = (notice: Notice) => void notices.push(notice)
  const { smsCode } = provideCodes({ desk, clock, notify })
  const qrLogin = provideQrLogin({
    visibility,
    fetchQrCode: () => desk.call('fetchQrCode'),
    poll: () => desk.call('poll'),
    holdQrCode: () => () => {},
  })
  return provideStudentLogin(
    {
      notify,
      navigation: { reserveTab() {}, releaseTab() {}, carryOut: () => desk.call('carryOut') },
      loginBySms: (phone, smsCode) => desk.call('loginBySms', { phone, smsCode }),
      storeIdentity: () => desk.call('storeIdentity'),
      fetchProfile: () => desk.call('fetchProfile'),
      watchStudent,
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
  /** Another tab logs a student in. */
  recognise(userId: string): void
  /** Another language, while the dialog is open. */
  speak(locale: Locale): void
  close(): void
}

export function openLogin({ input, site = univ, locale, inspect, answers = {} }: LoginOptions = {}): LoginWorld {
  const [desk, clock, visibility, notices] = [new Desk(), new SimulatedClock(), new Visibility(), [] as Notice[]]
  for (const [name, answer] of Object.entries(answers)) desk.always(name, answer)
  let recognise: (userId: string) => void = () => {}
  const watchStudent = (seen: (userId: string) => void) => {
    recognise = seen
    return () => {}
  }
  const actor = createActor(createMachine(desk, clock, visibility, notices, watchStudent), {
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
    recognise: (userId) => recognise(userId),
    speak: page.speak,
    close() {
      page.close()
      actor.stop()
    },
  }
}
