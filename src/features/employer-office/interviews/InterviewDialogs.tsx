import { useSelector } from '@xstate/react'
import type { DeskInterview } from '../../../../machines/employer-office/interview-desk/interview-desk.types.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { roundNames } from '../../../entities/interview/interview-words.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx'
import type { InterviewDeskActor } from '../desk/desk-props.ts'
import { InviteDialog } from './InviteDialog.tsx'

/** Shows the dialog of a step at an interview that takes more than a click. */
export function InterviewDialogs({ actor }: { readonly actor: InterviewDeskActor }) {
  const form = useSelector(actor, ({ children }) => children.invite)
  return (
    <>
      <Question actor={actor} />
      <InviteDialog actor={form} />
    </>
  )
}

/** Asks before an interview is cancelled, or noted as missed. */
function Question({ actor }: { readonly actor: InterviewDeskActor }) {
  usePreferences()
  const snapshot = useSelector(actor, (one) => one)
  const { interview, act } = snapshot.context
  if (!interview) return null
  return (
    <ConfirmDialog
      open={snapshot.value === 'confirming'}
      kind="danger"
      {...(act === 'missed' ? missing(interview) : callingOff(interview))}
      cancelLabel={m.invite_think()}
      onConfirm={() => actor.send({ type: 'CONFIRMED' })}
      onCancel={() => actor.send({ type: 'CANCELLED' })}
    />
  )
}

const missing = ({ name }: DeskInterview) => ({
  title: m.invite_missed_title({ name }),
  description: m.invite_missed_text(),
  confirmLabel: m.invite_missed_confirm(),
})

const callingOff = ({ name, invitation }: DeskInterview) => ({
  title: m.invite_call_off_title({ name, round: roundNames[invitation.round]() }),
  description: m.invite_call_off_text(),
  confirmLabel: m.invite_call_off(),
})
