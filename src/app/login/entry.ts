import { type ActorRefFrom, createActor } from 'xstate'
import { failureOf, isNotLoggedIn } from '../../../contract/failures.ts'
import { devTools } from '../../../machines/kit/dev-tools.ts'
import { provideEntry } from '../../../machines/login/entry/entry.ports.ts'
import type { EntryDestination, EntryOutcome } from '../../../machines/login/entry/entry.types.ts'
import { identityOf } from '../../../machines/login/session/session.selectors.ts'
import { adminKindOf } from '../../../machines/site/site/site-facts.ts'
import { goTo } from '../../browser/page/pages.ts'
import { readCookie } from '../../browser/storage/cookies.ts'
import { appsInThisTab, createAppsInTabs } from '../../browser/tabs/apps.ts'
import { learnBrowser, opensAppsInTab } from '../../browser/tabs/tabs.ts'
import { knownIdentity } from '../../shared/actors/known-identity.ts'
import { notices, openDialog, session, site } from '../actors.ts'
import { profile } from '../profile.ts'

const apps = createAppsInTabs()

async function openApp({ address, loginType }: Extract<EntryOutcome, { kind: 'app' }>): Promise<void> {
  await learnBrowser()
  const isHere = loginType === 'channel' || (loginType === 'company' && opensAppsInTab())
  const outcome = await (isHere ? appsInThisTab : apps).openApp(address)
  if (outcome === 'blocked') await appsInThisTab.openApp(address)
}

function follow(outcome: EntryOutcome): void {
  switch (outcome.kind) {
    case 'page':
      goTo(outcome.path)
      break
    case 'app':
      void openApp(outcome)
      break
    case 'studentLogin':
      openDialog({ name: 'studentLogin', jump: outcome.jump, sameTab: outcome.sameTab })
      break
    case 'identitySwitch':
      openDialog({ name: 'identitySwitch', from: outcome.from, wanted: outcome.wanted })
      break
    case 'employerLogin':
      openDialog({ name: 'employerLogin' })
      break
    case 'staffLogin':
      openDialog({ name: 'staffLogin', admin: outcome.admin })
  }
}

/** A session that turns out to be over meanwhile comes back to what was clicked, not to where. */
async function readFacts(destination: EntryDestination) {
  try {
    return await (await profile()).fetchFacts(session.getSnapshot().context.userId)
  } catch (error) {
    if (isNotLoggedIn(failureOf(error))) session.send({ type: 'WISH.KEPT', wish: destination })
    throw error
  }
}

const entry = provideEntry({
  notify: notices.notify,
  recogniseIdentity: () => knownIdentity({ session }),
  readFacts,
  follow,
})

let running: ActorRefFrom<typeof entry> | undefined

/** Goes where somebody clicked; a second click takes the place of the first. */
export function enter(destination: EntryDestination): void {
  const info = site.getSnapshot().context.site
  if (!info) return
  running?.stop()
  running = createActor(entry, {
    devTools,
    input: {
      destination,
      identity: identityOf(session.getSnapshot()),
      admin: adminKindOf(info),
      userType: readCookie('user_type') ?? '',
      wish: session.getSnapshot().context.wish,
    },
  }).start()
}
