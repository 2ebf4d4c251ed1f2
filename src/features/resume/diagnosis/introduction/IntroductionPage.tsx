import { dimensions, dimensionWeights, type Finding, type Report } from '../../../../../contract/diagnosis.ts'
import { pointsLeft } from '../../../../../machines/resume/diagnosis/diagnosis.rules.ts'
import type { Choice } from '../../../../../machines/resume/diagnosis-start/diagnosis-start.types.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import type { DiagnosisFlow } from '../../../../shared/actors/actors.ts'
import { useOwnActor } from '../../../../shared/actors/useOwnActor.ts'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { Badge } from '../../../../ui/badge/Badge.tsx'
import { FindingCard } from '../report/FindingCard.tsx'
import { Overview } from '../report/Overview.tsx'
import { dimensionWords } from '../rule-words.ts'
import * as css from './IntroductionPage.css.ts'
import { StartCard } from './StartCard.tsx'

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
function sample(): Report {
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

export interface IntroductionPageProps {
  readonly flow: DiagnosisFlow
  /** That the resume is to be judged for; null for none. */
  readonly position: Choice | null
}

/** What a diagnosis is, what it goes by, and where it begins. */
export function IntroductionPage({ flow, position }: IntroductionPageProps) {
  usePreferences()
  const actor = useOwnActor(
    () => flow.startLogic,
    () => ({ position }),
    () => {},
  )
  return (
    <div className={css.page}>
      <header className={css.head}>
        <div className={css.names}>
          <h1 className={css.title}>{m.pages_ai_diagnosis()}</h1>
          <Badge>{m.diagnosis_engine()}</Badge>
        </div>
        <p className={css.lead}>{m.diagnosis_lead()}</p>
        <p className={css.note}>{m.diagnosis_engine_note()}</p>
      </header>
      <StartCard actor={actor} />
      <section className={css.card} aria-labelledby="rules">
        <h2 id="rules" className={css.name}>
          {m.diagnosis_rules_title()}
        </h2>
        <p className={css.lead}>{m.diagnosis_rules_text()}</p>
        <dl className={css.rules}>
          {dimensions.map((name) => (
            <div key={name} className={css.rule}>
              <dt className={css.dimension}>
                {dimensionWords[name].name()}
                <b className={css.weight}>{dimensionWeights[name]}</b>
              </dt>
              <dd className={css.how}>{dimensionWords[name].how()}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={css.sample} aria-labelledby="sample">
        <div className={css.names}>
          <h2 id="sample" className={css.name}>
            {m.diagnosis_sample()}
          </h2>
          <p className={css.note}>{m.diagnosis_sample_text()}</p>
        </div>
        <Overview report={sample()} />
        <ol className={css.card}>
          {sample().findings.map((finding) => (
            <FindingCard key={finding.rule} finding={finding} href={null} />
          ))}
        </ol>
      </section>
      <section className={css.card} aria-labelledby="privacy">
        <h2 id="privacy" className={css.name}>
          {m.diagnosis_privacy()}
        </h2>
        <p className={css.lead}>{m.diagnosis_privacy_text()}</p>
      </section>
    </div>
  )
}
