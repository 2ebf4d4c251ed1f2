import type {
  Difficulty,
  Occupation,
  PracticeLanguage,
  PracticeMode,
  PracticeType,
  QuestionKind,
} from '../../../contract/practice.ts'
import type { Dimension } from '../../../contract/rules/evaluation.ts'
import * as m from '../../../messages/compiled/messages.js'

export const occupationNames = {
  software: m.practice_occupation_software,
  embedded: m.practice_occupation_embedded,
  data: m.practice_occupation_data,
  product: m.practice_occupation_product,
  operations: m.practice_occupation_operations,
  marketing: m.practice_occupation_marketing,
  finance: m.practice_occupation_finance,
  hr: m.practice_occupation_hr,
  mechanical: m.practice_occupation_mechanical,
  electrical: m.practice_occupation_electrical,
  civil: m.practice_occupation_civil,
  teaching: m.practice_occupation_teaching,
} satisfies Record<Occupation, () => string>

export const typeNames = {
  mixed: m.practice_type_mixed,
  behavioural: m.practice_type_behavioural,
  professional: m.practice_type_professional,
} satisfies Record<PracticeType, () => string>

export const difficultyNames = {
  easy: m.practice_difficulty_easy,
  medium: m.practice_difficulty_medium,
  hard: m.practice_difficulty_hard,
} satisfies Record<Difficulty, () => string>

export const languageNames = {
  zh: m.practice_language_zh,
  en: m.practice_language_en,
} satisfies Record<PracticeLanguage, () => string>

export const modeNames = {
  text: m.practice_mode_text,
  voice: m.practice_mode_voice,
  video: m.practice_mode_video,
} satisfies Record<PracticeMode, () => string>

export const dimensionNames = {
  relevance: m.practice_dimension_relevance,
  evidence: m.practice_dimension_evidence,
  specificity: m.practice_dimension_specificity,
  structure: m.practice_dimension_structure,
  length: m.practice_dimension_length,
  fillers: m.practice_dimension_fillers,
} satisfies Record<Dimension, () => string>

const verdicts: readonly (readonly [least: number, text: () => string])[] = [
  [80, m.practice_verdict_good],
  [60, m.practice_verdict_middle],
  [40, m.practice_verdict_weak],
]

/** The words for a total. */
export const verdictOf = (total: number): string =>
  (verdicts.find(([least]) => total >= least)?.[1] ?? m.practice_verdict_thin)()

export const kindNames = {
  experience: m.practice_kind_experience,
  knowledge: m.practice_kind_knowledge,
  situation: m.practice_kind_situation,
  motivation: m.practice_kind_motivation,
} satisfies Record<QuestionKind, () => string>
