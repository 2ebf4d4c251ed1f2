import { createFileRoute } from '@tanstack/react-router'
import * as m from '../../messages/compiled/messages.js'
import { RoomPage } from '../features/practice/room/RoomPage.tsx'
import { askToSwitch, requireAiInterview } from './-guards.ts'
import { practiceSearch } from './-practice.ts'
import { StudentPage } from './-StudentPage.tsx'

export const Route = createFileRoute('/interviewRoom')({
  staticData: { title: m.pages_interview_room },
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
    <StudentPage title={m.pages_interview_room} entry="aiInterview">
      {() => <RoomPage key={id} flow={flow} id={id} />}
    </StudentPage>
  )
}
