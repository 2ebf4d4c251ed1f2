import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { ListedPractice, Practice, PracticeAttempt } from '../../../../contract/practice.ts'
import { dimensions, weights } from '../../../../contract/rules/evaluation.ts'
import type { interviewResultMachine } from '../../../../machines/practice/interview-result/interview-result.machine.ts'
import { lastBefore } from '../../../../machines/practice/interview-result/interview-result.rules.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { attemptsQuery, practicesQuery } from '../../../api/practice.ts'
import { queryClient } from '../../../api/query-client.ts'
import type { PracticeFlow } from '../../../shared/actors/actors.ts'
import { useOwnActor } from '../../../shared/actors/useOwnActor.ts'
import { addressOf } from '../../../shared/links/links.ts'
import { causeText } from '../../../shared/notices/notice-text.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Missing } from '../../../shared/query/Queried.tsx'
import { dayTimeText } from '../../../shared/text/time.ts'
import { Button, buttonClass } from '../../../ui/button/Button.tsx'
import { Tag } from '../../../ui/chip/Tag.tsx'
import { BinIcon, PrintIcon } from '../../../ui/icons/pages.tsx'
import { FailedState } from '../../../ui/list-state/FailedState.tsx'
import { Note } from '../../../ui/note/Note.tsx'
import { Scores } from '../../../ui/scores/Scores.tsx'
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx'
import { DeletionDialog } from '../DeletionDialog.tsx'
import * as css from '../Practice.css.ts'
import { difficultyNames, dimensionNames, typeNames, verdictOf } from '../practice-words.ts'
import { Answer } from './Answer.tsx'
import { ModelConsent, ModelGrading } from './ModelGrading.tsx'

export interface ResultPageProps {
  readonly userId: string
  /** The id of the practice. */
  readonly id: string
  readonly flow: PracticeFlow
}

/** Shows the result of a practice (AIN-2). */
export function ResultPage({ userId, id, flow }: ResultPageProps) {
  const actor = useOwnActor(
    () => flow.resultLogic,
    () => ({ id }),
    () => {},
  )
  const list = useQuery(practicesQuery(userId), queryClient).data?.list ?? []
  const attempts = useQuery(attemptsQuery(userId, id), queryClient).data?.list ?? []
  return <ResultView actor={actor} flow={flow} list={list} attempts={attempts} />
}

export interface ResultViewProps {
  readonly actor: ActorRefFrom<typeof interviewResultMachine>
  readonly flow: Pick<PracticeFlow, 'deletionLogic' | 'media' | 'print'>
  /** All that the student practised, the latest first. */
  readonly list: readonly ListedPractice[]
  /** The answers to the same questions in other practices. */
  readonly attempts: readonly PracticeAttempt[]
}

/** Draws the page in each state of its flow. */
export function ResultView({ actor, flow, list, attempts }: ResultViewProps) {
  usePreferences()
  const snapshot = useSelector(actor, (one) => one)
  const { practice, failure } = snapshot.context
  return <div className={css.page}>{body()}</div>

  function body() {
    if (snapshot.matches('gone'))
      return (
        <Missing
          what={m.practice_result_what()}
          others={{ href: addressOf('/aiInterviewIntroduce'), text: m.practice_back() }}
        />
      )
    if (snapshot.matches('unread'))
      return (
        <FailedState
          title={m.practice_unread_result()}
          text={failure ? causeText(failure) : ''}
          retryLabel={m.practice_retry()}
          onRetry={() => actor.send({ type: 'RETRIED' })}
        />
      )
    if (!practice) return <Skeleton width="100%" height="480px" />
    return (
      <>
        <Head practice={practice} flow={flow} />
        <Evaluated actor={actor} list={list} />
        <ol className={css.answers}>
          {practice.questions.map((question, number) => (
            <li key={question.text['zh-CN']} className={css.card}>
              <Answer
                actor={actor}
                practice={practice}
                number={number}
                media={flow.media}
                attempts={attempts.filter((one) => one.number === number)}
              />
            </li>
          ))}
        </ol>
      </>
    )
  }
}

