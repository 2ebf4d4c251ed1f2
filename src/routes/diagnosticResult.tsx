import { createFileRoute } from '@tanstack/react-router'
import * as m from '../../messages/compiled/messages.js'
import { ReportPage } from '../features/resume/diagnosis/report/ReportPage.tsx'
import { askToSwitch, requireAi } from './-guards.ts'
import { reportSearch } from './-resume.ts'
import { StudentPage } from './-StudentPage.tsx'

export const Route = createFileRoute('/diagnosticResult')({
  staticData: { title: m.pages_ai_diagnosis_result },
  validateSearch: reportSearch,
  beforeLoad: requireAi,
  loader: ({ context }) => context.flows.diagnosis(),
  onEnter: ({ context }) => void askToSwitch(context, 'aiDiagnosis'),
  component: Page,
})

function Page() {
  const flow = Route.useLoaderData()
  const { id = '', mended = '', before = null } = Route.useSearch()
  return (
    <StudentPage title={m.pages_ai_diagnosis_result} entry="aiDiagnosis">
      {(userId) => <ReportPage key={id} userId={userId} flow={flow} input={{ id, mended, before }} />}
    </StudentPage>
  )
}
