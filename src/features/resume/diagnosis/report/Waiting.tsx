import type { Diagnosis } from '../../../../../contract/calls/diagnoses.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { Spinner } from '../../../../ui/spinner/Spinner.tsx'
import * as css from './ReportPage.css.ts'

export interface WaitingProps {
  /** Null before anything is known of it. */
  readonly diagnosis: Diagnosis | null
}

/** While a resume waits for its turn, or is judged. */
export function Waiting({ diagnosis }: WaitingProps) {
  usePreferences()
  const isQueued = diagnosis?.status === 'queued'
  return (
    <div className={css.waiting} role="status" aria-busy="true">
      <h1 className={css.unseen}>{m.pages_ai_diagnosis_result()}</h1>
      <Spinner size={28} />
      <p className={css.title}>{isQueued ? m.diagnosis_queued() : m.diagnosis_running()}</p>
      <p className={css.lead}>
        {isQueued
          ? m.diagnosis_queued_text({ count: diagnosis.ahead })
          : diagnosis?.stage === 'judging'
            ? m.diagnosis_running_judging()
            : m.diagnosis_running_reading()}
      </p>
    </div>
  )
}
