import type { Finding, Report } from '../../../../../contract/diagnosis.ts'
import { pointsLeft } from '../../../../../machines/resume/diagnosis/diagnosis.rules.ts'
import * as m from '../../../../../messages/compiled/messages.js'

const place = (section: Finding['place']['section'], line = -1): Finding['place'] => ({
  section,
  entry: '',
  index: line < 0 ? -1 : 0,
  field: '',
  line,
})

const quoteOf = (text: string, part: string) => {
  const from = Math.max(0, text.indexOf(part))
  return { text, from, to: from + part.length }
}

/** Of a resume that nobody wrote; its points add up as those of any other. */
export function sample(): Report {
  const findings: Finding[] = [
    {
      rule: 'keyword-missing',
      severity: 'serious',
      place: place('skills'),
      quote: quoteOf('CANopen', 'CANopen'),
      costs: [{ dimension: 'match', points: 4 }],
      times: 4,
    },
    {
      rule: 'verb-weak',
      severity: 'advice',
      place: place('work', 2),
      quote: quoteOf(m.diagnosis_sample_weak(), m.diagnosis_sample_weak_word()),
      costs: [{ dimension: 'verbs', points: 2 }],
      times: 0,
    },
    {
      rule: 'number-missing',
      severity: 'advice',
      place: place('project', 1),
      quote: quoteOf(m.diagnosis_sample_bare(), m.diagnosis_sample_bare()),
      costs: [{ dimension: 'quantity', points: 5 }],
      times: 0,
    },
    {
      rule: 'buzzword',
      severity: 'hint',
      place: place('summary'),
      quote: quoteOf(m.diagnosis_sample_empty(), m.diagnosis_sample_empty_word()),
      costs: [{ dimension: 'wording', points: 1 }],
      times: 0,
    },
  ]
  const rows = pointsLeft(findings)
  return {
    score: rows.reduce((sum, { points }) => sum + points, 0),
    is_rescaled: false,
    dimensions: rows,
    findings,
    keywords: null,
  }
}
