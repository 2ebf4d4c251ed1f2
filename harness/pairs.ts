/**
 * Pairs of successive transitions in two turns: within the second, and from the last microstep of the first.
 * @param before transitions by microstep
 */
export function pairsOf(
  before: readonly (readonly string[])[],
  takes: readonly (readonly string[])[],
): readonly string[] {
  const last = before.at(-1)
  const chain = last ? [last, ...takes] : takes
  return chain.slice(1).flatMap((second, at) => (chain[at] ?? []).flatMap((a) => second.map((b) => `${a} ⇒ ${b}`)))
}
