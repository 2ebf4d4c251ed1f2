import { useEffect } from 'react'
import type { AnyActorRef } from 'xstate'

/** Tells when an actor came to its end by itself, not when it was stopped. */
export function useEnd(actor: AnyActorRef, onEnd: () => void): void {
  useEffect(() => {
    const complete = () => {
      if (actor.getSnapshot().status === 'done') onEnd()
    }
    const { unsubscribe } = actor.subscribe({ complete })
    return unsubscribe
  }, [actor, onEnd])
}
