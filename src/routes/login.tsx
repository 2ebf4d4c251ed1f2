import { createFileRoute, redirect } from '@tanstack/react-router'
import * as m from '../../messages/compiled/messages.js'
import { useActors } from '../features/actors.ts'
import { LoginPage } from '../features/student-login/LoginPage.tsx'
import { knownIdentity } from './-guards.ts'

export const Route = createFileRoute('/login')({
  staticData: { title: m.shell_login },
  beforeLoad: async ({ context }) => {
    if ((await knownIdentity(context)) === 'student') throw redirect({ to: '/resume' })
  },
  onEnter: ({ context: { overlay } }) => overlay.send({ type: 'LOGIN.OPENED', jump: { mode: 1 }, sameTab: true }),
  component: Login,
})

function Login() {
  const { overlay } = useActors()
  return <LoginPage onLogin={() => overlay.send({ type: 'LOGIN.OPENED', jump: { mode: 1 }, sameTab: true })} />
}
