import { createFileRoute } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import * as m from '../../messages/compiled/messages.js'
import { GuidedPage } from '../features/resume/guided/GuidedPage.tsx'
import { LoginNeeded } from '../features/shell/preparing/LoginNeeded.tsx'
import { useActors } from '../shared/actors/actors.ts'
import { usePreferences } from '../shared/preferences/preferences.tsx'
import { askToSwitch, requireAi } from './-guards.ts'
import { fillingSearch } from './-resume.ts'
import { isAnotherIdentity, studentIn } from './-student.ts'

export const Route = createFileRoute('/aiIntelligentfilling')({
  staticData: { title: m.pages_ai_filling },
  validateSearch: fillingSearch,
  beforeLoad: requireAi,
  loader: ({ context }) => context.flows.guidedFilling(),
  onEnter: ({ context }) => void askToSwitch(context, 'aiWriting'),
  component: Page,
})

function Page() {
  usePreferences()
  const { session, enter } = useActors()
  const flow = Route.useLoaderData()
  const userId = useSelector(session, studentIn)
  const isOther = useSelector(session, isAnotherIdentity)
  if (!userId) return <LoginNeeded title={m.pages_ai_filling()} isOther={isOther} onLogin={() => enter('aiWriting')} />
  return <GuidedPage key={userId} userId={userId} flow={flow} />
}
