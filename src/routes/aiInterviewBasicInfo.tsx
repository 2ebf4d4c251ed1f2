import { createFileRoute } from '@tanstack/react-router'
import * as m from '../../messages/compiled/messages.js'
import { SetupPage } from '../features/practice/SetupPage.tsx'
import { askToSwitch, requireAiInterview } from './-guards.ts'
import { setupSearch } from './-practice.ts'
import { StudentPage } from './-StudentPage.tsx'

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
  const { position = '', delivery = '' } = Route.useSearch()
  return (
    <StudentPage title={m.pages_ai_interview_setup} entry="aiInterview">
      {() => <SetupPage key={position} flow={flow} position={position} delivery={delivery} />}
    </StudentPage>
  )
}