function Head({ practice, flow }: { readonly practice: Practice; readonly flow: ResultViewProps['flow'] }) {
  usePreferences()
  const deletion = useOwnActor(
    () => flow.deletionLogic,
    () => undefined,
    () => {},
  )
  const { id, position, type, difficulty, created_at, questions, answers, finished_at, delivery_id } = practice
  return (
    <header className={css.head}>
      <div className={css.words}>
        <h1 className={css.title}>
          {position} {practice.is_retry && <Tag tone="plain">{m.practice_is_retry()}</Tag>}
        </h1>
        <p className={css.lead}>
          {m.practice_result_facts({
            type: typeNames[type](),
            difficulty: difficultyNames[difficulty](),
            answered: answers.length,
            count: questions.length,
            day: dayTimeText(created_at),
          })}
        </p>
      </div>
      <div className={`${css.acts} ${css.screenOnly}`}>
        {finished_at === null && (
          <a className={buttonClass({})} href={addressOf('/interviewRoom', { id })}>
            {m.practice_go_on()}
          </a>
        )}
        {delivery_id !== null && (
          <a
            className={buttonClass({ kind: 'secondary' })}
            href={addressOf('/myInterviewList', { delivery: delivery_id })}
          >
            {m.practice_to_interview()}
          </a>
        )}
        <Button kind="secondary" onClick={() => flow.print(`${m.practice_result()}-${position}`)}>
          <PrintIcon size={16} />
          {m.practice_print()}
        </Button>
        <Button kind="secondary" onClick={() => deletion.send({ type: 'DELETION.ASKED', id })}>
          <BinIcon size={16} />
          {m.practice_delete()}
        </Button>
        <a
          className={buttonClass({ kind: finished_at === null ? 'secondary' : 'primary' })}
          href={addressOf('/aiInterviewBasicInfo', { position, delivery: delivery_id ?? undefined })}
        >
          {m.practice_again()}
        </a>
      </div>
      <DeletionDialog actor={deletion} />
    </header>
  )
}

const changeText = (change: number): string =>
  change === 0 ? m.practice_same() : `${change > 0 ? '+' : '−'}${Math.abs(change)}`

/** The grades, or why there are none. */
function Evaluated({ actor, list }: Pick<ResultViewProps, 'actor' | 'list'>) {
  usePreferences()
  const snapshot = useSelector(actor, (one) => one)
  const { practice, failure } = snapshot.context
  if (snapshot.matches('unfinished')) return <Note kind="info">{m.practice_not_finished_yet()}</Note>
  if (snapshot.matches('evaluating'))
    return (
      <div role="status" aria-label={m.practice_evaluating()}>
        <Skeleton width="100%" height="320px" />
      </div>
    )
  if (snapshot.matches('failed') && failure)
    return (
      <div role="alert">
        <Note kind="danger">
          {m.practice_not_evaluated({ cause: causeText(failure) })}{' '}
          <Button size="sm" onClick={() => actor.send({ type: 'RETRIED' })}>
            {m.practice_retry()}
          </Button>
        </Note>
      </div>
    )
  const failed = failure && snapshot.matches('settled') && (
    <div role="alert">
      <Note kind="danger">{m.practice_failed({ cause: causeText(failure) })}</Note>
    </div>
  )
  if (!practice?.evaluation)
    return (
      <>
        {failed}
        <Note kind="info">{practice?.answers.length ? m.practice_untold() : m.practice_nothing_to_grade()}</Note>
      </>
    )
  const { total, points } = practice.evaluation
  const last = lastBefore(list, practice)
  return (
    <>
      {failed}
      {snapshot.matches('consenting') && <ModelConsent actor={actor} />}
      <Scores
        score={total}
        words={{
          score: m.practice_result_score(),
          of: m.practice_result_of(),
          radar: m.practice_result_radar(),
          part: m.practice_result_dimension(),
          points: last ? m.practice_points_compared() : m.practice_result_points(),
        }}
        verdict={verdictOf(total)}
        parts={dimensions.map((one) => ({
          key: one,
          name: dimensionNames[one](),
          weight: weights[one],
          points: points[one],
          change: last ? changeText(points[one] - last.grades.points[one]) : '',
        }))}
      >
        {last && (
          <p className={css.note}>
            {m.practice_compared({
              day: dayTimeText(last.created_at),
              change: changeText(total - last.grades.total),
            })}
          </p>
        )}
        <ModelGrading actor={actor} />
      </Scores>
      <Note kind="info">{m.practice_result_note()}</Note>
    </>
  )
}
