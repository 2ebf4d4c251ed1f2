import { readFileSync } from 'node:fs'
import type { PracticeLanguage } from '../contract/practice.ts'
import { evaluateAnswer } from '../server/areas/practice/evaluation/evaluate.ts'
import { questionOf } from '../server/areas/practice/questions.ts'

/** An answer with the grade that a person gave it before the rules were made. */
export interface GoldenAnswer {
  readonly set: 'tuning' | 'measuring'
  readonly question: string
  readonly language: PracticeLanguage
  readonly seconds: number | null
  /** 0 to 100. */
  readonly grade: number
  readonly text: string
}

const all = JSON.parse(
  readFileSync(new URL('fixtures/practice/answers.json', import.meta.url), 'utf8'),
) as readonly GoldenAnswer[]

export const goldenAnswers = (set: GoldenAnswer['set']): readonly GoldenAnswer[] => all.filter((one) => one.set === set)

export const gradeOf = ({ text, seconds, language, question }: GoldenAnswer): number =>
  evaluateAnswer({ text, seconds, language, question: questionOf(question)! }).total

/** Ranks from 1, of equal ones their mean. */
const ranksOf = (values: readonly number[]): readonly number[] =>
  values.map((value) => {
    const less = values.filter((other) => other < value).length
    const same = values.filter((other) => other === value).length
    return less + (same + 1) / 2
  })

function correlation(one: readonly number[], other: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [a, b] = [mean(one), mean(other)]
  const product = one.reduce((sum, value, at) => sum + (value - a) * (other[at]! - b), 0)
  const spread = (values: readonly number[], middle: number) =>
    Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0))
  return product / (spread(one, a) * spread(other, b))
}

export interface Agreement {
  /** Spearman's, of the ranks. */
  readonly correlation: number
  /** Points, in the mean. */
  readonly error: number
}

/** How well the rules agree with the person. */
export function agreementOf(set: GoldenAnswer['set']): Agreement {
  const answers = goldenAnswers(set)
  const [graded, wanted] = [answers.map(gradeOf), answers.map(({ grade }) => grade)]
  const error = graded.reduce((sum, grade, at) => sum + Math.abs(grade - wanted[at]!), 0) / graded.length
  return { correlation: correlation(ranksOf(graded), ranksOf(wanted)), error }
}
