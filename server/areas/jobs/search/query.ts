import { type Field, fields, lexemes, quoted, reachOf } from './document.ts'
import { canBeInitials, canBeSpelling, initialsOf, spellingOf } from './pinyin.ts'
import { plain, simplified, wordsOf } from './plain.ts'
import { cut, isChinese, pairsOf, runsOf } from './segments.ts'
import { thesaurus } from './thesaurus.ts'

/**
 * What a search looks for, as texts that a database takes for a `tsquery`; whatever one finds, the next finds too. The
 * first wants every word in the title as it was typed, the next ones in title and company, in any name, in other words
 * only where they say what the job is, in any name in other words, and the last wants it anywhere.
 */
export type Queries = readonly string[]

/** Words that say nothing of what is looked for. */
const SILENT = new Set([
  ...'的与和及或在类岗做找招',
  '工作',
  '岗位',
  '职位',
  '招聘',
  '校招',
  '专业',
  '相关',
  '方向',
  '应届生',
])
/** Words of a keyword that are looked for, at most. */
const UNITS = 16
/** Words that a thesaurus joins, at most. */
const JOINED = 4
/** Other words that letters may stand for, at most. */
const READ = 6

/** A word that was typed. */
interface Unit {
  readonly text: string
  /** The lexemes that stand for it in documents, all of which have to be there. */
  readonly pieces: readonly string[]
  /** A city by itself: an employer's name tells where that has its seat, and not where a job is. */
  readonly isPlace?: boolean
}

/** Chinese words of a run, those that no dictionary knows by their pairs of characters. */
function unitsOfChinese(run: string): Unit[] {
  const units: Unit[] = []
  let unknown = ''
  const flush = () => {
    if (unknown !== '') units.push({ text: unknown, pieces: unknown.length > 1 ? pairsOf(unknown) : [unknown] })
    unknown = ''
  }
  for (const word of cut(run)) {
    if ([...word].length === 1 && !SILENT.has(word)) unknown += word
    else {
      flush()
      units.push({ text: word, pieces: [word] })
    }
  }
  flush()
  return units
}

/** Units of a text without blanks. A character between other things is found beside what it stands beside, for by itself it is everywhere. */
function unitsOf(text: string): Unit[] {
  const runs = runsOf(text)
  return runs.flatMap(({ text: run, isChinese }, at): Unit[] => {
    if (!isChinese) return [{ text: run, pieces: [run] }]
    const before = at > 0 ? [...runs[at - 1]!.text].at(-1) : undefined
    return before === undefined || [...run].length > 1 || SILENT.has(run)
      ? unitsOfChinese(run)
      : [{ text: run, pieces: [`${before}${run}`] }]
  })
}

const NOWHERE: ReadonlySet<string> = new Set()

/** @param places plain names of cities */
const unitsOfWord = (word: string, places: ReadonlySet<string>): Unit[] =>
  places.has(word)
    ? [{ text: word, pieces: unitsOf(word).flatMap(({ pieces }) => pieces), isPlace: true }]
    : unitsOf(word)

const fieldsFor = ({ isPlace }: Unit, where: readonly Field[]): readonly Field[] =>
  isPlace ? where.filter((field) => field !== 'c') : where

/** Joins words as a thesaurus does: Latin words stay apart. */
const joined = (units: readonly Unit[]): string =>
  units.reduce(
    (text, { text: next }) => text + (text !== '' && !(isChinese(text) && isChinese(next)) ? ' ' : '') + next,
    '',
  )

/** A word, or several that mean one thing, with what else it may be called. */
interface Concept {
  readonly units: readonly Unit[]
  /** The text in the thesaurus; null where it is not there. */
  readonly text: string | null
}

function conceptsOf(units: readonly Unit[]): Concept[] {
  const { groupOf, leads } = thesaurus()
  const isKnown = (text: string) => groupOf(text) !== null || leads(text).length > 0
  const concepts: Concept[] = []
  for (let at = 0; at < units.length; ) {
    let [length, text]: [number, string | null] = [1, null]
    for (let more = Math.min(JOINED, units.length - at); more > 0 && text === null; more -= 1) {
      const group = units.slice(at, at + more)
      text = [joined(group), group.map(({ text }) => text).join('')].find(isKnown) ?? null
      if (text !== null) length = more
    }
    concepts.push({ units: units.slice(at, at + length), text })
    at += length
  }
  return concepts
}

/** Words of the thesaurus by how they are pronounced, and by first letters. */
let readings: { spellings: Map<string, string[]>; initials: Map<string, string[]> } | null = null

function loadReadings() {
  const [spellings, initials] = [new Map<string, string[]>(), new Map<string, string[]>()]
  const add = (map: Map<string, string[]>, key: string, word: string) => map.set(key, [...(map.get(key) ?? []), word])
  for (const word of thesaurus().words) {
    if (!isChinese(word)) continue
    add(spellings, spellingOf(word), word)
    add(initials, initialsOf(word), word)
  }
  return { spellings, initials }
}

