import { charactersOf } from '../../../contract/rules/resume-rules.ts'

export interface ChipLimits {
  readonly most: number
  /** Characters of one. */
  readonly max: number
}

const SEPARATORS = /[,，、;；\n]/

export const isSeparated = (typed: string): boolean => SEPARATORS.test(typed)

/** The short texts that somebody typed, each once. */
export const textsIn = (typed: string): readonly string[] => [
  ...new Set(
    typed
      .split(SEPARATORS)
      .map((text) => text.trim())
      .filter((text) => text !== ''),
  ),
]

/** Those that can be chips, and those that there is no room for, or that are too long for one. */
export function fitChips(texts: readonly string[], { most, max }: ChipLimits) {
  const fitting = texts.filter((text) => charactersOf(text) <= max)
  const chips = fitting.slice(0, most)
  return { chips, rest: texts.filter((text) => !chips.includes(text)) }
}
