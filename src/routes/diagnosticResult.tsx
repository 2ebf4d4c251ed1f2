import { createFileRoute } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import * as m from '../../messages/compiled/messages.js'
import { ReportPage } from '../features/resume/diagnosis/report/ReportPage.tsx'
import { LoginNeeded } from '../features/shell/preparing/LoginNeeded.tsx'
import { useActors } from '../shared/actors/actors.ts'
import { usePreferences } from '../shared/preferences/preferences.tsx'
import { askToSwitch, requireAi } from './-guards.ts'
import { reportSearch } from './-resume.ts'
import { isAnotherIdentity, studentIn } from './-student.ts'

export const Route = createFileRoute('/diagnosticResult')({
  staticData: { title: m.pages_ai_diagnosis_result },
  validateSearch: reportSearch,
  beforeLoad: requireAi,
  loader: ({ context }) => context.flows.diagnosis(),
  onEnter: ({ context }) => void askToSwitch(context, 'aiDiagnosis'),
  component: Page,
})

function Page() {
  usePreferences()
  const { session, enter } = useActors()
  const flow = Route.useLoaderData()
  const userId = useSelector(session, studentIn)
  const isOther = useSelector(session, isAnotherIdentity)
  const { id = '', mended = '', before = null } = Route.useSearch()
  if (!userId)
    return <LoginNeeded title={m.pages_ai_diagnosis_result()} isOther={isOther} onLogin={() => enter('aiDiagnosis')} />
  return <ReportPage key={`${userId} ${id}`} userId={userId} flow={flow} input={{ id, mended, before }} />
}
