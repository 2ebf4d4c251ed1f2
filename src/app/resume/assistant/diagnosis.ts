import { provideDiagnosis } from '../../../../machines/resume/diagnosis/diagnosis.ports.ts'
import { provideDiagnosisStart } from '../../../../machines/resume/diagnosis-start/diagnosis-start.ports.ts'
import { getDiagnosis, readDiagnosesAnew, repeatDiagnosis, startDiagnosis } from '../../../api/diagnoses.ts'
import { positionsQuery } from '../../../api/positions.ts'
import { queryClient } from '../../../api/query-client.ts'
import { printPage } from '../../../browser/page/printing.ts'
import type { DiagnosisFlow } from '../../../shared/actors/actors.ts'
import { session } from '../../actors.ts'
import { router } from '../../router.ts'
import { today } from '../today.ts'

/** Positions offered for a keyword. */
const OFFERED = 6

const owner = () => session.getSnapshot().context.userId

const show = (
  { id, ...more }: { readonly id: string; readonly mended?: string; readonly before?: number },
  replace: boolean,
) => void router.navigate({ to: '/diagnosticResult', search: { id, type: '1', ...more }, replace })

/** What rules find in a student's resume, with its effects. */
export const diagnosis: DiagnosisFlow = {
  logic: provideDiagnosis({
    read: (id, signal) => getDiagnosis({ id }, signal),
    repeat: (id, signal) => repeatDiagnosis({ user_id: owner(), id }, signal),
    open: ({ id, mended, before }) =>
      show({ id, ...(mended !== '' && { mended }), ...(mended !== '' && before !== null && { before }) }, true),
    tellReady: () => void readDiagnosesAnew(),
  }),
  startLogic: provideDiagnosisStart({
    async find(term) {
      const { list } = await queryClient.fetchQuery(positionsQuery({ keyword: term }, 1, ''))
      return list.slice(0, OFFERED).map(({ id, title, company }) => ({ id, title, company: company.company_name }))
    },
    start: (order, signal) => startDiagnosis({ user_id: owner(), ...order }, signal),
    open: (id) => show({ id }, false),
  }),
  today,
  print: (title) => void printPage(title),
}
