import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { simplified } from '../../jobs/search/plain.ts'
import { cut, isChinese } from '../../jobs/search/segments.ts'

/** Fields of work with their skills, each with its names, the first of which is shown. */
const dictionary = v.record(
  v.string(),
  v.array(v.pipe(v.array(v.pipe(v.string(), v.nonEmpty(), v.maxCodePoints(40))), v.nonEmpty())),
)

/** A skill that a text names. */
export interface Named {
  /** As the dictionary calls it. */
  readonly skill: string
  /** As the text has it first. */
  readonly as: string
  readonly times: number
}

interface Lexicon {
  readonly skillOf: ReadonlyMap<string, string>
  /** Of the longest name, by the first character of names. */
  readonly lengths: ReadonlyMap<string, readonly number[]>
}

/** Half width, small letters, blanks once; as long as the text, so that places in it stay. */
const folded = (text: string): string => [...text].map((character) => one(character)).join('')

function one(character: string): string {
  const small = character.normalize('NFKC').toLowerCase()
  return small.length === character.length ? small : character
}

/** Words of every day, too, where they are not written as the name is. */
const EVERYDAY = /^(?:CAN|ADS|SEM|AIS|EMS|Origin|Fluent|Alias|Room|Metal|Wind|Word|Swift|Spring|Instruments)$/i

/** Names that are found only as they are written: those of one or two Latin letters, Go, R, C#, and those that are words of every day. */
const isExact = (name: string): boolean => /^[A-Za-z]{1,2}[+#]*$/.test(name) || EVERYDAY.test(name)
const keyOf = (name: string): string => (isExact(name) ? name : folded(name))

let loaded: Lexicon | null = null

function lexicon(): Lexicon {
  if (loaded) return loaded
  const skillOf = new Map<string, string>()
  const lengths = new Map<string, Set<number>>()
  const fields = v.parse(dictionary, JSON.parse(readFileSync(new URL('skills.json', import.meta.url), 'utf8')))
  for (const names of Object.values(fields).flat()) {
    for (const name of names.flatMap((name) => [name, ...unspaced(name)])) {
      const key = keyOf(name)
      if (!skillOf.has(key)) skillOf.set(key, names[0]!)
      const first = folded(key[0]!)
      lengths.set(first, (lengths.get(first) ?? new Set()).add(key.length))
    }
  }
  loaded = {
    skillOf,
    lengths: new Map([...lengths].map(([first, all]) => [first, [...all].sort((a, b) => b - a)])),
  }
  return loaded
}

/** 'Spring Boot' is also written SpringBoot, 'STM32 单片机' also STM32单片机. */
const unspaced = (name: string): string[] => (name.includes(' ') ? [name.replaceAll(' ', '')] : [])

const LATIN = /[a-z0-9]/i

/** Whether a name that is of Latin letters at an edge goes on there. */
const isCut = (text: string, from: number, to: number): boolean =>
  (LATIN.test(text[from]!) && LATIN.test(text[from - 1] ?? '')) ||
  (LATIN.test(text[to - 1]!) && LATIN.test(text[to] ?? '') && !isModel(text, to)) ||
  /^[+#]$/.test(text[to] ?? '')

/** STM32F103: a letter behind a number names the model. */
const isModel = (text: string, to: number): boolean => /\d/.test(text[to - 1]!) && /[a-z]/i.test(text[to]!)

/** Chinese names of so many characters are also found within other words, 木工 in 土木工程: they have to be words there. */
const SURE = 4

/** Places between two words. */
function edgesOf(text: string): ReadonlySet<number> {
  const edges = new Set([0])
  let at = 0
  for (const word of cut(text)) {
    at += word.length
    edges.add(at)
  }
  return edges
}

/** What is longer goes before what it contains, and each place in a text counts once. */
export function skillsIn(text: string): Named[] {
  const written = simplified(text)[0] ?? text
  const low = folded(written)
  const { skillOf, lengths } = lexicon()
  let edges: ReadonlySet<number> | null = null
  const found = new Map<string, { as: string; times: number }>()
  for (let at = 0; at < low.length; ) {
    const length = (lengths.get(low[at]!) ?? []).find((length) => {
      const end = at + length
      return end <= low.length && nameAt(at, end) !== undefined && !isCut(low, at, end) && isWhole(at, end)
    })
    if (length === undefined) {
      at += 1
      continue
    }
    const skill = nameAt(at, at + length)!
    const had = found.get(skill)
    found.set(skill, { as: had?.as ?? written.slice(at, at + length), times: (had?.times ?? 0) + 1 })
    at += length
  }
  return [...found].map(([skill, { as, times }]) => ({ skill, as, times }))

  function isWhole(from: number, to: number): boolean {
    if (to - from >= SURE || !isChinese(low.slice(from, to))) return true
    edges ??= edgesOf(low)
    return edges.has(from) && edges.has(to)
  }

  function nameAt(from: number, to: number): string | undefined {
    const exact = written.slice(from, to)
    return isExact(exact) ? skillOf.get(exact) : skillOf.get(low.slice(from, to))
  }
}
