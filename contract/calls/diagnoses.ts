import * as z from 'zod/mini'
import { get, post } from '../call.ts'
import { codes } from '../codes.ts'
import { idText } from '../content.ts'
import { report } from '../diagnosis.ts'
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
  id: z.string(),
  status: z.enum(diagnosisStates),
  /** ISO 8601. */
  created_at: z.string(),
  /** Null where it was for no position. */
  target: z.nullable(z.object({ position_id: z.nullable(z.string()), title: z.string() })),
}

export const diagnosis = z.object({
  ...named,
  stage: z.nullable(z.enum(diagnosisStages)),
  /** Of others, that are done first. */
  ahead: z.int(),
  /** Null until it is ready. */
  report: z.nullable(report),
  /** What of the resume was judged. */
  version: z.int(),
  /** That the resume has changed since. */
  is_stale: z.boolean(),
})
export type Diagnosis = z.infer<typeof diagnosis>

export const listedDiagnosis = z.object({ ...named, score: z.nullable(z.int()), is_rescaled: z.boolean() })
export type ListedDiagnosis = z.infer<typeof listedDiagnosis>

/** Why there is nothing to judge, or for what. */
export const diagnosisRefusal = z.object({ why: z.enum(['empty', 'target']) })
export type DiagnosisRefusal = z.infer<typeof diagnosisRefusal>

/**
 * Has the student's resume judged for a position of ours, for one whose text is given, or for none. One that waits or
 * runs already for the same answers as it stands. A refusal with code 20013 has a `DiagnosisRefusal` as its data.
 */
export const startDiagnosis = post({
  path: '/api/diagnosis/start',
  params: z.object({
    ...onBehalf,
    position_id: z.optional(idText),
    title: z.optional(z.string().check(z.maxLength(TARGET_LIMITS.title))),
    text: z.optional(z.string().check(z.maxLength(TARGET_LIMITS.text))),
  }),
  answer: z.object({ id: z.string() }),
  codes: [codes.notLoggedIn, codes.refused],
  caller: 'student',
  bodyLimit: TARGET_BYTES,
})

/** Likewise, for what a diagnosis of theirs was for. */
export const repeatDiagnosis = post({
  path: '/api/diagnosis/repeat',
  params: z.object({ ...onBehalf, id: idText }),
  answer: z.object({ id: z.string() }),
  codes: [codes.notLoggedIn, codes.notFound, codes.refused],
  caller: 'student',
})

/** A student's own diagnosis; another's is as unknown as none. */
export const getDiagnosis = get({
  path: '/api/diagnosis/get',
  params: z.object({ id: idText }),
  answer: diagnosis,
  codes: [codes.notLoggedIn, codes.notFound],
  caller: 'student',
})

/** All that are kept of a student, the latest first. */
export const getDiagnoses = get({
  path: '/api/diagnosis/getlist',
  params: z.object({}),
  answer: z.object({ list: z.array(listedDiagnosis) }),
  codes: [codes.notLoggedIn],
  caller: 'student',
})

export const resumeMatch = z.object({
  /** Terms that the position asks for, and whether the resume has them. */
  matched: z.array(z.string()),
  missing: z.array(z.string()),
  is_degree_short: z.boolean(),
  is_major_other: z.boolean(),
})
export type ResumeMatch = z.infer<typeof resumeMatch>

/** How a student's resume fits a position, by the rules of the diagnosis. */
export const getMatch = get({
  path: '/api/diagnosis/getmatch',
  params: z.object({ position_id: idText }),
  /** Null of who has written nothing yet. */
  answer: z.object({ match: z.nullable(resumeMatch) }),
  codes: [codes.notLoggedIn, codes.notFound],
  caller: 'student',
})
