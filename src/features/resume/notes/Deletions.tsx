import { useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import { type UndoView, undoView } from '../../../../machines/undo/undo.selectors.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { Button } from '../../../ui/button/Button.tsx'
import { CheckCircleIcon } from '../../../ui/icons/CheckCircleIcon.tsx'
import { CloseIcon } from '../../../ui/icons/CloseIcon.tsx'
import type { Deletion, ResumeDesk } from '../desk.ts'
import * as css from './Notes.css.ts'

/** What was just deleted, with the way to have it back. */
export function Deletions({ desk }: { readonly desk: ResumeDesk }) {
  const deletions = useSyncExternalStore(desk.subscribe, desk.deletions)
  return (
    <div className={css.toasts} role="status">
      {deletions.map((deletion) => (
        <Offer key={deletion.id} deletion={deletion} />
      ))}
    </div>
  )
}

const texts = {
  removing: m.resume_editor_deleting,
  notRemoved: m.resume_editor_not_deleted,
  offered: m.resume_editor_deleted,
  restoring: m.resume_editor_restoring,
  notRestored: m.resume_editor_not_restored,
  tooLate: m.resume_editor_too_late,
  deleted: m.resume_editor_deleted,
  restored: m.resume_editor_restoring,
  kept: m.resume_editor_not_deleted,
} satisfies Record<UndoView, (_: { what: string }) => string>

function Offer({ deletion }: { readonly deletion: Deletion }) {
  const view = useSelector(deletion, undoView)
  const what = useSelector(deletion, ({ context }) => context.title) || m.resume_editor_untitled()
  const hasFailed = view === 'notRemoved' || view === 'notRestored'
  return (
    <div className={css.toast}>
      <CheckCircleIcon />
      <span className={css.toastText}>{texts[view]({ what })}</span>
      {view === 'offered' && (
        <Button kind="link" onClick={() => deletion.send({ type: 'UNDO.CHOSEN' })}>
          {m.resume_editor_undo()}
        </Button>
      )}
      {hasFailed && (
        <Button kind="link" onClick={() => deletion.send({ type: 'RETRIED' })}>
          {m.resume_retry()}
        </Button>
      )}
      <Button
        kind="ghost"
        size="sm"
        square
        aria-label={m.resume_editor_put_away()}
        onClick={() => deletion.send({ type: 'OFFER.DISMISSED' })}
      >
        <CloseIcon size={16} />
      </Button>
    </div>
  )
}
