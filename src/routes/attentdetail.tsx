import { createFileRoute, redirect } from '@tanstack/react-router'
import * as m from '../../messages/compiled/messages.js'
import { requireStudent } from './-guards.ts'
import { PreviewPage } from './-PreviewPage.tsx'
import { ResumeArea } from './-ResumeArea.tsx'
import { previewSearch, readResume } from './-resume.ts'
import { FROM_OWN } from './-search.ts'

export const Route = createFileRoute('/attentdetail')({
  staticData: { title: m.resume_paper_title },
  validateSearch: previewSearch,
  beforeLoad: async (arrival) => {
    await requireStudent(arrival)
    const { hasResume } = await import('../features/resume/editor/hasResume.ts')
    if (!(await hasResume()))
      throw redirect({ to: '/resume_create', search: { ...FROM_OWN, apply: arrival.search.apply } })
  },
  loader: async ({ context }) => {
    const [desk, takeAway] = await Promise.all([readResume(context), context.flows.takeAway()])
    return { desk, takeAway }
  },
  component: Page,
})

function Page() {
  const { desk, takeAway } = Route.useLoaderData()
  return (
    <ResumeArea>
      <PreviewPage {...Route.useSearch()} desk={desk} takeAway={takeAway} />
    </ResumeArea>
  )
}
