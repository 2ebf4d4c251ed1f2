import { type EntryContent, type EntryKind, resumeLimits, type SectionContent, type SectionName } from '../resume.ts'
import { isPhone, normalisePhone } from './fields.ts'

/** What the schemas of a resume cannot say, or cannot say to whoever writes; the form and the server hold to it alike. */

export type Why =
  | 'phone'
  | 'email'
  | 'month'
  | 'birthAhead'
  | 'noSuchDay'
  | 'endFirst'
  | 'link'
  | 'salary'
  | 'long'
  | 'many'

export interface Wrong {
  /** Name in the content, or in the item of a list; '' where the content is a text. */
  readonly field: string
  readonly why: Why
  /** Which item of the list, from 0. */
  readonly item?: number
}

/** A mobile number of the mainland or of Taiwan, one with its area code there or in North America, or one with a country's after a plus. */
export function isContactPhone(typed: string): boolean {
  const bare = typed.normalize('NFKC').replace(/[\s()./\p{Pd}]/gu, '')
  if (!/^\+?\d+$/.test(bare)) return false
  if (isPhone(normalisePhone(bare, '86'), '86') || isPhone(normalisePhone(bare, '886'), '886')) return true
  return /^(?:(?:\+|00)[1-9]\d{6,14}|0\d{8,11}|[2-9]\d\d[2-9]\d{6})$/.test(bare)
}

export const isEmail = (typed: string): boolean => /^[^\s@<>"]+@(?:[^\s@.<>"]+\.)+[^\s@.<>"]{2,}$/.test(typed)

/** An address of a page, with or without its scheme; no other scheme. */
export const isLink = (typed: string): boolean =>
  /^(?:https?:\/\/)?(?:[^\s:/?#@.]+\.)+[^\s:/?#@.]+(?::\d+)?(?:[/?#]\S*)?$/i.test(typed)

const MONTH_DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

/** Whether the calendar has a date of the contract's shape. */
export function isRealDate(date: string): boolean {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  if (!day) return true
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return month === 2 && day === 29 ? isLeap : day <= MONTH_DAYS[month - 1]!
}

/** Whether one date is after another as far as both are said: 2023 is not before 2023-09. */
export function isAfter(one: string, other: string): boolean {
  const said = Math.min(one.length, other.length)
  return one.slice(0, said) > other.slice(0, said)
}

type Dated = Readonly<Record<string, unknown>>

const DATE_FIELDS = ['birth', 'start', 'end', 'date']
const DATE = /^(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/
const isDate = (value: unknown): value is string => typeof value === 'string' && DATE.test(value)
/** What somebody typed for a date stays in its field, whatever it is. */
const isOdd = (field: string, value: unknown) =>
  typeof value === 'string' && value !== '' && !isDate(value) && !(field === 'end' && value === 'present')

function wrongDates(content: Dated): Wrong[] {
  const { start, end } = content
  const odd = DATE_FIELDS.filter((field) => isOdd(field, content[field]))
  const unreal = DATE_FIELDS.filter((field) => isDate(content[field]) && !isRealDate(content[field]))
  const isReversed = isDate(start) && isDate(end) && isAfter(start, end)
  return [
    ...odd.map((field): Wrong => ({ field, why: 'month' })),
    ...unreal.map((field): Wrong => ({ field, why: 'noSuchDay' })),
    ...(isReversed ? [{ field: 'end', why: 'endFirst' } as const] : []),
  ]
}

const unless = (isRight: boolean, field: string, why: Why): Wrong[] => (isRight ? [] : [{ field, why }])
const wrongLink = (field: string, link: string) => unless(link === '' || isLink(link), field, 'link')

/** As people count them, and as the schemas do: what takes two units of UTF-16 is one. */
export const charactersOf = (text: string): number => [...text].length

/** What is written at length stays in its field, however much there is. */
const wrongLength = (field: string, texts: readonly string[], max: number) =>
  unless(
    texts.every((text) => charactersOf(text) <= max),
    field,
    'long',
  )
/** Of short texts in a list. */
const wrongTexts = (field: string, texts: readonly string[], most: number, max: number) => [
  ...unless(texts.length <= most, field, 'many'),
  ...wrongLength(field, texts, max),
]
const wrongNote = ({ note }: { readonly note: string }) => wrongLength('note', [note], resumeLimits.note)
const wrongBullets = ({ bullets }: { readonly bullets: readonly string[] }) =>
  wrongLength('bullets', bullets, resumeLimits.bullet)

type Check<C> = (content: C, today: string) => readonly Wrong[]

const basic: Check<SectionContent<'basic'>> = ({ phone, email, birth }, today) => [
  ...unless(phone === '' || isContactPhone(phone), 'phone', 'phone'),
  ...unless(email === '' || isEmail(email), 'email', 'email'),
  ...wrongDates({ birth }),
  ...unless(!isDate(birth) || !isAfter(birth, today), 'birth', 'birthAhead'),
]

const intention: Check<SectionContent<'intention'>> = ({ positions, cities, from, salary_min, salary_max }) => [
  ...wrongTexts('positions', positions, resumeLimits.positions, resumeLimits.heading),
  ...wrongTexts('cities', cities, resumeLimits.cities, resumeLimits.place),
  ...unless(from === 'now' || /^(?:20\d\d-(?:0[1-9]|1[0-2]))?$/.test(from), 'from', 'month'),
  ...unless(salary_max === 0 || salary_min <= salary_max, 'salary_max', 'salary'),
]

const wish: Check<SectionContent<'wish'>> = ({ industries, company_kinds, note }) => [
  ...wrongTexts('industries', industries, resumeLimits.wishes, resumeLimits.place),
  ...wrongTexts('company_kinds', company_kinds, resumeLimits.wishes, resumeLimits.place),
  ...wrongNote({ note }),
]

const eachOf =
  <C>(check: Check<C>): Check<readonly C[]> =>
  (items, today) =>
    items.flatMap((content, item) => check(content, today).map((wrong) => ({ ...wrong, item })))

const dated = eachOf(wrongDates)
const nothing = () => []

const sectionChecks: { readonly [S in SectionName]: Check<SectionContent<S>> } = {
  basic,
  skills: eachOf(({ keywords }) => wrongTexts('keywords', keywords, resumeLimits.keywords, resumeLimits.place)),
  languages: nothing,
  certificates: dated,
  awards: eachOf((award) => [...wrongDates(award), ...wrongNote(award)]),
  posts: eachOf((post) => [...wrongDates(post), ...wrongBullets(post)]),
  links: eachOf(({ url }) => wrongLink('url', url)),
  summary: (summary) => wrongLength('', [summary], resumeLimits.summary),
  wish,
  intention,
  layout: nothing,
}

const entryChecks: { readonly [K in EntryKind]: (content: EntryContent<K>) => readonly Wrong[] } = {
  education: (content) => [...wrongDates(content), ...wrongNote(content)],
  work: (content) => [...wrongDates(content), ...wrongBullets(content)],
  project: (content) => [...wrongDates(content), ...wrongLink('link', content.link), ...wrongBullets(content)],
}

/**
 * What is wrong with a section, in the order of its fields.
 * @param today as 2026-11-20
 */
export const wrongInSection = <S extends SectionName>(
  section: S,
  content: SectionContent<S>,
  today: string,
): readonly Wrong[] => sectionChecks[section](content, today)

/** Likewise of an entry. */
export const wrongInEntry = <K extends EntryKind>(kind: K, content: EntryContent<K>): readonly Wrong[] =>
  entryChecks[kind](content)
