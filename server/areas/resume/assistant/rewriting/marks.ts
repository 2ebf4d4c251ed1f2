import { cut } from '../../../jobs/search/segments.ts'

export interface Mark {
  readonly from: number
  readonly to: number
}

const PIECES = /\[X\]|\p{Script=Han}+|[\p{L}\p{N}]+(?:[.'’-][\p{L}\p{N}]+)*|\s+|./gsu

const wordsOf = (text: string): string[] =>
  (text.match(PIECES) ?? []).flatMap((piece) => (/^\p{Script=Han}/u.test(piece) ? cut(piece) : [piece]))

/** Which words of a text another had already, each in the order of both. */
function common(text: readonly string[], line: readonly string[]): ReadonlySet<number> {
  const best = Array.from({ length: text.length + 1 }, () => new Uint16Array(line.length + 1))
  for (let at = text.length - 1; at >= 0; at -= 1)
    for (let other = line.length - 1; other >= 0; other -= 1)
      best[at]![other] =
        text[at] === line[other]
          ? best[at + 1]![other + 1]! + 1
          : Math.max(best[at + 1]![other]!, best[at]![other + 1]!)
  const found = new Set<number>()
  for (let [at, other] = [0, 0]; at < text.length && other < line.length; ) {
    if (text[at] === line[other]) {
      found.add(at)
      at += 1
      other += 1
    } else if (best[at + 1]![other]! >= best[at]![other + 1]!) at += 1
    else other += 1
  }
  return found
}

/** Where a text has other words than a line, or has them elsewhere. */
export function marksOf(text: string, line: string): Mark[] {
  const words = wordsOf(text)
  const kept = common(words, wordsOf(line))
  const marks: Mark[] = []
  let from = 0
  for (const [at, word] of words.entries()) {
    const to = from + word.length
    const last = marks.at(-1)
    if (!kept.has(at) && word.trim() !== '') {
      if (last && last.to === from) marks[marks.length - 1] = { from: last.from, to }
      else marks.push({ from, to })
    }
    from = to
  }
  return marks
}
