import type { AnyActor } from 'xstate'

/** What xstate looks for when an actor with `devTools: true` starts. */
interface XStateDevTools {
  register(actor: AnyActor): void
}

declare global {
  var __xstate__: XStateDevTools | undefined
}

/** Hears every root actor of the page as it starts. */
export function onRootActor(register: (actor: AnyActor) => void): void {
  globalThis.__xstate__ = { register }
}
