import type { SnapshotFrom } from 'xstate'
import type { resumeEditorMachine } from './resume-editor.machine.ts'

export type EditorView = 'clean' | 'dirty' | 'saving' | 'offline' | 'failing' | 'refused' | 'conflict' | 'removed'

/** `comparing` and `checking` are over before anybody looks. */
export const editorView = (snapshot: SnapshotFrom<typeof resumeEditorMachine>): EditorView =>
  snapshot.value as EditorView

/** How much each says of a resume whose pieces are in several: the first one counts. */
const order: readonly EditorView[] = ['conflict', 'refused', 'offline', 'failing', 'saving', 'dirty', 'clean']

/** What is said of all pieces together. */
export const worstOf = (views: readonly EditorView[]): EditorView =>
  order.find((view) => views.includes(view)) ?? 'clean'
