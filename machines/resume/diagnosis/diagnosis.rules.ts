import type { Finding } from '../../../contract/diagnosis.ts'
import type { DiagnosisContext, Mended } from './diagnosis.types.ts'

/** Names a finding by its rule and its place, whatever else is found before it. */
export const keyOf = ({ rule, place, quote }: Pick<Finding, 'rule' | 'place' | 'quote'>): string => {
  const { section, entry, field, line } = place
  const what = rule === 'keyword-missing' ? (quote?.text ?? '') : `${entry || field}.${line}`
  return [rule, section, what].join('~')
}

export const pointsOf = ({ costs }: Pick<Finding, 'costs'>): number =>
  costs.reduce((sum, { points }) => sum + points, 0)

/** What became of the finding that was mended, once the resume is judged anew. */
export function outcomeOf({ mended, before, diagnosis }: DiagnosisContext): Mended | null {
  const report = diagnosis?.report
  if (mended === '' || before === null || !report) return null
  return {
    key: mended,
    isGone: !report.findings.some((one) => keyOf(one) === mended),
    gain: report.score - before,
  }
}
