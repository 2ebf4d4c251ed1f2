export interface Identified {
  readonly id: string
}

/** What was taken out of a list. */
export interface TakenOut<T extends Identified> {
  readonly item: T
  /** Ids of the list as it was, with what had been taken out of it before and could still come back. */
  readonly order: readonly string[]
}

/** The list with an item in its place again: next to what stood before it then, or else before what came after it. */
export function putBack<T extends Identified>(items: readonly T[], { item, order }: TakenOut<T>): readonly T[] {
  const at = order.indexOf(item.id)
  const indexOf = (id: string) => items.findIndex((one) => one.id === id)
  const before = order
    .slice(0, at)
    .map(indexOf)
    .findLast((index) => index >= 0)
  const after = order
    .slice(at + 1)
    .map(indexOf)
    .find((index) => index >= 0)
  return items.toSpliced(before === undefined ? (after ?? items.length) : before + 1, 0, item)
}

/** @param takenOut what may still come back, newest first */
export const orderOf = <T extends Identified>(items: readonly T[], takenOut: readonly TakenOut<T>[]): string[] =>
  takenOut.reduce<readonly T[]>(putBack, items).map(({ id }) => id)
