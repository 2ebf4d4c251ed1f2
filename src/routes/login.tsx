import { createFileRoute, Navigate, redirect, useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { identityOf } from '../../machines/login/session/session.selectors.ts'
import { jumpToWish } from '../../machines/login/student-login/jump.ts'
import * as m from '../../messages/compiled/messages.js'
import { LoginPage } from '../features/login/student/LoginPage.tsx'
import { useActors } from '../shared/actors/actors.ts'
import { knownIdentity } from '../shared/actors/known-identity.ts'
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

/** Whoever is somebody else already is asked to switch first; who is asked to log in already keeps the code that is shown. */
async function askToLogIn(context: RouteContext): Promise<void> {
  if ((await knownIdentity(context)) === 'anonymous') {
    const shown = context.overlay.getSnapshot()
    if (shown.matches('dialog') && shown.context.dialog?.name === 'studentLogin') return
    const jump = jumpToWish(context.session.getSnapshot().context.wish, { mode: 1 })
    const dialog = { name: 'studentLogin', jump, sameTab: true } as const
    context.overlay.send({ type: 'DIALOG.OPENED', dialog })
  } else context.enter('resume')
}

function Login() {
  const actors = useActors()
  const identity = useSelector(actors.session, identityOf)
  const isAsking = useSelector(actors.overlay, (snapshot) => snapshot.matches('dialog'))
  const { pathname } = useRouter().latestLocation
  // Another tab logged in; a dialog goes on by itself.
  if (identity === 'student' && !isAsking && pathname === '/login')
    return <Navigate to="/resume" search={FROM_OWN} replace />
  return <LoginPage onLogin={() => void askToLogIn(actors)} />
}
