import { createFileRoute } from '@tanstack/react-router'
import * as m from '../../messages/compiled/messages.js'
import { RoomPage } from '../features/practice/room/RoomPage.tsx'
import { askToSwitch, requireAiInterview } from './-guards.ts'
import { PracticeArea } from './-PracticeArea.tsx'
import { practiceSearch } from './-practice.ts'

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
  return <PracticeArea title={m.pages_interview_room()}>{() => <RoomPage key={id} flow={flow} id={id} />}</PracticeArea>
}
