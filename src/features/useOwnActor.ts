import { useEffect, useEffectEvent, useState } from 'react'
import { type AnyStateMachine, createActor, type InputFrom } from 'xstate'
import { devTools } from './dev-tools.ts'

/**
 * The actor of a dialog or page, which lives exactly as long as that. Developers' tools hear of it. It starts with the
 * first drawing, not after it, so that its first call is under way while it is drawn.
 * @param logicOf asked once, when the actor starts
 * @param inputOf likewise
 * @param onEnd called when the actor came to its end by itself
 */
export function useOwnActor<M extends AnyStateMachine>(
  logicOf: () => M,
  inputOf: () => InputFrom<M>,
  onEnd: () => void,
) {
  const [actor] = useState(() => createActor(logicOf(), { devTools, input: inputOf() } as never).start())
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    const { unsubscribe } = actor.subscribe({ complete: () => end() })
    return () => {
      unsubscribe()
      actor.stop()
    }
  }, [actor])
  return actor
}
