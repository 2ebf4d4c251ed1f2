import { provideLogout } from '../../../machines/login/logout/logout.ports.ts'
import type { LogoutNext } from '../../../machines/login/logout/logout.types.ts'
import { lastCall } from '../../api/client.ts'
import { logout } from '../../api/session.ts'
import { goTo, pages as history } from '../../browser/page/pages.ts'
import { forgetRecordings } from '../../browser/storage/storage.ts'
import { forgetIdentity, notices, openDialog, session } from '../actors.ts'
import { flushResume, forgetResume } from '../resume/current.ts'

type Page = Exclude<LogoutNext['kind'], 'studentLogin'>

/** Deliveries and collections show by themselves that nobody is logged in. */
const pages = {
  home: '/',
  loginPage: '/login',
  deliveryLogin: '/deliveryFeedback?from=3',
  collectionLogin: '/myCollect?from=3',
} satisfies Record<Page, string>

/** The page that shows it is there already: whoever logs in again finds the tab that was open. */
const isShown = (page: string): boolean => page.startsWith(`${history.location.pathname}?`)

/** Leads on after a log-out (OUT-1, OUT-3). */
function follow(next: LogoutNext): void {
  if (next.kind === 'studentLogin') openDialog({ name: 'studentLogin', jump: next.jump, sameTab: false })
  else if (!isShown(pages[next.kind])) goTo(pages[next.kind])
}

/** The log-out with its effects. */
export const logoutLogic = provideLogout({
  notify: notices.notify,
  async requestLogout(signal) {
    await flushResume()
    session.send({ type: 'LOGOUT.STARTED' })
    try {
      await logout({}, signal)
    } catch (error) {
      session.send({ type: 'LOGOUT.FAILED' })
      throw error
    }
  },
  clearIdentity() {
    forgetResume()
    forgetRecordings()
    forgetIdentity()
    session.send({ type: 'SESSION.ENDED', lastCall: lastCall() })
  },
  follow,
})
