import type { SiteInfo } from '../../contract/calls/site.ts'
import type { AppPort } from '../../machines/kit/app-port.ts'
import { employerBrowser } from '../browser/login/employer-browser.ts'
import { requireCookies } from '../browser/storage/cookies.ts'
import { rememberTermsAccepted } from '../browser/storage/site-memory.ts'
import { EmployerAuthCard } from '../features/login/employer/EmployerAuthCard.tsx'
import { employerAuthInput, employerAuthOf } from '../features/login/employer/employer-auth-of.ts'
import { useOwnActor } from '../shared/actors/useOwnActor.ts'
import { guard, notices } from './actors.ts'
import { goToAddress } from './place.ts'

const REGISTERED = /\?isregu=true$/

/** The log-in leads to where it is: the desk goes on, at the place that it was left at. */
const here: AppPort = {
  reserveTab() {},
  releaseTab() {},
  async openApp(address) {
    if (REGISTERED.test(address)) goToAddress(address)
    guard.send({ type: 'LOGGED.IN' })
    return 'done'
  },
}

/** The employers' log-in at the desk itself. */
const deskLogIn = (site: SiteInfo) =>
  employerAuthOf(site, {
    browser: employerBrowser,
    notify: notices.notify,
    app: here,
    async startIdentity() {
      requireCookies()
      rememberTermsAccepted()
    },
  })

const deskLogInInput = (site: SiteInfo) => employerAuthInput(site, employerBrowser)

const stay = () => {}

/** The employers' log-in with its actor. */
export default function LogInCard({ site }: { readonly site: SiteInfo }) {
  const actor = useOwnActor(
    () => deskLogIn(site),
    () => deskLogInInput(site),
    stay,
  )
  return <EmployerAuthCard actor={actor} site={site} />
}
