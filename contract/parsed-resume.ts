import * as v from 'valibot'
import { layout } from './resume.ts'
import { finite } from './rules/schemas.ts'

/** Points of a page: 1/72 inch from its upper left corner. */
const box = { x: finite, y: finite, width: finite, height: finite }

/** A piece of text where it stands on the page. */
const run = v.object({ text: v.string(), size: finite, isBold: v.boolean(), ...box })
export type Run = v.InferOutput<typeof run>

/** A page of the file as it was read; of a docx, which has none, as it would be laid out plainly. */
export const parsedPage = v.object({
  width: finite,
  height: finite,
  runs: v.array(run),
  /** Pictures, and where a docx has a formula, chart or the like; nothing in them is read. */
  pictures: v.array(v.object(box)),
})
export type ParsedPage = v.InferOutput<typeof parsedPage>

/** Why a student should look twice: what was found may not be what the file means. */
export const doubts = [
  'noEnd',
  'twoLines',
  'twoCandidates',
  'shortened',
  'incomplete',
  'unlabelled',
  'nearest',
] as const
export type Doubt = (typeof doubts)[number]

/** Page and run, both from 0; of a run that says more besides, from which of its characters on and before which. */
const place = v.object({
  page: finite,
  run: finite,
  from: v.optional(finite),
  to: v.optional(finite),
})
export type Place = v.InferOutput<typeof place>

/** What was found for one field. */
const finding = v.object({
  value: v.string(),
  /** Where it stands. */
  places: v.array(place),
  doubt: v.nullable(v.picklist(doubts)),
})
export type Finding = v.InferOutput<typeof finding>

const span = { start: finding, end: finding }
const found = <S extends Readonly<Record<string, v.GenericSchema>>>(shape: S) => v.array(v.object(shape))
const bullets = v.array(finding)

/**
 * A file read into the fields of a resume: values are those that the resume's own schemas take, '' where nothing was
 * found. Nothing of it is kept until the student says so (RES-3).
 */
export const parsedResume = v.object({
  pages: v.array(parsedPage),
  basic: v.object({
    name: finding,
    sex: finding,
    birth: finding,
    phone: finding,
    email: finding,
    city: finding,
    political: finding,
    hometown: finding,
  }),
  positions: v.array(finding),
  /** What else somebody hopes for; salaries in thousand yuan a month. */
  hopes: v.optional(
    v.object({ cities: v.array(finding), hope: finding, from: finding, salary_min: finding, salary_max: finding }),
  ),
  /** What beside the position, which only an export of ours says. */
  wish: v.optional(v.object({ industries: v.array(finding), company_kinds: v.array(finding), note: finding })),
  /** Likewise, how it looks on paper. */
  layout: v.optional(layout),
  education: found({ school: finding, major: finding, degree: finding, ...span, score: finding, note: finding }),
  work: found({ kind: finding, company: finding, position: finding, city: finding, ...span, bullets }),
  project: found({ name: finding, role: finding, link: finding, ...span, bullets }),
  posts: found({ organisation: finding, position: finding, ...span, bullets }),
  /** Keywords where `name` is a group, which no file tells but a resume as JSON. */
  skills: found({ name: finding, level: finding, keywords: v.optional(v.array(finding)) }),
  languages: found({ language: finding, fluency: v.optional(finding), certificate: finding, score: finding }),
  certificates: found({ name: finding, issuer: v.optional(finding), date: finding }),
  awards: found({ title: finding, awarder: v.optional(finding), date: finding, note: v.optional(finding) }),
  links: found({ label: finding, url: finding }),
  summary: finding,
  /** Pictures that take up much of a page, formulas and the like, and lines that no rule knew what to do with. */
  unread: v.array(
    v.object({
      page: finite,
      picture: v.nullable(finite),
      text: v.string(),
      /** Of a line. */
      places: v.optional(v.array(place)),
    }),
  ),
})
export type ParsedResume = v.InferOutput<typeof parsedResume>
