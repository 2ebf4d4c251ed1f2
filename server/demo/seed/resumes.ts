import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray } from 'drizzle-orm'
import * as v from 'valibot'
import {
  type EntryKind,
  emptyResume,
  entrySchemas,
  type ResumeContent,
  type SectionName,
  sectionSchemas,
  skillLevels,
} from '../../../contract/resume.ts'
import { students } from '../../areas/login/schema.ts'
import { resumeEntries, resumeSections, resumes } from '../../areas/resume/schema.ts'
import type { Db } from '../../platform/db/open.ts'
import { createCalendar } from './content/calendar.ts'
import { readData } from './data.ts'
import { type DemoStudent, demoStudents } from './students.ts'

const [text, texts] = [v.string(), v.array(v.string())]

/** `0/06`: the month June of the year in which the student graduates; `-3/09`: September three years before. */
const date = v.pipe(v.string(), v.regex(/^(?:-?\d\/\d\d|present)?$/))
const stint = { start: date, end: date, bullets: texts }
const listOf = <T extends Readonly<Record<string, v.GenericSchema>>>(shape: T) =>
  v.optional(v.array(v.strictObject(shape)))

/** A student's resume in short: what all of them have in common is filled in. */
const sketch = v.strictObject({
  /** What there is to learn from it: nothing much, almost nothing written, dates that do not fit, two languages in one. */
  style: v.picklist(['good', 'thin', 'disordered', 'mixed']),
  home: text,
  score: text,
  courses: text,
  work: listOf({ company: text, position: text, ...stint }),
  project: listOf({ name: text, role: text, ...stint }),
  posts: listOf({ organisation: text, position: text, ...stint }),
  skills: listOf({ name: text, level: v.picklist(skillLevels) }),
  language: v.optional(v.strictObject({ language: text, certificate: text, score: text })),
  certificates: listOf({ name: text, issuer: text, date }),
  links: listOf({ label: text, url: text }),
  awards: listOf({ title: text, awarder: text, date }),
  summary: v.optional(text),
  wish: v.optional(v.strictObject({ industries: texts, company_kinds: texts, note: text })),
  /** From and to: thousand yuan a month. */
  wants: v.optional(v.strictObject({ position: text, city: text, from: v.number(), to: v.number() })),
})
type Sketch = v.InferOutput<typeof sketch>

/** By name. */
export const sketches: Readonly<Record<string, Sketch>> = readData('resumes', v.record(text, sketch))

/** Items of a list with ids that no other item of the resume has. */
const numbered = <T extends object>(kind: string, list: readonly T[] = []) =>
  list.map((one, index) => ({ id: `demo-${kind}-${index + 1}`, ...one }))

/** Of Taiwan without the country's code, as one writes it at home. */
const contactPhone = (phone: string) => (phone.startsWith('886') ? `0${phone.slice(3)}` : phone)

/**
 * What a student of the demonstration wrote.
 * @param graduationYear that the dates of the sketch count from
 */
export function resumeFrom(student: DemoStudent, sketch: Sketch, graduationYear: number): ResumeContent {
  const { name, sex, phone, school, major } = student
  const { language, wants } = sketch
  const isThin = sketch.style === 'thin'
  const number = Number(phone.slice(-2))
  const dateOf = (date: string): string => {
    const [years, month] = date.split('/')
    return month === undefined ? date : `${graduationYear + Number(years)}-${month}`
  }
  const dated = <T extends { date: string }>(one: T) => ({ ...one, date: dateOf(one.date) })
  const spanned = <T extends { start: string; end: string }>(one: T) => {
    return { ...one, start: dateOf(one.start), end: dateOf(one.end) }
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
      city: wants?.city ?? '',
      political: isThin || phone.startsWith('886') ? '' : number % 4 === 1 ? 'probationary' : 'league',
      hometown: sketch.home,
    },
    education: numbered('education', [
      {
        school,
        major,
        degree: 'bachelor',
        ...spanned({ start: '-4/09', end: '0/06' }),
        score: sketch.score,
        note: sketch.courses,
      },
    ]),
    work: numbered('work', sketch.work).map((one) => {
      return { ...spanned(one), kind: one.position.includes('兼职') ? 'parttime' : 'internship', city: '' }
    }),
    project: numbered('project', sketch.project).map((one) => ({ ...spanned(one), link: '' })),
    posts: numbered('posts', sketch.posts).map(spanned),
    skills: numbered('skills', sketch.skills).map((one) => ({ ...one, keywords: [] })),
    languages: numbered('languages', language && [{ ...language, fluency: '' as const }]),
    awards: numbered('awards', sketch.awards).map((one) => ({ ...dated(one), note: '' })),
    certificates: numbered('certificates', sketch.certificates).map(dated),
    links: numbered('links', sketch.links),
    summary: sketch.summary ?? '',
    wish: sketch.wish ?? emptyResume.wish,
    intention: wants
      ? {
          positions: [wants.position],
          cities: [wants.city],
          salary_min: wants.from,
          salary_max: wants.to,
          kind: 'fulltime',
          from: `${graduationYear}-07`,
        }
      : emptyResume.intention,
  }
}

/** The version that a seeded resume has; those that somebody changed since are left alone. */
const SEEDED = 1

/**
 * Writes the resumes of the demonstration's students that nothing was written in yet.
 * @param now epoch milliseconds
 */
export async function seedResumes(db: Db, now: number): Promise<void> {
  const { graduationYear } = createCalendar(now)
  const wanted = demoStudents.filter(({ name }) => Object.hasOwn(sketches, name))
  const phones = wanted.map(({ phone }) => phone)
  const empty = await db
    .select({ id: students.id, phone: students.phone })
    .from(students)
    .innerJoin(resumes, eq(resumes.studentId, students.id))
    .where(and(inArray(students.phone, phones), eq(students.isDemo, true), eq(resumes.version, 0)))
  if (empty.length === 0) return
  const written = empty.flatMap(({ id, phone }) => {
    const student = wanted.find((one) => one.phone === phone)
    const sketch = sketches[student?.name ?? '']
    return student && sketch ? [{ id, content: resumeFrom(student, sketch, graduationYear) }] : []
  })
  const ids = empty.map(({ id }) => id)
  await db
    .update(resumes)
    .set({ version: SEEDED, updatedAt: new Date(now) })
    .where(inArray(resumes.studentId, ids))
  await db.delete(resumeSections).where(inArray(resumeSections.studentId, ids))
  await db.insert(resumeSections).values(written.flatMap(({ id, content }) => sectionRows(id, content)))
  await db.insert(resumeEntries).values(written.flatMap(({ id, content }) => entryRows(id, content)))
}

const sectionRows = (studentId: number, content: ResumeContent) =>
  (Object.keys(sectionSchemas) as SectionName[])
    .filter((section) => !isDeepStrictEqual(content[section], emptyResume[section]))
    .map((section) => ({ studentId, section, content: { value: content[section] }, version: SEEDED }))

const entryRows = (studentId: number, content: ResumeContent) =>
  (Object.keys(entrySchemas) as EntryKind[]).flatMap((kind) =>
    content[kind].map((entry, index) => {
      return { studentId, id: entry.id, kind, position: index + 1, content: entry, version: SEEDED }
    }),
  )
