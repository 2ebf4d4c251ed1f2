import type { ResumeContent } from '../../../../../contract/resume.ts'
import { type Entry, entryPlace, sectionPlace } from '../written.ts'
import { type Costs, type Found, found } from './found.ts'

/** What nobody can judge where no line says what was done. */
const UNJUDGED: Costs = { quantity: 15, verbs: 10 }
/** Likewise where nothing has a date. */
const UNDATED: Costs = { chronology: 12 }

/** What a resume for a first job has to have: 20 points. */
export function completeness(content: ResumeContent, entries: readonly Entry[]): Found[] {
  const schools = content.education
  const done = entries.filter(({ section }) => section !== 'education')
  const isUnjudged = done.every(({ lines }) => lines.length === 0)
  const all: (Found | false)[] = [
    schools.length === 0 &&
      found('education-missing', sectionPlace('education'), { completeness: 6, ...(entries.length === 0 && UNDATED) }),
    done.length === 0 && found('experience-missing', sectionPlace('work'), { completeness: 6, ...UNJUDGED }),
    ...schools.map(
      ({ id, school, major, degree }, index) =>
        [school, major, degree].some((said) => said.trim() === '') &&
        found('education-incomplete', entryPlace({ section: 'education', id, index }), { completeness: 2 }),
    ),
    ...done
      .filter(({ lines }) => lines.length === 0)
      .map((entry, at) =>
        found('lines-missing', entryPlace(entry, 'bullets'), {
          completeness: 2,
          ...(isUnjudged && at === 0 && UNJUDGED),
        }),
      ),
    content.skills.length === 0 && found('skills-missing', sectionPlace('skills'), { completeness: 4 }),
    content.intention.positions.length === 0 &&
      found('intention-missing', sectionPlace('intention'), { completeness: 2 }),
    content.summary.trim() === '' && found('summary-missing', sectionPlace('summary'), { completeness: 1 }),
    [content.languages, content.certificates, content.awards].every((list) => list.length === 0) &&
      found('proofs-missing', sectionPlace('certificates'), { completeness: 1 }),
  ]
  return all.filter((one) => one !== false)
}
