import { emptyResume, type ResumeContent } from '../../../contract/resume.ts'
import type { SamplePart, SampleParts } from '../../api/resume.ts'

/** What people study whose resumes are shown before there is one. */
export const sampleMajors = { electronics: '电子信息工程', accounting: '会计学', journalism: '新闻学' } as const
export type SampleMajor = keyof typeof sampleMajors

/** Nobody's; the telephone number is one that is given to nobody. */
const person = { name: '沈砚舟', sex: '0', phone: '13955502048', email: 'shenyz@example.com', city: '江临' } as const

const headingOf = (part: SamplePart | undefined) => part?.heading.split(' · ') ?? []
const oneOf = <T>(part: SamplePart | undefined, make: (heading: readonly string[], lines: string[]) => T): T[] =>
  part ? [make(headingOf(part), [...part.lines])] : []

/**
 * A whole resume, put together from examples.
 * @param today as 2026-11-20, which its dates count from
 */
export function sampleOf(parts: SampleParts, today: string): ResumeContent {
  const year = Number(today.slice(0, 4))
  const [, position = ''] = headingOf(parts.work)
  const id = (name: string) => `sample-${name}`
  return {
    ...emptyResume,
    basic: { ...emptyResume.basic, ...person, birth: `${year - 21}-05` },
    education: oneOf(parts.education, ([school = '', major = ''], lines) => ({
      id: id('education'),
      school,
      major,
      degree: 'bachelor',
      start: `${year - 3}-09`,
      end: `${year + 1}-06`,
      score: '',
      note: lines.join('；'),
    })),
    work: oneOf(parts.work, ([company = ''], bullets) => ({
      id: id('work'),
      kind: 'internship',
      company,
      position,
      city: person.city,
      start: `${year - 1}-06`,
      end: `${year - 1}-09`,
      bullets,
    })),
    project: oneOf(parts.project, ([name = '', role = ''], bullets) => ({
      id: id('project'),
      name,
      role,
      link: '',
      start: `${year - 1}-02`,
      end: `${year - 1}-06`,
      bullets,
    })),
    posts: oneOf(parts.posts, ([organisation = '', post = ''], bullets) => ({
      id: id('posts'),
      organisation,
      position: post,
      start: `${year - 2}-09`,
      end: `${year - 1}-06`,
      bullets,
    })),
    skills: oneOf(parts.skills, ([name = ''], keywords) => ({ id: id('skills'), name, level: '', keywords })),
    summary: parts.summary?.lines.join('') ?? '',
    intention: {
      ...emptyResume.intention,
      positions: position === '' ? [] : [position.replace(/实习生$/, '')],
      cities: [person.city],
      salary_min: 8,
      salary_max: 12,
      kind: 'fulltime',
      from: `${year + 1}-07`,
    },
  }
}
