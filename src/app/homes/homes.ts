import { type ActorRefFrom, createActor } from 'xstate'
import { identityCookies } from '../../../contract/rules/storage.ts'
import { provideCarousel } from '../../../machines/homes/carousel/carousel.ports.ts'
import type { positionFeedMachine } from '../../../machines/jobs/position-feed/position-feed.machine.ts'
import { NEAR_END, providePositionFeed } from '../../../machines/jobs/position-feed/position-feed.ports.ts'
import type { FeedChunk } from '../../../machines/jobs/position-feed/position-feed.types.ts'
import { devTools } from '../../../machines/kit/dev-tools.ts'
import type { HomeView } from '../../../machines/site/site/site.selectors.ts'
import { begin } from '../../api/content.ts'
import { brandHomeQuery, getHomePositions, homeConfigQuery, mainHomeQuery, searchConfigQuery } from '../../api/homes.ts'
import { createTransfer } from '../../api/transfer.ts'
import { createListEnd } from '../../browser/page/list-end.ts'
import { motion } from '../../browser/page/motion.ts'
import { visibility } from '../../browser/page/visibility.ts'
import { hintedIdentity, readCookie } from '../../browser/storage/cookies.ts'
import { follow } from '../../browser/tabs/follow.ts'
import { createReservedTab } from '../../browser/tabs/reserved-tab.ts'
import type { HomeFlows } from '../../shared/actors/actors.ts'
import { openDialog } from '../actors.ts'
import { createDepartments } from './departments.ts'

const end = createListEnd(NEAR_END)

const feedLogic = providePositionFeed({
  fetchChunk: ({ period, cursor }, signal) =>
    getHomePositions({ ...(cursor && { cursor }), ...(period !== 'all' && { period }) }, signal),
  watchEnd: end.watch,
})

let feed: ActorRefFrom<typeof positionFeedMachine> | undefined

/** The feed lives as long as the page: a visitor who comes back finds what was loaded. */
function feedFrom(first: FeedChunk): ActorRefFrom<typeof positionFeedMachine> {
  feed ??= createActor(feedLogic, { devTools, input: first }).start()
  return feed
}

function claimedIdentity() {
  const { loginType } = hintedIdentity()
  const userId = loginType && readCookie(identityCookies[loginType][0])
  return loginType && userId ? { loginType, userId } : null
}

const { departmentHref, openDepartment } = createDepartments({
  location,
  tab: createReservedTab('site'),
  claimedIdentity,
  createTicket: async (domain) => (await createTransfer({ domain })).ticket,
  goTo: (address) => follow(address),
})

/** The flows of the homes, with their effects. */
export const homeFlows: HomeFlows = {
  carousel: provideCarousel({ visibility, motion }),
  feedFrom,
  markFeedEnd: end.mark,
  departmentHref,
  openDepartment: (department) => void openDepartment(department),
  openAbout: (picture) => openDialog({ name: 'aboutFair', picture }),
}

/** Begins to read what a home shows, while its code is still on the way. */
export function beginReads(home: Extract<HomeView, 'main' | 'branded'>): void {
  const domain = location.hostname
  if (home === 'branded') begin(brandHomeQuery(domain))
  else begin(mainHomeQuery(domain), homeConfigQuery, searchConfigQuery)
}
