import { useSelector } from '@xstate/react'
import type { ActorRefFrom, StateValueFrom } from 'xstate'
import type { undoMachine } from '../../../machines/undo/undo.machine.ts'
import * as m from '../../../messages/compiled/messages.js'
import { Button } from '../../ui/button/Button.tsx'
import * as css from './Attachments.css.ts'

export interface UndoBarProps {
  readonly actor: ActorRefFrom<typeof undoMachine>
}

interface Look {
  readonly text: (of: { name: string }) => string
  /** What can be done about it. */
  readonly act?: { readonly type: 'UNDO.CHOSEN' | 'RETRIED'; readonly label: () => string }
  readonly isPutAway?: true
}

const retry = { type: 'RETRIED', label: m.resume_upload_retry } as const

const looks = {
  removing: { text: m.resume_upload_attachment_deleting },
  notRemoved: { text: m.resume_upload_attachment_not_deleted, act: retry, isPutAway: true },
  offered: {
    text: m.resume_upload_attachment_deleted,
    act: { type: 'UNDO.CHOSEN', label: m.resume_upload_undo },
    isPutAway: true,
  },
  restoring: { text: m.resume_upload_attachment_restoring },
  notRestored: { text: m.resume_upload_attachment_not_restored, act: retry, isPutAway: true },
  tooLate: { text: () => m.resume_upload_attachment_too_late(), isPutAway: true },
  deleted: { text: m.resume_upload_attachment_deleted },
  restored: { text: m.resume_upload_attachment_restoring },
  kept: { text: m.resume_upload_attachment_not_deleted },
} satisfies Record<StateValueFrom<typeof undoMachine>, Look>

/** What becomes of a file that is deleted. */
export function UndoBar({ actor }: UndoBarProps) {
  const { value, context } = useSelector(actor, (one) => one)
  const { text, act, isPutAway }: Look = looks[value]
  return (
    <div className={css.undo} role="status">
      <span className={css.name}>{text({ name: context.title })}</span>
      {act && (
        <Button kind="link" onClick={() => actor.send({ type: act.type })}>
          {act.label()}
        </Button>
      )}
      {isPutAway && (
        <Button kind="link" onClick={() => actor.send({ type: 'OFFER.DISMISSED' })}>
          {m.resume_upload_dismiss()}
        </Button>
      )}
    </div>
  )
}
