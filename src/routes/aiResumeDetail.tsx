import { createFileRoute, redirect } from '@tanstack/react-router'
import * as m from '../../messages/compiled/messages.js'
import { AiArea, readOwnResume } from './-AiArea.tsx'
import { EditorPage } from './-EditorPage.tsx'
import { askToSwitch, requireAi } from './-guards.ts'
import { resumeSearch } from './-resume.ts'

export const Route = createFileRoute('/aiResumeDetail')({
  staticData: { title: m.pages_ai_detail },
  validateSearch: resumeSearch,
  beforeLoad: requireAi,
  loader: async ({ context }) => {
    const desk = await readOwnResume(context)
    if (!desk) return null
    const { hasBegun } = await import('../features/resume/editor/hasBegun.ts')
    // Nothing is written yet that could be reworded.
    if (!(await hasBegun(desk))) throw redirect({ to: '/aiIntelligentfilling' })
    return desk
  },
  onEnter: ({ context }) => void askToSwitch(context, 'aiWriting'),
  component: Page,
})

function Page() {
  const search = Route.useSearch()
  return (
    <AiArea title={m.pages_ai_detail} desk={Route.useLoaderData()}>
      {(desk) => <EditorPage at="/aiResumeDetail" {...search} desk={desk} />}
    </AiArea>
  )
}
