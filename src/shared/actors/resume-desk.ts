import type { ActorRefFrom } from 'xstate'
import type { EntryKind, ListPart, ResumeContent } from '../../../contract/resume.ts'
import type { undoMachine } from '../../../machines/kit/undo/undo.machine.ts'
import type { resumeDraftMachine } from '../../../machines/resume/resume-draft/resume-draft.machine.ts'
import type { resumeEditorMachine } from '../../../machines/resume/resume-editor/resume-editor.machine.ts'
import type { PieceKey } from '../../../machines/resume/resume-editor/resume-editor.types.ts'
import type { resumeExamplesMachine } from '../../../machines/resume/resume-examples/resume-examples.machine.ts'
import type { Standing } from '../../../machines/resume/resume-session/resume-session.selectors.ts'
import type { LinesPlace } from '../../../machines/resume/resume-session/resume-session.types.ts'

export type Piece = ActorRefFrom<typeof resumeEditorMachine>
export type Deletion = ActorRefFrom<typeof undoMachine>

/** A student's resume while it is edited: the record, with what is typed over it. */
export interface ResumeDesk {
  readonly userId: string
  /** As 2026-11-20. */
  readonly today: string
  /** Shows good examples beside a field. */
  readonly examples: typeof resumeExamplesMachine
  /** Called whenever anything below has changed. @returns a function that ends that */
  subscribe(changed: () => void): () => void
  /** The same object until something changes; null until the record has been read. */
  content(): ResumeContent | null
  standing(): Standing
  /** What was deleted and can still be had back, newest last. */
  deletions(): readonly Deletion[]
  /** Drafts of a former visit; null until the record has been read. */
  drafts(): ActorRefFrom<typeof resumeDraftMachine> | null
  /** The actor of a section or an entry, the same for all who show it; null where there is no such entry. */
  piece(key: PieceKey): Piece | null
  /** Keeps it for a view. @returns a function that lets go of it, which saves it */
  hold(key: PieceKey): () => void
  /** An empty entry, on this page alone until something is typed. @returns its id */
  add(kind: EntryKind): string
  /** @param title as the student knows it */
  remove(kind: EntryKind | ListPart, id: string, title: string): void
  /** A line about what somebody did. @param at from 0 */
  removeLine(place: LinesPlace, at: number): void
  /** @param ids of all of them */
  reorder(kind: EntryKind, ids: readonly string[]): void
  /** What waits for the network, or was refused because the session was over, is sent once more. */
  retry(): void
  /** Whether the browser would lose something if the page were left now. */
  isUnsaved(): boolean
}
