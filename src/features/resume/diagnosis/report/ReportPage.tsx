import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { lazy, useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Finding } from '../../../../../contract/diagnosis.ts'
import { keyOf, namedBy, ofSeverity } from '../../../../../machines/resume/diagnosis/diagnosis.rules.ts'
import type { Diagnosis, DiagnosisInput } from '../../../../../machines/resume/diagnosis/diagnosis.types.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { diagnosesQuery } from '../../../../api/diagnoses.ts'
import { queryClient } from '../../../../api/query-client.ts'
import type { DiagnosisFlow } from '../../../../shared/actors/actors.ts'
import { useOwnActor } from '../../../../shared/actors/useOwnActor.ts'
import { Optional } from '../../../../shared/late/Optional.tsx'
import { addressOf } from '../../../../shared/links/links.ts'
import { causeText } from '../../../../shared/notices/notice-text.ts'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { dayTimeText } from '../../../../shared/text/time.ts'
import { Badge } from '../../../../ui/badge/Badge.tsx'
import { Button, buttonClass } from '../../../../ui/button/Button.tsx'
import { RefreshIcon } from '../../../../ui/icons/controls.tsx'
import { PrintIcon } from '../../../../ui/icons/pages.tsx'
import { EmptyState } from '../../../../ui/list-state/EmptyState.tsx'
import { FailedState } from '../../../../ui/list-state/FailedState.tsx'
import { Note } from '../../../../ui/note/Note.tsx'
import { editorSectionOf } from '../places.ts'
import { titleOf } from '../rule-words.ts'
import { signed } from '../signed.ts'
import { targetText } from '../target-text.ts'
import { Findings } from './Findings.tsx'
import { History } from './History.tsx'
import { Keywords } from './Keywords.tsx'
import { Overview } from './Overview.tsx'
import * as css from './ReportPage.css.ts'
import { Waiting } from './Waiting.tsx'

const OnPaper = lazy(() => import('./OnPaper.tsx'))

export interface ReportPageProps {
  readonly userId: string
  readonly flow: DiagnosisFlow
  readonly input: DiagnosisInput
}

const introduction = addressOf('/aiIntroduction')

type Actor = ActorRefFrom<DiagnosisFlow['logic']>

/** What rules found in the student's resume, and how to mend it. */
export function ReportPage(props: ReportPageProps) {
  if (props.input.id !== '') return <OwnReport {...props} />
  return (
    <div className={css.page}>
      <NoReport />
    </div>
  )
}

function OwnReport({ flow, input, ...rest }: ReportPageProps) {
  const actor = useOwnActor(
    () => flow.logic,
    () => input,
    () => {},
  )
  return <ReportView actor={actor} today={flow.today()} onPrint={flow.print} {...rest} />
}

export interface ReportViewProps {
  readonly userId: string
  readonly actor: Actor
  /** As 2026-11-20. */
  readonly today: string
  /** Opens the browser's own printing. @param title what a PDF is called by default */
  onPrint(title: string): void
}

/** Likewise, in each state of its flow. */
export function ReportView(props: ReportViewProps) {
  usePreferences()
  const { actor } = props
  const snapshot = useSelector(actor, (one) => one)
  const { diagnosis, failure } = snapshot.context
  const repeat = () => actor.send({ type: 'REPEAT.ASKED' })
  const isReady = snapshot.matches('ready') || (snapshot.matches('repeating') && diagnosis?.report)
  return (
    <div className={css.page}>
      {isReady && diagnosis?.report ? (
        <Ready {...props} diagnosis={diagnosis} report={diagnosis.report} />
      ) : snapshot.matches('unknown') ? (
        <NoReport />
      ) : snapshot.matches('notRead') || snapshot.matches('failed') ? (
        <div className={css.card}>
          <h1 className={css.unseen}>{m.pages_ai_diagnosis_result()}</h1>
          <FailedState
            title={snapshot.matches('failed') ? m.diagnosis_failed() : m.content_failed({ what: m.diagnosis_page() })}
            text={failure ? m.content_failed_cause({ cause: causeText(failure) }) : m.diagnosis_failed_text()}
            retryLabel={snapshot.matches('failed') ? m.diagnosis_again() : m.content_retry()}
            onRetry={snapshot.matches('failed') ? repeat : () => actor.send({ type: 'RETRIED' })}
          />
        </div>
      ) : (
        <Waiting diagnosis={diagnosis} />
      )}
    </div>
  )
}

