import { tailsOf } from './pinyin.ts'
import { plain, simplified } from './plain.ts'
import { cut, cutFinely, isChinese, pairsOf, type Run, runsOf } from './segments.ts'
import { thesaurus } from './thesaurus.ts'

/**
 * Full-text search that needs no extension, so that it is the same on the embedded database and on PostgreSQL. A row's
 * document is a `tsvector` whose lexemes begin with the field that they stand in: a GIN index tells nothing of weights,
 * but of these it does, and so does the planner, how many rows have a word in the title and not just anywhere.
 */

/** Fields of a document, what matters most first: title or name; company; kind, place and trade; skills; texts. */
export const fields = ['t', 'c', 'k', 's', 'd'] as const
export type Field = (typeof fields)[number]

/** The texts of a row by field; `j`: kinds that say what the job is, and mean as much as its title. */
export type Searchable = Readonly<Partial<Record<Field | 'j', readonly string[]>>>

/** In which of four kinds of fields words mean what they mean: few, since a query asks for many groups in all of them. */
export const reachOf = (field: Field): Field => (field === 'c' ? 'k' : field)

/** The lexemes of a written word, of a meaning, of a Chinese pronunciation, and of first letters. */
export const lexemes = {
  word: (field: Field, word: string) => `${field}:${word}`,
  group: (reach: Field, word: string) => `${reach}=${word}`,
  spelling: (field: Field, letters: string) => `${field}~${letters}`,
  initials: (field: Field, letters: string) => `${field}^${letters}`,
}

/** No database takes a lexeme of more bytes. */
const LONGEST = 100

/** The forms by which a word of another script is found: all of it, and its parts. */
const partsOf = (word: string): string[] => [
  word,
  ...(word.match(/[a-z0-9]+/g) ?? []).filter(({ length }) => length > 1),
  ...(word.match(/[\p{S}\p{P}]/gu) ?? []),
]

/** Names are found by any part of them, and by how they are pronounced. */
function lexemesOfName(field: Field, run: string): string[] {
  if (!isChinese(run)) return partsOf(run).map((part) => lexemes.word(field, part))
  const { spellings, initials } = tailsOf(run)
  return [
    ...[...run, ...pairsOf(run), ...cutFinely(run), run].map((word) => lexemes.word(field, word)),
    ...spellings.map((one) => lexemes.spelling(field, one)),
    ...initials.map((one) => lexemes.initials(field, one)),
  ]
}

const lexemesOfText = (run: string): string[] =>
  (isChinese(run) ? cutFinely(run).filter((word) => word.length > 1) : partsOf(run)).map((word) =>
    lexemes.word('d', word),
  )

/** Words of a thesaurus, at most, that stand one after the other. */
const TOGETHER = 4
/** Letters of what is too short to mean anything in a text. */
const SHORT = 2

/** The meanings of a text's words, alone and with their neighbours. */
function groupsOf(reach: Field, runs: readonly Run[]): string[] {
  const { groupOf } = thesaurus()
  const words = runs.flatMap(({ text, isChinese }) => (isChinese ? cut(text) : [text]))
  const together = words.flatMap((_, from) =>
    words.slice(from, from + TOGETHER).flatMap((_, more) => {
      const few = words.slice(from, from + more + 1)
      return [few.join(''), few.join(' ')]
    }),
  )
  const within = runs.flatMap(({ text, isChinese }) => (isChinese ? cutFinely(text) : partsOf(text)))
  return [...new Set([...together, ...within])].flatMap((word) => {
    const group = reach === 'd' && word.length <= SHORT && !isChinese(word) ? null : groupOf(word)
    return group === null ? [] : [lexemes.group(reach, group)]
  })
}

/** A character behind a word of another script, with the end of that: the 7届 of 2027届. */
const seamsOf = (field: Field, runs: readonly Run[]): string[] =>
  runs.flatMap(({ text, isChinese }, at) => {
    const before = at > 0 ? [...runs[at - 1]!.text].at(-1) : undefined
    return isChinese && before !== undefined ? [lexemes.word(field, `${before}${[...text][0]}`)] : []
  })

/** Legal names are long, and nobody spells them. */
const isSpelt = (run: string): boolean => run.length <= 12

function lexemesOf(field: Field, text: string, reach = reachOf(field)): string[] {
  const each = field === 'd' ? lexemesOfText : (run: string) => lexemesOfName(field, run)
  return simplified(plain(text)).flatMap((variant) => {
    const runs = runsOf(variant)
    const found = runs.flatMap(({ text: run }) =>
      isSpelt(run) || field === 'd' ? each(run) : each(run).filter((one) => one.charAt(1) === ':'),
    )
    return [...found, ...seamsOf(field, runs), ...groupsOf(reach, runs)]
  })
}

/** Writes a lexeme so that the database reads it as it is, whatever stands in it. */
export const quoted = (lexeme: string): string => `'${lexeme.replace(/['\\]/g, '$&$&')}'`

/** Grows where the code below makes other documents of the same rows. */
const MADE = 4

/** The version of the documents that this program writes; a row whose document has another gets a new one. */
export const documentVersion = (): number => (thesaurus().version + MADE) | 0

/** A row's document as text that a database takes for a `tsvector`. */
export function documentOf(searchable: Searchable): string {
  const inFields = fields.flatMap((field) => (searchable[field] ?? []).flatMap((text) => lexemesOf(field, text)))
  const ofJob = (searchable.j ?? []).flatMap((text) => lexemesOf('k', text, 't'))
  const all = new Set([...inFields, ...ofJob])
  return [...all]
    .filter((lexeme) => lexeme.length > 2 && lexeme.length <= LONGEST)
    .map(quoted)
    .join(' ')
}
