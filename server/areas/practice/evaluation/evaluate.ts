import type { PracticeLanguage, PracticeQuestion } from '../../../../contract/practice.ts'
import {
  type AnswerEvaluation,
  type Dimension,
  dimensions,
  type Evaluation,
  type Points,
  type StarPart,
  starParts,
  weights,
} from '../../../../contract/rules/evaluation.ts'
import { chinese, english, type Language } from './language.ts'

export interface Said {
  readonly text: string
  /** Of its recording; null of an answer in writing. */
  readonly seconds: number | null
  readonly language: PracticeLanguage
  readonly question: PracticeQuestion
}

const SHOWN = 6
/** Whoever says something gets something, and there is always room for better. */
const FLOOR = 0.06
const ROOM = 0.08

const within = (value: number, most: number) => Math.round(Math.max(0, Math.min(1, value)) * most)
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([found]) => found)
const distinct = (list: readonly string[]) => [...new Set(list.map((one) => one.trim()).filter((one) => one !== ''))]

/** Pairs of characters, or words of some length, that a text could be found by. */
function keysOf(text: string, language: PracticeLanguage): readonly string[] {
  if (language === 'en') return distinct(matches(text.toLowerCase(), /[a-z]{4,}/g))
  return distinct(
    matches(text, /\p{Script=Han}{2,}/gu).flatMap((run) => [...run].slice(1).map((_, at) => run.slice(at, at + 2))),
  )
}

/** Share of what should be spoken of that is, 0 to 1. */
function coverage({ text, language, question }: Said): number {
  const locale = language === 'en' ? 'en' : 'zh-CN'
  const plain = text.toLowerCase()
  const isIn = (wanted: string) => {
    const keys = keysOf(wanted, language)
    return keys.length > 0 && keys.some((key) => plain.includes(key))
  }
  const hints = question.hints.map((hint) => hint[locale] ?? hint['zh-CN'])
  return hints.length === 0 ? 1 : hints.filter(isIn).length / hints.length
}

/** The sentence that says a part best: of several, the one that says it most exactly. */
function sentenceOf(sentences: readonly string[], part: StarPart, { parts, deeds, figures }: Language): string {
  const deedsIn = (sentence: string) => matches(sentence, deeds).length
  const found = sentences.filter(
    (sentence) => parts[part].test(sentence) || (part === 'action' && deedsIn(sentence) > 0),
  )
  if (part === 'action') return found.toSorted((one, other) => deedsIn(other) - deedsIn(one))[0] ?? ''
  const ranked = part === 'result' ? found.toReversed() : found
  const exactness = (sentence: string) => (part === 'situation' ? 0 : Math.min(2, matches(sentence, figures).length))
  return ranked.toSorted((one, other) => exactness(other) - exactness(one))[0] ?? ''
}

type Star = AnswerEvaluation['star']

/** Where one sentence says several parts, the clause of it that says each. */
function apart(star: Star, language: Language): Star {
  const isShared = (part: StarPart) => starParts.some((other) => other !== part && star[other] === star[part])
  const bare = (clause: string) => clause.replace(/[，,；;]\s*$/u, '')
  const clauseOf = (part: StarPart) => {
    const clauses = star[part].split(/(?<=[，,；;]\s*)(?=\S)/u)
    const isDone = (clause: string) =>
      matches(clause, language.deeds).length > 0 || language.order[1]?.test(clause) === true
    // What was done goes on from one clause to the next.
    const did = clauses.slice(clauses.findIndex(isDone), clauses.findLastIndex(isDone) + 1)
    return (part === 'action' && bare(did.join(''))) || sentenceOf(clauses.map(bare), part, language) || star[part]
  }
  return Object.fromEntries(
    starParts.map((part) => [part, star[part] !== '' && isShared(part) ? clauseOf(part) : star[part]]),
  ) as Star
}

/** By what is missing most. */
function followUpOf(star: AnswerEvaluation['star'], figures: number): AnswerEvaluation['follow_up'] {
  if (star.action === '') return { kind: 'action', text: star.task || star.situation }
  if (star.result === '') return { kind: 'result', text: star.action }
  if (figures === 0) return { kind: 'figure', text: star.result }
  return { kind: 'again', text: star.result }
}

export function evaluateAnswer(said: Said, number = 0): AnswerEvaluation {
  const { text, seconds } = said
  const language = said.language === 'en' ? english : chinese
  const { length, pace } = language
  const size = language.size(text)
  const sentences = language.sentencesOf(text)
  const star = apart(
    Object.fromEntries(starParts.map((part) => [part, sentenceOf(sentences, part, language)])) as Star,
    language,
  )

  const fullness = Math.min(1, size / length.enough)
  const deeds = distinct(matches(text, language.deeds)).length
  const figures = matches(text, language.figures)
  const terms = distinct(matches(text, language.terms))
  const fillers = matches(text, language.fillers)
  const platitudes = matches(text, language.platitudes).length
  const isNothing = language.nothing.test(text) && size < length.enough
  const isChanged = language.change.test(text)
  const steps = language.order.filter((pattern) => pattern.test(text)).length
  const tempo = seconds === null || seconds === 0 ? null : (size * 60) / seconds

  const own = Math.min(1, deeds / 3)
  const vague = Math.min(0.35, platitudes * 0.07)
  const empty = isNothing ? 0.2 : 1
  const rates: Record<Dimension, number> = {
    relevance:
      (0.25 + 0.3 * coverage(said) + 0.25 * own + 0.2 * fullness) * Math.min(1, size / length.least) - vague * 0.6,
    evidence:
      (star.situation ? 0.14 : 0) +
      (star.task ? 0.14 : 0) +
      0.36 * Math.min(1, deeds / 3.5) +
      (star.result ? 0.12 : 0) +
      (isChanged ? 0.24 : 0) -
      vague * 0.6,
    specificity: (figures.length * 0.12 + terms.length * 0.12) * (1 - vague),
    structure: (steps / 4) * Math.min(1, sentences.length / 3),
    length:
      (size > length.much ? 0.6 : fullness) * (tempo === null || (tempo >= pace.slow && tempo <= pace.fast) ? 1 : 0.6),
    fillers: size < length.least / 2 ? 0.2 : 1 - (fillers.length * 25) / Math.max(size, 1),
  }
  const points = Object.fromEntries(
    dimensions.map((one) => [one, within(FLOOR + (1 - FLOOR - ROOM) * rates[one] * empty, weights[one])]),
  ) as Points
  return {
    number,
    total: dimensions.reduce((sum, one) => sum + points[one], 0),
    points,
    star,
    exact: distinct([...figures, ...terms]).slice(0, SHOWN),
    fillers: distinct(fillers).slice(0, SHOWN),
    follow_up: followUpOf(star, figures.length),
  }
}

/** Of a practice: means of what its answers got. Null where none has a text. */
export function evaluationOf(
  answers: readonly AnswerEvaluation[],
  engine: Evaluation['engine'] = 'rules',
  fell: Evaluation['fell'] = null,
): Evaluation | null {
  if (answers.length === 0) return null
  const mean = (of: (one: AnswerEvaluation) => number) =>
    Math.round(answers.reduce((sum, one) => sum + of(one), 0) / answers.length)
  const points = Object.fromEntries(dimensions.map((one) => [one, mean(({ points: got }) => got[one])])) as Points
  return { total: mean(({ total }) => total), points, answers: [...answers], engine, fell }
}
