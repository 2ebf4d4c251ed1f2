import {
  type GuidedPlace,
  type GuidedQuestion,
  type GuidedSection,
  guidedQuestions,
  guidedSections,
} from '../../../../../contract/guided.ts'
import type { ResumeContent } from '../../../../../contract/resume.ts'
import { type Own, ownEntry } from './facts.ts'

interface Question {
  readonly section: GuidedSection
  /** What an answer has to say. */
  readonly needs: readonly GuidedPlace[]
  /** The how manieth line about the work or project that it asks for. */
  readonly line?: number
}

const lineOf = (section: 'work' | 'project', line: number): Question => ({ section, needs: ['line'], line })

export const script: Readonly<Record<GuidedQuestion, Question>> = {
  name: { section: 'basic', needs: ['name'] },
  contact: { section: 'basic', needs: ['phone', 'email'] },
  city: { section: 'basic', needs: ['city'] },
  aim: { section: 'intention', needs: ['positions'] },
  aimCity: { section: 'intention', needs: ['cities'] },
  salary: { section: 'intention', needs: ['salary'] },
  education: { section: 'education', needs: ['school', 'major', 'degree', 'time'] },
  work: { section: 'work', needs: ['company', 'position', 'time'] },
  work1: lineOf('work', 1),
  work2: lineOf('work', 2),
  work3: lineOf('work', 3),
  project: { section: 'project', needs: ['project', 'role', 'time'] },
  project1: lineOf('project', 1),
  project2: lineOf('project', 2),
  project3: lineOf('project', 3),
  skills: { section: 'skills', needs: ['skills'] },
  honours: { section: 'honours', needs: ['awards'] },
  summary: { section: 'summary', needs: ['summary'] },
}

/** What the script goes by. */
export interface Standing {
  readonly content: ResumeContent
  readonly own: Own
  /** Questions that were answered or passed over. */
  readonly passed: readonly GuidedQuestion[]
}

export const isEntryQuestion = (id: GuidedQuestion): id is 'education' | 'work' | 'project' =>
  id === 'education' || id === 'work' || id === 'project'

function has(place: GuidedPlace, id: GuidedQuestion, { content, own }: Standing): boolean {
  const { basic, intention } = content
  const entry = isEntryQuestion(id) ? ownEntry(content, own, id) : undefined
  const said = (field: string) => entry !== undefined && Reflect.get(entry, field) !== ''
  switch (place) {
    case 'name':
    case 'phone':
    case 'email':
    case 'city':
      return basic[place].trim() !== ''
    case 'positions':
    case 'cities':
      return intention[place].length > 0
    case 'salary':
      return intention.salary_min > 0 || intention.salary_max > 0
    case 'time':
      return said('start') || said('end')
    case 'project':
      return said('name')
    case 'skills':
      return content.skills.length > 0
    case 'awards':
      return content.languages.length + content.certificates.length + content.awards.length > 0
    case 'summary':
      return content.summary.trim() !== ''
    default:
      return said(place)
  }
}

/** What a resume lacks of what a question asks for. */
export function missingOf(id: GuidedQuestion, standing: Standing): GuidedPlace[] {
  const { section, needs, line } = script[id]
  if (line === undefined) return needs.filter((place) => !has(place, id, standing))
  const entry = ownEntry(standing.content, standing.own, section as 'work' | 'project')
  return entry && entry.bullets.length < line ? ['line'] : []
}

/** Whether there is nothing to ask: it stands already, was passed over, or is about something that nobody told. */
export function isDone(id: GuidedQuestion, standing: Standing): boolean {
  const { content, own, passed } = standing
  if (passed.includes(id)) return true
  const { section, line } = script[id]
  if (isEntryQuestion(id) && !ownEntry(content, own, id)) return content[id].length > 0
  if (line !== undefined && !ownEntry(content, own, section as 'work' | 'project'))
    return isDone(section as 'work' | 'project', standing)
  return missingOf(id, standing).length === 0
}

export const nextOf = (standing: Standing): GuidedQuestion | null =>
  guidedQuestions.find((id) => !isDone(id, standing)) ?? null

/** Questions that are passed over with one: what else was done, once nothing comes to mind. */
export function withFollowing(id: GuidedQuestion): readonly GuidedQuestion[] {
  const { section, line } = script[id]
  if (line === undefined) return [id]
  return guidedQuestions.filter((one) => script[one].section === section && (script[one].line ?? 0) >= line)
}

export function progressOf(standing: Standing) {
  return guidedSections.map((name) => {
    const own = guidedQuestions.filter((id) => script[id].section === name)
    return { name, done: own.filter((id) => isDone(id, standing)).length, of: own.length }
  })
}

/** The company or project that a line is asked about. */
export function subjectOf(id: GuidedQuestion, { content, own }: Pick<Standing, 'content' | 'own'>): string {
  const { section, line } = script[id]
  if (line === undefined) return ''
  return section === 'work'
    ? (ownEntry(content, own, 'work')?.company ?? '')
    : (ownEntry(content, own, 'project')?.name ?? '')
}
