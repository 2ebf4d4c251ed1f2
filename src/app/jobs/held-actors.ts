import { type AnyActorRef, type AnyMachineSnapshot, waitFor } from 'xstate'

interface Held<A> {
  readonly actor: A
  views: number
}

export interface HeldActors<T, A extends AnyActorRef> {
  /** The actor of a thing, the same for all of its buttons. */
  of(thing: T): A
  /**
   * Keeps it for a view.
   * @returns a function that lets go of it
   */
  hold(thing: T): () => void
}

interface Means<T, A> {
  keyOf(thing: T): string
  start(thing: T): A
  /** The actor can end: nothing is under way that would be lost with it. */
  isAtRest(snapshot: AnyMachineSnapshot): boolean
}

/** Each thing has one actor. An actor that no view shows any more ends once nothing is under way. */
export function holdActors<T, A extends AnyActorRef>({ keyOf, start, isAtRest }: Means<T, A>): HeldActors<T, A> {
  const held = new Map<string, Held<A>>()

  async function release(thing: T, one: Held<A>): Promise<void> {
    one.views -= 1
    await waitFor(one.actor, isAtRest).catch(() => undefined)
    if (one.views > 0 || held.get(keyOf(thing)) !== one) return
    held.delete(keyOf(thing))
    one.actor.stop()
  }

  function holdOf(thing: T): Held<A> {
    const known = held.get(keyOf(thing))
    if (known) return known
    const one = { actor: start(thing), views: 0 }
    held.set(keyOf(thing), one)
    return one
  }

  return {
    of: (thing) => holdOf(thing).actor,
    hold(thing) {
      const one = holdOf(thing)
      one.views += 1
      return () => void release(thing, one)
    },
  }
}
