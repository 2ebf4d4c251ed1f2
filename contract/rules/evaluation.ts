import * as v from 'valibot'
import { whole } from './schemas.ts'

/** What an answer is graded by. */
export const dimensions = ['relevance', 'evidence', 'specificity', 'structure', 'length', 'fillers'] as const
export type Dimension = (typeof dimensions)[number]

/** Points of each, of 100. */
export const weights = {
  relevance: 30,
  evidence: 30,
  specificity: 15,
  structure: 10,
  length: 10,
  fillers: 5,
} as const satisfies Record<Dimension, number>

/** What a story of one's own is made of. */
export const starParts = ['situation', 'task', 'action', 'result'] as const
export type StarPart = (typeof starParts)[number]

/** What an interviewer asks next: what somebody did, what came of it, how much that is, what would be done anew. */
export const followUps = ['action', 'result', 'figure', 'again'] as const
export type FollowUp = (typeof followUps)[number]

const points = v.object({
  relevance: whole,
  evidence: whole,
  specificity: whole,
  structure: whole,
  length: whole,
  fillers: whole,
})
export type Points = v.InferOutput<typeof points>

export const answerEvaluation = v.object({
  /** Of the question, from 0. */
  number: whole,
  /** Sum of the points. */
  total: whole,
  points,
  /** The student's own sentence that says each; '' where none does. */
  star: v.object({ situation: v.string(), task: v.string(), action: v.string(), result: v.string() }),
  /** What was counted as said exactly, and as filling, as it was said. */
  exact: v.array(v.string()),
  fillers: v.array(v.string()),
  /** `own`: the text is the question; of the others it is the student's own sentence that is asked about, or ''. */
  follow_up: v.object({ kind: v.picklist([...followUps, 'own']), text: v.string() }),
})
export type AnswerEvaluation = v.InferOutput<typeof answerEvaluation>

/** Of a practice: means of the answers that have a text. */
export const grades = v.object({ total: whole, points })

/** Rules of our own, or a language model that is somebody else's. */
export const evaluationEngines = ['rules', 'model'] as const
export type EvaluationEngine = (typeof evaluationEngines)[number]

export const evaluation = v.object({
  total: whole,
  points,
  answers: v.array(answerEvaluation),
  /** That did it; rules also where a model was asked and did not. */
  engine: v.picklist(evaluationEngines),
  /** Why a model that was asked did not: nothing of use came of it, or the day's texts are spent; null elsewhere. */
  fell: v.nullable(v.picklist(['unusable', 'spent'])),
})
export type Evaluation = v.InferOutput<typeof evaluation>
