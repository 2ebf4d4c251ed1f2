import type { DialogRequest } from '../../../machines/overlay/overlay.types.ts'
import { LogoutDialog } from '../../features/logout/LogoutDialog.tsx'
import { useOwnActor } from '../../features/useOwnActor.ts'
import { endDialog } from '../actors.ts'
import { logoutLogic } from '../logout.ts'

const end = () => endDialog('logout')
const logic = () => logoutLogic

/** The log-out dialog with its actor. */
export default function Logout({ request }: { request: Extract<DialogRequest, { name: 'logout' }> }) {
  const actor = useOwnActor(logic, () => request, end)
  return <LogoutDialog actor={actor} />
}
