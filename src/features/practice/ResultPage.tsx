import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Practice } from '../../../contract/practice.ts'
import { answerTo } from '../../../machines/practice/interview-room/interview-room.rules.ts'
import * as m from '../../../messages/compiled/messages.js'
import { practiceQuery } from '../../api/practice.ts'
import { queryClient } from '../../api/query-client.ts'
import type { PracticeFlow } from '../../shared/actors/actors.ts'
import { useOwnActor } from '../../shared/actors/useOwnActor.ts'
import { addressOf } from '../../shared/links/links.ts'
import { usePreferences } from '../../shared/preferences/preferences.tsx'
import { Missing, Queried } from '../../shared/query/Queried.tsx'
import { dayTimeText } from '../../shared/text/time.ts'
import { Button, buttonClass } from '../../ui/button/Button.tsx'
import { BinIcon } from '../../ui/icons/BinIcon.tsx'
import { PrintIcon } from '../../ui/icons/PrintIcon.tsx'
import { Note } from '../../ui/note/Note.tsx'
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx'
import { DeletionDialog } from './DeletionDialog.tsx'
import * as css from './Practice.css.ts'
import { difficultyNames, typeNames } from './practice-words.ts'
import { askedIn, askedText } from './question-text.ts'

export interface ResultPageProps {
  readonly userId: string
  readonly id: string
  readonly flow: PracticeFlow
}

/** What was asked and answered in a practice. */
export function ResultPage({ userId, id, flow }: ResultPageProps) {
  usePreferences()
  const others = { href: addressOf('/aiInterviewIntroduce'), text: m.practice_back() }
  const missing = <Missing what={m.practice_result_what()} others={others} />
  return (
    <div className={css.page}>
      {id === '' ? missing : <Read userId={userId} id={id} flow={flow} missing={missing} />}
    </div>
  )
}

function Read({ userId, id, flow, missing }: ResultPageProps & { readonly missing: ReactNode }) {
  const query = useQuery(practiceQuery(userId, id), queryClient)
  return (
    <Queried
      query={query}
      skeleton={<Skeleton width="100%" height="480px" />}
      what={m.practice_result_what()}
      missing={missing}
    >
      {(practice) => <Result practice={practice} flow={flow} />}
    </Queried>
  )
}

interface ResultProps {
  readonly practice: Practice
  readonly flow: PracticeFlow
}

function Result({ practice, flow }: ResultProps) {
  const { locale } = usePreferences()
  const deletion = useOwnActor(
    () => flow.deletionLogic,
    () => undefined,
    () => {},
  )
  const { id, position, type, difficulty, created_at, questions, answers, finished_at } = practice
  return (
    <>
      <header className={css.head}>
        <div className={css.words}>
          <h1 className={css.title}>{position}</h1>
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
            href={addressOf('/aiInterviewBasicInfo', { position })}
          >
            {m.practice_again()}
          </a>
        </div>
      </header>
      <Note kind="info">{m.practice_result_note()}</Note>
      <ol className={css.answers}>
        {questions.map((question, number) => {
          const answer = answerTo(practice, number)
          const recorded = practice.answers.find((one) => one.number === number)?.recording
          return (
            <li key={question.text['zh-CN']} className={css.card}>
              <h2 className={css.asked} lang={askedIn(practice, locale)}>
                {`${number + 1}. ${askedText(question.text, practice, locale)}`}
              </h2>
              {recorded && (
                // biome-ignore lint/a11y/useMediaCaption: what was said stands below it
                <video
                  className={css.player}
                  src={flow.media.addressOf(id, number)}
                  aria-label={m.practice_recorded_of({ number: number + 1 })}
                  data-voice={practice.mode === 'voice' || undefined}
                  preload="none"
                  controls
                  playsInline
                />
              )}
              {recorded && <p className={css.note}>{m.practice_heard({ seconds: recorded.seconds })}</p>}
              <p className={answer ? css.answer : css.none}>
                {answer || (recorded ? m.practice_no_transcript() : m.practice_unanswered())}
              </p>
              <div>
                <p className={css.note}>{m.practice_hints()}</p>
                <ul className={css.hints} lang={askedIn(practice, locale)}>
                  {question.hints.map((hint) => (
                    <li key={hint['zh-CN']}>{askedText(hint, practice, locale)}</li>
                  ))}
                </ul>
              </div>
            </li>
          )
        })}
      </ol>
      <DeletionDialog actor={deletion} />
    </>
  )
}
