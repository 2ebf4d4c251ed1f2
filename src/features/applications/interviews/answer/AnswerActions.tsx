import { useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { OwnInvitation } from '../../../../../contract/calls/invitations.ts'
import { type AnswerStep, mayStepInvitation } from '../../../../../contract/rules/invitation-steps.ts'
import type { invitationAnswerMachine } from '../../../../../machines/applications/invitation-answer/invitation-answer.machine.ts'
import { answerNames } from '../../../../entities/interview/interview-words.ts'
import type { InterviewsFlow } from '../../../../shared/actors/actors.ts'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { Button } from '../../../../ui/button/Button.tsx'

export interface AnswerActionsProps {
  readonly invitation: OwnInvitation
  readonly actor: ActorRefFrom<typeof invitationAnswerMachine>
  readonly ticks: InterviewsFlow['ticks']
  readonly size?: 'sm' | 'lg'
}

const weight = { accept: 'primary', keepTime: 'secondary', askReschedule: 'ghost', decline: 'ghost' } as const
const inOrder: readonly AnswerStep[] = ['accept', 'keepTime', 'askReschedule', 'decline']

/** Offers the student's answers until the interview begins. */
export function AnswerActions({ invitation, actor, ticks, size = 'lg' }: AnswerActionsProps) {
  usePreferences()
  const { id, revision, zone, status, starts_at: present } = invitation
  const hasBegun = useSyncExternalStore(ticks.subscribe, () => Date.parse(present) <= ticks.now())
  const underWay = useSelector(actor, (snapshot) =>
    snapshot.hasTag('busy') && snapshot.context.invitation?.id === id ? snapshot.context.step : null,
  )
  if (hasBegun) return null
  return inOrder
    .filter((step) => mayStepInvitation(status, step))
    .map((step) => (
      <Button
        key={step}
        kind={weight[step]}
        size={size}
        busy={underWay === step}
        onClick={() => actor.send({ type: 'ANSWER.CHOSEN', invitation: { id, revision, zone, present }, step })}
      >
        {step === 'decline' && status !== 'invited' ? answerNames.giveUp() : answerNames[step]()}
      </Button>
    ))
}
