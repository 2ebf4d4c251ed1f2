import { createActor } from 'xstate'
import { provideOverlay } from '../../machines/overlay/overlay.ports.ts'
import type { DialogWanted } from '../../machines/overlay/overlay.types.ts'
import { provideSession } from '../../machines/session/session.ports.ts'
import { provideSite } from '../../machines/site/site.ports.ts'
import { opensPage } from '../../machines/student-login/jump.ts'
import { onSessionRejected } from '../api/client.ts'
import { checkStudentLogin, logout } from '../api/session.ts'
import { getSiteInfo } from '../api/site.ts'
import { clearIdentities, hintedIdentity, removeCookie, storeStudent } from './ports/cookies.ts'
import { goTo } from './ports/navigation.ts'
import { createNotices } from './ports/notices.ts'
import { createPeers } from './ports/peers.ts'
import { clearSessionStorage, removeSession } from './ports/storage.ts'
import { learnBrowser } from './ports/tabs.ts'
import { visibility } from './ports/visibility.ts'
import { forgetProfile, profile } from './profile.ts'

export const notices = createNotices()

/** Code that is fetched when it is first wanted. */
export const dialogs = { studentLogin: () => import('./StudentLogin.tsx'), logout: () => import('./Logout.tsx') }

type Dialogs = { [Name in keyof typeof dialogs]: Awaited<ReturnType<(typeof dialogs)[Name]>>['default'] }

/** Dialogs whose code has come. React.lazy would suspend all the same, and React shows what had suspended 300 ms late. */
export const loadedDialogs: Partial<Dialogs> = {}

async function loadCode(dialog: keyof Dialogs): Promise<void> {
  const { default: component } = await dialogs[dialog]()
  Object.assign(loadedDialogs, { [dialog]: component })
}

/** Code of a dialog; a login that may open a page needs to know the browser too. */
async function loadDialog(wanted: DialogWanted): Promise<void> {
  const opens = wanted.dialog === 'studentLogin' && !wanted.login.sameTab && opensPage(wanted.login.jump.mode)
  await Promise.all([loadCode(wanted.dialog), opens && learnBrowser()])
}

export const overlay = createActor(provideOverlay({ notify: notices.notify, loadDialog }))

export const site = createActor(
  provideSite({
    loadSiteInfo: (domain, signal) => getSiteInfo({ domain }, signal),
    reportMalformedExhibitions: () => console.error('site info: the exhibition configuration is malformed'),
  }),
  { input: { domain: location.hostname } },
)

/** Forgets whoever was logged in: cookies, resume data, student info, wanted position (OUT-2). */
export function forgetIdentity(): void {
  clearIdentities()
  for (const key of ['userdata', 'studentInfo', 'resume_data', 'wantedPosition'] as const) removeSession(key)
  forgetProfile()
}

export const session = createActor(
  provideSession({
    visibility,
    peers: createPeers(),
    checkStudentLogin: async (userId, signal) => (await checkStudentLogin({ user_id: userId }, signal)).user_id,
    async clearSession() {
      forgetIdentity()
      clearSessionStorage()
      await logout({})
    },
    storeIdentity: storeStudent,
    clearIdentity: forgetIdentity,
    clearUserId: () => removeCookie('user_id'),
    refreshProfile: () => void profile().then(({ refreshProfile }) => refreshProfile()),
    goToLogin: () => goTo(site.getSnapshot().context.site?.brand.rejected_to ?? '/login'),
  }),
  { input: hintedIdentity() },
)

/** Begins what lives as long as the page. */
export function startActors(): void {
  onSessionRejected(() => session.send({ type: 'SESSION.REJECTED' }))
  for (const actor of [overlay, site, session]) actor.start()
}
