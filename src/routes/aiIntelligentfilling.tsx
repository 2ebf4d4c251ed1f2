import { createFileRoute } from '@tanstack/react-router'
import * as m from '../../messages/compiled/messages.js'
import { GuidedPage } from '../features/resume/guided/GuidedPage.tsx'
import { askToSwitch, requireAi } from './-guards.ts'
import { fillingSearch } from './-resume.ts'
import { StudentPage } from './-StudentPage.tsx'

export const Route = createFileRoute('/aiIntelligentfilling')({
  staticData: { title: m.pages_ai_filling },
  validateSearch: fillingSearch,
  beforeLoad: requireAi,
  loader: ({ context }) => context.flows.guidedFilling(),
  onEnter: ({ context }) => void askToSwitch(context, 'aiWriting'),
  component: Page,
})

function Page() {
  const flow = Route.useLoaderData()
  return (
    <StudentPage title={m.pages_ai_filling} entry="aiWriting">
      {(userId) => <GuidedPage userId={userId} flow={flow} />}
    </StudentPage>
  )
}
