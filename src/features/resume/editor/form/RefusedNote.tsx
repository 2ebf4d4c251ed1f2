import type { Failure } from '../../../../../contract/failures.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { causeText } from '../../../../shared/notices/notice-text.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { Note } from '../../../../ui/note/Note.tsx'
import * as css from './Form.css.ts'

export interface RefusedNoteProps {
  readonly failure: Failure
  onRetry(): void
}

/** Why the server would not save it; what was typed stays. */
export function RefusedNote({ failure, onRetry }: RefusedNoteProps) {
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
