import { useSelector } from '@xstate/react'
import type { LogoutOrigin } from '../../machines/login/logout/logout.types.ts'
import { type Identity, identityOf } from '../../machines/login/session/session.selectors.ts'
import * as m from '../../messages/compiled/messages.js'
import type { OtherAccount } from '../entities/site/account.ts'
import { useActors } from '../shared/actors/actors.ts'
import type { FocusWish } from '../shared/focus/TakesFocus.tsx'

interface Shown extends FocusWish {
  readonly identity: Identity
  /** Of somebody who is no student; what is shown of a student is read by itself. */
  readonly account: OtherAccount | null
  onLogout(): void
}

const roles = {
  school: m.shell_identity_school,
  company: m.shell_identity_company,
  channel: m.shell_identity_channel,
}

/**
 * Who is logged in, and the way out of it.
 * @param origin what a student's log-out leads to on this page
 */
export function useAccount(origin: LogoutOrigin = 0): Shown {
  const { overlay, session, accountName, accountSchool, giveFocus } = useActors()
  const identity = useSelector(session, identityOf)
  const isFocusWanted = useSelector(session, (snapshot) => snapshot.matches({ focus: 'wanted' }))
  const isOther = identity === 'school' || identity === 'company' || identity === 'channel'
  return {
    identity,
    account: isOther
      ? { kind: 'other', label: roles[identity](), name: accountName(identity), school: accountSchool(identity) }
      : null,
    isFocusWanted,
    onFocus: giveFocus,
    onLogout() {
      if (identity === 'unknown' || identity === 'anonymous') return
      overlay.send({
        type: 'DIALOG.OPENED',
        dialog: { name: 'logout', identity, origin: isOther ? 0 : origin, wanted: { mode: 3 } },
      })
    },
  }
}
