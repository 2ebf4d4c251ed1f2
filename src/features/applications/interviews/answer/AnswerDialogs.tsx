import { useSelector } from '@xstate/react'
import {
  type InvitationAnswerView,
  invitationAnswerView,
} from '../../../../../machines/applications/invitation-answer/invitation-answer.selectors.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { zonedText } from '../../../../entities/interview/zoned.ts'
import { causeText } from '../../../../shared/notices/notice-text.ts'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { ConfirmDialog } from '../../../../ui/dialog/ConfirmDialog.tsx'
import { Dialog } from '../../../../ui/dialog/Dialog.tsx'
import type { AnswerDialogsProps, AskedProps } from '../asked-props.ts'
import { PhoneCode } from '../phone/PhoneCode.tsx'
import { OtherTime } from './OtherTime.tsx'

/** Shows the dialog of an answer that takes more than a click. */
export function AnswerDialogs(props: AnswerDialogsProps) {
  usePreferences()
  const view = useSelector(props.actor, invitationAnswerView)
  const Shown = dialogs[view]
  return Shown && <Shown {...props} />
}

function Declining({ actor, present }: AskedProps) {
  const { context, value } = useSelector(actor, (snapshot) => snapshot)
  return (
    <ConfirmDialog
      open
      kind="danger"
      title={m.interviews_decline_title()}
      description={m.interviews_decline_text({ time: present })}
      error={context.failure ? causeText(context.failure) : undefined}
      confirmLabel={context.failure ? m.content_retry() : m.interviews_decline_confirm()}
      cancelLabel={m.interviews_think()}
      busy={value === 'answering'}
      onConfirm={() => actor.send({ type: 'CONFIRMED' })}
      onCancel={() => actor.send({ type: 'CANCELLED' })}
    />
  )
}

/** The dialog lives from the question to its answer. */
function Asked(props: AnswerDialogsProps) {
  const { locale } = usePreferences()
  const { step, invitation } = useSelector(props.actor, ({ context }) => context)
  if (!invitation) return null
  const present = zonedText({ starts_at: invitation.present, zone: invitation.zone }, locale)
  if (step === 'decline') return <Declining {...props} present={present} />
  return step === 'askReschedule' && <OtherTime {...props} present={present} />
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
