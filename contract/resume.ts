import * as v from 'valibot'
import { templates } from './rules/resume-templates.ts'
import { text, whole } from './rules/schemas.ts'

/** How much a resume holds: the form and the server go by the same figures. Characters, where nothing else is said. */
export const resumeLimits = {
  title: 30,
  name: 40,
  phone: 20,
  email: 100,
  /** Of a school, a company, a project, a post, a certificate. */
  heading: 60,
  place: 40,
  address: 200,
  score: 60,
  note: 300,
  bullet: 200,
  summary: 600,
  /** Entries of a section. */
  bullets: 12,
  education: 10,
  work: 20,
  project: 20,
  items: 30,
  keywords: 20,
  wishes: 10,
  positions: 3,
  cities: 5,
  /** Thousand yuan a month. */
  salary: 200,
  attachments: 10,
} as const

/** Characters that a line about what somebody did should have: fewer say too little, more nobody reads. */
export const BULLET_GOOD = { min: 15, max: 80 } as const

const listOf = <T extends v.GenericSchema>(entry: T, max: number) => v.pipe(v.array(entry), v.maxLength(max))

/** Made by whoever adds the entry, so that a save that is sent twice adds once. */
export const entryId = v.pipe(v.string(), v.regex(/^[\w-]{8,36}$/))
/** A year, a month or a day, '' where not said. */
export const partialDate = v.pipe(
  v.string(),
  v.regex(/^(?:(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?)?$/),
)
/** Also 'present'. */
export const endDate = v.pipe(
  v.string(),
  v.regex(/^(?:present|(?:(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?)?)$/),
)

export const politicalStatuses = ['', 'member', 'probationary', 'league', 'masses', 'other'] as const
export const degrees = ['', 'college', 'bachelor', 'master', 'doctor', 'other'] as const
export const workKinds = ['internship', 'fulltime', 'parttime'] as const
export const skillLevels = ['', 'basic', 'familiar', 'proficient', 'expert'] as const
export const intentionKinds = ['', 'fulltime', 'internship', 'both'] as const

export const basicInfo = v.object({
  /** What the student calls the resume; nobody else reads it. */
  title: text(resumeLimits.title),
  /** That there is one means that there is a resume. */
  name: text(resumeLimits.name),
  /** 0 male, 1 female, '' not said. */
  sex: v.picklist(['', '0', '1']),
  birth: partialDate,
  phone: text(resumeLimits.phone),
  email: text(resumeLimits.email),
  city: text(resumeLimits.place),
  political: v.picklist(politicalStatuses),
  hometown: text(resumeLimits.place),
  /** Id of a picture among the student's files; '' for none. */
  photo: v.pipe(v.string(), v.regex(/^[\w-]{0,36}$/)),
})
export type BasicInfo = v.InferOutput<typeof basicInfo>

const span = { start: partialDate, end: endDate }
const bullets = listOf(text(resumeLimits.bullet), resumeLimits.bullets)

export const education = v.object({
  id: entryId,
  school: text(resumeLimits.heading),
  major: text(resumeLimits.heading),
  degree: v.picklist(degrees),
  ...span,
  /** Grade point average, rank. */
  score: text(resumeLimits.score),
  /** Courses, honours. */
  note: text(resumeLimits.note),
})
export type Education = v.InferOutput<typeof education>

export const work = v.object({
  id: entryId,
  kind: v.picklist(workKinds),
  company: text(resumeLimits.heading),
  position: text(resumeLimits.heading),
  city: text(resumeLimits.place),
  ...span,
  bullets,
})
export type Work = v.InferOutput<typeof work>

export const project = v.object({
  id: entryId,
  name: text(resumeLimits.heading),
  role: text(resumeLimits.heading),
  link: text(resumeLimits.address),
  ...span,
  bullets,
})
export type Project = v.InferOutput<typeof project>

/** What can be added, changed, ordered and deleted entry by entry. */
export const entrySchemas = { education, work, project } as const
export type EntryKind = keyof typeof entrySchemas
export const entryKinds = ['education', 'work', 'project'] as const satisfies readonly EntryKind[]

const items = <S extends Readonly<Record<string, v.GenericSchema>>>(shape: S) =>
  listOf(v.object({ id: entryId, ...shape }), resumeLimits.items)

/** The parts of `saveother`: each is kept, and saved, as a whole. */
export const otherParts = {
  skills: items({
    name: text(resumeLimits.heading),
    level: v.picklist(skillLevels),
    /** Where `name` is a group. */
    keywords: listOf(text(resumeLimits.place), resumeLimits.keywords),
  }),
  languages: items({
    language: text(resumeLimits.place),
    fluency: text(resumeLimits.heading),
    certificate: text(resumeLimits.heading),
    score: text(resumeLimits.score),
  }),
  certificates: items({ name: text(resumeLimits.heading), issuer: text(resumeLimits.heading), date: partialDate }),
  awards: items({
    title: text(resumeLimits.heading),
    awarder: text(resumeLimits.heading),
    date: partialDate,
    note: text(resumeLimits.note),
  }),
  posts: items({ organisation: text(resumeLimits.heading), position: text(resumeLimits.heading), ...span, bullets }),
  links: items({ label: text(resumeLimits.place), url: text(resumeLimits.address) }),
  summary: text(resumeLimits.summary),
} as const
export type OtherPart = keyof typeof otherParts
/** Those that are lists of items. */
export type ListPart = Exclude<OtherPart, 'summary'>
export const otherPartNames = Object.keys(otherParts) as readonly OtherPart[]

/** What a student hopes for beside the position. */
export const wish = v.object({
  industries: listOf(text(resumeLimits.place), resumeLimits.wishes),
  company_kinds: listOf(text(resumeLimits.place), resumeLimits.wishes),
  note: text(resumeLimits.note),
})
export type Wish = v.InferOutput<typeof wish>

const thousands = v.pipe(whole, v.minValue(0), v.maxValue(resumeLimits.salary))

export const intention = v.object({
  positions: listOf(text(resumeLimits.heading), resumeLimits.positions),
  cities: listOf(text(resumeLimits.place), resumeLimits.cities),
  /** Thousand yuan a month; 0 where not said. */
  salary_min: thousands,
  salary_max: thousands,
  kind: v.picklist(intentionKinds),
  /** 'now', or the month. */
  from: v.pipe(v.string(), v.regex(/^(?:now|(?:20\d\d-(?:0[1-9]|1[0-2]))?)$/)),
})
export type Intention = v.InferOutput<typeof intention>

/** What stands on paper, in the order in which a student has it by default; the head comes before all of it. */
export const printedSections = [
  'education',
  'work',
  'project',
  'posts',
  'skills',
  'languages',
  'certificates',
  'awards',
  'summary',
] as const
export type PrintedSection = (typeof printedSections)[number]

export const accents = ['blue', 'ink', 'green', 'amber', 'red'] as const
export const sizes = ['small', 'medium', 'large'] as const
export const spacings = ['tight', 'normal', 'loose'] as const
/** What of the head a student may leave out. */
export const headFacts = ['photo', 'age', 'political'] as const

/** How it looks on paper. */
export const layout = v.object({
  template: v.pipe(whole, v.minValue(0), v.maxValue(templates.length - 1)),
  accent: v.picklist(accents),
  size: v.picklist(sizes),
  spacing: v.picklist(spacings),
  order: listOf(v.picklist(printedSections), printedSections.length),
  shows: listOf(v.picklist(headFacts), headFacts.length),
})
export type Layout = v.InferOutput<typeof layout>

/** Sections that are kept, and saved, as a whole, and what each holds. */
export const sectionSchemas = { basic: basicInfo, ...otherParts, wish, intention, layout } as const
export type SectionName = keyof typeof sectionSchemas

/** Everything that a student wrote. */
export const resumeContent = v.object({
  basic: basicInfo,
  education: listOf(education, resumeLimits.education),
  work: listOf(work, resumeLimits.work),
  project: listOf(project, resumeLimits.project),
  ...otherParts,
  wish,
  intention,
  layout,
})
export type ResumeContent = v.InferOutput<typeof resumeContent>

export type SectionContent<S extends SectionName> = ResumeContent[S]
export type EntryContent<K extends EntryKind> = ResumeContent[K][number]

/** A resume in which nothing has been written. */
export const emptyResume: ResumeContent = {
  basic: {
    title: '',
    name: '',
    sex: '',
    birth: '',
    phone: '',
    email: '',
    city: '',
    political: '',
    hometown: '',
    photo: '',
  },
  education: [],
  work: [],
  project: [],
  skills: [],
  languages: [],
  certificates: [],
  awards: [],
  posts: [],
  links: [],
  summary: '',
  wish: { industries: [], company_kinds: [], note: '' },
  intention: { positions: [], cities: [], salary_min: 0, salary_max: 0, kind: '', from: '' },
  layout: {
    template: 0,
    accent: 'blue',
    size: 'medium',
    spacing: 'normal',
    order: [...printedSections],
    shows: ['photo', 'age'],
  },
}
