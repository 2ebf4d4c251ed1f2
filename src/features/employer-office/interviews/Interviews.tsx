import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import type { InterviewsProps } from '../desk/desk-props.ts'
import { InterviewEntry } from './InterviewEntry.tsx'
import * as css from './Interviews.css.ts'

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
