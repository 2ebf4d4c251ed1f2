import { dialogs } from './actors.ts'

export const loadNotices = () => import('./Notices.tsx')

const whenIdle: (fn: () => void) => unknown =
  typeof requestIdleCallback === 'function' ? (fn) => requestIdleCallback(fn) : (fn) => setTimeout(fn, 200)

/** Fetches what a visitor is likely to want next, and what must be there when the network is not. */
export function fetchWhenIdle(): void {
  whenIdle(() => {
    for (const load of [dialogs.studentLogin, loadNotices]) load().catch(() => undefined)
  })
}
