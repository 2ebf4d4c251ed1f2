import { agreementOf } from '../golden-answers.ts'
import type { Figure } from './figure.ts'

/** How well the rules that grade interview answers agree with a person. */
export async function measureAnswers(): Promise<Figure[]> {
  const [measured, tuned] = [agreementOf('measuring'), agreementOf('tuning')]
  const note = (figure: number) => `20 answers that nothing was tuned by; those that it was: ${figure.toFixed(2)}`
  return [
    {
      name: 'grades of interview answers, rank correlation',
      value: measured.correlation,
      unit: '',
      promise: { atLeast: 0.75 },
      note: note(tuned.correlation),
    },
    {
      name: 'grades of interview answers, mean error',
      value: measured.error,
      unit: 'points',
      promise: { atMost: 10 },
      note: note(tuned.error),
    },
  ]
}