/** In the place of a report that is another's, or none. */
function NoReport() {
  usePreferences()
  return (
    <div className={css.card}>
      <h1 className={css.unseen}>{m.pages_ai_diagnosis_result()}</h1>
      <EmptyState title={m.diagnosis_unknown()} text={m.diagnosis_unknown_text()}>
        <a className={buttonClass({})} href={introduction}>
          {m.diagnosis_start()}
        </a>
      </EmptyState>
    </div>
  )
}

interface ReadyProps extends ReportViewProps {
  readonly diagnosis: Diagnosis
  readonly report: NonNullable<Diagnosis['report']>
}

function Ready({ userId, actor, today, diagnosis, report, onPrint }: ReadyProps) {
  usePreferences()
  const snapshot = useSelector(actor, (one) => one)
  const { severity, failure } = snapshot.context
  const { data } = useQuery(diagnosesQuery(userId), queryClient)
  const { id, target, created_at, is_stale } = diagnosis
  const shown = useMemo(() => ofSeverity(report.findings, severity), [report.findings, severity])
  const moment = dayTimeText(created_at)
  const mendHref = (finding: Finding) =>
    addressOf('/resume', {
      from: '3',
      section: editorSectionOf(finding.place),
      entry: finding.place.entry,
      field: finding.place.field,
      line: finding.place.line < 0 ? undefined : finding.place.line,
      diagnosis: id,
      finding: keyOf(finding),
    })
  return (
    <>
      <header className={css.head}>
        <div className={css.names}>
          <h1 className={css.title}>{m.pages_ai_diagnosis_result()}</h1>
          <Badge>{m.diagnosis_engine()}</Badge>
          <p className={css.lead}>{`${targetText(target)} · ${m.diagnosis_at({ moment })}`}</p>
        </div>
        <div className={css.acts}>
          <Button kind="secondary" onClick={() => onPrint(`${m.pages_ai_diagnosis_result()} ${moment}`)}>
            <PrintIcon size={16} />
            {m.diagnosis_print()}
          </Button>
          <a className={buttonClass({ kind: 'secondary' })} href={introduction}>
            {m.diagnosis_other_target()}
          </a>
          <Button busy={snapshot.matches('repeating')} onClick={() => actor.send({ type: 'REPEAT.ASKED' })}>
            <RefreshIcon size={16} />
            {m.diagnosis_again()}
          </Button>
        </div>
      </header>
      <div role="status" className={css.told}>
        <Outcome actor={actor} report={report} />
        {is_stale && <Note kind="warning">{m.diagnosis_stale()}</Note>}
        {failure && snapshot.matches({ ready: 'notRepeated' }) && (
          <Note kind="danger">{m.diagnosis_not_repeated({ cause: causeText(failure) })}</Note>
        )}
      </div>
      <Overview report={report} />
      <div className={css.columns}>
        <Findings
          findings={report.findings}
          shown={shown}
          severity={severity}
          hrefOf={mendHref}
          onSeverity={(chosen) => actor.send({ type: 'SEVERITY.CHOSEN', severity: chosen })}
        />
        <div className={css.side}>
          {report.keywords && <Keywords keywords={report.keywords} />}
          {data && (
            <History
              list={data.list}
              shown={id}
              hrefOf={(one) => addressOf('/diagnosticResult', { id: one, type: '1' })}
            />
          )}
          <Note kind="info">
            {m.diagnosis_notice()}{' '}
            <a className={css.link} href={introduction}>
              {m.diagnosis_rules_link()}
            </a>
          </Note>
        </div>
      </div>
      <Optional>
        <OnPaper userId={userId} today={today} findings={shown} />
      </Optional>
    </>
  )
}

/** What became of the finding that the student went to mend. */
function Outcome({ actor, report }: Pick<ReadyProps, 'actor' | 'report'>) {
  usePreferences()
  const outcome = useSelector(actor, ({ context }) => context.outcome)
  if (!outcome) return null
  const { key, isGone, gain } = outcome
  const what = titleOf(report.findings.find((one) => keyOf(one) === key) ?? namedBy(key))
  if (!isGone) return <Note kind="warning">{m.diagnosis_not_mended({ what })}</Note>
  return (
    <Note kind="info">
      {gain === 0 ? m.diagnosis_mended_same({ what }) : m.diagnosis_mended({ what, gain: signed(gain) })}
    </Note>
  )
}
