import * as z from 'zod/mini'

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

const points = z.object({
  relevance: z.int(),
  evidence: z.int(),
  specificity: z.int(),
  structure: z.int(),
  length: z.int(),
  fillers: z.int(),
})
export type Points = z.infer<typeof points>

export const answerEvaluation = z.object({
  /** Of the question, from 0. */
  number: z.int(),
  /** Sum of the points. */
  total: z.int(),
  points,
  /** The student's own sentence that says each; '' where none does. */
  star: z.object({ situation: z.string(), task: z.string(), action: z.string(), result: z.string() }),
  /** What was counted as said exactly, and as filling, as it was said. */
  exact: z.array(z.string()),
  fillers: z.array(z.string()),
  /** `own`: the text is the question; of the others it is the student's own sentence that is asked about, or ''. */
  follow_up: z.object({ kind: z.enum([...followUps, 'own']), text: z.string() }),
})
export type AnswerEvaluation = z.infer<typeof answerEvaluation>

/** Of a practice: means of the answers that have a text. */
export const grades = z.object({ total: z.int(), points })

/** Rules of our own, or a language model that is somebody else's. */
export const evaluationEngines = ['rules', 'model'] as const
export type EvaluationEngine = (typeof evaluationEngines)[number]

export const evaluation = z.object({
  total: z.int(),
  points,
  answers: z.array(answerEvaluation),
  /** That did it; rules also where a model was asked and did not. */
  engine: z.enum(evaluationEngines),
  /** Why a model that was asked did not: nothing of use came of it, or the day's texts are spent; null elsewhere. */
  fell: z.nullable(z.enum(['unusable', 'spent'])),
})
export type Evaluation = z.infer<typeof evaluation>
