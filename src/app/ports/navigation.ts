import type { Jump } from '../../../machines/student-login/jump.ts'
import type { NavigationPort } from '../../../machines/student-login/student-login.ports.ts'
import { createReservedTab } from './reserved-tab.ts'

/** To a path of this page. */
export function goTo(path: string): void {
  location.hash = path
}

const addressOf = (path: string) => `${location.origin}${location.pathname}#${path}`

/** Jump mode 11: what a page that hosts the login may listen for; its detail is the destination to go on to, or null. */
export const INIT_EVENT = 'qihang:init'

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

declare global {
  interface WindowEventMap {
    [INIT_EVENT]: CustomEvent<string | null>
  }
}
