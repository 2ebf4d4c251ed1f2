import { dimensions, dimensionWeights } from '../../../../../contract/diagnosis.ts'
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
import { sample } from './sample.ts'

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
