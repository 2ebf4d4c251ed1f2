import type { ExampleSection } from '../../../../contract/calls/resume.ts'

/** Branches of study, as universities order them. */
export type Family = 'engineering' | 'science' | 'business' | 'humanities' | 'teaching' | 'medicine' | 'arts'

/** Good examples for those who study one field: each a heading, then lines. */
export interface Field extends Readonly<Record<ExampleSection, readonly [heading: string, ...lines: string[]]>> {
  readonly key: string
  readonly name: string
  readonly family: Family
  /** By their full names. */
  readonly majors: readonly string[]
  /** Words that stand in the names of others. */
  readonly words: readonly string[]
}
