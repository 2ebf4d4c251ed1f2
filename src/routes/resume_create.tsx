import { createFileRoute } from '@tanstack/react-router'
import * as m from '../../messages/compiled/messages.js'
import { ResumeHead } from '../features/resume/ResumeHead.tsx'
import { requireStudent } from './-guards.ts'

export const Route = createFileRoute('/resume_create')({
  staticData: { title: m.resume_create_title },
  beforeLoad: ({ context }) => requireStudent(context),
  component: ResumePage,
})

function ResumePage() {
  const navigate = Route.useNavigate()
  return <ResumeHead onHome={() => void navigate({ to: '/' })} />
}
