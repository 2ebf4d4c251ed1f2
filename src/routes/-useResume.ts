import { useNavigate } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { identityOf } from '../../machines/session/session.selectors.ts'
import { useActors } from '../features/actors.ts'

/** What opens the student's resume, or the login that leads there. */
export function useResume(): () => void {
  const { overlay, session } = useActors()
  const identity = useSelector(session, identityOf)
  const navigate = useNavigate()
  return () => {
    if (identity === 'student') void navigate({ to: '/resume' })
    else overlay.send({ type: 'LOGIN.OPENED', jump: { mode: 1 }, sameTab: false })
  }
}
