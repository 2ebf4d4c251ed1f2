import type { Jump } from '../../../machines/login/student-login/jump.ts'
import type { NavigationPort } from '../../../machines/login/student-login/student-login.ports.ts'
import { createReservedTab } from '../tabs/reserved-tab.ts'
import { INIT_EVENT } from './init-event.ts'

const addressOf = (path: string) => `${location.origin}${location.pathname}#${path}`

const refreshed = {
  parent: [],
  positions: ['positions'],
  recommendations: ['recommendations'],
  aiResume: ['student', 'aiResume'],
} as const satisfies Record<Extract<Jump, { kind: 'refresh' }>['what'], readonly string[]>

export interface NavigationMeans {
  /** Reads again what was read below a key. */
  refresh(key: readonly string[]): Promise<void>
  /** To a path of this page. */
  goTo(path: string): void
}

export function createNavigation({ refresh, goTo }: NavigationMeans): NavigationPort {
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
