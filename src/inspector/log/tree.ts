import type { ActorInfo } from '../wire.ts'

/** A row of the actor tree: one actor, or the ended ones of one id under the same parent, newest first. */
export interface TreeRow {
  readonly actor: ActorInfo
  /** Ended ones that the row stands for; 1 for a living actor. */
  readonly times: number
  readonly depth: number
  readonly hasChildren: boolean
  readonly isOpen: boolean
}

const isLiving = ({ status }: ActorInfo): boolean => status === 'active'

/** Actors with the same parent: the living, then those that ended, by id. */
function siblings(actors: readonly ActorInfo[]): readonly { actor: ActorInfo; times: number }[] {
  const ended = new Map<string, { actor: ActorInfo; times: number }>()
  for (const actor of actors.filter((one) => !isLiving(one)))
    ended.set(actor.id, { actor, times: (ended.get(actor.id)?.times ?? 0) + 1 })
  return [...actors.filter(isLiving).map((actor) => ({ actor, times: 1 })), ...ended.values()]
}

/** Rows from top to bottom; what ended is closed unless it was opened, what lives is open unless it was closed. */
export function treeRows(actors: readonly ActorInfo[], flipped: ReadonlySet<string>): readonly TreeRow[] {
  const keys = new Set(actors.map(({ key }) => key))
  const children = new Map<string | null, ActorInfo[]>()
  for (const actor of actors) {
    const parent = actor.parent !== null && keys.has(actor.parent) ? actor.parent : null
    const known = children.get(parent)
    if (known) known.push(actor)
    else children.set(parent, [actor])
  }
  const rowsOf = (parent: string | null, depth: number): TreeRow[] =>
    siblings(children.get(parent) ?? []).flatMap(({ actor, times }) => {
      const hasChildren = children.has(actor.key)
      const isOpen = hasChildren && isLiving(actor) !== flipped.has(actor.key)
      const row = { actor, times, depth, hasChildren, isOpen }
      return isOpen ? [row, ...rowsOf(actor.key, depth + 1)] : [row]
    })
  return rowsOf(null, 0)
}
