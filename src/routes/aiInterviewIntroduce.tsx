import { createFileRoute } from '@tanstack/react-router'
import * as m from '../../messages/compiled/messages.js'
import { IntroductionPage } from '../features/practice/IntroductionPage.tsx'
import { askToSwitch, requireAiInterview } from './-guards.ts'
import { StudentPage } from './-StudentPage.tsx'

export const Route = createFileRoute('/aiInterviewIntroduce')({
  staticData: { title: m.pages_ai_interview },
  beforeLoad: requireAiInterview,
  loader: ({ context }) => context.flows.practice(),
  onEnter: ({ context }) => void askToSwitch(context, 'aiInterview'),
  component: Page,
})

function Page() {
  const flow = Route.useLoaderData()
  return (
    <StudentPage title={m.pages_ai_interview} entry="aiInterview">
      {(userId) => <IntroductionPage userId={userId} flow={flow} />}
    </StudentPage>
  )
}
