import { type ActorRefFrom, createActor, type InspectionEvent, SimulatedClock } from 'xstate'
import type { Locale, SiteInfo } from '../../../contract/calls/site.ts'
import type { Notice } from '../../../machines/kit/notice.ts'
import { provideEmployerAuth } from '../../../machines/login/employer-auth/employer-auth.ports.ts'
import type { EmployerAuthInput } from '../../../machines/login/employer-auth/employer-auth.types.ts'
import { providePasswordReset } from '../../../machines/login/password-reset/password-reset.ports.ts'
import { EmployerAuthCard } from '../../../src/features/login/employer/EmployerAuthCard.tsx'
import { EmployerAuthDialog } from '../../../src/features/login/employer/EmployerAuthDialog.tsx'
import { passwordResetPane, registerPane } from '../../../src/features/login/employer/late-panes.ts'
import { provideCodes } from './codes.ts'
import { Desk } from './desk.ts'
import { renderPage } from './page.tsx'
import { univ } from './site.ts'

// What is drawn late is there before any of it is wanted.
await Promise.all([registerPane.load(), passwordResetPane.load()])

const frames = { dialog: EmployerAuthDialog, card: EmployerAuthCard }

function createMachine(desk: Desk, clock: SimulatedClock, notify: (notice: Notice) => void) {
  const { captcha, smsCode } = provideCodes({ desk, clock, notify })
  const passwordReset = providePasswordReset(
    {
      notify,
      checkCode: (phone, code) => desk.call('checkCode', { phone, code }),
      resetPassword: (request) => desk.call('resetPassword', request),
    },
    smsCode,
  )
  return provideEmployerAuth(
    {
      notify,
      app: { reserveTab() {}, releaseTab() {}, openApp: (address) => desk.call('openApp', address) },
      logIn: (credentials) => desk.call(credentials.by === 'password' ? 'logInByPassword' : 'logInByCode', credentials),
      register: (registration) => desk.call('register', registration),
      storeIdentity: (userId) => desk.call('storeIdentity', userId),
    },
    { captcha, smsCode, passwordReset },
  )
}

export interface EmployerOptions {
  readonly input?: Partial<EmployerAuthInput>
  readonly site?: SiteInfo
  readonly locale?: Locale
  readonly frame?: keyof typeof frames
  readonly inspect?: (event: InspectionEvent) => void
  /** Answers that calls get at once, by name. */
  readonly answers?: Readonly<Record<string, unknown>>
}

/** The employers' login on ports that a test steers. */
export interface EmployerWorld {
  readonly actor: ActorRefFrom<ReturnType<typeof createMachine>>
  readonly desk: Desk
  readonly clock: SimulatedClock
  readonly notices: readonly Notice[]
  /** Another language, while it is open. */
  speak(locale: Locale): void
  close(): void
}

export function openEmployer(options: EmployerOptions = {}): EmployerWorld {
  const { input, site = univ, locale, frame = 'dialog', inspect, answers = {} } = options
  const [desk, clock, notices] = [new Desk(), new SimulatedClock(), [] as Notice[]]
  for (const [name, answer] of Object.entries({ findDeadline: null, ...answers })) desk.always(name, answer)
  const machine = createMachine(desk, clock, (notice) => void notices.push(notice))
  const actor = createActor(machine, {
    clock,
    ...(inspect && { inspect }),
    input: { cookiesEnabled: true, smsAppId: 'sms', loginAppId: 'login', ...input },
  }).start()
  const Frame = frames[frame]
  const page = renderPage(<Frame actor={actor} site={site} />, locale)
  return {
    actor,
    desk,
    clock,
    notices,
    speak: page.speak,
    close() {
      page.close()
      actor.stop()
    },
  }
}
