import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { practiceDeletionMachine } from '../../../machines/practice/practice-deletion/practice-deletion.machine.ts'
import * as m from '../../../messages/compiled/messages.js'
import { causeText } from '../../shared/notices/notice-text.ts'
import { usePreferences } from '../../shared/preferences/preferences.tsx'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'

export interface DeletionDialogProps {
  readonly actor: ActorRefFrom<typeof practiceDeletionMachine>
}

/** Asks before a practice is deleted. */
export function DeletionDialog({ actor }: DeletionDialogProps) {
  usePreferences()
  const snapshot = useSelector(actor, (one) => one)
  const { failure } = snapshot.context
  return (
    <ConfirmDialog
      open={!snapshot.matches('resting')}
      kind="danger"
      title={m.practice_delete_title()}
      description={m.practice_delete_text()}
      confirmLabel={snapshot.matches('failed') ? m.practice_retry() : m.practice_delete()}
      cancelLabel={m.practice_cancel()}
      busy={snapshot.hasTag('busy')}
      error={
        snapshot.matches('failed') && failure ? m.practice_delete_failed({ cause: causeText(failure) }) : undefined
      }
      onConfirm={() => actor.send({ type: 'CONFIRMED' })}
      onCancel={() => actor.send({ type: 'CANCELLED' })}
    />
  )
}
