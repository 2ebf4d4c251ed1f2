import { createFileRoute, redirect } from '@tanstack/react-router'
import * as m from '../../messages/compiled/messages.js'
import { EditorPage } from './-EditorPage.tsx'
import { requireStudent } from './-guards.ts'
import { ResumeArea } from './-ResumeArea.tsx'
import { readResume, resumeSearch } from './-resume.ts'
import { FROM_OWN } from './-search.ts'

export const Route = createFileRoute('/resume')({
  staticData: { title: m.resume_title },
  validateSearch: resumeSearch,
  beforeLoad: async (arrival) => {
    await requireStudent(arrival)
    const { context, search } = arrival
    const { hasResume } = await import('../features/resume/editor/hasResume.ts')
    if (await hasResume()) return
    const [desk, { hasBegun }] = await Promise.all([
      readResume(context),
      import('../features/resume/editor/hasBegun.ts'),
    ])
    if (!(await hasBegun(desk))) throw redirect({ to: '/resume_create', search: { ...FROM_OWN, apply: search.apply } })
  },
  loader: ({ context }) => readResume(context),
  component: Page,
})

function Page() {
  const desk = Route.useLoaderData()
  return (
    <ResumeArea>
      <EditorPage {...Route.useSearch()} desk={desk} />
    </ResumeArea>
  )
}
