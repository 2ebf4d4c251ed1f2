import { useSyncExternalStore } from 'react'
import type { Example } from '../samples.ts'
import type { Inspector } from '../stores/hooks.tsx'

export interface Sent {
  readonly id: number
  readonly event: Example
  /** Last step recorded when it was sent. */
  readonly after: number
  readonly outcome: 'accepted' | 'refused' | { readonly error: string }
}

/** Events kept for each actor. */
const LIMIT = 5
const NONE: readonly Sent[] = []

let sentTo: ReadonlyMap<string, readonly Sent[]> = new Map()
let lastId = 0
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function keep(actor: string, entry: Sent): void {
  sentTo = new Map(sentTo).set(actor, [entry, ...(sentTo.get(actor) ?? NONE)].slice(0, LIMIT))
  for (const listener of [...listeners]) listener()
}

/**
 * What was last sent to an actor, the newest first, and how to send more.
 * @param after number of the last step recorded
 */
export function useSent(actor: string, after: number, request: Inspector['request']) {
  const sent = useSyncExternalStore(subscribe, () => sentTo.get(actor) ?? NONE)
  async function send(event: Example): Promise<void> {
    const outcome = await request({ ask: 'send', actor, event }).then(
      ({ accepted }) => (accepted ? 'accepted' : 'refused'),
      (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
    )
    lastId += 1
    keep(actor, { id: lastId, event, after, outcome })
  }
  return { sent, send }
}
