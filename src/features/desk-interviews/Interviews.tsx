import type { ActorRefFrom } from 'xstate'
import type { interviewDeskMachine } from '../../../machines/interview-desk/interview-desk.machine.ts'
import * as m from '../../../messages/compiled/messages.js'
import type { OpenedDelivery } from '../../api/desk.ts'
import type { DeskReviewFlow } from '../desk/DeskReview.tsx'
import { usePreferences } from '../preferences.tsx'
import { InterviewEntry } from './InterviewEntry.tsx'
import * as css from './Interviews.css.ts'

export type InterviewDeskActor = ActorRefFrom<typeof interviewDeskMachine>

export interface InterviewsProps {
  readonly actor: InterviewDeskActor
  readonly flow: Pick<DeskReviewFlow, 'formOf' | 'ticks'>
  readonly delivery: Pick<OpenedDelivery, 'id' | 'name' | 'invitations'>
}

/** The interviews of a delivery, the latest first, and what an employer does about them. */
export function Interviews({ actor, flow, delivery }: InterviewsProps) {
  usePreferences()
  const { invitations } = delivery
  if (invitations.length === 0) return null
  return (
    <section className={css.section} aria-label={m.invite_section()}>
      <ul className={css.list}>
        {invitations.map((invitation) => (
          <InterviewEntry key={invitation.id} actor={actor} flow={flow} delivery={delivery} invitation={invitation} />
        ))}
      </ul>
    </section>
  )
}
