import type { ResumeRecord } from '../../../contract/calls/resume.ts'
import type { Doubt, ParsedResume, Place } from '../../../contract/parsed-resume.ts'
import type { Change } from '../resume-editor/resume-editor.types.ts'

/** The present resume, and the version that changes are made on. */
export type Present = Pick<ResumeRecord, 'content' | 'version'>

/** The sections of rows, in the order in which they are shown. */
export const reviewSections = [
  'basic',
  'intention',
  'wish',
  'education',
  'work',
  'project',
  'posts',
  'skills',
  'languages',
  'certificates',
  'awards',
  'links',
  'summary',
  'layout',
] as const
export type ReviewSection = (typeof reviewSections)[number]

/** One field of a row; texts as the contract has them, lists with 、 between their items. */
export interface Part {
  readonly field: string
  /** '' where there is nothing. */
  readonly present: string
  readonly found: string
}

/** Found beside present: what is decided at once. */
export interface Row {
  /** The id of a row, such as `work.0.company`; the same however the present resume changes. */
  readonly id: string
  readonly section: ReviewSection
  /** The number of the found entry, from 0; null where the section has none. */
  readonly entry: number | null
  /** The name of a row: that of its first field, or of a bullet. */
  readonly name: string
  /** The number of a bullet, from 0; -1 for anything else. */
  readonly bullet: number
  readonly parts: readonly Part[]
  readonly places: readonly Place[]
  readonly doubt: Doubt | null
  /** `new`: nothing is lost where it is accepted. */
  readonly kind: 'same' | 'new' | 'change'
  /** A new entry would have no name without this row. */
  readonly isHead: boolean
}

/** A found entry, and which of the present ones it is; null for none. */
export interface Match {
  readonly section: ReviewSection
  readonly entry: number
  readonly presentId: string | null
  /** The entry's title in the file. */
  readonly title: string
}

/** No choice is none: such a row is left alone. */
export type Choice =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'skipped' }
  /** Accepted, with these values instead, one for each part. */
  | { readonly kind: 'edited'; readonly values: readonly string[] }

/** The choices by row. */
export type Choices = Readonly<Record<string, Choice>>

/** `open` has neither been decided nor needs nothing; `doubtful` is to be looked at twice. */
export type Filter = 'all' | 'open' | 'doubtful'

export interface ResumeReviewInput {
  readonly id: string
  readonly parsed: ParsedResume
  readonly present: Present
  readonly choices: Choices
}

export interface ResumeReviewContext {
  readonly id: string
  readonly present: Present
  readonly parsed: ParsedResume
  readonly rows: readonly Row[]
  readonly matches: readonly Match[]
  readonly choices: Choices
  /** Row that is looked at; '' where there is none. */
  readonly current: string
  readonly filter: Filter
  /** The typed texts while a row is edited, one for each part of the current row. */
  readonly draft: readonly string[]
}

export type ResumeReviewEvent =
  | { type: 'ROW.CHOSEN'; row: string }
  | { type: 'ROW.NEXT' }
  | { type: 'ROW.PREVIOUS' }
  /** The current row's. */
  | { type: 'ROW.ACCEPTED' }
  | { type: 'ROW.SKIPPED' }
  | { type: 'CHOICE.UNDONE' }
  | { type: 'EDIT.BEGUN' }
  | { type: 'EDIT.TYPED'; values: readonly string[] }
  | { type: 'EDIT.DONE' }
  | { type: 'EDIT.CANCELLED' }
  /** All that would lose nothing and carries no doubt. */
  | { type: 'SAFE.ACCEPTED' }
  /** All of a section that carries no doubt: it is before the student's eyes. */
  | { type: 'SECTION.ACCEPTED'; section: ReviewSection }
  | { type: 'FILTER.CHOSEN'; filter: Filter }
  | { type: 'SAVED' }
  | { type: 'LEFT' }

export interface ResumeReviewOutput {
  /** What is to be saved; null where the review was left. */
  readonly changes: readonly Change[] | null
  /** How many rows are left alone for want of a decision. */
  readonly undecided: number
}
