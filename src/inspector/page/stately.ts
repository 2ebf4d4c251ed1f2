import { createWebSocketInspector } from '@statelyai/inspect'
import type { AnyEventObject, MachineContext } from 'xstate'
import { mask } from './mask.ts'
import type { Recording } from './recording.ts'

/** Has Stately's own inspector at that WebSocket's address hear every actor of the page, too; it gets no secrets either. */
export function attachStately(recording: Recording, address: string): void {
  const { actor, inspect } = createWebSocketInspector({
    url: address,
    sanitizeEvent: (event) => mask(event) as unknown as AnyEventObject,
    sanitizeContext: (context) => mask(context) as MachineContext,
  })
  recording.onRoot((root) => {
    actor(root)
    root.system.inspect(inspect)
  })
}
