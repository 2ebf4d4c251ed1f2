import { useState } from 'react'
import type { SiteInfo } from '../../../contract/calls/site.ts'
import type { DialogRequest } from '../../../machines/site/overlay/overlay.types.ts'
import { adminKindOf } from '../../../machines/site/site/site-facts.ts'
import { accountName } from '../../browser/storage/cookies.ts'
import { LogoutDialog } from '../../features/login/logout/LogoutDialog.tsx'
import { useOwnActor } from '../../shared/actors/useOwnActor.ts'
import { endDialog } from '../actors.ts'
import { logoutLogic } from '../login/logout.ts'
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
