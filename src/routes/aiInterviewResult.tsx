import { createFileRoute } from '@tanstack/react-router'
import * as m from '../../messages/compiled/messages.js'
import { ResultPage } from '../features/practice/result/ResultPage.tsx'
import { askToSwitch, requireAiInterview } from './-guards.ts'
import { practiceSearch } from './-practice.ts'
import { StudentPage } from './-StudentPage.tsx'

export const Route = createFileRoute('/aiInterviewResult')({
  staticData: { title: m.pages_ai_interview_result },
  validateSearch: practiceSearch,
  beforeLoad: requireAiInterview,
  loader: ({ context }) => context.flows.practice(),
  onEnter: ({ context }) => void askToSwitch(context, 'aiInterview'),
  component: Page,
})

function Page() {
  const flow = Route.useLoaderData()
  const { id = '' } = Route.useSearch()
  return (
    <StudentPage title={m.pages_ai_interview_result} entry="aiInterview">
      {(userId) => <ResultPage key={id} userId={userId} id={id} flow={flow} />}
    </StudentPage>
  )
}
