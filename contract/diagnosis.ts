import * as z from 'zod/mini'
import { entryKinds, otherPartNames } from './resume.ts'

/** What a diagnosis judges by, and the points of each; 100 together. */
export const dimensionWeights = {
  completeness: 20,
  contact: 8,
  chronology: 12,
  quantity: 15,
  verbs: 10,
  wording: 10,
  match: 20,
  format: 5,
} as const
export type Dimension = keyof typeof dimensionWeights
export const dimensions = Object.keys(dimensionWeights) as readonly Dimension[]

export const severities = ['serious', 'advice', 'hint'] as const
export type Severity = (typeof severities)[number]

/** What a rule finds, and how much that matters. */
export const ruleSeverities = {
  'education-missing': 'serious',
  'education-incomplete': 'advice',
  'experience-missing': 'serious',
  'lines-missing': 'advice',
  'skills-missing': 'advice',
  'intention-missing': 'advice',
  'summary-missing': 'hint',
  'proofs-missing': 'hint',
  'phone-missing': 'serious',
  'phone-invalid': 'serious',
  'email-missing': 'serious',
  'email-invalid': 'serious',
  'city-missing': 'hint',
  'date-missing': 'advice',
  'end-before-start': 'serious',
  'starts-later': 'advice',
  order: 'hint',
  gap: 'advice',
  overlap: 'advice',
  'number-missing': 'advice',
  'verb-weak': 'advice',
  'verb-missing': 'advice',
  'line-short': 'hint',
  'line-long': 'hint',
  'first-person': 'hint',
  buzzword: 'hint',
  'keyword-missing': 'advice',
  'degree-below': 'serious',
  'major-other': 'advice',
  duplicate: 'advice',
  punctuation: 'hint',
  'link-invalid': 'hint',
  'lines-many': 'hint',
  'resume-long': 'hint',
} as const satisfies Record<string, Severity>
export type DiagnosisRule = keyof typeof ruleSeverities
export const diagnosisRules = Object.keys(ruleSeverities) as [DiagnosisRule, ...DiagnosisRule[]]

/** Where in the resume something is found. */
export const place = z.object({
  section: z.enum(['basic', ...entryKinds, ...otherPartNames, 'intention']),
  /** Id of an entry or item; '' of a section as a whole. */
  entry: z.string(),
  /** Of that entry in its section, from 0; -1 for none. */
  index: z.int(),
  /** Of the entry, or of what is basic; '' for none. */
  field: z.string(),
  /** Of `bullets`, from 0; -1 for none. */
  line: z.int(),
})
export type Place = z.infer<typeof place>

export const finding = z.object({
  rule: z.enum(diagnosisRules),
  severity: z.enum(severities),
  place,
  /** What stands there, and of it, in units of UTF-16, what is meant; null where nothing stands. */
  quote: z.nullable(z.object({ text: z.string(), from: z.int(), to: z.int() })),
  /** Points that it costs, by dimension. */
  costs: z.array(z.object({ dimension: z.enum(dimensions as [Dimension, ...Dimension[]]), points: z.int() })),
  /** Of a keyword: how often the target names it; 0 else. */
  times: z.int(),
})
export type Finding = z.infer<typeof finding>

/** What a student wants to be diagnosed for. */
export const target = z.object({
  title: z.string(),
  degree: z.enum(['any', 'college', 'bachelor', 'master', 'doctor']),
  majors: z.array(z.string()),
  skills: z.array(z.string()),
  text: z.string(),
})
export type Target = z.infer<typeof target>

export const report = z.object({
  /** Of 100. */
  score: z.int(),
  /** That it was judged for no position, and the other dimensions fill the 100. */
  is_rescaled: z.boolean(),
  dimensions: z.array(
    z.object({ name: z.enum(dimensions as [Dimension, ...Dimension[]]), weight: z.int(), points: z.int() }),
  ),
  findings: z.array(finding),
  /** Terms that the target asks for; null without one. */
  keywords: z.nullable(z.object({ matched: z.array(z.string()), missing: z.array(z.string()) })),
})
export type Report = z.infer<typeof report>
