import { createFileRoute } from '@tanstack/react-router'
import * as m from '../../messages/compiled/messages.js'
import { CreatePage } from './-CreatePage.tsx'
import { requireStudent } from './-guards.ts'
import { ResumeArea } from './-ResumeArea.tsx'
import { readResume } from './-resume.ts'
import { fromSearch } from './-search.ts'

export const Route = createFileRoute('/resume_create')({
  staticData: { title: m.resume_create_title },
  validateSearch: fromSearch,
  beforeLoad: ({ context }) => requireStudent(context),
  loader: ({ context }) => readResume(context),
  component: Page,
})

function Page() {
  return (
    <ResumeArea>
      <CreatePage desk={Route.useLoaderData()} />
    </ResumeArea>
  )
}
