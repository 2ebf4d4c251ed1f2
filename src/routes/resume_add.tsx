import { createFileRoute } from '@tanstack/react-router'
import * as m from '../../messages/compiled/messages.js'
import { AddPage } from './-AddPage.tsx'
import { requireStudent } from './-guards.ts'
import { ResumeArea } from './-ResumeArea.tsx'
import { addSearch, readResume } from './-resume.ts'

export const Route = createFileRoute('/resume_add')({
  staticData: { title: m.pages_resume_add },
  validateSearch: addSearch,
  beforeLoad: requireStudent,
  loader: ({ context }) => readResume(context),
  component: Page,
})

function Page() {
  return (
    <ResumeArea>
      <AddPage {...Route.useSearch()} desk={Route.useLoaderData()} />
    </ResumeArea>
  )
}
