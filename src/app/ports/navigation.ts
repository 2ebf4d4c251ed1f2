import type { Jump } from '../../../machines/student-login/jump.ts'
import type { NavigationPort } from '../../../machines/student-login/student-login.ports.ts'
import { goTo } from './go-to.ts'
import { INIT_EVENT } from './init-event.ts'
import { createReservedTab } from './reserved-tab.ts'

const addressOf = (path: string) => `${location.origin}${location.pathname}#${path}`

const refreshed = {
  parent: [],
  positions: ['positions'],
  recommendations: ['recommendations'],
  aiResume: ['student', 'aiResume'],
} as const satisfies Record<Extract<Jump, { kind: 'refresh' }>['what'], readonly string[]>

/** @param refresh reads again what was read below a key */
export function createNavigation(refresh: (key: readonly string[]) => Promise<void>): NavigationPort {
  const tab = createReservedTab()
  return {
    reserveTab: tab.reserve,
    releaseTab: tab.release,
    async carryOut(jump) {
      if (jump.kind === 'open' && jump.tab === 'new') return tab.open(addressOf(jump.path))
      if (jump.kind === 'open') goTo(jump.path)
      if (jump.kind === 'refresh') await refresh(refreshed[jump.what])
      if (jump.kind === 'emitInit') window.dispatchEvent(new CustomEvent(INIT_EVENT, { detail: jump.destination }))
      return 'done'
    },
  }
}
