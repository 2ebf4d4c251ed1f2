/** Choices shown at once. */
const SHOWN = 8

/**
 * Those of a list that somebody who types may mean: beginning with it first, then with it somewhere within. The lists
 * write 台, whoever types may write 臺.
 * @param taken are not offered again
 */
export function matching(all: readonly string[], typed: string, taken: readonly string[] = []): readonly string[] {
  const text = typed.normalize('NFKC').trim().toLowerCase().replaceAll('臺', '台')
  const offered = all.filter((one) => !taken.includes(one))
  const begins = offered.filter((one) => one.toLowerCase().startsWith(text))
  const within = text === '' ? [] : offered.filter((one) => one.toLowerCase().indexOf(text) > 0)
  return [...begins, ...within].slice(0, SHOWN)
}
