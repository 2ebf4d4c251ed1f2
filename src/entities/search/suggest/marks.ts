/** A part of a text, and whether it was searched for. */
export interface Part {
  readonly at: number
  readonly text: string
  readonly isMatch: boolean
}

/**
 * Where a text has what was searched for.
 * @param keywords words with blanks between them; in whichever case
 */
export function partsOf(text: string, ...keywords: readonly string[]): readonly Part[] {
  const lower = text.toLowerCase()
  const matched = new Set<number>()
  for (const word of keywords.flatMap((keyword) => keyword.toLowerCase().split(/\s+/)).filter(Boolean)) {
    for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + 1)) {
      for (let i = 0; i < word.length; i++) matched.add(at + i)
    }
  }
  const starts = Array.from(text, (_, at) => at).filter((at) => at === 0 || matched.has(at) !== matched.has(at - 1))
  return starts.map((at, i) => ({ at, text: text.slice(at, starts[i + 1]), isMatch: matched.has(at) }))
}
