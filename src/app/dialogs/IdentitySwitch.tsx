import { provideIdentitySwitch } from '../../../machines/login/identity-switch/identity-switch.ports.ts'
import type { DialogRequest } from '../../../machines/site/overlay/overlay.types.ts'
import { IdentitySwitchDialog } from '../../features/login/switch/IdentitySwitchDialog.tsx'
import { useOwnActor } from '../../shared/actors/useOwnActor.ts'
import { endDialog } from '../actors.ts'
import { logoutLogic } from '../login/logout.ts'

const identitySwitch = provideIdentitySwitch(logoutLogic)
const logic = () => identitySwitch
const end = () => endDialog('identitySwitch')

/** The switch-identity dialog with its actor. */
export default function IdentitySwitch({ request }: { request: Extract<DialogRequest, { name: 'identitySwitch' }> }) {
  const actor = useOwnActor(logic, () => request, end)
  return <IdentitySwitchDialog actor={actor} />
}
