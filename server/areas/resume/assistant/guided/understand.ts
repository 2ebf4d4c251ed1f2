import { randomUUID } from 'node:crypto'
import type { GuidedPlace, GuidedQuestion } from '../../../../../contract/guided.ts'
import type { Finding, ParsedResume } from '../../../../../contract/parsed-resume.ts'
import { type EntryKind, resumeLimits } from '../../../../../contract/resume.ts'
import { charactersOf } from '../../../../../contract/rules/resume-rules.ts'
import { parsePages } from '../../parsing/parse-pages.ts'
import { pieceOf } from '../../parsing/piece.ts'
import { spanIn } from '../../parsing/span.ts'
import { DEGREES, isSchool } from '../../parsing/words.ts'
import { plainPage } from '../../reading/plain-page.ts'
import {
  blankEntry,
  type Entered,
  type Fact,
  headings,
  type Listed,
  nothingUnderstood,
  type Understood,
} from './facts.ts'
import { script } from './script.ts'

/** Words with which an answer says that there is nothing to say. */
const NONE =
  /^(?:(?:都|还|暂时?|目前|真的?)*(?:没有?|沒有?|无|無)(?:了|啦|过|經驗|经验|经历|經歷)?|没了|none|no|nothing|n\/a)[。.!！~]*$/iu
export const isNone = (text: string): boolean => NONE.test(text.trim())

const parse = (text: string): ParsedResume => parsePages([plainPage(text)])

/** Words that put an answer off. */
const DODGE =
  /^(?:我?(?:也|还|都)?(?:不|没|沒)(?:知道|清楚|太?确定|太?確定|想|记得|記得|告诉)|随便|隨便|记不|記不|想不|以后|以後|跳过|跳過|再说|再說|什么|什麼|为什么|為什麼|怎么|怎麼|你|i don't|don't|why|what)/iu

const ENDS = /[\s，,。.；;！!、]+$/u
const bare = (text: string): string => text.trim().replace(ENDS, '')
const withoutLead = (text: string, lead: RegExp): string => bare(text.trim().replace(lead, ''))

const facts = (
  section: Fact['section'],
  found: Readonly<Record<string, Finding | readonly Finding[] | undefined>>,
): Fact[] =>
  Object.entries(found).flatMap(([field, one]): Fact[] => {
    if (!one || Array.isArray(one)) return []
    const { value } = one as Finding
    return value === '' ? [] : [{ section, field, value }]
  })

/** A text that is one field, in the words that were said. */
function whole(section: Fact['section'], field: string, text: string, max: number): Understood {
  if (text === '') return nothingUnderstood
  if (charactersOf(text) > max) return { ...nothingUnderstood, isLong: true }
  return { ...nothingUnderstood, facts: [{ section, field, value: text }] }
}