/** Two letters may be first ones only where they are no word themselves, as hr is. */
const mayBeInitials = (letters: string): boolean =>
  canBeInitials(letters) && (letters.length > 2 || thesaurus().groupOf(letters) === null)

/** Words of the thesaurus that letters may stand for. */
export function readingsOf(letters: string): { keyword: string; by: 'pinyin' | 'initials' }[] {
  if (!canBeSpelling(letters) && !mayBeInitials(letters)) return []
  readings ??= loadReadings()
  const { spellings, initials } = readings
  return [
    ...(spellings.get(letters) ?? []).map((keyword) => ({ keyword, by: 'pinyin' as const })),
    ...(mayBeInitials(letters) ? (initials.get(letters) ?? []) : []).map((keyword) => ({
      keyword,
      by: 'initials' as const,
    })),
  ].slice(0, READ)
}

const joinedBy = (sign: '&' | '|', parts: readonly string[]): string => {
  const said = [...new Set(parts)].filter((part) => part !== '')
  return said.length > 1 ? `(${said.join(` ${sign} `)})` : (said[0] ?? '')
}
/** '' where nothing is asked for, which finds nothing. */
const all = (parts: readonly string[]): string => joinedBy('&', parts)
const any = (parts: readonly string[]): string => joinedBy('|', parts)

const inFields = (where: readonly Field[], lexeme: (field: Field) => string): string =>
  any(where.map((field) => quoted(lexeme(field))))

const asWritten = (units: readonly Unit[], where: readonly Field[]): string =>
  all(
    units.flatMap((unit) =>
      unit.pieces.map((piece) => inFields(fieldsFor(unit, where), (field) => lexemes.word(field, piece))),
    ),
  )

/** The readings of letters: the beginning of a word, a pronunciation, and the words of the thesaurus pronounced so. */
function readAsLetters(text: string, where: readonly Field[]): string[] {
  if (isChinese(text)) return []
  const read = readingsOf(text)
  if (read.length > 0) return read.map(({ keyword }) => asMeant(keyword, where))
  const begins = (lexeme: (field: Field) => string) => any(where.map((field) => `${quoted(lexeme(field))}:*`))
  // Two letters begin too much of anything but a title.
  if (text.length < 3) return mayBeInitials(text) ? [`${quoted(lexemes.initials('t', text))}:*`] : []
  const names = where.filter((field) => field !== 'd')
  return [
    begins((field) => lexemes.word(field, text)),
    ...(canBeSpelling(text) ? [any(names.map((field) => `${quoted(lexemes.spelling(field, text))}:*`))] : []),
    ...(canBeInitials(text) ? [any(names.map((field) => `${quoted(lexemes.initials(field, text))}:*`))] : []),
  ]
}

/** A word of the thesaurus: whatever means the same, or itself where nothing does. */
function asMeant(word: string, where: readonly Field[]): string {
  const { groupOf } = thesaurus()
  const group = groupOf(word) ?? groupOf(word.replaceAll(' ', ''))
  return group === null
    ? asWritten(wordsOf(word).flatMap(unitsOf), where)
    : inFields([...new Set(where.map(reachOf))], (reach) => lexemes.group(reach, group))
}

function inOtherWords({ units, text }: Concept, where: readonly Field[]): string {
  const [only] = units
  return any([
    asWritten(units, where),
    ...(text === null ? [] : [text, ...thesaurus().leads(text)]).map((word) => asMeant(word, where)),
    ...(units.length === 1 && only ? readAsLetters(only.text, fieldsFor(only, where)) : []),
  ])
}

const isSaying = ({ text }: Unit): boolean => !SILENT.has(text)

/**
 * @param places names of cities that mean where a job is, where somebody types one by itself
 * @returns null for a keyword that looks for nothing in particular
 */
export function queriesOf(keyword: string, places = NOWHERE): Queries | null {
  const typed = plain(keyword)
  if (typed === '') return null
  const meant = readingsOf(typed).map(({ keyword }) => keyword)
  const each = [...simplified(typed), ...meant].map((variant) => {
    const units = wordsOf(variant).flatMap((word) => unitsOfWord(word, places))
    const saying = units.filter(isSaying)
    return (saying.length > 0 ? saying : units).slice(0, UNITS)
  })
  const variants = each.filter(({ length }) => length > 0)
  if (variants.length === 0) return null
  const variantsOf = (query: (units: readonly Unit[]) => string): string => any(variants.map(query))
  const literal = (where: readonly Field[]) => variantsOf((units) => asWritten(units, where))
  const widened = (where: readonly Field[]) =>
    variantsOf((units) => all(conceptsOf(units).map((concept) => inOtherWords(concept, where))))
  const named = ['t', 'c', 'k', 's'] as const
  const asTyped = literal(named)
  const ofJob = variantsOf((units) =>
    all(conceptsOf(units).map((concept) => any([asWritten(concept.units, named), inOtherWords(concept, ['t'])]))),
  )
  return [literal(['t']), literal(['t', 'c']), asTyped, ofJob, widened(named), widened(fields)]
}
