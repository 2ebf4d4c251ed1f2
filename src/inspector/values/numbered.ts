/** Items with their places as keys, for lists whose items have nothing else to be known by. */
export const numbered = <T>(items: readonly T[]): readonly { readonly key: number; readonly item: T }[] =>
  items.map((item, key) => ({ key, item }))
