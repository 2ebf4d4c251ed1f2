import { createFileRoute, redirect } from '@tanstack/react-router'
import * as m from '../../messages/compiled/messages.js'
import { useActors } from '../features/actors.ts'
import { knownIdentity } from '../features/knownIdentity.ts'
import { LoginPage } from '../features/student-login/LoginPage.tsx'
import type { RouteContext } from './-context.ts'
import { FROM_OWN } from './-search.ts'

export const Route = createFileRoute('/login')({
  staticData: { title: m.shell_login },
  beforeLoad: async ({ context }) => {
    if ((await knownIdentity(context)) === 'student') throw redirect({ to: '/resume', search: FROM_OWN })
  },
  onEnter: ({ context }) => void askToLogIn(context),
  component: Login,
})

/** Whoever is somebody else already is asked to switch first. */
async function askToLogIn(context: RouteContext): Promise<void> {
  if ((await knownIdentity(context)) === 'anonymous') {
    const dialog = { name: 'studentLogin', jump: { mode: 1 }, sameTab: true } as const
    context.overlay.send({ type: 'DIALOG.OPENED', dialog })
  } else context.enter('resume')
}

function Login() {
  const actors = useActors()
  return <LoginPage onLogin={() => void askToLogIn(actors)} />
}
