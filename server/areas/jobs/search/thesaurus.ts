import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { plain, simplified } from './plain.ts'

const word = v.pipe(v.string(), v.nonEmpty(), v.maxCodePoints(60))
const wordList = v.array(word)

/** Words that mean the same; `leads`: what else is found by them, which does not find them in turn. */
const synonymGroup = v.strictObject({ words: wordList, leads: v.optional(wordList) })

/** Undergraduate majors of one class of the catalogue, with the categories of positions and the words that they lead to. */
const majorClass = v.strictObject({
  class: word,
  leads: v.pipe(wordList, v.nonEmpty()),
  majors: v.pipe(wordList, v.nonEmpty()),
  /** The words of majors that lead elsewhere than their class. */
  own: v.optional(v.record(word, wordList)),
  /** The words of students: in English or in short. */
  aliases: v.optional(v.record(word, wordList)),
})

export interface Major {
  readonly name: string
  /** The class in the catalogue. */
  readonly class: string
  readonly leads: readonly string[]
}

export interface Thesaurus {
  /** The group of words that mean the same as a plain word in simplified characters, by one of them; null where it has none. */
  groupOf(word: string): string | null
  /** All of that group. */
  equals(word: string): readonly string[]
  /** The other words that a word finds. */
  leads(word: string): readonly string[]
  /** Majors by name and by alias. */
  majors: ReadonlyMap<string, Major>
  /** Words of all groups, and majors. */
  words: readonly string[]
  /** Another number where any of it is different. */
  version: number
}

const normal = (text: string): string => simplified(plain(text))[0] ?? ''

const textOf = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8')

/** A major's name without what says no more of it: 护理学, 护理学类 and 护理 are one. */
export const bareMajor = (name: string): string => name.replace(/(?<=..)(?:学类|类|学|工程|专业)$/, '')

/** The name has one word that means a lot else by itself, as 安全 does without 工程. */
const saysLess = (name: string): boolean => /^..工程$/.test(name)

let loaded: Thesaurus | null = null

/** Read with the first search; a file that is not what it should be ends that with an error. */
export function thesaurus(): Thesaurus {
  loaded ??= load(textOf('synonyms.json'), textOf('majors.json'))
  return loaded
}

function load(synonyms: string, catalogue: string): Thesaurus {
  const groups = new Map<string, readonly string[]>()
  const leads = new Map<string, readonly string[]>()
  for (const group of v.parse(v.array(synonymGroup), JSON.parse(synonyms))) {
    const words = [...new Set(group.words.map(normal))]
    const further = (group.leads ?? []).map(normal)
    for (const word of words) {
      groups.set(word, words)
      leads.set(word, further)
    }
  }
  const majors = new Map<string, Major>()
  const inShort = new Map<string, { readonly names: readonly string[]; readonly further: readonly string[] }>()
  for (const { class: name, majors: names, ...rest } of v.parse(v.array(majorClass), JSON.parse(catalogue))) {
    const { own = {}, aliases = {} } = rest
    for (const each of [name, ...names]) {
      const major = { name: each, class: name, leads: own[each] ?? rest.leads }
      for (const key of [each, ...(aliases[each] ?? [])].map(normal)) {
        majors.set(key, major)
        leads.set(key, [...new Set([each, ...major.leads].map(normal)), ...(leads.get(key) ?? [])])
      }
      const key = normal(each)
      const bare = bareMajor(key)
      if (bare === key) continue
      if (!saysLess(key)) leads.set(key, [...new Set([...(leads.get(key) ?? []), bare])])
      const short = inShort.get(bare) ?? { names: [], further: [] }
      inShort.set(bare, { names: [...short.names, key], further: [...short.further, ...(leads.get(key) ?? [])] })
    }
  }
  const leadsOf = (word: string): readonly string[] => {
    const own = leads.get(word) ?? []
    const bare = bareMajor(word)
    const short = majors.has(word) ? undefined : inShort.get(bare)
    if (!short) return own
    // A word that means a job by itself, as 会计 does, is that job first.
    const further = word === bare && groups.has(bare) ? [] : short.further
    return [...new Set([...own, bare, ...short.names, ...further])].filter((one) => one !== word)
  }
  return {
    groupOf: (word) => groups.get(word)?.[0] ?? null,
    equals: (word) => groups.get(word) ?? [],
    leads: leadsOf,
    majors,
    words: [...new Set([...groups.keys(), ...majors.keys()])],
    version: createHash('sha256').update(synonyms).update(catalogue).digest().readInt32BE(),
  }
}

export const thesaurusWords = (): readonly string[] => thesaurus().words
