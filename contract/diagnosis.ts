import * as v from 'valibot'
import { entryKinds, otherPartNames } from './resume.ts'
import { whole } from './rules/schemas.ts'

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
export const place = v.object({
  section: v.picklist(['basic', ...entryKinds, ...otherPartNames, 'intention']),
  /** Id of an entry or item; '' of a section as a whole. */
  entry: v.string(),
  /** Of that entry in its section, from 0; -1 for none. */
  index: whole,
  /** Of the entry, or of what is basic; '' for none. */
  field: v.string(),
  /** Of `bullets`, from 0; -1 for none. */
  line: whole,
})
export type Place = v.InferOutput<typeof place>

export const finding = v.object({
  rule: v.picklist(diagnosisRules),
  severity: v.picklist(severities),
  place,
  /** What stands there, and of it, in units of UTF-16, what is meant; null where nothing stands. */
  quote: v.nullable(v.object({ text: v.string(), from: whole, to: whole })),
  /** Points that it costs, by dimension. */
  costs: v.array(v.object({ dimension: v.picklist(dimensions as [Dimension, ...Dimension[]]), points: whole })),
  /** Of a keyword: how often the target names it; 0 else. */
  times: whole,
})
export type Finding = v.InferOutput<typeof finding>

/** What a student wants to be diagnosed for. */
export const target = v.object({
  title: v.string(),
  degree: v.picklist(['any', 'college', 'bachelor', 'master', 'doctor']),
  majors: v.array(v.string()),
  skills: v.array(v.string()),
  text: v.string(),
})
export type Target = v.InferOutput<typeof target>

export const report = v.object({
  /** Of 100. */
  score: whole,
  /** That it was judged for no position, and the other dimensions fill the 100. */
  is_rescaled: v.boolean(),
  dimensions: v.array(
    v.object({ name: v.picklist(dimensions as [Dimension, ...Dimension[]]), weight: whole, points: whole }),
  ),
  findings: v.array(finding),
  /** Terms that the target asks for; null without one. */
  keywords: v.nullable(v.object({ matched: v.array(v.string()), missing: v.array(v.string()) })),
})
export type Report = v.InferOutput<typeof report>
