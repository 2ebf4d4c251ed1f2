import type { Changed } from '../../../contract/notices.ts'
import { LIVE_CHANNEL, LIVE_LOCK } from '../../../contract/rules/storage.ts'

interface Told {
  readonly userId: string
  readonly changed: Changed
}

/**
 * Hears what the tab that listens for the same student passes on.
 * @returns a function that ends it
 */
export function hearTabs(userId: string, told: (changed: Changed) => void): () => void {
  const channel = new BroadcastChannel(LIVE_CHANNEL)
  channel.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if (data.userId === userId) told(data.changed)
  })
  return () => channel.close()
}

export function tellTabs(userId: string, changed: Changed): void {
  const channel = new BroadcastChannel(LIVE_CHANNEL)
  channel.postMessage({ userId, changed } satisfies Told)
  channel.close()
}

/**
 * Waits for this tab's turn among those of the browser with the same student, and keeps it until the function returned
 * is called. Where there are no locks, on pages without https, nobody's turn comes.
 */
export function queueToLead(userId: string, got: () => void): () => void {
  const waiting = new AbortController()
  let end = () => {}
  const held = new Promise<void>((resolve) => {
    end = resolve
  })
  const isOver = () => waiting.signal.aborted
  navigator.locks
    ?.request(`${LIVE_LOCK}:${userId}`, { signal: waiting.signal }, () => {
      if (isOver()) return
      got()
      return held
    })
    .catch(() => undefined)
  return () => {
    waiting.abort()
    end()
  }
}
