import { createFileRoute, redirect } from '@tanstack/react-router'
import * as m from '../../messages/compiled/messages.js'
import { ResumeHead } from '../features/resume/ResumeHead.tsx'
import { requireStudent } from './-guards.ts'

export const Route = createFileRoute('/resume')({
  staticData: { title: m.resume_title },
  beforeLoad: async ({ context }) => {
    await requireStudent(context)
    const { resumePath } = await import('../features/resume/resumePath.ts')
    if ((await resumePath()) === '/resume_create') throw redirect({ to: '/resume_create' })
  },
  component: ResumePage,
})

function ResumePage() {
  const navigate = Route.useNavigate()
  return <ResumeHead onHome={() => void navigate({ to: '/' })} />
}
