import { createFileRoute } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import * as m from '../../messages/compiled/messages.js'
import { positionQuery } from '../api/positions.ts'
import { queryClient } from '../api/query-client.ts'
import { IntroductionPage } from '../features/resume/diagnosis/introduction/IntroductionPage.tsx'
import { LoginNeeded } from '../features/shell/preparing/LoginNeeded.tsx'
import { useActors } from '../shared/actors/actors.ts'
import { usePreferences } from '../shared/preferences/preferences.tsx'
import { askToSwitch, requireAi } from './-guards.ts'
import { introductionSearch } from './-resume.ts'
import { isAnotherIdentity, studentIn } from './-student.ts'

export const Route = createFileRoute('/aiIntroduction')({
  staticData: { title: m.pages_ai_diagnosis },
  validateSearch: introductionSearch,
  loaderDeps: ({ search: { position } }) => ({ position }),
  beforeLoad: requireAi,
  async loader({ context, deps: { position } }) {
    const [flow, chosen] = await Promise.all([
      context.flows.diagnosis(),
      position === undefined ? null : queryClient.fetchQuery(positionQuery(position)).catch(() => null),
    ])
    return { flow, position: chosen && { id: chosen.id, title: chosen.title, company: chosen.company.company_name } }
  },
  onEnter: ({ context }) => void askToSwitch(context, 'aiDiagnosis'),
  component: Page,
})

function Page() {
  usePreferences()
  const { session, enter } = useActors()
  const { flow, position } = Route.useLoaderData()
  const userId = useSelector(session, studentIn)
  const isOther = useSelector(session, isAnotherIdentity)
  if (!userId)
    return <LoginNeeded title={m.pages_ai_diagnosis()} isOther={isOther} onLogin={() => enter('aiDiagnosis')} />
  return <IntroductionPage key={`${userId} ${position?.id}`} flow={flow} position={position} />
}
