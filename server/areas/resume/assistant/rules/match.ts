import type { Finding, Target } from '../../../../../contract/diagnosis.ts'
import { degrees, type ResumeContent } from '../../../../../contract/resume.ts'
import { plain, simplified } from '../../../jobs/search/plain.ts'
import { keywordsOf } from '../../../jobs/search/segments.ts'
import { thesaurus } from '../../../jobs/search/thesaurus.ts'
import { type Named, skillsIn } from '../skills.ts'
import { sectionPlace, textOf } from '../written.ts'
import { type Found, found, whole } from './found.ts'

/** Terms of a target that count, the weightiest. */
const MOST = 10
/** Of 20 points: what the terms have, what a degree and a major. */
const TERMS = 14
const DEGREE = 4
const MAJOR = 2
/** How often a target names what it cannot do without. */
const OFTEN = 2

const bare = (text: string): string => plain(text).replaceAll(' ', '')

interface Term {
  readonly name: string
  /** As the dictionary calls it; '' of a word that is in none. */
  readonly skill: string
  readonly times: number
}

export interface Matched {
  readonly findings: readonly Found[]
  readonly keywords: { readonly matched: string[]; readonly missing: string[] }
}

/** What a target asks for, the most often named first, then what its skills name; words of no dictionary where it names none. */
function termsOf({ title, text, skills }: Target): Term[] {
  const listed = skills.flatMap((skill): Named[] => {
    const known = skillsIn(skill)
    return known.length > 0 ? known : [{ skill: '', as: skill, times: 1 }]
  })
  const named = skillsIn(`${title}\n${text}`)
  const all = new Map<string, Term>()
  for (const { skill, as, times } of [...named, ...listed]) {
    const key = skill || as
    const had = all.get(key)
    all.set(key, { name: had?.name ?? as, skill, times: had ? had.times : times })
  }
  const isListed = ({ skill, name }: Term) => Number(listed.some((one) => (one.skill || one.as) === (skill || name)))
  const found = [...all.values()].sort((a, b) => b.times - a.times || isListed(b) - isListed(a))
  if (found.length > 0) return found.slice(0, MOST)
  return keywordsOf(`${title}\n${text}`, MOST).map((name) => ({ name, skill: '', times: 1 }))
}

/** Whether two majors are of a kind: of one class of the catalogue, lead to the same first of all, or are called within each other. */
function isAlike(one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) => simplified(plain(name))[0] ?? '') as [string, string]
  if (a === '' || b === '') return false
  if (a.includes(b) || b.includes(a)) return true
  const { majors } = thesaurus()
  const [mine, theirs] = [majors.get(a), majors.get(b)]
  if (!mine || !theirs) return false
  return mine.class === theirs.class || mine.leads[0] === theirs.leads[0]
}

/** What the resume says of what the target asks for: 20 points. */
export function match(content: ResumeContent, target: Target): Matched {
  const terms = termsOf(target)
  const text = textOf(content)
  const said = new Set(skillsIn(text).map(({ skill }) => skill))
  const low = bare(text)
  // FreeRTOS is an RTOS, too.
  const has = ({ skill, name }: Term) => said.has(skill) || low.includes(bare(name))
  const missing = terms.filter((term) => !has(term))
  const weightOf = ({ times }: Term) => (times >= OFTEN ? 2 : 1)
  const unit =
    TERMS /
    Math.max(
      1,
      terms.reduce((sum, term) => sum + weightOf(term), 0),
    )
  const severityOf = ({ times }: Term): Finding['severity'] => (times >= OFTEN ? 'serious' : 'advice')
  const findings = missing.map((term) =>
    found(
      'keyword-missing',
      sectionPlace('skills'),
      { match: Math.max(1, Math.floor(unit * weightOf(term))) },
      { quote: whole(term.name), times: term.times, severity: severityOf(term) },
    ),
  )
  const highest = Math.max(
    0,
    ...content.education.map(({ degree }) => degrees.indexOf(degree === 'other' ? '' : degree)),
  )
  const asked = target.degree === 'any' ? 0 : degrees.indexOf(target.degree)
  const own = content.education.map(({ major }) => major).filter((major) => major !== '')
  const isOther =
    target.majors.length > 0 && own.length > 0 && !own.some((major) => target.majors.some((one) => isAlike(major, one)))
  return {
    findings: [
      ...findings,
      ...(highest > 0 && highest < asked ? [found('degree-below', sectionPlace('education'), { match: DEGREE })] : []),
      ...(isOther ? [found('major-other', sectionPlace('education'), { match: MAJOR })] : []),
    ],
    keywords: {
      matched: terms.filter(has).map(({ name }) => name),
      missing: missing.map(({ name }) => name),
    },
  }
}
