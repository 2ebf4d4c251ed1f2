import type { ResumeContent } from '../../../contract/resume.ts'
import type { ReviewSection } from './resume-review.types.ts'

/** The rows that a file and a resume are compared by. */

/** Sections whose found entries are matched with the present ones. */
export const listSections = [
  'education',
  'work',
  'project',
  'posts',
  'languages',
  'certificates',
  'awards',
  'links',
] as const
export type ListSection = (typeof listSections)[number]

export const isListSection = (section: ReviewSection): section is ListSection =>
  (listSections as readonly string[]).includes(section)

/** Fields that are decided together, the name of the entry first. */
export const entryRows = {
  education: [['school'], ['major', 'degree'], ['start', 'end'], ['score'], ['note']],
  work: [['company', 'position'], ['kind'], ['city'], ['start', 'end']],
  project: [['name', 'role'], ['link'], ['start', 'end']],
  posts: [
    ['organisation', 'position'],
    ['start', 'end'],
  ],
  languages: [['language', 'certificate', 'score', 'fluency']],
  certificates: [['name', 'date', 'issuer']],
  awards: [['title', 'date', 'awarder', 'note']],
  links: [['label', 'url']],
} as const satisfies Record<ListSection, readonly (readonly string[])[]>

/** The fields by which two entries are the same: the first that both have must agree, others must not speak against it. */
export const identities = {
  education: [['school'], ['degree', 'major']],
  work: [['company'], ['start', 'position']],
  project: [['name'], ['start']],
  posts: [['organisation'], ['position']],
  languages: [['certificate', 'language'], []],
  certificates: [['name'], []],
  awards: [['title'], ['date']],
  links: [['url'], []],
} as const satisfies Record<ListSection, readonly [readonly string[], readonly string[]]>

/** The fields of the intention beside positions and cities; those in one list are decided together. */
export const hopeFields = [['hope'], ['from'], ['salary_min', 'salary_max']] as const

/** Lists of words of the wish. */
export const wishLists = ['industries', 'company_kinds'] as const

/** The title of a resume stands in an export of ours alone. */
export const basicFields = ['title', 'name', 'sex', 'birth', 'phone', 'email', 'city', 'political', 'hometown'] as const

/** An entry of which nothing is known. */
export const blanks: { readonly [S in ListSection]: Omit<ResumeContent[S][number], 'id'> } = {
  education: { school: '', major: '', degree: '', start: '', end: '', score: '', note: '' },
  work: { kind: 'internship', company: '', position: '', city: '', start: '', end: '', bullets: [] },
  project: { name: '', role: '', link: '', start: '', end: '', bullets: [] },
  posts: { organisation: '', position: '', start: '', end: '', bullets: [] },
  languages: { language: '', fluency: '', certificate: '', score: '' },
  certificates: { name: '', issuer: '', date: '' },
  awards: { title: '', awarder: '', date: '', note: '' },
  links: { label: '', url: '' },
}

const SEPARATOR = '、'
export const joined = (items: readonly string[]): string => items.join(SEPARATOR)
/** @param text with commas, semicolons or enumeration commas between the items */
export const split = (text: string): readonly string[] =>
  text
    .split(/[、，,；;\n]/)
    .map((item) => item.trim())
    .filter(Boolean)

/** Items of a list: those found, where it is as it was found, whatever is in them. */
export const itemsOf = (text: string, found: readonly string[]): readonly string[] =>
  text === joined(found) ? found : split(text)

/** Two texts with the same characters, whatever their width and spaces; a full stop at the end says nothing. */
export const isSameText = (one: string, other: string): boolean => bare(one) === bare(other)
const bare = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\s/g, '')
    .replace(/[.。;；]$/, '')

/** A name without what people write now so, now otherwise: width, case, spaces, most punctuation (C# is not C). */
export const normal = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s|(?![#%./])\p{P}/gu, '')
export const isAlike = (one: string, other: string): boolean => normal(one) !== '' && normal(one) === normal(other)
