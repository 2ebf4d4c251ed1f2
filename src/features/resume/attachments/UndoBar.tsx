import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { undoMachine } from '../../../../machines/kit/undo/undo.machine.ts'
import { type UndoView, undoView } from '../../../../machines/kit/undo/undo.selectors.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import * as css from './Attachments.css.ts'

export interface UndoBarProps {
  readonly actor: ActorRefFrom<typeof undoMachine>
}

const texts = {
  removing: m.resume_upload_attachment_deleting,
  notRemoved: m.resume_upload_attachment_not_deleted,
  offered: m.resume_upload_attachment_deleted,
  restoring: m.resume_upload_attachment_restoring,
  notRestored: m.resume_upload_attachment_not_restored,
  tooLate: () => m.resume_upload_attachment_too_late(),
  deleted: m.resume_upload_attachment_deleted,
  restored: m.resume_upload_attachment_restoring,
  kept: m.resume_upload_attachment_not_deleted,
} satisfies Record<UndoView, (of: { name: string }) => string>

/** What becomes of a file that is deleted. */
export function UndoBar({ actor }: UndoBarProps) {
  usePreferences()
  const snapshot = useSelector(actor, (one) => one)
  const act = (type: 'UNDO.CHOSEN' | 'RETRIED' | 'OFFER.DISMISSED', label: string) =>
    snapshot.can({ type }) && (
      <Button kind="link" onClick={() => actor.send({ type })}>
        {label}
      </Button>
    )
  return (
    <div className={css.undo} role="status">
      <span className={css.name}>{texts[undoView(snapshot)]({ name: snapshot.context.title })}</span>
      {act('UNDO.CHOSEN', m.resume_upload_undo())}
      {act('RETRIED', m.resume_upload_retry())}
      {act('OFFER.DISMISSED', m.resume_upload_dismiss())}
    </div>
  )
}
