import type { ResumeContent } from '../../../contract/resume.ts'
import { hintsOf } from './bullet-hints.ts'

/** What a resume is judged complete by, in the order in which a student best goes on. */
export const checks = [
  'name',
  'contact',
  'education',
  'positions',
  'experience',
  'bullets',
  'skills',
  'cities',
  'numbers',
  'languages',
  'awards',
  'summary',
  'photo',
] as const
export type Check = (typeof checks)[number]

/** Of 100. */
const points: Readonly<Record<Check, number>> = {
  name: 8,
  contact: 12,
  education: 15,
  positions: 10,
  experience: 15,
  bullets: 10,
  skills: 8,
  cities: 4,
  numbers: 6,
  languages: 3,
  awards: 3,
  summary: 3,
  photo: 3,
}

const bulletsOf = ({ work, project, posts }: ResumeContent): readonly string[] =>
  [...work, ...project, ...posts].flatMap(({ bullets }) => bullets).filter((line) => line.trim() !== '')

const isSaid = (...texts: readonly string[]) => texts.every((text) => text.trim() !== '')

const rules: Readonly<Record<Check, (content: ResumeContent) => boolean>> = {
  name: ({ basic }) => isSaid(basic.name),
  contact: ({ basic }) => isSaid(basic.phone, basic.email),
  education: ({ education }) =>
    education.some(({ school, major, degree, start, end }) => isSaid(school, major, degree, start, end)),
  positions: ({ intention }) => intention.positions.length > 0,
  experience: ({ work, project }) =>
    work.some(({ company, position, start }) => isSaid(company, position, start)) ||
    project.some(({ name, start }) => isSaid(name, start)),
  bullets: (content) => bulletsOf(content).length >= 3,
  skills: ({ skills }) => skills.some(({ name }) => isSaid(name)),
  cities: ({ intention }) => intention.cities.length > 0,
  numbers: (content) => {
    const lines = bulletsOf(content)
    return (
      lines.length > 0 && lines.filter((line) => !hintsOf(line).includes('numberless')).length / lines.length >= 0.4
    )
  },
  languages: ({ languages }) => languages.some(({ language }) => isSaid(language)),
  awards: ({ awards, certificates }) =>
    awards.some(({ title }) => isSaid(title)) || certificates.some(({ name }) => isSaid(name)),
  summary: ({ summary }) => isSaid(summary),
  photo: ({ basic }) => basic.photo !== '',
}

export interface Completeness {
  /** 0 to 100. */
  readonly percent: number
  /** What is still open, the best next step first. */
  readonly open: readonly Check[]
}

export function completenessOf(content: ResumeContent): Completeness {
  const open = checks.filter((check) => !rules[check](content))
  return { percent: open.reduce((left, check) => left - points[check], 100), open }
}
