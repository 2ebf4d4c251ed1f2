import * as v from 'valibot'
import { get, post } from '../call.ts'
import { codes } from '../codes.ts'
import { idText } from '../content.ts'
import { report } from '../diagnosis.ts'
import { text, whole } from '../rules/schemas.ts'
import { onBehalf } from './resume.ts'

/** Characters of a position that is pasted. */
export const TARGET_LIMITS = { title: 60, text: 5000 } as const

/** A form of Chinese text takes nine bytes a character. */
const TARGET_BYTES = 64 * 1024

/** How far a diagnosis is. */
export const diagnosisStates = ['queued', 'running', 'ready', 'failed'] as const
/** What is done while it runs. */
export const diagnosisStages = ['reading', 'judging'] as const

const named = {
  id: v.string(),
  status: v.picklist(diagnosisStates),
  /** ISO 8601. */
  created_at: v.string(),
  /** Null where it was for no position. */
  target: v.nullable(v.object({ position_id: v.nullable(v.string()), title: v.string() })),
}

export const diagnosis = v.object({
  ...named,
  stage: v.nullable(v.picklist(diagnosisStages)),
  /** Of others, that are done first. */
  ahead: whole,
  /** Null until it is ready. */
  report: v.nullable(report),
  /** What of the resume was judged. */
  version: whole,
  /** That the resume has changed since. */
  is_stale: v.boolean(),
})
export type Diagnosis = v.InferOutput<typeof diagnosis>

export const listedDiagnosis = v.object({ ...named, score: v.nullable(whole), is_rescaled: v.boolean() })
export type ListedDiagnosis = v.InferOutput<typeof listedDiagnosis>

/** Why there is nothing to judge, or for what. */
export const diagnosisRefusal = v.object({ why: v.picklist(['empty', 'target']) })
export type DiagnosisRefusal = v.InferOutput<typeof diagnosisRefusal>

/**
 * Has the student's resume judged for a position of ours, for one whose text is given, or for none. One that waits or
 * runs already for the same answers as it stands. A refusal with code 20013 has a `DiagnosisRefusal` as its data.
 */
export const startDiagnosis = post({
  path: '/api/diagnosis/start',
  params: v.object({
    ...onBehalf,
    position_id: v.optional(idText),
    title: v.optional(text(TARGET_LIMITS.title)),
    text: v.optional(text(TARGET_LIMITS.text)),
  }),
  answer: v.object({ id: v.string() }),
  codes: [codes.notLoggedIn, codes.refused],
  caller: 'student',
  bodyLimit: TARGET_BYTES,
})

/** Likewise, for what a diagnosis of theirs was for. */
export const repeatDiagnosis = post({
  path: '/api/diagnosis/repeat',
  params: v.object({ ...onBehalf, id: idText }),
  answer: v.object({ id: v.string() }),
  codes: [codes.notLoggedIn, codes.notFound, codes.refused],
  caller: 'student',
})

/** A student's own diagnosis; another's is as unknown as none. */
export const getDiagnosis = get({
  path: '/api/diagnosis/get',
  params: v.object({ id: idText }),
  answer: diagnosis,
  codes: [codes.notLoggedIn, codes.notFound],
  caller: 'student',
})

/** All that are kept of a student, the latest first. */
export const getDiagnoses = get({
  path: '/api/diagnosis/getlist',
  params: v.object({}),
  answer: v.object({ list: v.array(listedDiagnosis) }),
  codes: [codes.notLoggedIn],
  caller: 'student',
})

export const resumeMatch = v.object({
  /** Terms that the position asks for, and whether the resume has them. */
  matched: v.array(v.string()),
  missing: v.array(v.string()),
  is_degree_short: v.boolean(),
  is_major_other: v.boolean(),
})
export type ResumeMatch = v.InferOutput<typeof resumeMatch>

/** How a student's resume fits a position, by the rules of the diagnosis. */
export const getMatch = get({
  path: '/api/diagnosis/getmatch',
  params: v.object({ position_id: idText }),
  /** Null of who has written nothing yet. */
  answer: v.object({ match: v.nullable(resumeMatch) }),
  codes: [codes.notLoggedIn, codes.notFound],
  caller: 'student',
})
