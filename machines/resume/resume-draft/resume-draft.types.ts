import type { Content, PieceKey } from '../resume-editor/resume-editor.types.ts'

/** What was typed into a section or an entry and is not on the server yet. */
export interface Draft {
  readonly key: PieceKey
  readonly content: Content
  /** The one that it was made on. */
  readonly version: number
  /** When it was typed last: milliseconds since the epoch. */
  readonly typedAt: number
}

export interface ResumeDraftInput {
  readonly studentId: string
}

export interface ResumeDraftContext extends ResumeDraftInput {
  /** Those of a former visit. */
  readonly found: readonly Draft[]
  /** By key what is to be written; null is to be removed. */
  readonly waiting: Readonly<Record<string, Draft | null>>
}

export type ResumeDraftEvent =
  | { type: 'DRAFT.TYPED'; draft: Draft }
  /** The server has it now, or it was removed. */
  | { type: 'DRAFT.SETTLED'; key: PieceKey }
  | { type: 'DRAFTS.DISCARDED' }
  | { type: 'OFFER.DISMISSED' }
  /** The page may be gone at any moment. */
  | { type: 'PAGE.HIDDEN' }

export interface Batch extends ResumeDraftInput {
  readonly waiting: ResumeDraftContext['waiting']
}

/** `unkept`: the browser does not let us keep drafts. */
export type ResumeDraftTag = 'unkept'
