import type { Suggestions } from '../../../../contract/calls/search.ts'
import type { Entry, Lexicon, Register } from '../search/lexicon.ts'
import { wordStartsOf } from '../search/pinyin.ts'
import { plain, simplified, wordsOf } from '../search/plain.ts'
import { readingsOf } from '../search/query.ts'
import { isChinese } from '../search/segments.ts'
import { thesaurus } from '../search/thesaurus.ts'

/** A typed text, in the forms in which entries of the lexicon are compared with it. */
export interface Typed {
  readonly plain: string
  /** The text in simplified characters, and in the mainland's words. */
  readonly variants: readonly string[]
  readonly key: string
  readonly words: readonly (readonly string[])[]
  /** Latin letters that may stand for Chinese words; '' where they cannot. */
  readonly letters: string
  /** Words of the thesaurus that the letters stand for, and other words for what was typed. */
  readonly readings: ReturnType<typeof readingsOf>
  readonly others: readonly string[]
}

const othersOf = (word: string) => [...thesaurus().equals(word), ...thesaurus().leads(word)]

export function typedAs(keyword: string): Typed {
  const typed = plain(keyword)
  const variants = simplified(typed)
  const letters = /^[a-z ]{2,}$/.test(typed) ? typed.replaceAll(' ', '') : ''
  const readings = letters === '' ? [] : readingsOf(letters)
  return {
    plain: typed,
    variants,
    key: variants[0] ?? typed,
    words: variants.map(wordsOf),
    letters,
    readings,
    others: [...new Set([...variants, ...readings.map(({ keyword }) => keyword)].flatMap(othersOf))],
  }
}

/** Finds the entries that are like the typed text, level by level: numbers of entries, each list in their order. */
function* levelsOf<E extends Entry>(typed: Typed, register: Register<E>): Generator<Generator<number>[]> {
  const { entries, keys, names, spellings, initials, namesOf } = register
  function* holdingAll([first = '', ...others]: readonly string[]) {
    for (const at of names.holding(first)) {
      const known = namesOf(entries[at]!)
      if (others.every((word) => known.some((name) => name.includes(word)))) yield at
    }
  }
  yield typed.variants.map((variant) => keys.beginning(variant))
  yield typed.words.filter(({ length }) => length > 0).map(holdingAll)
  yield typed.readings.map(({ keyword }) => keys.holding(keyword))
  if (typed.letters !== '') {
    yield [spellings.beginning(typed.letters)]
    if (typed.readings.length === 0) yield [initials.beginning(typed.letters)]
  }
  yield typed.others.map((other) => keys.holding(other))
}

function firstOf(numbers: Iterable<number>, most: number, isWanted: (at: number) => boolean): number[] {
  const found: number[] = []
  for (const at of numbers) {
    if (found.length === most) break
    if (isWanted(at)) found.push(at)
  }
  return found
}

/** The entries that are most like what was typed. */
export function bestOf<E extends Entry>(typed: Typed, register: Register<E>, most: number): E[] {
  const found = new Set<number>()
  for (const level of levelsOf(typed, register)) {
    const more = level.flatMap((numbers) => firstOf(numbers, most, (at) => !found.has(at)))
    for (const at of more.toSorted((one, other) => one - other)) if (found.size < most) found.add(at)
    if (found.size === most) break
  }
  return [...found].map((at) => register.entries[at]!)
}

const isIn = ({ keys }: Register<Entry>, text: string): boolean => !keys.holding(text).next().done

/** Finds the text that a search is really for, where that is not what was typed. */
export function meantBy(typed: Typed, { titles, companies }: Lexicon): Suggestions['meant'] {
  const named = (text: string) => isIn(titles, text)
  if (typed.key !== typed.plain) {
    const said = typed.variants.find(named) ?? typed.key
    return { keyword: said, by: 'script' }
  }
  if (isIn(titles, typed.key) || isIn(companies, typed.key)) return null
  const reading = typed.readings.find(({ keyword }) => named(keyword)) ?? typed.readings[0]
  if (reading) return reading
  const spoken = typed.letters === '' ? null : spokenIn(typed.letters, [titles, companies])
  if (spoken) return spoken
  const same = thesaurus()
    .equals(typed.key)
    .filter((one) => isChinese(one) && named(one))
  const [longest] = same.sort((one, other) => other.length - one.length)
  return longest === undefined ? null : { keyword: longest, by: 'synonym' }
}

/** The part of an entry that letters stand for. */
function spokenIn(letters: string, registers: readonly Register<Entry>[]): Suggestions['meant'] {
  if (letters.length < 3) return null
  for (const by of ['pinyin', 'initials'] as const) {
    for (const { entries, spellings, initials } of registers) {
      for (const at of (by === 'pinyin' ? spellings : initials).beginning(letters)) {
        const { key, syllables } = entries[at]!
        // A word of another script in it: nothing says which character each syllable is.
        if (syllables.length === 0) continue
        const units = by === 'pinyin' ? syllables : syllables.map((one) => one.charAt(0))
        const from = wordStartsOf(key).find((start) => units.slice(start).join('').startsWith(letters))
        if (from === undefined) continue
        let [to, length] = [from, 0]
        while (length < letters.length) {
          length += units[to]!.length
          to += 1
        }
        const end = wordStartsOf(key).find((start) => start >= to)
        return { keyword: [...key].slice(from, end).join(''), by }
      }
    }
  }
  return null
}
