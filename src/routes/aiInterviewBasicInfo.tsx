import { createFileRoute } from '@tanstack/react-router'
import * as m from '../../messages/compiled/messages.js'
import { SetupPage } from '../features/practice/SetupPage.tsx'
import { askToSwitch, requireAiInterview } from './-guards.ts'
import { PracticeArea } from './-PracticeArea.tsx'
import { setupSearch } from './-practice.ts'

export const Route = createFileRoute('/aiInterviewBasicInfo')({
  staticData: { title: m.pages_ai_interview_setup },
  validateSearch: setupSearch,
  beforeLoad: requireAiInterview,
  loader: ({ context }) => context.flows.practice(),
  onEnter: ({ context }) => void askToSwitch(context, 'aiInterview'),
  component: Page,
})

function Page() {
  const flow = Route.useLoaderData()
  const { position = '' } = Route.useSearch()
  return (
    <PracticeArea title={m.pages_ai_interview_setup()}>
      {() => <SetupPage key={position} flow={flow} position={position} />}
    </PracticeArea>
  )
}