const NAME_LEAD =
  /^(?:你好[，,!！]?\s*)?(?:我的?(?:名字|姓名)?(?:叫做?|是|为)|姓名\s*[:：]|名字(?:叫|是)|叫|my name is|i am|i'm|name\s*:)\s*/iu
const NAME =
  /^(?:\p{Script=Han}{2,5}|\p{Script=Han}{1,10}(?:[·•‧・]\p{Script=Han}{1,10}){1,3}|\p{L}[\p{L}'’.\- ]{1,38})$/u

function nameIn(text: string): Understood {
  const name = withoutLead(text, NAME_LEAD)
  return NAME.test(name) && !DODGE.test(name) ? whole('basic', 'name', name, resumeLimits.name) : nothingUnderstood
}

function contactIn(text: string): Understood {
  const { phone, email } = parse(text).basic
  return { ...nothingUnderstood, facts: facts('basic', { phone, email }) }
}

const CITY_LEAD =
  /^(?:我?(?:现在|目前|平时)?(?:是)?(?:居住|住|待|人)?(?:在|于)|我?(?:现|常)?(?:居住?|住)(?:地|址)?(?:在|于|[:：])?|所在(?:城市|地)?\s*(?:是|[:：])?|城市\s*[:：]|i live in|i am in|living in)\s*/iu
const TOWN = /^[\p{L}\p{M}·'’.\- ]{2,40}$/u
/** What somebody may be, and no city is called. */
const TRADE =
  /(?:工程师|工程師|设计师|設計師|经理|經理|专员|專員|助理|主管|顾问|顧問|会计|會計|教师|教師|老师|老師|实习生|實習生|文员|文員|代表|开发|開發|运营|營運|engineer|manager|designer|developer|intern|assistant)$/iu
const SCHOOL_END = /(?:大学|大學|学院|學院|学校|學校|university|college)$/iu
const isTown = (text: string): boolean => [DODGE, TRADE, SCHOOL_END].every((no) => !no.test(text)) && TOWN.test(text)

function cityIn(text: string): Understood {
  const city = withoutLead(text, CITY_LEAD)
  return isTown(city) ? whole('basic', 'city', city, resumeLimits.place) : nothingUnderstood
}

const AIM_LEAD =
  /^(?:我?(?:比较|最|很)?(?:想|希望|打算|准备)(?:要|去|能)?(?:应聘|从事|找|当|做)?|应聘|求职意向\s*[:：]|i want to (?:be|work as) an?|i(?:'d| would) like to (?:be|work as) an?)\s*(?:一[个名份])?\s*/iu
const WISHES_END = /(?:的?(?:工作|岗位|职位|方面)|之类的?)$/u
const OR = /\s*(?:或者?|以及|还有|還有|\bor\b)\s*/giu

function aimIn(text: string): Understood {
  const said = text
    .split('\n')
    .map((line) => withoutLead(line, AIM_LEAD).replace(WISHES_END, '').replace(OR, '、'))
    .filter((line) => line !== '' && !DODGE.test(line))
  const { positions, hopes } = parse(['求职意向', ...said].join('\n'))
  const values = positions.map(({ value }) => value).filter((value) => value !== '' && !SCHOOL_END.test(value))
  const { cities = [], salary_min, salary_max, from, hope } = hopes ?? {}
  const towns = cities.map(({ value }) => value).filter((value) => value !== '')
  return {
    ...nothingUnderstood,
    facts: [
      ...(values.length > 0 ? [{ section: 'intention', field: 'positions', value: values } as const] : []),
      ...(towns.length > 0 ? [{ section: 'intention', field: 'cities', value: towns } as const] : []),
      ...salaryFacts({ salary_min, salary_max }),
      ...facts('intention', { kind: hope, from }),
    ],
  }
}

function salaryFacts(found: {
  readonly salary_min?: Finding | undefined
  readonly salary_max?: Finding | undefined
}): Fact[] {
  return facts('intention', found).map((fact) => ({ ...fact, value: Number(fact.value) }))
}

const TOWNS_LEAD =
  /^(?:我?(?:比较|最|很)?(?:想|希望|打算|愿意|考虑)?(?:留|去|在)?|(?:期望|意向)(?:城市|地点)\s*[:：])\s*/u

function aimCityIn(text: string): Understood {
  const towns = withoutLead(text, TOWNS_LEAD)
    .split(/\s*(?:[、,，/；;|\n]|或者?|和|以及|\bor\b|\band\b)\s*|(?<=\p{Script=Han})\s+(?=\p{Script=Han})/iu)
    .map(bare)
    .filter((town) => town !== '')
  const isRight = towns.length > 0 && towns.length <= resumeLimits.cities && towns.every(isTown)
  return isRight
    ? { ...nothingUnderstood, facts: [{ section: 'intention', field: 'cities', value: towns }] }
    : nothingUnderstood
}

function salaryIn(text: string): Understood {
  const { hopes } = parse(`期望薪资：${bare(text.replace(/\n/g, ' ')).replace(/^\D{0,12}?(?=\d)/u, '')}`)
  return { ...nothingUnderstood, facts: hopes ? salaryFacts(hopes) : [] }
}

const titles: Readonly<Record<EntryKind, string>> = { education: '教育经历', work: '工作经历', project: '项目经历' }

/** What is said around a fact in a sentence, which is none. */
const ASIDE: Readonly<Record<EntryKind, readonly (readonly [RegExp, string])[]>> = {
  education: [
    [/^我?(?:现在|目前|正)?(?:就读于|毕业于|在|来自)\s*/u, ''],
    [/(?<=大学|学院|学校)(?:的|里)?\s*(?:就?读的?是?|学的?是?|念的?是?|主修)?\s*(?=\p{Script=Han})/u, ' '],
    [/专业(?=\s*(?:本科|硕士|博士|专科|大专|学士))/u, ' '],
  ],
  work: [
    [/^我?(?:去年|今年|前年|之前|曾经?|现在|目前|大[一二三四](?:暑假|寒假)?|暑假|寒假)*(?:在|于)\s*/u, ''],
    [/^([^\s，,]{2,30}?)(?:里|那边)?(?:做过?|当过?|担任|任)(?=[^\s，,]*(?:实习|工程师|员|助理|师|生|岗))/u, '$1 '],
  ],
  project: [[/^我?(?:做过|做了|参加过|参加了|参与过)(?:一个)?\s*/u, '']],
}

const limits: Readonly<Record<string, number>> = {
  school: resumeLimits.heading,
  major: resumeLimits.heading,
  company: resumeLimits.heading,
  position: resumeLimits.heading,
  name: resumeLimits.heading,
  role: resumeLimits.heading,
}
const fieldOf: Readonly<Partial<Record<GuidedPlace, string>>> = {
  school: 'school',
  major: 'major',
  company: 'company',
  position: 'position',
  project: 'name',
  role: 'role',
}

/** Dates and a degree are known by themselves, wherever they stand. */
function known(kind: EntryKind, text: string): Fact[] {
  const piece = pieceOf(text, { page: 0, run: 0 })
  const dates = facts(kind, { ...spanIn(piece, kind === 'education' ? 'end' : 'start') })
  const degree = DEGREES.find(([, pattern]) => pattern.test(piece.plain))?.[0]
  return kind === 'education' && degree ? [...dates, { section: kind, field: 'degree', value: degree }] : dates
}

const ALONE = /^[^\d，,；;。\n]{1,60}$/u

/** @param missing what an answer before left out; null where this is the first */
function entryIn(kind: EntryKind, text: string, missing: readonly GuidedPlace[] | null): Understood {
  const said = ASIDE[kind].reduce((all, [pattern, put]) => all.replace(pattern, put), text.trim().replace(/\n+/g, '，'))
  const [found] = parse(`${titles[kind]}\n${bare(said)}`)[kind]
  const read = found ? facts(kind, found as unknown as Record<string, Finding>) : []
  const all = [...read, ...known(kind, text).filter(({ field }) => !read.some((one) => one.field === field))]
  if (DODGE.test(text.trim())) return nothingUnderstood
  if (!missing) return { ...nothingUnderstood, facts: withHeading(kind, all, bare(said)) }
  // Of what is asked for once more, nothing else is meant.
  const open = new Set(missing.flatMap((place) => (place === 'time' ? ['start', 'end'] : [fieldOf[place] ?? place])))
  const names = [...open].filter((field) => field in limits)
  const [name] = names
  const isNamed = names.length === 1 && name !== undefined && ALONE.test(bare(text)) && known(kind, text).length === 0
  if (isNamed) return whole(kind, name, bare(text), limits[name] ?? 0)
  return { ...nothingUnderstood, facts: all.filter(({ field }) => open.has(field)) }
}

/** What stands alone names what was asked for. */
function withHeading(kind: EntryKind, read: readonly Fact[], said: string): readonly Fact[] {
  const heading = headings[kind]
  if (read.some(({ field }) => field === heading)) return read
  const names = read.filter(({ field }) => field in limits)
  const isAlone = ALONE.test(said) && !/\s/u.test(said) && names.length <= 1 && (kind !== 'education' || isSchool(said))
  if (!isAlone) return read
  return [...read.filter(({ field }) => !(field in limits)), { section: kind, field: heading, value: said }]
}

const BULLET = /^\s*(?:[-–—•·●○▪*]|\d{1,2}[.、)）])\s*/u

function linesIn(section: 'work' | 'project', text: string): Understood {
  const lines = text
    .split('\n')
    .map((line) => line.replace(BULLET, '').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
  if (lines.some((line) => charactersOf(line) > resumeLimits.bullet)) return { ...nothingUnderstood, isLong: true }
  return { ...nothingUnderstood, lines: lines.map((line) => ({ section, text: line })) }
}

const textOf = (finding: Finding | undefined): string => finding?.value ?? ''

function itemsOf(parsed: ParsedResume, parts: readonly Listed['part'][]): Listed[] {
  const id = () => randomUUID()
  const all: Listed[] = [
    ...parsed.skills.map(({ name, level, keywords = [] }): Listed => {
      const item = { id: id(), name: name.value, level: level.value as '', keywords: keywords.map(textOf) }
      return { part: 'skills', item }
    }),
    ...parsed.languages.map(({ language, fluency, certificate, score }): Listed => {
      const test = { certificate: certificate.value, score: score.value }
      return { part: 'languages', item: { id: id(), language: language.value, fluency: textOf(fluency), ...test } }
    }),
    ...parsed.certificates.map(
      ({ name, issuer, date }): Listed => ({
        part: 'certificates',
        item: { id: id(), name: name.value, issuer: textOf(issuer), date: date.value },
      }),
    ),
    ...parsed.awards.map(({ title, awarder, date, note }): Listed => {
      const about = { awarder: textOf(awarder), date: date.value, note: textOf(note) }
      return { part: 'awards', item: { id: id(), title: title.value, ...about } }
    }),
    ...parsed.posts.map(({ organisation, position, start, end, bullets }): Listed => {
      const post = { organisation: organisation.value, position: position.value, start: start.value, end: end.value }
      return { part: 'posts', item: { id: id(), ...post, bullets: bullets.map(textOf) } }
    }),
    ...parsed.links.map(
      ({ label, url }): Listed => ({ part: 'links', item: { id: id(), label: label.value, url: url.value } }),
    ),
  ]
  return all.filter(({ part, item }) => parts.includes(part) && nameOf({ part, item } as Listed) !== '')
}

/** By which an item is known. */
export function nameOf({ part, item }: Listed): string {
  switch (part) {
    case 'skills':
    case 'certificates':
      return item.name
    case 'languages':
      return item.certificate || item.language
    case 'awards':
      return item.title
    case 'posts':
      return item.organisation || item.position
    case 'links':
      return item.url
  }
}

const SKILLS_AND = /\s*(?:以及|和|与|與|及)\s*(?=[A-Za-z])|(?<=[A-Za-z0-9+#])\s*(?:以及|和|与|與)\s*|\s+and\s+/gu
/** What goes with the word before it. */
const SKILL_REST = /\s+(?=(?:语言|語言|编程|編程|开发|開發|驱动|驅動|框架|系统|系統)(?:\s|$))/gu
const MOST_WORDS = 12

/** Words that only blanks part, as they are typed in a row. */
function apart(line: string): string {
  const said = line.replace(SKILLS_AND, '、')
  if (/[、,，;；:：]/u.test(said)) return said
  const words = said.replace(SKILL_REST, '\u00a0').split(/[ \t]+/u)
  const areShort = words.length >= 3 && words.every((word) => charactersOf(word) <= MOST_WORDS)
  return (areShort ? words.join('、') : said).replaceAll('\u00a0', ' ')
}

function skillsIn(text: string): Understood {
  const said = text
    .split('\n')
    .map(bare)
    .filter((line) => line !== '' && !DODGE.test(line))
  return { ...nothingUnderstood, items: itemsOf(parse(['专业技能', ...said.map(apart)].join('\n')), ['skills']) }
}

const honoursIn = (text: string): Understood =>
  DODGE.test(text.trim())
    ? nothingUnderstood
    : { ...nothingUnderstood, items: itemsOf(parse(`获奖情况\n${text}`), ['languages', 'certificates', 'awards']) }

/**
 * What an answer says, by what reads uploaded resumes.
 * @param missing what an answer before left out; null where this is the first
 */
export function understand(id: GuidedQuestion, text: string, missing: readonly GuidedPlace[] | null): Understood {
  switch (id) {
    case 'name':
      return nameIn(text)
    case 'contact':
      return contactIn(text)
    case 'city':
      return cityIn(text)
    case 'aim':
      return aimIn(text)
    case 'aimCity':
      return aimCityIn(text)
    case 'salary':
      return salaryIn(text)
    case 'education':
    case 'work':
    case 'project':
      return entryIn(id, text, missing)
    case 'skills':
      return skillsIn(text)
    case 'honours':
      return honoursIn(text)
    case 'summary':
      return whole('summary', '', text.trim(), resumeLimits.summary)
    default:
      return linesIn(script[id].section as 'work' | 'project', text)
  }
}

const filled = <K extends EntryKind>(kind: K, found: Readonly<Record<string, Finding | readonly Finding[]>>) => {
  const read = Object.fromEntries(facts(kind, found).map(({ field, value }) => [field, value]))
  const { bullets } = found
  const lines = Array.isArray(bullets) ? { bullets: bullets.map(textOf).filter((line) => line !== '') } : {}
  return { kind, entry: { ...blankEntry(kind, randomUUID()), ...read, ...lines } } as unknown as Entered
}

export interface Pasted extends Understood {
  /** Lines that no rule knew what to do with. */
  readonly unread: readonly string[]
}

/** What a whole text says. */
export function readPasted(text: string): Pasted {
  const parsed = parse(text)
  const { basic, positions, hopes, summary } = parsed
  const wanted = positions.map(textOf).filter((value) => value !== '')
  const towns = (hopes?.cities ?? []).map(textOf).filter((value) => value !== '')
  const kinds: readonly Entered[] = [
    ...parsed.education.map((one) => filled('education', one)),
    ...parsed.work.map((one) => filled('work', one)),
    ...parsed.project.map((one) => filled('project', one)),
  ]
  return {
    ...nothingUnderstood,
    facts: [
      ...facts('basic', basic),
      ...(wanted.length > 0 ? [{ section: 'intention', field: 'positions', value: wanted } as const] : []),
      ...(towns.length > 0 ? [{ section: 'intention', field: 'cities', value: towns } as const] : []),
      ...(hopes ? [...salaryFacts(hopes), ...facts('intention', { kind: hopes.hope, from: hopes.from })] : []),
      ...(summary.value === '' ? [] : [{ section: 'summary', field: '', value: summary.value } as const]),
    ],
    items: itemsOf(parsed, ['skills', 'languages', 'certificates', 'awards', 'posts', 'links']),
    entries: kinds,
    unread: parsed.unread.map(({ text: line }) => line).filter((line) => line !== ''),
  }
}
