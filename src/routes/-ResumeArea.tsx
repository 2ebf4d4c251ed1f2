import { useNavigate } from '@tanstack/react-router'
import { useActors } from '../features/actors.ts'
import { ResumeHead } from '../features/resume/ResumeHead.tsx'

/** The student's resume, with a log-out of its own (OUT-3). */
export function ResumeArea() {
  const { overlay } = useActors()
  const navigate = useNavigate()
  const logOut = () =>
    overlay.send({
      type: 'DIALOG.OPENED',
      dialog: { name: 'logout', origin: 'resumeArea', wanted: { mode: 1 } },
    })
  return <ResumeHead onHome={() => void navigate({ to: '/' })} onLogout={logOut} />
}
