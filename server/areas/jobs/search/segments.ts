import { createRequire } from 'node:module'
import type { Jieba, TaggedWord, TfIdf } from '@node-rs/jieba'
import { thesaurusWords } from './thesaurus.ts'

/** Loaded with the first text that is to be cut, since its dictionary takes a quarter of a second and 50 MB. */
let loaded: Jieba | null = null

function jieba(): Jieba {
  if (loaded) return loaded
  const require = createRequire(import.meta.url)
  const { Jieba } = require('@node-rs/jieba') as typeof import('@node-rs/jieba')
  const { dict } = require('@node-rs/jieba/dict') as typeof import('@node-rs/jieba/dict')
  loaded = Jieba.withDict(dict)
  const own = thesaurusWords().filter((word) => isChinese(word) && word.length > 1)
  loaded.loadDict(Buffer.from(own.map((word) => `${word} 100000 n`).join('\n')))
  return loaded
}

/** A run of one script, as a text has it. */
export interface Run {
  readonly text: string
  readonly isChinese: boolean
}

const CHINESE = /^\p{Script=Han}+$/u
const RUNS = /\p{Script=Han}+|[^\p{Script=Han}\s]+/gu
/** The signs that part words and belong to none. */
const BETWEEN = /[/,;!?()[\]{}<>|"'’‘“”·…—、。，；：！？（）【】《》「」~`]+/u

export const isChinese = (text: string): boolean => CHINESE.test(text)

/** Runs of a plain text: Chinese ones, and words of anything else. What is nothing but punctuation stays as it is. */
export const runsOf = (text: string): Run[] =>
  (text.match(RUNS) ?? []).flatMap((run): Run[] => {
    if (isChinese(run)) return [{ text: run, isChinese: true }]
    const parts = run.split(BETWEEN).filter((part) => part !== '')
    return (parts.length > 0 ? parts : [run]).map((part) => ({ text: part, isChinese: false }))
  })

/** The words of a Chinese text, the longer ones also in their parts. */
export const cutFinely = (text: string): string[] => jieba().cutForSearch(text, true)

/** The words of a Chinese text one after the other; what no dictionary knows, or can read, comes as single characters. */
export function cut(text: string): string[] {
  const words = jieba().cut(text, false)
  return words.join('') === text ? words : [...text]
}

export const pairsOf = (word: string): string[] => {
  const all = [...word]
  return all.slice(1).map((character, at) => `${all[at]}${character}`)
}

/** The words of a text with what part of speech each is: `v` for a verb, `n` for a noun. */
export const tagged = (text: string): TaggedWord[] => jieba().tag(text, true)

let frequencies: TfIdf | null = null

/** The words that a text is about, the rarest in other texts first. */
export function keywordsOf(text: string, most: number): string[] {
  if (!frequencies) {
    const require = createRequire(import.meta.url)
    const { TfIdf } = require('@node-rs/jieba') as typeof import('@node-rs/jieba')
    const { idf } = require('@node-rs/jieba/dict') as typeof import('@node-rs/jieba/dict')
    frequencies = TfIdf.withDict(idf)
  }
  return frequencies.extractKeywords(jieba(), text, most, ['n', 'nz', 'vn', 'eng']).map(({ keyword }) => keyword)
}
