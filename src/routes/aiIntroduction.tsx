import { createFileRoute } from '@tanstack/react-router'
import * as m from '../../messages/compiled/messages.js'
import { positionQuery } from '../api/positions.ts'
import { queryClient } from '../api/query-client.ts'
import { IntroductionPage } from '../features/resume/diagnosis/introduction/IntroductionPage.tsx'
import { askToSwitch, requireAi } from './-guards.ts'
import { introductionSearch } from './-resume.ts'
import { StudentPage } from './-StudentPage.tsx'

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
  const { flow, position } = Route.useLoaderData()
  return (
    <StudentPage title={m.pages_ai_diagnosis} entry="aiDiagnosis">
      {() => <IntroductionPage key={position?.id} flow={flow} position={position} />}
    </StudentPage>
  )
}
