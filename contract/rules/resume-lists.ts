export interface Identified {
  readonly id: string
}

/** What was taken out of a list. */
export interface TakenOut<T extends Identified> {
  readonly item: T
  /** Ids of the list as it was, with what had been taken out of it before and could still come back. */
  readonly order: readonly string[]
}

/** What stood next to an item and is there: before it, or else after it. */
function neighbourOf({ item, order }: TakenOut<Identified>, isThere: (id: string) => boolean) {
  const at = order.indexOf(item.id)
  const before = order.slice(0, Math.max(at, 0)).findLast(isThere)
  return { before, after: before === undefined ? order.slice(at + 1).find(isThere) : undefined }
}

/** The list with an item in its place again: next to what stood before it then, or else before what came after it. */
export function putBack<T extends Identified>(items: readonly T[], takenOut: TakenOut<T>): readonly T[] {
  const places = new Map(items.map(({ id }, index) => [id, index]))
  const { before, after } = neighbourOf(takenOut, (id) => places.has(id))
  const place = before === undefined ? places.get(after ?? '') : (places.get(before) ?? 0) + 1
  return items.toSpliced(place ?? items.length, 0, takenOut.item)
}

/** No item's id, which stands at both ends of the order. */
const END = ''

/**
 * Ids of a list with everything put back, in time that grows as what is given does.
 * @param takenOut what may still come back, newest first
 */
export function orderOf<T extends Identified>(items: readonly T[], takenOut: readonly TakenOut<T>[]): string[] {
  const next = new Map([[END, END]])
  const previous = new Map([[END, END]])
  const link = (one: string, other: string) => {
    next.set(one, other)
    previous.set(other, one)
  }
  const insert = (id: string, follower: string) => {
    if (next.has(id)) return
    link(previous.get(follower) ?? END, id)
    link(id, follower)
  }
  for (const { id } of items) insert(id, END)
  for (const one of takenOut) {
    const { before, after = END } = neighbourOf(one, (id) => next.has(id))
    insert(one.item.id, before === undefined ? after : (next.get(before) ?? END))
  }
  const ids: string[] = []
  for (let id = next.get(END) ?? END; id !== END; id = next.get(id) ?? END) ids.push(id)
  return ids
}
