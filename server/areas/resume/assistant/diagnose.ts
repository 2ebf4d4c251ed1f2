import {
  type Dimension,
  dimensions,
  dimensionWeights,
  type Finding,
  type Report,
  type Target,
} from '../../../../contract/diagnosis.ts'
import type { ResumeContent } from '../../../../contract/resume.ts'
import { chronology } from './rules/chronology.ts'
import { completeness } from './rules/completeness.ts'
import { contact } from './rules/contact.ts'
import { format, twiceIn } from './rules/format.ts'
import type { Found } from './rules/found.ts'
import { lineRules } from './rules/lines.ts'
import { match } from './rules/match.ts'
import { entriesOf } from './written.ts'

const ORDER = { serious: 0, advice: 1, hint: 2 } as const

/** Findings that are told at most; beyond that those that cost nothing are left out. */
const TOLD = 60

/**
 * Judges a resume by rules; the same text gets the same report.
 * @param target what it is to lead to; without one the other dimensions fill the 100 points
 * @param today as 2026-11-27
 */
export function diagnose(content: ResumeContent, target: Target | null, today: string): Report {
  const entries = entriesOf(content)
  const all = entries.flatMap(({ lines }) => lines)
  const twice = twiceIn(all)
  const lines = all.filter((line) => !twice.includes(line))
  const matched = target && match(content, target)
  const found = [
    ...completeness(content, entries),
    ...contact(content),
    ...chronology(content, entries, today),
    ...(matched?.findings ?? []),
    ...lineRules(lines, content),
    ...format(content, entries, lines, twice),
  ].sort((one, other) => ORDER[one.severity] - ORDER[other.severity])
  const left = new Map<Dimension, number>(dimensions.map((name) => [name, dimensionWeights[name]]))
  const findings = found.map((one) => charged(one, left)).filter(({ costs }, at) => costs.length > 0 || at < TOLD)
  const judged = dimensions.filter((name) => target !== null || name !== 'match')
  const rows = judged.map((name) => ({ name, weight: dimensionWeights[name], points: left.get(name)! }))
  const sumOf = (key: 'weight' | 'points') => rows.reduce((sum, row) => sum + row[key], 0)
  return {
    score: Math.round((100 * sumOf('points')) / sumOf('weight')),
    is_rescaled: target === null,
    dimensions: rows,
    findings,
    keywords: matched ? matched.keywords : null,
  }
}

/** Takes what a finding costs off what its dimensions have left. */
function charged({ costs, ...one }: Found, left: Map<Dimension, number>): Finding {
  const taken = (Object.entries(costs) as [Dimension, number][]).map(([dimension, cost]) => {
    const points = Math.min(cost, left.get(dimension)!)
    left.set(dimension, left.get(dimension)! - points)
    return { dimension, points }
  })
  return { ...one, costs: taken.filter(({ points }) => points > 0) }
}
