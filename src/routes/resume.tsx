import { createFileRoute, redirect } from '@tanstack/react-router'
import * as m from '../../messages/compiled/messages.js'
import { requireStudent } from './-guards.ts'
import { ResumeArea } from './-ResumeArea.tsx'
import { FROM_OWN, fromSearch } from './-search.ts'

export const Route = createFileRoute('/resume')({
  staticData: { title: m.resume_title },
  validateSearch: fromSearch,
  beforeLoad: async ({ context }) => {
    await requireStudent(context)
    const { hasResume } = await import('../features/resume/hasResume.ts')
    if (!(await hasResume())) throw redirect({ to: '/resume_create', search: FROM_OWN })
  },
  component: ResumeArea,
})
