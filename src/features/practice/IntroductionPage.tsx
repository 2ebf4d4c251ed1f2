import { useQuery } from '@tanstack/react-query'
import type { ListedPractice } from '../../../contract/practice.ts'
import { dimensions, weights } from '../../../contract/rules/evaluation.ts'
import { gradedOf } from '../../../machines/practice/interview-result/interview-result.rules.ts'
import * as m from '../../../messages/compiled/messages.js'
import { practicesQuery } from '../../api/practice.ts'
import { queryClient } from '../../api/query-client.ts'
import type { PracticeFlow } from '../../shared/actors/actors.ts'
import { useOwnActor } from '../../shared/actors/useOwnActor.ts'
import { addressOf } from '../../shared/links/links.ts'
import { usePreferences } from '../../shared/preferences/preferences.tsx'
import { Queried } from '../../shared/query/Queried.tsx'
import { dayTimeText } from '../../shared/text/time.ts'
import { Badge } from '../../ui/badge/Badge.tsx'
import { Button, buttonClass } from '../../ui/button/Button.tsx'
import { ChatIcon, ClockIcon } from '../../ui/icons/account.tsx'
import { BookIcon } from '../../ui/icons/fields.tsx'
import { ShieldIcon } from '../../ui/icons/shell.tsx'
import { EmptyState } from '../../ui/list-state/EmptyState.tsx'
import { Note } from '../../ui/note/Note.tsx'
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx'
import { DeletionDialog } from './DeletionDialog.tsx'
import * as css from './Practice.css.ts'
import { difficultyNames, dimensionNames, typeNames } from './practice-words.ts'

export interface IntroductionPageProps {
  readonly userId: string
  readonly flow: PracticeFlow
}

const facts = [
  [ClockIcon, m.practice_fact_length],
  [ChatIcon, m.practice_fact_reading],
  [BookIcon, m.practice_fact_bank],
  [ShieldIcon, m.practice_fact_privacy],
] as const

const hrefOf = ({ id, finished_at }: ListedPractice): string =>
  finished_at === null ? addressOf('/interviewRoom', { id }) : addressOf('/aiInterviewResult', { id })

/** Says what a practice is, lists former ones, and begins a new one (AIN-1). */
export function IntroductionPage({ userId, flow }: IntroductionPageProps) {
  usePreferences()
  const query = useQuery(practicesQuery(userId), queryClient)
  const deletion = useOwnActor(
    () => flow.deletionLogic,
    () => undefined,
    () => {},
  )
  const unfinished = query.data?.list.find(({ finished_at }) => finished_at === null)
  return (
    <div className={css.page}>
      <header className={css.head}>
        <div className={css.words}>
          <h1 className={css.title}>
            {m.practice_title()} <Badge>Beta</Badge>
          </h1>
          <p className={css.lead}>{m.practice_lead()}</p>
        </div>
        <div className={css.acts}>
          <a className={buttonClass({ size: 'lg' })} href={addressOf('/aiInterviewBasicInfo')}>
            {m.practice_start()}
          </a>
          <a className={buttonClass({ size: 'lg', kind: 'secondary' })} href={addressOf('/ruleIntroduction')}>
            {m.practice_rules()}
          </a>
        </div>
      </header>
      {unfinished && (
        <Note kind="info">
          {m.practice_unfinished({ position: unfinished.position })}{' '}
          <a
            className={buttonClass({ size: 'sm' })}
            href={hrefOf(unfinished)}
            aria-label={m.practice_go_on_what({ position: unfinished.position })}
          >
            {m.practice_go_on()}
          </a>
        </Note>
      )}
      <ul className={`${css.card} ${css.facts}`}>
        {facts.map(([Icon, text]) => (
          <li key={text()} className={css.fact}>
            <Icon size={20} className={css.icon} />
            {text()}
          </li>
        ))}
      </ul>
      <section className={css.card} aria-labelledby="former">
        <h2 id="former" className={css.name}>
          {m.practice_former()}
        </h2>
        <Queried query={query} skeleton={<Skeleton width="100%" height="72px" />} what={m.practice_former_what()}>
          {({ list }) =>
            list.length === 0 ? (
              <EmptyState title={m.practice_none()} text={m.practice_none_text()} />
            ) : (
              <ul>
                {list.map((one) => (
                  <Former
                    key={one.id}
                    practice={one}
                    onDelete={() => deletion.send({ type: 'DELETION.ASKED', id: one.id })}
                  />
                ))}
              </ul>
            )
          }
        </Queried>
      </section>
      <Progress list={query.data?.list ?? []} />
      <DeletionDialog actor={deletion} />
    </div>
  )
}

/** Columns of the table. */
const SHOWN = 5

/** Shows the latest grades, the last one at the end. */
function Progress({ list }: { readonly list: readonly ListedPractice[] }) {
  usePreferences()
  const graded = gradedOf(list).slice(0, SHOWN).toReversed()
  if (graded.length < 2) return null
  return (
    <div className={css.card}>
      <h2 id="progress" className={css.name}>
        {m.practice_progress()}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone */}
      <section className={css.progress} tabIndex={0} aria-labelledby="progress">
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col" className={css.cell}>
                {m.practice_result_dimension()}
              </th>
              {graded.map(({ id, created_at }) => (
                <th key={id} scope="col" className={css.cell}>
                  {dayTimeText(created_at)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row" className={css.cell}>
                {m.practice_result_score()}
              </th>
              {graded.map(({ id, grades }) => (
                <td key={id} className={css.cell}>
                  <b>{grades.total}</b>
                </td>
              ))}
            </tr>
            {dimensions.map((one) => (
              <tr key={one}>
                <th scope="row" className={css.cell}>
                  {dimensionNames[one]()} <span className={css.note}>{weights[one]}</span>
                </th>
                {graded.map(({ id, grades }) => (
                  <td key={id} className={css.cell}>
                    {grades.points[one]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}

function Former({ practice, onDelete }: { readonly practice: ListedPractice; onDelete(): void }) {
  const { position, type, difficulty, answered, questions, created_at, finished_at, is_retry, grades } = practice
  const isOpen = finished_at === null
  const facts = [
    ...(is_retry ? [m.practice_is_retry()] : []),
    typeNames[type](),
    difficultyNames[difficulty](),
    grades ? m.practice_grade({ total: grades.total }) : m.practice_answered({ answered, count: questions }),
    dayTimeText(created_at),
  ]
  return (
    <li className={css.row}>
      <div className={css.what}>
        <p className={css.position}>{position}</p>
        <p className={css.note}>{facts.join(' · ')}</p>
      </div>
      <div className={css.acts}>
        <a
          className={buttonClass({ size: 'sm', kind: isOpen ? 'primary' : 'secondary' })}
          href={hrefOf(practice)}
          aria-label={isOpen ? m.practice_go_on_what({ position }) : m.practice_look_what({ position })}
        >
          {isOpen ? m.practice_go_on() : m.practice_look()}
        </a>
        <Button kind="ghost" size="sm" aria-label={m.practice_delete_what({ position })} onClick={onDelete}>
          {m.practice_delete()}
        </Button>
      </div>
    </li>
  )
}
