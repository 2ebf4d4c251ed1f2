import { provideLogout } from '../../machines/logout/logout.ports.ts'
import type { LogoutInput, LogoutNext } from '../../machines/logout/logout.types.ts'
import { logout } from '../api/session.ts'
import { LogoutDialog } from '../features/logout/LogoutDialog.tsx'
import { forgetIdentity, notices, overlay, session } from './actors.ts'
import { goTo } from './ports/navigation.ts'
import { useDialogActor } from './useDialogActor.ts'

function follow(next: LogoutNext): void {
  if (next.kind === 'home') goTo('/')
  if (next.kind === 'studentLogin') overlay.send({ type: 'LOGIN.OPENED', jump: next.jump, sameTab: false })
}

const machine = provideLogout({
  notify: notices.notify,
  requestLogout: async (signal) => void (await logout({}, signal)),
  clearIdentity() {
    forgetIdentity()
    session.send({ type: 'SESSION.ENDED' })
  },
  follow,
})

const end = () => overlay.send({ type: 'LOGOUT.ENDED' })

/** The log-out dialog with its actor. */
export default function Logout({ request }: { request: LogoutInput }) {
  const actor = useDialogActor(machine, () => request, end)
  return <LogoutDialog actor={actor} />
}
