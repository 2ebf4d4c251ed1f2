import { useNavigate } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { identityOf } from '../../machines/session/session.selectors.ts'
import * as m from '../../messages/compiled/messages.js'
import { useActors } from '../features/actors.ts'
import { LoginNeeded } from '../features/preparing/LoginNeeded.tsx'
import { ResumeHead } from '../features/resume/ResumeHead.tsx'

/** The student's resume, with a log-out of its own (OUT-3); nothing of it is left for whoever comes next. */
export function ResumeArea() {
  const { overlay, session, enter } = useActors()
  const identity = useSelector(session, identityOf)
  const navigate = useNavigate()
  if (identity !== 'student') return <LoginNeeded title={m.resume_title()} onLogin={() => enter('resume')} />
  const logOut = () =>
    overlay.send({
      type: 'DIALOG.OPENED',
      dialog: { name: 'logout', identity: 'student', origin: 'resumeArea', wanted: { mode: 1 } },
    })
  return <ResumeHead onHome={() => void navigate({ to: '/' })} onLogout={logOut} />
}
