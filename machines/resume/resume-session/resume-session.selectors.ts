import type { SnapshotFrom } from 'xstate'
import type { ResumeContent } from '../../../contract/resume.ts'
import { type EditorView, worstOf } from '../resume-editor/resume-editor.selectors.ts'
import type { PieceKey } from '../resume-editor/resume-editor.types.ts'
import type { resumeSessionMachine } from './resume-session.machine.ts'
import { isUnsaved, piecesOf, placedOver } from './resume-session.rules.ts'
import type { ResumeSessionContext } from './resume-session.types.ts'

/** What is said of a resume as a whole. */
export interface Standing {
  readonly view: EditorView
  /** Of the piece that it is said of; null where all of it is saved. */
  readonly key: PieceKey | null
  /** ISO 8601; '' where nothing has ever been saved. */
  readonly savedAt: string
}

/** The resume as the student sees it; null until it has been read. */
export function contentOf({ record, pieces, places, deletions }: ResumeSessionContext): ResumeContent | null {
  if (!record) return null
  const content = placedOver(record, pieces, places)
  const hidden = deletions.flatMap(({ id, view }) => (view === 'notRemoved' ? [] : id))
  if (hidden.length === 0) return content
  const shown = Object.entries(content).map(([name, piece]) => [
    name,
    Array.isArray(piece) ? piece.filter((item) => !hidden.includes(Object(item).id)) : piece,
  ])
  return Object.fromEntries(shown)
}

/** As bad as the worst of its pieces. */
export function standingOf({ record, pieces }: ResumeSessionContext): Standing {
  const all = piecesOf(pieces)
  const view = worstOf(all.map((piece) => piece.view))
  return {
    view,
    key: view === 'clean' ? null : (all.find((piece) => piece.view === view)?.key ?? null),
    savedAt: record && record.version > 0 ? record.updated_at : '',
  }
}

const stuck: readonly EditorView[] = ['conflict', 'refused', 'offline', 'failing']

/** Whether something is not on the server, and will not be by itself. */
export const isStuck = (context: ResumeSessionContext): boolean => stuck.includes(standingOf(context).view)

/** Whether the browser would lose something if the page were left now. */
export const isAnyUnsaved = ({ pieces }: ResumeSessionContext): boolean => piecesOf(pieces).some(isUnsaved)

/** Drafts of a former visit; null until the record has been read. */
export const draftsOf = ({ children }: SnapshotFrom<typeof resumeSessionMachine>) => children.keepDrafts ?? null
