import type { Finding, ParsedResume } from '../../../contract/parsed-resume.ts'
import { resumeLimits } from '../../../contract/resume.ts'
import { dateOf } from '../../../machines/resume-review/draft-rules.ts'

type Json = Readonly<Record<string, unknown>>

const NONE: Finding = { value: '', places: [], doubt: null }

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A text that fits, '' for anything else; what is cut says so. */
function text(value: unknown, most: number): Finding {
  if (typeof value !== 'string') return NONE
  const whole = value.trim()
  return { ...NONE, value: whole.slice(0, most), doubt: whole.length > most ? 'shortened' : null }
}

const DATE = /^(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/
function date(value: unknown): Finding {
  const told = typeof value === 'string' ? dateOf(value) : ''
  return { ...NONE, value: DATE.test(told) ? told : '' }
}

const objects = (value: unknown, most: number): readonly Json[] =>
  (Array.isArray(value) ? value.filter(isObject) : []).slice(0, most)
const texts = (value: unknown, each: number, most: number): Finding[] =>
  (Array.isArray(value) ? value : [])
    .map((one) => text(one, each))
    .filter((one) => one.value !== '')
    .slice(0, most)

const { heading, place, note, score, address, bullet, bullets, items, name, summary } = resumeLimits

const span = (one: Json) => ({ start: date(one['startDate']), end: date(one['endDate']) })
const lines = (one: Json) => texts(one['highlights'], bullet, bullets)

const degreeWords = [
  [/博士|doctor|ph\.?\s?d/i, 'doctor'],
  [/硕士|碩士|研究生|master|m\.?sc|mba/i, 'master'],
  [/本科|学士|學士|bachelor|b\.?sc|b\.?eng/i, 'bachelor'],
  [/大专|专科|專科|associate|college/i, 'college'],
] as const
function degree(value: unknown): Finding {
  const told = typeof value === 'string' ? value : ''
  return { ...NONE, value: degreeWords.find(([words]) => words.test(told))?.[1] ?? '' }
}

/**
 * A resume after JSON Resume 1.0 as if it had been read from a file, for the same review; it has no pages.
 * @throws where it is none
 */
export function parsedFromJson(json: string): ParsedResume {
  const resume: unknown = JSON.parse(json)
  if (!isObject(resume) || !isObject(resume['basics'])) throw new SyntaxError('no JSON Resume')
  const basics = resume['basics']
  const location = isObject(basics['location']) ? basics['location'] : {}
  return {
    pages: [],
    unread: [],
    basic: {
      name: text(basics['name'], name),
      sex: NONE,
      birth: NONE,
      phone: text(basics['phone'], 20),
      email: text(basics['email'], 100),
      city: text(location['city'], place),
      political: NONE,
      hometown: NONE,
    },
    positions: [text(basics['label'], heading)].filter(({ value }) => value !== ''),
    education: objects(resume['education'], resumeLimits.education).map((one) => ({
      school: text(one['institution'], heading),
      major: text(one['area'], heading),
      degree: degree(one['studyType']),
      ...span(one),
      score: text(one['score'], score),
      note: text(Array.isArray(one['courses']) ? one['courses'].join('、') : '', note),
    })),
    work: objects(resume['work'], resumeLimits.work).map((one) => ({
      kind: NONE,
      company: text(one['name'], heading),
      position: text(one['position'], heading),
      city: text(one['location'], place),
      ...span(one),
      bullets: lines(one),
    })),
    project: objects(resume['projects'], resumeLimits.project).map((one) => ({
      name: text(one['name'], heading),
      role: text(Array.isArray(one['roles']) ? one['roles'][0] : '', heading),
      link: text(one['url'], address),
      ...span(one),
      bullets: lines(one),
    })),
    posts: objects(resume['volunteer'], items).map((one) => ({
      organisation: text(one['organization'], heading),
      position: text(one['position'], heading),
      ...span(one),
      bullets: lines(one),
    })),
    skills: objects(resume['skills'], items).map((one) => ({ name: text(one['name'], heading), level: NONE })),
    languages: objects(resume['languages'], items).map((one) => ({
      language: text(one['language'], place),
      certificate: NONE,
      score: NONE,
    })),
    certificates: objects(resume['certificates'], items).map((one) => ({
      name: text(one['name'], heading),
      date: date(one['date']),
    })),
    awards: objects(resume['awards'], items).map((one) => ({
      title: text(one['title'], heading),
      date: date(one['date']),
    })),
    links: objects(basics['profiles'], items).map((one) => ({
      label: text(one['network'], place),
      url: text(one['url'], address),
    })),
    summary: text(basics['summary'], summary),
  }
}
