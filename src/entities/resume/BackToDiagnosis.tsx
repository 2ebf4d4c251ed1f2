import * as m from '../../../messages/compiled/messages.js'
import { addressOf } from '../../shared/links/links.ts'
import { usePreferences } from '../../shared/preferences/preferences.tsx'
import { buttonClass } from '../../ui/button/Button.tsx'

export interface BackToDiagnosisProps {
  readonly id: string
  /** The one that is being mended. */
  readonly finding: string | undefined
}

/** Back to the report that led to the editor, which then checks what was mended. */
export function BackToDiagnosis({ id, finding }: BackToDiagnosisProps) {
  usePreferences()
  return (
    <a
      className={buttonClass({})}
      title={m.diagnosis_back_text()}
      href={addressOf('/diagnosticResult', { id, type: '1', mended: finding })}
    >
      {m.diagnosis_back()}
    </a>
  )
}
