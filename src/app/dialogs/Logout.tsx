import { useState } from 'react'
import type { SiteInfo } from '../../../contract/calls/site.ts'
import type { DialogRequest } from '../../../machines/overlay/overlay.types.ts'
import { adminKindOf } from '../../../machines/site/site-facts.ts'
import { useOwnActor } from '../../entities/provided/useOwnActor.ts'
import { LogoutDialog } from '../../features/leaving/logout/LogoutDialog.tsx'
import { endDialog } from '../actors.ts'
import { logoutLogic } from '../logout.ts'
import { accountName } from '../ports/cookies.ts'
import { leaveResume } from '../resume/current.ts'

const end = () => endDialog('logout')
const logic = () => logoutLogic

interface LogoutProps {
  readonly request: Extract<DialogRequest, { name: 'logout' }>
  readonly site: SiteInfo
}

/** The log-out dialog with its actor. */
export default function Logout({ request, site }: LogoutProps) {
  const { identity, origin, wanted } = request
  const actor = useOwnActor(logic, () => ({ origin, wanted }), end)
  const isFaculty = adminKindOf(site) === 'faculty'
  const [isUnsaved] = useState(leaveResume)
  const account = identity === 'student' ? null : { identity, name: accountName(identity), isFaculty }
  return <LogoutDialog actor={actor} account={account} isUnsaved={isUnsaved} />
}
