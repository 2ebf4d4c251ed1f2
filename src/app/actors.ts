import { createActor } from 'xstate'
import type { LoginType } from '../../contract/rules/storage.ts'
import { devTools } from '../../machines/kit/dev-tools.ts'
import { appOfIdentity } from '../../machines/login/back-offices.ts'
import { provideSession } from '../../machines/login/session/session.ports.ts'
import { opensPage } from '../../machines/login/student-login/jump.ts'
import { provideOverlay } from '../../machines/site/overlay/overlay.ports.ts'
import type { DialogName, DialogRequest } from '../../machines/site/overlay/overlay.types.ts'
import { provideSite } from '../../machines/site/site/site.ports.ts'
import { lastCall, onSessionRejected } from '../api/client.ts'
import { checkStudentLogin, logout } from '../api/session.ts'
import { getDomainConfig, getHomeResource, getSiteInfo } from '../api/site.ts'
import { reloadReplaced } from '../browser/page/document.ts'
import { createNotices } from '../browser/page/notices.ts'
import { goTo, pages } from '../browser/page/pages.ts'
import { visibility } from '../browser/page/visibility.ts'
import { clearIdentities, hintedIdentity, readCookie, removeCookie } from '../browser/storage/cookies.ts'
import { staysOnDesktop } from '../browser/storage/desktop.ts'
import { rememberSite } from '../browser/storage/site-memory.ts'
import { clearSessionStorage, removeLocal, removeOwned, removeSession } from '../browser/storage/storage.ts'
import { appsInThisTab } from '../browser/tabs/apps.ts'
import { createPeers } from '../browser/tabs/peers.ts'
import { isPhone, learnBrowser } from '../browser/tabs/tabs.ts'
import { whenIdle } from '../ui/when-idle.ts'
import { forgetProfile, profile } from './profile.ts'

export const notices = createNotices()

/** Fetches the code of a dialog. */
type LoadCode = (dialog: DialogName) => Promise<unknown>

/** Whether it depends on the browser in which tab a dialog's page opens. */
function opensTab(dialog: DialogRequest): boolean {
  if (dialog.name === 'studentLogin') return !dialog.sameTab && opensPage(dialog.jump.mode)
  return dialog.name === 'employerLogin'
}

async function loadDialog(dialog: DialogRequest, loadCode: LoadCode): Promise<void> {
  try {
    await Promise.all([loadCode(dialog.name), opensTab(dialog) && learnBrowser()])
  } catch (error) {
    await reloadReplaced()
    throw error
  }
}

/** Opens the back office of an identity in this tab: nobody clicked here. */
function goOn(identity: LoginType): void {
  notices.notify({ kind: 'loggedInElsewhere' })
  if (identity !== 'student') void appsInThisTab.openApp(appOfIdentity(identity, readCookie('user_type') ?? ''))
}

const createOverlay = (loadCode: LoadCode) =>
  createActor(provideOverlay({ notify: notices.notify, loadDialog: (dialog) => loadDialog(dialog, loadCode), goOn }), {
    devTools,
  })
export let overlay: ReturnType<typeof createOverlay>
export const openDialog = (dialog: DialogRequest): void => overlay.send({ type: 'DIALOG.OPENED', dialog })
export const endDialog = (name: DialogName): void => overlay.send({ type: 'DIALOG.ENDED', name })

function createSite() {
  const isDesktopWanted = staysOnDesktop()
  const ports = provideSite({
    async loadSite(domain, signal) {
      // The browser does not matter to a visitor who wants the desktop.
      const [info, onPhone] = await Promise.all([getSiteInfo({ domain }, signal), !isDesktopWanted && isPhone()])
      return { site: info, isPhone: onPhone }
    },
    async loadSupportLogo(signal) {
      await new Promise<void>(whenIdle)
      return (await getHomeResource({}, signal)).is_hide_logo === 1 ? 'hidden' : 'shown'
    },
    loadDomainConfig: (domain, signal) => getDomainConfig({ domain }, signal),
    reportMalformedExhibitions: () => console.error('site info: the exhibition configuration is malformed'),
    rememberSite: (info, config) => void whenIdle(() => rememberSite(info, config)),
    leave: (address) => location.replace(address),
  })
  const { loginType } = hintedIdentity()
  return createActor(ports, {
    devTools,
    input: {
      domain: location.hostname,
      path: location.hash.slice(1) || '/',
      loginType,
      staysOnDesktop: isDesktopWanted,
    },
  })
}
export let site: ReturnType<typeof createSite>

/** Forgets whoever was logged in: cookies, resume data, student info, wanted position (OUT-2), parsed resume (OUT-3), searches. */
export function forgetIdentity(): void {
  // The cookies are not asked whose they are: they may be gone with the log-out's answer.
  removeOwned('recent_searches')
  removeOwned('practice_draft')
  clearIdentities()
  for (const key of [
    'userdata',
    'studentInfo',
    'resume_data',
    'wantedPosition',
    'guided_draft',
    'practice_wish',
  ] as const)
    removeSession(key)
  removeLocal('resume_parse')
  forgetProfile()
}

/** Keeps the site anew: the session's storage was cleared, but the site holds still. */
function rememberLoadedSite(): void {
  const { site: info, config } = site.getSnapshot().context
  if (info) rememberSite(info, config)
}

function createSession() {
  const ports = provideSession({
    visibility,
    peers: createPeers(hintedIdentity),
    lastCall,
    checkStudentLogin: (userId, signal) => checkStudentLogin({ user_id: userId }, signal),
    async clearSession() {
      forgetIdentity()
      clearSessionStorage()
      rememberLoadedSite()
      await logout({})
    },
    clearIdentity: forgetIdentity,
    clearUserId: () => removeCookie('user_id'),
    refreshProfile: () => void profile().then(({ refreshProfile }) => refreshProfile()),
    notify: notices.notify,
    recognise(identity) {
      overlay.send({ type: 'IDENTITY.RECOGNISED', identity })
      site.send({ type: 'IDENTITY.RECOGNISED', identity })
    },
    goToLogin: () => goTo(site.getSnapshot().context.site?.brand.rejected_to ?? '/login'),
  })
  return createActor(ports, { devTools, input: hintedIdentity() })
}
export let session: ReturnType<typeof createSession>

/** The actors that live as long as the page. Creating them takes a slow phone too long to do it while the modules are read. */
export function createActors(loadCode: LoadCode): void {
  overlay = createOverlay(loadCode)
  site = createSite()
  session = createSession()
}

/** Pages that nobody wants to come back to: of the log-in itself, and one whose address is good for one use. */
const passing = ['/', '/login', '/transferPage']

/** The address to come back to; '' where the visitor is nowhere in particular. */
function placeToComeBackTo(): string {
  const { href, pathname } = pages.location
  return passing.includes(pathname) ? '' : href
}

export function startActors(): void {
  onSessionRejected((call) =>
    session.send({ type: 'CALL.REJECTED', wish: placeToComeBackTo(), call, ...hintedIdentity() }),
  )
  for (const actor of [overlay, site, session]) actor.start()
}
