import type { ListedDiagnosis } from '../../../../contract/calls/diagnoses.ts'
import * as m from '../../../../messages/compiled/messages.js'

/** What a resume was judged for. */
export const targetText = (target: ListedDiagnosis['target']): string =>
  target === null
    ? m.diagnosis_for_none()
    : m.diagnosis_for({ title: target.title === '' ? m.diagnosis_for_pasted() : target.title })
