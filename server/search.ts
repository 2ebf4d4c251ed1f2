import { Converter } from 'opencc-js/t2cn'

/**
 * Full-text search that needs no extension, so that it is the same on the embedded database and on PostgreSQL: pg_trgm
 * wants three characters, Chinese words have two, and its locale decides whether Chinese counts as text at all. A column
 * keeps the pairs of neighbouring characters of a row's text under a GIN index; a row that has all pairs of a word is then
 * looked through for the word itself.
 */

/** Traditional characters as the mainland writes them, and the words of Taiwan as the mainland says them. */
const characters = Converter({ from: 'tw', to: 'cn' })
const phrases = Converter({ from: 'twp', to: 'cn' })

/** Both, where they differ: 程式設計師 is a 程序员 there, and is still to be found by 設計. */
const simplified = (text: string): string[] => [...new Set([characters(text), phrases(text)])]

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

/** Texts as search compares them: script, width, case and runs of blanks do not matter. */
export const haystackOf = (texts: readonly string[]): string => simplified(plain(texts.join(' '))).join(' ')

/** Single characters and pairs of neighbours within each word of a normalised text. */
export function ngramsOf(haystack: string): string[] {
  const grams = new Set<string>()
  for (const word of haystack.split(' ')) {
    const characters = [...word]
    characters.forEach((character, at) => {
      grams.add(character)
      if (at > 0) grams.add(`${characters[at - 1]}${character}`)
    })
  }
  return [...grams]
}

const typedWordsOf = (keyword: string): string[] =>
  plain(keyword.replaceAll('\0', ''))
    .split(' ')
    .filter((word) => word !== '')

/** The words of what a visitor typed, each in the ways in which a haystack may have it; every one of them has to be found. */
export const wordsOf = (keyword: string): string[][] => typedWordsOf(keyword).map(simplified)

/** The same for a text that was never normalised. */
export const spellingsOf = (keyword: string): string[][] =>
  typedWordsOf(keyword).map((word) => [...new Set([word, ...simplified(word)])])

/** What an index can tell of a word: its pairs, or the one character that it is. */
export const gramsOfWord = (word: string): string[] => {
  const grams = ngramsOf(word)
  const pairs = grams.filter((gram) => [...gram].length === 2)
  return pairs.length > 0 ? pairs : grams
}
