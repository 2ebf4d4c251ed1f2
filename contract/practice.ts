import * as v from 'valibot'
import { localText } from './calls/site.ts'
import { evaluation, grades } from './rules/evaluation.ts'
import { whole } from './rules/schemas.ts'

/** Trades that there are questions of. */
export const occupations = [
  'software',
  'embedded',
  'data',
  'product',
  'operations',
  'marketing',
  'finance',
  'hr',
  'mechanical',
  'electrical',
  'civil',
  'teaching',
] as const
export type Occupation = (typeof occupations)[number]

/** What is asked for: of both, what somebody did and would do, what somebody knows of the trade. */
export const practiceTypes = ['mixed', 'behavioural', 'professional'] as const
export type PracticeType = (typeof practiceTypes)[number]

export const difficulties = ['easy', 'medium', 'hard'] as const
export type Difficulty = (typeof difficulties)[number]

export const practiceLanguages = ['zh', 'en'] as const
export type PracticeLanguage = (typeof practiceLanguages)[number]

/** How a practice is answered. */
export const practiceModes = ['text', 'voice', 'video'] as const
export type PracticeMode = (typeof practiceModes)[number]

/** Containers of what browsers record. */
export const recordingTypes = ['webm', 'mp4'] as const
export type RecordingType = (typeof recordingTypes)[number]

/** Questions of a practice, of which one is chosen. */
export const practiceLengths = ['3', '5', '8'] as const
export type PracticeLength = (typeof practiceLengths)[number]

export const questionKinds = ['experience', 'knowledge', 'situation', 'motivation'] as const
export type QuestionKind = (typeof questionKinds)[number]

export const practiceLimits = {
  /** Characters of the position. */
  position: 60,
  /** Characters of an answer. */
  answer: 3000,
  /** Of one student, the latest. */
  kept: 20,
  /** After which a practice is deleted. */
  days: 30,
  /** Bytes of a recording that are sent at a time. */
  part: 1024 * 1024,
  /** Bytes of a recording. */
  recording: 24 * 1024 * 1024,
  /** Bytes of all recordings of one student. */
  stored: 256 * 1024 * 1024,
} as const

/** Seconds for reading a question. */
export const READING_SECONDS = 30
/** Seconds before a recording begins. */
export const COUNTDOWN_SECONDS = 3
/** Seconds that a recording takes at most. */
export const RECORDING_SECONDS = 120
/** Last seconds of a recording, of which the student is warned. */
export const WARNING_SECONDS = 10

export const practiceQuestion = v.object({
  kind: v.picklist(questionKinds),
  text: localText,
  /** What a good answer has. */
  hints: v.array(localText),
})
export type PracticeQuestion = v.InferOutput<typeof practiceQuestion>

const practiceRecording = v.object({
  type: v.picklist(recordingTypes),
  bytes: whole,
  seconds: whole,
})

export const practiceAnswer = v.object({
  /** Of the question, from 0. */
  number: whole,
  /** Typed; of a recording, what is said in it, and maybe empty. */
  text: v.string(),
  /** Null of an answer in writing. */
  recording: v.nullable(practiceRecording),
  /** ISO 8601. */
  saved_at: v.string(),
})
export type PracticeAnswer = v.InferOutput<typeof practiceAnswer>

const named = {
  id: v.string(),
  position: v.string(),
  type: v.picklist(practiceTypes),
  difficulty: v.picklist(difficulties),
  language: v.picklist(practiceLanguages),
  mode: v.picklist(practiceModes),
  /** ISO 8601. */
  created_at: v.string(),
  /** Null of one that is not finished yet. */
  finished_at: v.nullable(v.string()),
  /** One question of a former practice, once more. */
  is_retry: v.boolean(),
}

export const practice = v.object({
  ...named,
  /** The application whose interview it prepares for; null for none. */
  delivery_id: v.nullable(v.string()),
  questions: v.array(practiceQuestion),
  /** In the order of their questions; some may be missing. */
  answers: v.array(practiceAnswer),
  /** Null before one was asked for, and where no answer has a text. */
  evaluation: v.nullable(evaluation),
  /** Whether a model is grading it; what rules found is there meanwhile. */
  is_grading: v.boolean(),
})
export type Practice = v.InferOutput<typeof practice>

/** A language model that may grade a practice. */
export const practiceModel = v.object({
  /** Whom the texts are sent to. */
  name: v.string(),
  /** The texts as they would be sent: without the student's name, telephone and e-mail. */
  sent: v.array(v.string()),
  /** Whether the student agreed that texts are sent there, and has not taken it back. */
  is_agreed: v.boolean(),
})
export type PracticeModel = v.InferOutput<typeof practiceModel>

export const listedPractice = v.object({
  ...named,
  questions: whole,
  answered: whole,
  /** Null of one that is not evaluated. */
  grades: v.nullable(grades),
})
export type ListedPractice = v.InferOutput<typeof listedPractice>

/** What was answered to a question in another practice. */
export const practiceAttempt = v.object({
  /** Of the question in the practice that it stands beside, from 0. */
  number: whole,
  /** Of the practice that it was made in. */
  practice_id: v.string(),
  /** ISO 8601. */
  saved_at: v.string(),
  /** Maybe empty of a recording. */
  text: v.string(),
  /** Null of one that is not evaluated. */
  total: v.nullable(whole),
})
export type PracticeAttempt = v.InferOutput<typeof practiceAttempt>
