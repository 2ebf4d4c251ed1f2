import type { Diagnosis } from '../../../contract/calls/diagnoses.ts'
import type { Finding, Report } from '../../../contract/diagnosis.ts'
import { pointsLeft } from './diagnosis.rules.ts'

const place = { section: 'work', entry: 'work-1', index: 0, field: 'bullets', line: 1 } as const

export const WEAK: Finding = {
  rule: 'verb-weak',
  severity: 'advice',
  place,
  quote: { text: '参与电机参数自学习功能的开发与调试。', from: 0, to: 2 },
  costs: [{ dimension: 'verbs', points: 2 }],
  times: 0,
}
export const UNREACHED: Finding = {
  rule: 'email-missing',
  severity: 'serious',
  place: { section: 'basic', entry: '', index: -1, field: 'email', line: -1 },
  quote: null,
  costs: [{ dimension: 'contact', points: 3 }],
  times: 0,
}
export const UNNAMED: Finding = {
  rule: 'keyword-missing',
  severity: 'serious',
  place: { section: 'skills', entry: '', index: -1, field: '', line: -1 },
  quote: { text: 'CANopen', from: 0, to: 7 },
  costs: [{ dimension: 'match', points: 4 }],
  times: 4,
}

/** The key that `keyOf` gives WEAK. */
export const MENDED = 'verb-weak~work~work-1.1'

export function reportOf(findings: readonly Finding[]): Report {
  const dimensions = pointsLeft(findings)
  return {
    score: dimensions.reduce((sum, { points }) => sum + points, 0),
    is_rescaled: false,
    dimensions,
    findings: [...findings],
    keywords: { matched: ['C/C++', 'STM32'], missing: findings.includes(UNNAMED) ? ['CANopen'] : [] },
  }
}

export const diagnosisOf = (more: Partial<Diagnosis> = {}): Diagnosis => ({
  id: '12',
  status: 'ready',
  stage: null,
  created_at: '2026-11-21T06:40:00Z',
  target: { position_id: '7', title: '嵌入式开发工程师' },
  ahead: 0,
  report: reportOf([UNNAMED, UNREACHED, WEAK]),
  version: 4,
  is_stale: false,
  ...more,
})
