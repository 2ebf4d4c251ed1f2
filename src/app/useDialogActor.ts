import { useEffect, useState } from 'react'
import { type AnyStateMachine, createActor, type InputFrom } from 'xstate'

/**
 * The actor of a dialog, which lives exactly as long as the dialog. It starts with the first drawing, not after it, so
 * that its first call is under way while the dialog is drawn.
 * @param inputOf asked once, when the actor starts
 * @param onEnd called when the actor came to its end by itself
 */
export function useDialogActor<M extends AnyStateMachine>(machine: M, inputOf: () => InputFrom<M>, onEnd: () => void) {
  const [actor] = useState(() => createActor(machine, { input: inputOf() } as never).start())
  useEffect(() => {
    const { unsubscribe } = actor.subscribe({ complete: onEnd })
    return () => {
      unsubscribe()
      actor.stop()
    }
  }, [actor, onEnd])
  return actor
}
