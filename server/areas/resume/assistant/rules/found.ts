import {
  type DiagnosisRule,
  type Dimension,
  type Finding,
  type Place,
  ruleSeverities,
} from '../../../../../contract/diagnosis.ts'

export type Costs = Partial<Record<Dimension, number>>

/** What a rule finds, with what it costs as long as its dimension has points left. */
export interface Found extends Omit<Finding, 'costs'> {
  readonly costs: Costs
}

type More = Partial<Pick<Found, 'quote' | 'times' | 'severity'>>

export const found = (rule: DiagnosisRule, place: Place, costs: Costs, more: More = {}): Found => ({
  rule,
  severity: ruleSeverities[rule],
  place,
  quote: null,
  times: 0,
  costs,
  ...more,
})

export const whole = (text: string) => ({ text, from: 0, to: text.length })
