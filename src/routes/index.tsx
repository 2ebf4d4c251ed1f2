import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { identityOf } from '../../machines/session/session.selectors.ts'
import { useActors } from '../features/actors.ts'
import { Landing } from '../features/home/Landing.tsx'

export const Route = createFileRoute('/')({
  component: HomePage,
})

function HomePage() {
  const { overlay, session, site } = useActors()
  const info = useSelector(site, (snapshot) => snapshot.context.site)
  const identity = useSelector(session, identityOf)
  const navigate = useNavigate()
  const startAsStudent = () => {
    if (identity !== 'student') overlay.send({ type: 'LOGIN.OPENED', jump: { mode: 1 }, sameTab: false })
    else void navigate({ to: '/resume' })
  }
  return info && <Landing site={info} onEmployer={null} onStudent={startAsStudent} onAdmin={null} />
}
