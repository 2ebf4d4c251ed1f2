import { createFileRoute } from '@tanstack/react-router'
import * as m from '../../messages/compiled/messages.js'
import { AiArea, readOwnResume } from './-AiArea.tsx'
import { BasicsPage } from './-BasicsPage.tsx'
import { askToSwitch, requireAi } from './-guards.ts'
import { basicsSearch } from './-resume.ts'

export const Route = createFileRoute('/aiResumeBasicInfo')({
  staticData: { title: m.pages_ai_basic },
  validateSearch: basicsSearch,
  beforeLoad: requireAi,
  loader: ({ context }) => readOwnResume(context),
  onEnter: ({ context }) => void askToSwitch(context, 'aiWriting'),
  component: Page,
})

function Page() {
  const search = Route.useSearch()
  return (
    <AiArea title={m.pages_ai_basic} desk={Route.useLoaderData()}>
      {(desk) => <BasicsPage at="/aiResumeBasicInfo" {...search} desk={desk} />}
    </AiArea>
  )
}
