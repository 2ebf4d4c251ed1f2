import type { Lexicon, Word } from './lexicon.ts'
import { syllablesOf } from './pinyin.ts'
import { plain, simplified, wordsOf } from './plain.ts'
import { isChinese } from './segments.ts'

/** Keywords that may have been meant, at most. */
const MOST = 8

interface Guess {
  readonly text: string
  /** The less the likelier. */
  readonly far: number
  readonly count: number
}

/** Keywords that may have been meant by one that finds nothing, the likeliest first: a word of it may be pronounced like one of the lexicon, or be nearly written so. */
export function nearWords(keyword: string, { words }: Pick<Lexicon, 'words'>): string[] {
  const typed = wordsOf(simplified(plain(keyword))[0] ?? '')
  const known = [...words.values()]
  const guesses = typed.flatMap((word, at) =>
    words.has(word)
      ? []
      : guessesAt(word, known).map((guess) => ({ ...guess, text: typed.with(at, guess.text).join(' ') })),
  )
  guesses.sort((one, other) => one.far - other.far || other.count - one.count)
  return [...new Set(guesses.map(({ text }) => text))].slice(0, MOST)
}

const guessesAt = (typed: string, known: readonly Word[]): Guess[] => {
  const syllables = syllablesOf(typed)
  return known.flatMap((word) => {
    const heard = soundingLike(typed, syllables, word)
    if (heard) return [{ ...heard, count: word.count }]
    const far = writtenLike(typed, syllables, word)
    return far === null ? [] : [{ text: word.text, far, count: word.count }]
  })
}

/** The typed word with a part of it as the other is written that is pronounced alike, the likelier the longer it is: 工程师 before 城市 for 工成师. */
function soundingLike(
  typed: string,
  syllables: readonly string[],
  { text, syllables: other }: Word,
): Omit<Guess, 'count'> | null {
  const characters = [...typed]
  if (!isChinese(text)) return null
  // Letters are the pronunciation themselves.
  if (syllables.length !== characters.length) return typed === other.join('') ? { text, far: 0 } : null
  for (let from = 0; from + other.length <= syllables.length; from += 1) {
    if (!other.every((syllable, at) => syllable === syllables[from + at])) continue
    const heard = [...characters.slice(0, from), text, ...characters.slice(from + other.length)].join('')
    if (heard !== typed) return { text: heard, far: 1 - other.length / syllables.length }
  }
  return null
}

/** Counts the letters or characters that differ, pronunciation a little; null for too many. */
function writtenLike(typed: string, syllables: readonly string[], { text, syllables: other }: Word): number | null {
  const most = typed.length < 5 ? 1 : 2
  if (typed.length < 3 || Math.abs(typed.length - text.length) > most) return null
  const far = edits(typed, text, most)
  if (far === 0 || far > most) return null
  const [one, another] = [syllables.join(''), other.join('')]
  return far + edits(one, another, one.length) / Math.max(one.length, another.length)
}

/** Letters put in, left out, changed, or changed round with the next; `most` + 1 where there are more. */
function edits(one: string, other: string, most: number): number {
  let [before, row]: number[][] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1]
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      next[j] = Math.min(
        row![j]! + 1,
        next[j - 1]! + 1,
        row![j - 1]! + (isSame ? 0 : 1),
        isSwapped ? before![j - 2]! + 1 : Number.POSITIVE_INFINITY,
      )
    }
    if (Math.min(...next) > most) return most + 1
    before = row!
    row = next
  }
  return row!.at(-1)!
}
