import type { Identity } from '../../../../machines/login/session/session.selectors.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import * as css from '../../../ui/list/SideCard.css.ts'

export interface InvitationProps {
  readonly identity: Identity
  onResume(): void
}

/** Leads a student, or who may be one, to the resume that recommendations are made from. */
export function Invitation({ identity, onResume }: InvitationProps) {
  usePreferences()
  if (identity !== 'student' && identity !== 'anonymous' && identity !== 'unknown') return null
  const isAnonymous = identity === 'anonymous'
  return (
    <section className={css.card} aria-labelledby="resume-invitation">
      <h2 id="resume-invitation" className={css.title}>
        {isAnonymous ? m.lists_invite_title() : m.lists_resume_title()}
      </h2>
      <p className={css.text}>{isAnonymous ? m.lists_invite_text() : m.lists_resume_text()}</p>
      <Button kind="soft" block onClick={onResume}>
        {isAnonymous ? m.lists_invite_login() : m.lists_resume_action()}
      </Button>
    </section>
  )
}
