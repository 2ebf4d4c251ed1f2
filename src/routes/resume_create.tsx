import { createFileRoute } from '@tanstack/react-router'
import * as m from '../../messages/compiled/messages.js'
import { CreatePage } from './-CreatePage.tsx'
import { requireStudent } from './-guards.ts'
import { ResumeArea } from './-ResumeArea.tsx'
import { createSearch, readResume } from './-resume.ts'

export const Route = createFileRoute('/resume_create')({
  staticData: { title: m.resume_create_title },
  validateSearch: createSearch,
  beforeLoad: requireStudent,
  /** All ways to begin are there at once. */
  loader: async ({ context }) => {
    const [desk] = await Promise.all([readResume(context), context.flows.resumeUpload()])
    return desk
  },
  component: Page,
})

function Page() {
  return (
    <ResumeArea>
      <CreatePage {...Route.useSearch()} desk={Route.useLoaderData()} />
    </ResumeArea>
  )
}
