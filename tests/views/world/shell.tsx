import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router'
import { expect } from 'vitest'
import { createActor, fromPromise, type InspectionEvent, SimulatedClock } from 'xstate'
import type { StudentInfo } from '../../../contract/calls/authentication.ts'
import type { Notice } from '../../../machines/kit/notice.ts'
import { employerAuthMachine } from '../../../machines/login/employer-auth/employer-auth.machine.ts'
import type { EntryDestination } from '../../../machines/login/entry/entry.types.ts'
import { provideSession } from '../../../machines/login/session/session.ports.ts'
import type { IdentityHint, SessionAnswer } from '../../../machines/login/session/session.types.ts'
import { provideOverlay } from '../../../machines/site/overlay/overlay.ports.ts'
import { provideSite } from '../../../machines/site/site/site.ports.ts'
import type { SiteInput } from '../../../machines/site/site/site.types.ts'
import { parseSearch, stringifySearch } from '../../../src/app/jobs/search.ts'
import { routeTree } from '../../../src/routeTree.gen.ts'
import { ActorsProvider, type AppActors } from '../../../src/shared/actors/actors.ts'
import { Desk } from './desk.ts'
import { serve } from './lists.tsx'
import { renderPage } from './page.tsx'
import { Switch } from './switch.ts'

export const student: StudentInfo = {
  user_id: '7',
  name: '周晓岚',
  school: '江临大学',
  major: '计算机科学与技术',
  phone: '138****0001',
  sex: '1',
  avatar: '',
  has_resume: '1',
  has_resume_diagnose: '0',
  resume_diagnose_id: '',
  has_ai_resume: '0',
}

const nobody: IdentityHint = { loginType: null, userId: '' }

export interface ShellOptions {
  readonly site?: Partial<SiteInput>
  readonly hint?: IdentityHint
  readonly inspect?: ((event: InspectionEvent) => void) | undefined
  /** Answers that calls get at once, by name. */
  readonly answers?: Readonly<Record<string, unknown>>
  /** Hears what of all that is protected was clicked. */
  onEnter?(destination: EntryDestination): void
}

/** The page with its frame, on actors whose ports a test steers. */
export interface ShellWorld {
  readonly desk: Desk
  readonly clock: SimulatedClock
  readonly site: AppActors['site']
  readonly session: AppActors['session']
  readonly overlay: AppActors['overlay']
  readonly tab: Switch
  /** Addresses that the page was left for. */
  readonly left: readonly string[]
  readonly notices: readonly Notice[]
  /** What the session did beside what is seen, in order. */
  readonly done: readonly string[]
  /** Another tab of the browser logs somebody in or out. */
  peer(hint: IdentityHint): void
  /** What looked for the focus, once nothing lies over it, has it. */
  giveFocus(): Promise<void>
  /** Path of the page that is shown. */
  path(): string
  close(): void
}

const never = new Promise<never>(() => {})
/** Kept, since a view waits for the very promise that it got. */
const employerLogin = Promise.resolve({
  logic: employerAuthMachine,
  input: { cookiesEnabled: true, smsAppId: 'sms', loginAppId: 'login' },
})

export function openShell({
  site: wanted,
  hint = nobody,
  inspect,
  answers = {},
  onEnter = () => {},
}: ShellOptions): ShellWorld {
  const [desk, clock, tab] = [new Desk(), new SimulatedClock(), new Switch()]
  const [left, notices, done] = [[] as string[], [] as Notice[], [] as string[]]
  for (const [name, answer] of Object.entries(answers)) desk.always(name, answer)
  serve({ '/api/user/getcommon': () => student })
  const options = { clock, ...(inspect && { inspect }) }
  const notify = (notice: Notice) => void notices.push(notice)
  const site = createActor(
    provideSite({
      loadSite: () => desk.call('loadSite'),
      loadSupportLogo: () => desk.call('loadSupportLogo'),
      loadDomainConfig: () => desk.call('loadDomainConfig'),
      reportMalformedExhibitions: () => void done.push('reported'),
      rememberSite() {},
      leave: (address) => void left.push(address),
    }),
    {
      ...options,
      input: { domain: 'univ.localhost', path: '/', loginType: hint.loginType, staysOnDesktop: false, ...wanted },
    },
  )
  const overlay = createActor(provideOverlay({ notify, loadDialog: () => desk.call('loadDialog'), goOn() {} }), options)
  let changed: (hint: IdentityHint) => void = () => {}
  const session = createActor(
    provideSession({
      visibility: { isHidden: tab.isOn, watch: tab.watch },
      peers: {
        hint: () => hint,
        tell: () => void done.push('told'),
        watch(listener) {
          changed = listener
          return () => {}
        },
      },
      lastCall: () => 100,
      checkStudentLogin: () => never,
      clearSession: () => desk.call('clearSession'),
      clearIdentity: () => void done.push('cleared'),
      clearUserId: () => void done.push('id cleared'),
      refreshProfile: () => void done.push('refreshed'),
      notify,
      goToLogin: () => void done.push('at the log-in'),
      recognise(identity) {
        overlay.send({ type: 'IDENTITY.RECOGNISED', identity })
        site.send({ type: 'IDENTITY.RECOGNISED', identity })
      },
    }).provide({
      actors: {
        checkStudentLogin: fromPromise<SessionAnswer, { userId: string }>(({ input }) =>
          desk.call('checkStudentLogin', input.userId),
        ),
      },
    }),
    { ...options, input: hint },
  )
  let isFocusWanted = false
  const actors = {
    site,
    session,
    overlay,
    enter: onEnter,
    deliver() {},
    becomeStudent() {},
    notify,
    accountName: () => '',
    accountSchool: () => '',
    giveFocus() {
      isFocusWanted = true
    },
    originOf: (host: string) => `http://${host}`,
    reloadReplaced: () => never,
    flows: new Proxy({}, { get: (_, name) => (name === 'employerAuth' ? () => employerLogin : () => never) }),
  } as unknown as AppActors
  const router = createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: ['/'] }),
    context: actors,
    parseSearch,
    stringifySearch,
  })
  overlay.start()
  site.start()
  session.start()
  const page = renderPage(
    <ActorsProvider value={actors}>
      <RouterProvider router={router as never} />
    </ActorsProvider>,
  )
  return {
    desk,
    clock,
    site,
    session,
    overlay,
    tab,
    left,
    notices,
    done,
    peer: (one) => changed(one),
    async giveFocus() {
      await expect.poll(() => isFocusWanted).toBe(true)
      isFocusWanted = false
      session.send({ type: 'FOCUS.GIVEN' })
    },
    path: () => router.state.location.href,
    close() {
      page.close()
      for (const actor of [overlay, site, session]) actor.stop()
    },
  }
}
