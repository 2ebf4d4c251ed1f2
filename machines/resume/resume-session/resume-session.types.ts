import type { ResumeRecord } from '../../../contract/calls/resume.ts'
import type { Failure } from '../../../contract/failures.ts'
import type { EntryKind, ListPart } from '../../../contract/resume.ts'
import type { UndoView } from '../../kit/undo/undo.selectors.ts'
import type { Deleted } from '../../kit/undo/undo.types.ts'
import type { Draft } from '../resume-draft/resume-draft.types.ts'
import type { EditorView } from '../resume-editor/resume-editor.selectors.ts'
import type { Content, PieceKey, ResumeEditorEvent, ResumeEditorInput } from '../resume-editor/resume-editor.types.ts'
import type { Order } from '../resume-order/resume-order.types.ts'

/** How the editor of a piece stands. */
export interface PieceStanding {
  readonly key: PieceKey
  readonly content: Content
  /** The one that it is made on. */
  readonly version: number
  readonly view: EditorView
  readonly failure: Failure | null
}

export interface Piece extends PieceStanding {
  /** How many show it. */
  readonly views: number
}

export type Pieces = Readonly<Record<string, Piece>>

/** Where entries stand: what is saved first does not jump over what is not saved yet. */
export interface Places {
  /** Ids of each kind as they are shown. */
  readonly shown: Readonly<Partial<Record<EntryKind, readonly string[]>>>
  /** Ids of those that were begun here and have not been let go of since they were saved. */
  readonly begun: readonly string[]
}

/** Whose lines: an entry's, or an item's of a list. */
export interface LinesPlace {
  readonly key: PieceKey
  /** Id of the item; '' where the piece itself has the lines. */
  readonly item: string
}

/** What is deleted, and out of what. */
export interface Deleting extends Deleted {
  /** With `at`, from 0, a line. */
  readonly place: EntryKind | ListPart | (LinesPlace & { readonly at: number })
}

export interface ResumeSessionInput {
  readonly studentId: string
}

export interface ResumeSessionContext extends ResumeSessionInput {
  /** As the server has it; null until it has been read. */
  readonly record: ResumeRecord | null
  /** Those that have an editor, by key. */
  readonly pieces: Pieces
  readonly places: Places
  /** Pieces of which it was said that another tab types into them. */
  readonly told: readonly PieceKey[]
  /** Those that can still be had back, the newest last. */
  readonly deletions: readonly { readonly id: string; readonly view: UndoView }[]
  /** By key, what the server had when a draft was brought back. */
  readonly before: Readonly<Record<string, Content | null>>
}

/** Of the server, and of the other tabs. */
export type ServerEvent =
  /** At once, and whenever it is another; null where nothing has been read. */
  { type: 'RECORD.READ'; record: ResumeRecord | null } | { type: 'TYPED.ELSEWHERE'; key: PieceKey }

/** Of the editors. */
export type PieceEvent =
  /** @param draft what is kept of it on this browser while it is unsaved */
  | { type: 'PIECE.MOVED'; piece: PieceStanding; draft: Draft }
  /** It is gone. @param wanted what was typed into it and is wanted all the same; else null */
  | { type: 'PIECE.ENDED'; key: PieceKey; wanted: Content | null }

export type DeletionEvent =
  | { type: 'DELETION.MOVED'; id: string; view: UndoView }
  | { type: 'DELETION.ENDED'; id: string }

export type DraftEvent = { type: 'DRAFTS.FOUND' | 'DRAFTS.REVERTED'; drafts: readonly Draft[] }

export type ResumeSessionEvent =
  | ServerEvent
  | PieceEvent
  | DeletionEvent
  | DraftEvent
  /** A view shows a piece, or shows it no longer. */
  | { type: 'PIECE.HELD' | 'PIECE.RELEASED'; key: PieceKey }
  /** All of it is saved, or it is gone. */
  | { type: 'PIECE.SETTLED'; key: PieceKey }
  /** Nothing of it is unsaved. */
  | { type: 'PIECE.RESTED'; key: PieceKey }
  | { type: 'ORDER.MADE'; order: Order }
  | { type: 'DELETION.BEGUN'; deletion: Deleting }
  /** What waits for the network, or was refused because nobody was logged in, is sent once more. */
  | { type: 'RETRIED' }
  /** The page may be gone at any moment. */
  | { type: 'PAGE.LEFT' }
  | { type: 'SESSION.ENDED' }

export type Opened = Pick<ResumeEditorInput, 'content' | 'version'> & {
  /** As the server has it; null where it has none. */
  readonly kept: Content | null
}

/** What the keeper of the editors is to do with one. */
export type PieceCall = { readonly key: PieceKey } & (
  | { readonly event: ResumeEditorEvent }
  | { readonly opened: Opened }
  | { readonly dropped: true }
  /** Nobody is asked about looks: what was clicked here is kept, on all else as it is by now. */
  | { readonly merged: true }
  /** As an entry of its own: the server knows the old name as deleted. */
  | { readonly anew: Content }
)

export interface PiecesEvent {
  type: 'PIECES.CALLED'
  readonly calls: readonly PieceCall[]
}

export interface DeletionsEvent {
  type: 'DELETIONS.BEGUN'
  readonly deletions: readonly Deleting[]
}
