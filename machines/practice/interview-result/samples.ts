import type { Practice, PracticeModel } from '../../../contract/practice.ts'
import type { AnswerEvaluation, Evaluation } from '../../../contract/rules/evaluation.ts'
import { practices } from '../interview-room/samples.ts'

const first: AnswerEvaluation = {
  number: 0,
  total: 62,
  points: { relevance: 20, evidence: 18, specificity: 6, structure: 7, length: 6, fillers: 5 },
  star: { situation: '我在双轮足机器人里，', task: '我负责调试。', action: '', result: '' },
  exact: ['六'],
  fillers: ['那个'],
  follow_up: { kind: 'action', text: '我负责调试。' },
}
const evaluation: Evaluation = {
  total: first.total,
  points: first.points,
  answers: [first],
  engine: 'rules',
  fell: null,
}

const FINISHED = '2026-11-23T08:03:00.000Z'
const [written, spoken] = [practices.both.answers, practices.recorded.answers]

/** A model that may grade, and whether the student agreed. */
const model = (is_agreed: boolean): PracticeModel => ({
  name: 'model.example',
  sent: ['我负责⟦N1⟧的调试', '我在社团组织过三次比赛'],
  is_agreed,
})
export const models = { wary: model(false), agreed: model(true) }

export const results = {
  unfinished: practices.both,
  /** Both in writing, not graded yet. */
  written: practices.finished,
  graded: { ...practices.finished, evaluation },
  /** A model is at it. */
  grading: { ...practices.finished, evaluation, is_grading: true },
  byModel: {
    ...practices.finished,
    evaluation: {
      ...evaluation,
      total: 70,
      engine: 'model',
      answers: [{ ...first, follow_up: { kind: 'own', text: '调试花了多久？' } }],
    },
  },
  /** It was asked for, and gave nothing of use. */
  fallen: { ...practices.finished, evaluation: { ...evaluation, fell: 'unusable' } },
  /** The first in writing, the second a recording without a text. */
  mixed: { ...practices.finished, mode: 'video', answers: [written[0]!, { ...spoken[0]!, number: 1 }], evaluation },
  /** A recording without a text, and nothing else. */
  untold: practices.heard,
  /** It has its text by now. */
  told: { ...practices.heard, answers: [{ ...spoken[0]!, text: '我负责调试', saved_at: FINISHED }] },
} as const satisfies Record<string, Practice>
