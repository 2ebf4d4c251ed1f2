import * as z from 'zod/mini'
import { layout } from './resume.ts'

/** Points of a page: 1/72 inch from its upper left corner. */
const box = { x: z.number(), y: z.number(), width: z.number(), height: z.number() }

/** A piece of text where it stands on the page. */
const run = z.object({ text: z.string(), size: z.number(), isBold: z.boolean(), ...box })
export type Run = z.infer<typeof run>

/** A page of the file as it was read; of a docx, which has none, as it would be laid out plainly. */
export const parsedPage = z.object({
  width: z.number(),
  height: z.number(),
  runs: z.array(run),
  /** Pictures, and where a docx has a formula, chart or the like; nothing in them is read. */
  pictures: z.array(z.object(box)),
})
export type ParsedPage = z.infer<typeof parsedPage>

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
const place = z.object({
  page: z.number(),
  run: z.number(),
  from: z.optional(z.number()),
  to: z.optional(z.number()),
})
export type Place = z.infer<typeof place>

/** What was found for one field. */
const finding = z.object({
  value: z.string(),
  /** Where it stands. */
  places: z.array(place),
  doubt: z.nullable(z.enum(doubts)),
})
export type Finding = z.infer<typeof finding>

const span = { start: finding, end: finding }
const found = <S extends Readonly<Record<string, z.ZodMiniType>>>(shape: S) => z.array(z.object(shape))
const bullets = z.array(finding)

/**
 * A file read into the fields of a resume: values are those that the resume's own schemas take, '' where nothing was
 * found. Nothing of it is kept until the student says so (RES-3).
 */
export const parsedResume = z.object({
  pages: z.array(parsedPage),
  basic: z.object({
    name: finding,
    sex: finding,
    birth: finding,
    phone: finding,
    email: finding,
    city: finding,
    political: finding,
    hometown: finding,
  }),
  positions: z.array(finding),
  /** What else somebody hopes for; salaries in thousand yuan a month. */
  hopes: z.optional(
    z.object({ cities: z.array(finding), hope: finding, from: finding, salary_min: finding, salary_max: finding }),
  ),
  /** What beside the position, which only an export of ours says. */
  wish: z.optional(z.object({ industries: z.array(finding), company_kinds: z.array(finding), note: finding })),
  /** Likewise, how it looks on paper. */
  layout: z.optional(layout),
  education: found({ school: finding, major: finding, degree: finding, ...span, score: finding, note: finding }),
  work: found({ kind: finding, company: finding, position: finding, city: finding, ...span, bullets }),
  project: found({ name: finding, role: finding, link: finding, ...span, bullets }),
  posts: found({ organisation: finding, position: finding, ...span, bullets }),
  /** Keywords where `name` is a group, which no file tells but a resume as JSON. */
  skills: found({ name: finding, level: finding, keywords: z.optional(z.array(finding)) }),
  languages: found({ language: finding, fluency: z.optional(finding), certificate: finding, score: finding }),
  certificates: found({ name: finding, issuer: z.optional(finding), date: finding }),
  awards: found({ title: finding, awarder: z.optional(finding), date: finding, note: z.optional(finding) }),
  links: found({ label: finding, url: finding }),
  summary: finding,
  /** Pictures that take up much of a page, formulas and the like, and lines that no rule knew what to do with. */
  unread: z.array(
    z.object({
      page: z.number(),
      picture: z.nullable(z.number()),
      text: z.string(),
      /** Of a line. */
      places: z.optional(z.array(place)),
    }),
  ),
})
export type ParsedResume = z.infer<typeof parsedResume>
