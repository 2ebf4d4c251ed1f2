import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { type AnyStateMachine, createActor, type InputFrom } from 'xstate'
import { devTools } from '../../../machines/kit/dev-tools.ts'

/**
 * The actor of a dialog or page, which lives exactly as long as that. Developers' tools hear of it. It starts once the
 * first drawing is on the page: one that React throws away leaves nothing behind.
 * @param logicOf asked once, when the actor is made
 * @param inputOf likewise
 * @param onEnd called when the actor came to its end by itself
 */
export function useOwnActor<M extends AnyStateMachine>(
  logicOf: () => M,
  inputOf: () => InputFrom<M>,
  onEnd: () => void,
) {
  const [actor] = useState(() => createActor(logicOf(), { devTools, input: inputOf() } as never))
  const end = useEffectEvent(onEnd)
  useLayoutEffect(() => {
    const { unsubscribe } = actor.subscribe({ complete: () => end() })
    actor.start()
    return () => {
      unsubscribe()
      actor.stop()
    }
  }, [actor])
  return actor
}
