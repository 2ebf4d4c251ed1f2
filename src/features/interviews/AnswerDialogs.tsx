import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { invitationAnswerMachine } from '../../../machines/invitation-answer/invitation-answer.machine.ts'
import {
  type InvitationAnswerView,
  invitationAnswerView,
} from '../../../machines/invitation-answer/invitation-answer.selectors.ts'
import * as m from '../../../messages/compiled/messages.js'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { noticeText } from '../notices/noticeText.ts'
import { usePreferences } from '../preferences.tsx'
import { OtherTime } from './OtherTime.tsx'
import { PhoneCode } from './PhoneCode.tsx'

export interface AnswerDialogsProps {
  readonly actor: ActorRefFrom<typeof invitationAnswerMachine>
  /** Of this page, for a phone. */
  readonly phoneAddress: string
  /** Milliseconds since the epoch. */
  readonly now: number
}

/** What lies over the page while an answer takes more than a click. */
export function AnswerDialogs(props: AnswerDialogsProps) {
  usePreferences()
  const view = useSelector(props.actor, invitationAnswerView)
  const Shown = dialogs[view]
  return Shown && <Shown {...props} />
}

function Declining({ actor }: AnswerDialogsProps) {
  const { context, value } = useSelector(actor, (snapshot) => snapshot)
  return (
    <ConfirmDialog
      open
      kind="danger"
      title={m.interviews_decline_title()}
      description={m.interviews_decline_text()}
      error={context.failure ? noticeText({ kind: 'failure', failure: context.failure }).text : undefined}
      confirmLabel={context.failure ? m.content_retry() : m.interviews_decline_confirm()}
      cancelLabel={m.interviews_think()}
      busy={value === 'answering'}
      onConfirm={() => actor.send({ type: 'CONFIRMED' })}
      onCancel={() => actor.send({ type: 'CANCELLED' })}
    />
  )
}

/** One from the question to its answer. */
function Asked(props: AnswerDialogsProps) {
  const step = useSelector(props.actor, ({ context }) => context.step)
  if (step === 'decline') return <Declining {...props} />
  return step === 'askReschedule' && <OtherTime {...props} />
}

function Code({ actor, phoneAddress }: AnswerDialogsProps) {
  return (
    <Dialog
      open
      size="small"
      title={m.pages_interviews()}
      closeLabel={m.login_close()}
      onClose={() => actor.send({ type: 'CANCELLED' })}
    >
      <PhoneCode address={phoneAddress} />
    </Dialog>
  )
}

const dialogs = {
  resting: null,
  showingCode: Code,
  confirming: Asked,
  choosing: Asked,
  answering: Asked,
} satisfies Record<InvitationAnswerView, unknown>
