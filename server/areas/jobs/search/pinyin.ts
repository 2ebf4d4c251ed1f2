import { createRequire } from 'node:module'
import { cutFinely } from './segments.ts'

type Pinyin = typeof import('pinyin-pro')

/** Loaded with the first word that is to be spelt: it takes a fifth of a second and 30 MB. */
let loaded: Pinyin | null = null

function pinyin(): Pinyin['pinyin'] {
  loaded ??= createRequire(import.meta.url)('pinyin-pro') as Pinyin
  return loaded.pinyin
}

/** Words that were spelt, at most; names come back with every reading of the lexicon. */
const KEPT = 50_000
const kept = new Map<string, readonly string[]>()

/** Syllables of a Chinese word without tones, ü as v; those of anything else are the text itself. */
export function syllablesOf(word: string): readonly string[] {
  const known = kept.get(word)
  if (known) return known
  if (kept.size >= KEPT) kept.clear()
  const spelt = pinyin()(word, { toneType: 'none', type: 'array', v: true, nonZh: 'consecutive' }).map((one) =>
    one.toLowerCase(),
  )
  kept.set(word, spelt)
  return spelt
}

/** The ways to pronounce somebody's name, the surname by itself and as a word. */
export function namesSpelt(name: string): readonly (readonly string[])[] {
  const asName = pinyin()(name, { toneType: 'none', type: 'array', v: true, surname: 'head', nonZh: 'removed' })
  const asWord = pinyin()(name, { toneType: 'none', type: 'array', v: true, nonZh: 'removed' })
  return asName.length === 0 ? [] : asName.join() === asWord.join() ? [asName] : [asName, asWord]
}

export const spellingOf = (word: string): string => syllablesOf(word).join('')

/** First letters of the syllables; words of another script as they are. */
export const initialsOf = (word: string): string =>
  syllablesOf(word)
    .map((one) => (isSyllable(one) ? one.charAt(0) : one))
    .join('')

const SYLLABLES =
  /^(?:(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])?(?:iang|iong|uang|ang|eng|ing|ong|ian|iao|uai|uan|van|ai|ei|ao|ou|an|en|in|un|vn|ia|ie|iu|ua|uo|ui|ue|ve|er|a|o|e|i|u|v))+(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])?$/

const isSyllable = (text: string): boolean => /^[a-z]{1,6}$/.test(text) && SYLLABLES.test(text)

/** Whether a word of Latin letters can be the pronunciation of Chinese ones, the last of them perhaps not yet typed out. */
export const canBeSpelling = (word: string): boolean => word.length > 2 && SYLLABLES.test(word)

/** Whether it can be first letters of Chinese words. */
export const canBeInitials = (word: string): boolean => /^[a-hj-tw-z]{2,12}$/.test(word)

/** The spellings and first letters from each word of a Chinese run to its end. */
export function tailsOf(run: string): { spellings: string[]; initials: string[] } {
  const syllables = syllablesOf(run)
  const starts = wordStartsOf(run)
  const from = starts.map((start) => syllables.slice(start))
  return {
    spellings: from.map((tail) => tail.join('')),
    initials: from.filter(({ length }) => length > 1).map((tail) => tail.map((one) => one.charAt(0)).join('')),
  }
}

/** The places where words of several characters begin, those within longer ones too, and the run itself. */
export function wordStartsOf(run: string): number[] {
  const starts = new Set([0])
  for (const word of cutFinely(run)) if (word.length > 1) starts.add(run.indexOf(word))
  return [...starts].sort((one, other) => one - other)
}
