import { readFileSync } from 'node:fs'
import type { Finding, Place, Target } from '../contract/diagnosis.ts'
import { emptyResume, type ResumeContent } from '../contract/resume.ts'
import { diagnose } from '../server/areas/resume/assistant/diagnose.ts'
import { skillsIn } from '../server/areas/resume/assistant/skills.ts'

/** A resume with what was found in it by hand, and its place among those of its half. */
export interface GoldenDiagnosis {
  readonly id: string
  readonly place: number
  readonly resume: Partial<ResumeContent>
  readonly target: Target | null
  readonly findings: readonly { readonly rule: string; readonly at: string; readonly quote?: string }[]
}

export const GOLDEN_DAY = '2026-11-27'

export const goldenOf = (half: 'tuning' | 'measuring'): GoldenDiagnosis[] =>
  JSON.parse(readFileSync(new URL(`fixtures/diagnosis-${half}.json`, import.meta.url), 'utf8'))

/** What is written in it, in a whole resume. */
export function resumeOf({ resume }: GoldenDiagnosis): ResumeContent {
  const filled = Object.entries(resume).map(([section, value]) => {
    const empty = emptyResume[section as keyof ResumeContent]
    if (!Array.isArray(value)) return [section, typeof value === 'object' ? { ...(empty as object), ...value } : value]
    return [
      section,
      (value as object[]).map((one, at) => ({
        id: `${section}-${at}`,
        ...blanks[section as keyof typeof blanks],
        ...one,
      })),
    ]
  })
  return { ...emptyResume, ...Object.fromEntries(filled) }
}

const span = { start: '', end: '' }
const blanks = {
  education: { school: '', major: '', degree: '', score: '', note: '', ...span },
  work: { kind: 'internship', company: '', position: '', city: '', bullets: [], ...span },
  project: { name: '', role: '', link: '', bullets: [], ...span },
  posts: { organisation: '', position: '', bullets: [], ...span },
  skills: { name: '', level: '', keywords: [] },
  languages: { language: '', fluency: '', certificate: '', score: '' },
  certificates: { name: '', issuer: '', date: '' },
  awards: { title: '', awarder: '', date: '', note: '' },
  links: { label: '', url: '' },
} as const

/** `work.0.bullets.1`, `basic.phone`, `skills`. */
const pathOf = ({ section, index, field, line }: Place): string =>
  [section, ...(index < 0 ? [] : [index]), ...(line < 0 ? (section === 'basic' ? [field] : []) : ['bullets', line])]
    .filter((part) => part !== '')
    .join('.')

/** A keyword is what is missing; of all else the place tells enough. */
const keyOf = (rule: string, at: string, quote: string) =>
  rule === 'keyword-missing' ? `${rule} ${quote.toLowerCase().replaceAll(' ', '')}` : `${rule} ${at}`

const keyOfFinding = ({ rule, place, quote }: Finding) => keyOf(rule, pathOf(place), quote?.text ?? '')

export interface Compared {
  readonly id: string
  readonly place: number
  readonly score: number
  readonly right: string[]
  /** Found, and not by hand. */
  readonly wrong: string[]
  /** By hand alone. */
  readonly missed: string[]
}

const KEYWORD = 'keyword-missing '

/** By its places, a keyword by what it is: 'Linux 驱动' and 'Linux 驱动开发' are one. */
function isSame(one: string, other: string): boolean {
  if (!one.startsWith(KEYWORD) || !other.startsWith(KEYWORD)) return one === other
  const [a, b] = [one, other].map((key) => key.slice(KEYWORD.length)) as [string, string]
  return a.includes(b) || b.includes(a) || skillsIn(a)[0]?.skill === (skillsIn(b)[0]?.skill ?? '')
}

export function compare(golden: GoldenDiagnosis): Compared {
  const { score, findings } = diagnose(resumeOf(golden), golden.target, GOLDEN_DAY)
  const mine = [...new Set(findings.map(keyOfFinding))]
  const theirs = [...new Set(golden.findings.map(({ rule, at, quote = '' }) => keyOf(rule, at, quote)))]
  const isIn = (keys: readonly string[]) => (key: string) => keys.some((one) => isSame(one, key))
  const { id, place } = golden
  return {
    id,
    place,
    score,
    right: theirs.filter(isIn(mine)),
    wrong: mine.filter((key) => !isIn(theirs)(key)),
    missed: theirs.filter((key) => !isIn(mine)(key)),
  }
}

export interface Agreement {
  readonly precision: number
  readonly recall: number
  /** Spearman's, of the scores with the order by hand. */
  readonly correlation: number
}

export function agreementOf(all: readonly Compared[]): Agreement {
  const sum = (key: 'right' | 'wrong' | 'missed') => all.reduce((total, one) => total + one[key].length, 0)
  const [right, wrong, missed] = [sum('right'), sum('wrong'), sum('missed')]
  const ranks = ranksOf(all.map(({ score }) => -score))
  const apart = all.reduce((total, { place }, at) => total + (place - ranks[at]!) ** 2, 0)
  const count = all.length
  return {
    precision: right / (right + wrong),
    recall: right / (right + missed),
    correlation: 1 - (6 * apart) / (count * (count ** 2 - 1)),
  }
}

/** From 1, the least first; those that are equal share theirs. */
const ranksOf = (values: readonly number[]): number[] =>
  values.map((value) => {
    const below = values.filter((other) => other < value).length
    const equal = values.filter((other) => other === value).length
    return below + (equal + 1) / 2
  })
