import {
  type Education,
  emptyResume,
  type Project,
  type ResumeContent,
  skillLevels,
  type Work,
} from '../../../../contract/resume.ts'
import type { DemoStudent } from '../students.ts'
import type { Sketch, SketchDate, Stint } from './sketch.ts'

type Skill = ResumeContent['skills'][number]

/** Items of a list with ids that no other item of the resume has. */
const numbered = <T, R>(kind: string, list: readonly T[] = [], make: (one: T, id: string) => R): R[] =>
  list.map((one, index) => make(one, `demo-${kind}-${index + 1}`))

/** Of Taiwan without the country's code, as one writes it at home. */
const contactPhone = (phone: string) => (phone.startsWith('886') ? `0${phone.slice(3)}` : phone)

/**
 * What a student of the demonstration wrote.
 * @param graduationYear that the dates of the sketch count from
 */
export function resumeFrom(student: DemoStudent, sketch: Sketch, graduationYear: number): ResumeContent {
  const { name, sex, phone, school, major } = student
  const isThin = sketch.style === 'thin'
  const number = Number(phone.slice(-2))
  const dateOf = (date: SketchDate): string => {
    const [years, month] = date.split('/')
    return month === undefined ? date : `${graduationYear + Number(years)}-${month}`
  }
  const span = (start: SketchDate, end: SketchDate) => ({ start: dateOf(start), end: dateOf(end) })
  const [position, city, from, to] = sketch.wants ?? []
  const [industries, companyKinds, note] = sketch.hopes ?? []

  const education: Education = {
    id: 'demo-education-1',
    school,
    major,
    degree: 'bachelor',
    ...span('-4/09', '0/06'),
    score: sketch.score,
    note: sketch.courses,
  }
  const workOf = ([company, role, start, end, ...bullets]: Stint, id: string): Work => {
    const kind = role.includes('兼职') ? 'parttime' : 'internship'
    return { id, kind, company, position: role, city: '', ...span(start, end), bullets }
  }
  const projectOf = ([heading, role, start, end, ...bullets]: Stint, id: string): Project => {
    return { id, name: heading, role, link: '', ...span(start, end), bullets }
  }
  const skillOf = (text: string, id: string): Skill => {
    const [skill = '', level] = text.split(':')
    return { id, name: skill, level: skillLevels.find((one) => one === level) ?? '', keywords: [] }
  }

  return {
    ...emptyResume,
    basic: {
      ...emptyResume.basic,
      title: isThin ? '' : `${major}-${name}`,
      name,
      sex,
      birth: isThin ? '' : `${graduationYear - 22}-${String((number % 12) + 1).padStart(2, '0')}`,
      phone: contactPhone(phone),
      email: isThin ? '' : `student${phone.slice(-4)}@example.com`,
      city: city ?? '',
      political: isThin || phone.startsWith('886') ? '' : number % 4 === 1 ? 'probationary' : 'league',
      hometown: sketch.home,
    },
    education: [education],
    work: numbered('work', sketch.work, workOf),
    project: numbered('project', sketch.project, projectOf),
    posts: numbered('posts', sketch.posts, ([organisation, role, start, end, ...bullets], id) => {
      return { id, organisation, position: role, ...span(start, end), bullets }
    }),
    skills: numbered('skills', sketch.skills, skillOf),
    languages: numbered('languages', sketch.language && [sketch.language], ([language, certificate, score], id) => {
      return { id, language, fluency: '', certificate, score }
    }),
    awards: numbered('awards', sketch.awards, ([title, awarder, date], id) => {
      return { id, title, awarder, date: dateOf(date), note: '' }
    }),
    certificates: numbered('certificates', sketch.certificates, ([title, issuer, date], id) => {
      return { id, name: title, issuer, date: dateOf(date) }
    }),
    links: numbered('links', sketch.links, ([label, url], id) => ({ id, label, url })),
    summary: sketch.summary ?? '',
    wish: { industries: industries ?? [], company_kinds: companyKinds ?? [], note: note ?? '' },
    intention: {
      ...emptyResume.intention,
      ...(position && city && { positions: [position], cities: [city], salary_min: from ?? 0, salary_max: to ?? 0 }),
      ...(position && { kind: 'fulltime' as const, from: `${graduationYear}-07` }),
    },
  }
}
