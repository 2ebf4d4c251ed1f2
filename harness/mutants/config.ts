/** Edits of a machine's configuration that share what they leave alone. */

export type Key = string | number

type Tree = Readonly<Record<Key, unknown>> | readonly unknown[]

/** A copy of the tree in which the value at the path is replaced; undefined removes the key. */
export function edit(tree: unknown, path: readonly Key[], change: (value: unknown) => unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return change(tree)
  const value = edit((tree as Record<Key, unknown>)[key], rest, change)
  if (Array.isArray(tree)) return tree.map((item, at) => (at === key ? value : item))
  const { [key]: _, ...others } = tree as Record<Key, unknown>
  return value === undefined ? others : { ...(tree as object), [key]: value }
}

/** The value at the path. */
export const at = (tree: unknown, path: readonly Key[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Tree)[key as never], tree)

/** One or many, as a list. */
export const listOf = <Item>(value: Item | readonly Item[] | undefined): readonly Item[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value as Item]

/** The list with one item left out; undefined where none remains. */
export function without<Item>(list: readonly Item[], at: number): readonly Item[] | undefined {
  const rest = list.filter((_, index) => index !== at)
  return rest.length > 0 ? rest : undefined
}
