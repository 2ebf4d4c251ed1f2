import type { Jump } from '../../../machines/student-login/jump.ts'
import type { NavigationPort } from '../../../machines/student-login/student-login.ports.ts'

/** To a path of this page. */
export function goTo(path: string): void {
  location.hash = path
}

const addressOf = (path: string) => `${location.origin}${location.pathname}#${path}`

/** Jump mode 11: what a page that hosts the login may listen for. */
export const INIT_EVENT = 'qihang:init'

const refreshed = {
  parent: [],
  positions: ['positions'],
  recommendations: ['recommendations'],
  aiResume: ['student', 'aiResume'],
} as const satisfies Record<Extract<Jump, { kind: 'refresh' }>['what'], readonly string[]>

/** @param refresh reads again what was read below a key */
export function createNavigation(refresh: (key: readonly string[]) => Promise<void>): NavigationPort {
  let reserved: Window | null = null
  const take = () => {
    const tab = reserved
    reserved = null
    return tab
  }
  const open = (path: string): 'done' | 'blocked' => {
    const tab = take() ?? window.open('about:blank', '_blank')
    if (!tab || tab.closed) return 'blocked'
    tab.opener = null
    tab.location.replace(addressOf(path))
    return 'done'
  }
  return {
    reserveTab() {
      reserved = window.open('about:blank', '_blank')
    },
    releaseTab: () => take()?.close(),
    async carryOut(jump) {
      if (jump.kind === 'open' && jump.tab === 'new') return open(jump.path)
      if (jump.kind === 'open') goTo(jump.path)
      if (jump.kind === 'refresh') await refresh(refreshed[jump.what])
      if (jump.kind === 'emitInit') window.dispatchEvent(new Event(INIT_EVENT))
      return 'done'
    },
  }
}
