/** Choices shown at once. */
const SHOWN = 8

/** The pinyin of a name, and the letters that its syllables begin with. */
const readingsOf = (spelling: string): readonly string[] => [
  spelling.replaceAll('-', ''),
  spelling.replaceAll(/([a-z])[a-z]*-?/g, '$1'),
]

/**
 * Those of a list that somebody who types may mean: beginning with it first, then with it somewhere within, then
 * pronounced so. The lists write 台, whoever types may write 臺.
 * @param taken are not offered again
 * @param spelt pinyin of names, with the syllables apart
 */
export function matching(
  all: readonly string[],
  typed: string,
  taken: readonly string[] = [],
  spelt: ReadonlyMap<string, string> = new Map(),
): readonly string[] {
  const text = typed.normalize('NFKC').trim().toLowerCase().replaceAll('臺', '台')
  const offered = all.filter((one) => !taken.includes(one))
  const begins = offered.filter((one) => one.toLowerCase().startsWith(text))
  if (text === '') return begins.slice(0, SHOWN)
  const within = offered.filter((one) => one.toLowerCase().indexOf(text) > 0)
  const pronounced = offered.filter((one) =>
    readingsOf(spelt.get(one) ?? '').some((reading) => reading.startsWith(text)),
  )
  return [...begins, ...within, ...pronounced].slice(0, SHOWN)
}
