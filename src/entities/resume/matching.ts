/** Choices shown at once. */
const SHOWN = 8

/**
 * Those of a list that somebody who types may mean: beginning with it first, then with it somewhere within.
 * @param taken are not offered again
 */
export function matching(all: readonly string[], typed: string, taken: readonly string[] = []): readonly string[] {
  const text = typed.normalize('NFKC').trim().toLowerCase()
  const offered = all.filter((one) => !taken.includes(one))
  const begins = offered.filter((one) => one.toLowerCase().startsWith(text))
  const within = text === '' ? [] : offered.filter((one) => one.toLowerCase().indexOf(text) > 0)
  return [...begins, ...within].slice(0, SHOWN)
}
