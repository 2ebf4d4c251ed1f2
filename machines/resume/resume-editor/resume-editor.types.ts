import type { Failure } from '../../../contract/failures.ts'
import type { EntryKind, SectionName } from '../../../contract/resume.ts'

/** What is saved by itself: a section, or one entry by its id. */
export type PieceKey = SectionName | `${EntryKind}/${string}`

/** What a piece holds, as its schema has it. */
export type Content = unknown

/** How a piece stands on the server, as somebody else left it; or a draft that came to light while it was typed into. */
export interface Rival {
  /** Null where it is gone. */
  readonly content: Content | null
  readonly version: number
  /** Of a draft: what the server has. */
  readonly kept?: Content
}

export interface ResumeEditorInput {
  readonly key: PieceKey
  /** To begin with: a draft, where one was restored. */
  readonly content: Content
  /** As the server has it; of a new entry, what it begins with. */
  readonly kept: Content
  /** The one that `content` was made on; 0 where the server has none. */
  readonly version: number
  /** As 2026-11-20: a birth is before it. */
  readonly today: string
}

export interface ResumeEditorContext extends ResumeEditorInput {
  /** ISO 8601; '' where nothing was saved here yet. */
  readonly savedAt: string
  /** Last sent. */
  readonly sent: Content | null
  readonly rival: Rival | null
  /** Why the server would not save it; null where our own rules say so. */
  readonly failure: Failure | null
  /** What was typed into an entry that is gone, where it is wanted all the same. */
  readonly wanted: Content | null
}

/** `wanted`: to be added as a new entry. */
export type ResumeEditorOutput = Pick<ResumeEditorContext, 'wanted'>

export interface ConnectionEvent {
  type: 'CONNECTION.BACK'
}

export type ResumeEditorEvent =
  | { type: 'CONTENT.CHANGED'; content: Content }
  /** The section is left, or the page may be. */
  | { type: 'SECTION.LEFT' }
  | { type: 'RETRIED' }
  /** In another tab, or here before a crash. */
  | { type: 'RIVAL.SAVED'; rival: Rival }
  /** What both wrote, put together; of what is gone, what was typed here, or null to leave it gone. */
  | { type: 'CONFLICT.RESOLVED'; content: Content | null }
  /** Here, by whoever edits it. */
  | { type: 'PIECE.REMOVED' }
  | ConnectionEvent

/** A change, with the version that it was made on. */
export interface Change {
  readonly key: PieceKey
  readonly content: Content
  readonly version: number
}

export interface Saved {
  readonly version: number
  /** ISO 8601. */
  readonly savedAt: string
}

/** `unsaved`: something is not on the server yet. `stuck`: nor will it be before somebody does something. */
export type ResumeEditorTag = 'unsaved' | 'busy' | 'stuck'
