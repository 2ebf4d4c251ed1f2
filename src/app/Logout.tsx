import { useActorRef } from '@xstate/react'
import { provideLogout } from '../../machines/logout/logout.ports.ts'
import type { LogoutInput, LogoutNext } from '../../machines/logout/logout.types.ts'
import { logout } from '../api/session.ts'
import { LogoutDialog } from '../features/logout/LogoutDialog.tsx'
import { forgetIdentity, notices, overlay, session } from './actors.ts'
import { goTo } from './ports/navigation.ts'
import { useEnd } from './useEnd.ts'

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

/** The log-out dialog with its actor, which lives exactly as long as the dialog. */
export default function Logout({ request }: { request: LogoutInput }) {
  const actor = useActorRef(machine, { input: request })
  useEnd(actor, end)
  return <LogoutDialog actor={actor} />
}
