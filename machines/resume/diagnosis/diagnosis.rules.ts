import {
  type DiagnosisRule,
  dimensions,
  dimensionWeights,
  type Finding,
  type Report,
  type Severity,
} from '../../../contract/diagnosis.ts'
import type { DiagnosisContext, Mended } from './diagnosis.types.ts'

/** Names a finding by its rule and its place, whatever else is found before it. */
export const keyOf = ({ rule, place, quote }: Pick<Finding, 'rule' | 'place' | 'quote'>): string => {
  const { section, entry, field, line } = place
  const what = rule === 'keyword-missing' ? (quote?.text ?? '') : `${entry || field}.${line}`
  return [rule, section, what].join('~')
}

/** The parts of a finding that is gone, from its name alone. */
export function namedBy(key: string): Pick<Finding, 'rule' | 'quote' | 'times'> {
  const [rule = '', , text = ''] = key.split('~')
  return { rule: rule as DiagnosisRule, quote: { text, from: 0, to: text.length }, times: 0 }
}

/** The points that findings leave in each dimension. */
export const pointsLeft = (findings: readonly Finding[]): Report['dimensions'] =>
  dimensions.map((name) => {
    const costs = findings.flatMap((one) => one.costs).filter(({ dimension }) => dimension === name)
    const weight = dimensionWeights[name]
    return { name, weight, points: costs.reduce<number>((left, { points }) => left - points, weight) }
  })

/** The fate of the mended finding, once the resume is judged anew. */
export function outcomeOf({ mended, before, diagnosis }: DiagnosisContext): Mended | null {
  const report = diagnosis?.report
  if (mended === '' || before === null || !report) return null
  return {
    key: mended,
    isGone: !report.findings.some((one) => keyOf(one) === mended),
    gain: report.score - before,
  }
}

/** The findings of one severity; all of them where it is null. */
export const ofSeverity = (findings: readonly Finding[], severity: Severity | null): readonly Finding[] =>
  severity === null ? findings : findings.filter((one) => one.severity === severity)
