import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Failure } from '../../../../../contract/failures.ts'
import type { Wrong } from '../../../../../contract/rules/resume-rules.ts'
import { wrongIn } from '../../../../../machines/resume/resume-editor/resume-editor.rules.ts'
import { editorView } from '../../../../../machines/resume/resume-editor/resume-editor.selectors.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import type { Piece } from '../../../../shared/actors/resume-desk.ts'
import { causeText } from '../../../../shared/notices/notice-text.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { Note } from '../../../../ui/note/Note.tsx'
import { ConflictPanel } from '../conflict/ConflictPanel.tsx'
import type { FormName } from '../specs.ts'
import * as css from './PieceForm.css.ts'

export interface Edited {
  readonly content: unknown
  /** What our rules say of it. */
  readonly wrong: readonly Wrong[]
  /** Not saved for it. */
  readonly isRefused: boolean
  change(content: unknown): void
}

export interface PieceFormProps {
  readonly piece: Piece
  readonly form: FormName | 'summary'
  children(edited: Edited): ReactNode
}

/** A piece while it is edited: its fields, why it was not saved, or both versions where somebody else changed it too. */
export function PieceForm({ piece, form, children }: PieceFormProps) {
  const view = useSelector(piece, editorView)
  const { key, content, kept, rival, failure, today } = useSelector(piece, ({ context }) => context)
  if (view === 'removed') return null
  if (view === 'conflict' && rival) {
    return (
      <ConflictPanel
        // Chosen anew where the other version is another.
        key={rival.version}
        form={form}
        base={kept}
        mine={content}
        theirs={rival.content}
        isDraft={rival.kept !== undefined}
        onResolve={(resolved) => piece.send({ type: 'CONFLICT.RESOLVED', content: resolved })}
      />
    )
  }
  return (
    <>
      {failure && <RefusedNote failure={failure} onRetry={() => piece.send({ type: 'RETRIED' })} />}
      {children({
        content,
        wrong: wrongIn(key, content, today),
        isRefused: view === 'refused',
        change: (next) => piece.send({ type: 'CONTENT.CHANGED', content: next }),
      })}
    </>
  )
}

interface RefusedNoteProps {
  readonly failure: Failure
  onRetry(): void
}

/** Why the server would not save it; what was typed stays. */
function RefusedNote({ failure, onRetry }: RefusedNoteProps) {
  return (
    <div className={css.refused} role="alert">
      <Note kind="danger">
        {m.resume_editor_refused({ why: causeText(failure) })}{' '}
        <Button kind="link" size="sm" onClick={onRetry}>
          {m.resume_editor_save_again()}
        </Button>
      </Note>
    </div>
  )
}
