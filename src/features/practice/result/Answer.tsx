import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import { type Practice, type PracticeAttempt, practiceLimits } from '../../../../contract/practice.ts'
import {
  type AnswerEvaluation,
  type FollowUp,
  type StarPart,
  starParts,
} from '../../../../contract/rules/evaluation.ts'
import { charactersOf } from '../../../../contract/rules/resume-rules.ts'
import type { interviewResultMachine } from '../../../../machines/practice/interview-result/interview-result.machine.ts'
import { answerAt } from '../../../../machines/practice/interview-room/interview-room.rules.ts'
import * as m from '../../../../messages/compiled/messages.js'
import type { PracticeMedia } from '../../../shared/actors/actors.ts'
import { causeText } from '../../../shared/notices/notice-text.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Tag } from '../../../ui/chip/Tag.tsx'
import { Note } from '../../../ui/note/Note.tsx'
import { Hints } from '../Hints.tsx'
import * as css from '../Practice.css.ts'
import { askedIn, askedText } from '../question-text.ts'
import { Attempts } from './Attempts.tsx'
import { Sentences } from './Sentences.tsx'

export interface AnswerProps {
  readonly actor: ActorRefFrom<typeof interviewResultMachine>
  readonly practice: Practice
  /** The number of the question, from 0. */
  readonly number: number
  readonly media: PracticeMedia
  /** The answers to it in other practices, the latest first. */
  readonly attempts: readonly PracticeAttempt[]
}

/** A question, what was answered, and what that is worth. */
export function Answer({ actor, practice, number, media, attempts }: AnswerProps) {
  const { locale } = usePreferences()
  const isWriting = useSelector(
    actor,
    (snapshot) =>
      (snapshot.matches('transcribing') || snapshot.matches('saving')) && snapshot.context.number === number,
  )
  const canWrite = useSelector(actor, (snapshot) => snapshot.can({ type: 'TRANSCRIPT.ASKED', number }))
  const canRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'RETRY.ASKED', number }))
  const isRetrying = useSelector(
    actor,
    (snapshot) => snapshot.matches('retrying') && snapshot.context.number === number,
  )
  const player = useRef<HTMLVideoElement>(null)
  const question = practice.questions[number]!
  const answer = answerAt(practice, number)
  const graded = practice.evaluation?.answers.find((one) => one.number === number)
  return (
    <>
      <div className={css.askedHead}>
        <h2 className={css.asked} lang={askedIn(practice, locale)}>
          {`${number + 1}. ${askedText(question.text, practice, locale)}`}
        </h2>
        {graded && <Tag tone="brand">{m.practice_grade({ total: graded.total })}</Tag>}
      </div>
      {answer?.recording && (
        <>
          {/* biome-ignore lint/a11y/useMediaCaption: what was said stands below it */}
          <video
            ref={player}
            className={css.player}
            src={media.addressOf(practice.id, number)}
            aria-label={m.practice_recorded_of({ number: number + 1 })}
            data-voice={practice.mode === 'voice' || undefined}
            preload="none"
            controls
            playsInline
          />
          <p className={css.note}>{m.practice_heard({ seconds: answer.recording.seconds })}</p>
        </>
      )}
      {isWriting ? (
        <Transcript actor={actor} number={number} />
      ) : (
        <Attempts attempts={attempts}>
          {answer?.recording && answer.text !== '' ? (
            <Sentences player={player} text={answer.text} seconds={answer.recording.seconds} />
          ) : (
            <p className={answer?.text ? css.answer : css.none}>
              {answer?.text || (answer ? m.practice_untold_one() : m.practice_unanswered())}
            </p>
          )}
        </Attempts>
      )}
      <div className={`${css.acts} ${css.screenOnly}`}>
        {canWrite && (
          <Button
            kind="secondary"
            size="sm"
            aria-label={m.practice_transcribe_what({ number: number + 1 })}
            onClick={() => actor.send({ type: 'TRANSCRIPT.ASKED', number })}
          >
            {m.practice_transcribe()}
          </Button>
        )}
        {(canRetry || isRetrying) && (
          <Button
            kind="secondary"
            size="sm"
            busy={isRetrying}
            aria-label={m.practice_once_more_what({ number: number + 1 })}
            onClick={() => actor.send({ type: 'RETRY.ASKED', number })}
          >
            {m.practice_once_more()}
          </Button>
        )}
      </div>
      {graded ? <Graded graded={graded} /> : <Hints practice={practice} question={question} />}
    </>
  )
}

const partNames = {
  situation: m.practice_star_situation,
  task: m.practice_star_task,
  action: m.practice_star_action,
  result: m.practice_star_result,
} satisfies Record<StarPart, () => string>

const gaps = {
  situation: m.practice_gap_situation,
  task: m.practice_gap_task,
  action: m.practice_gap_action,
  result: m.practice_gap_result,
} satisfies Record<StarPart, () => string>

const followUps = {
  action: m.practice_follow_up_action,
  result: m.practice_follow_up_result,
  figure: m.practice_follow_up_figure,
  again: m.practice_follow_up_again,
} satisfies Record<FollowUp, () => string>

/** Shows what counted in the answer, and a better one of the same material. */
function Graded({ graded: { star, exact, fillers, follow_up } }: { readonly graded: AnswerEvaluation }) {
  usePreferences()
  const between = m.practice_between()
  return (
    <div className={css.graded}>
      <section>
        <h3 className={css.label}>{m.practice_evidence()}</h3>
        <dl className={css.star}>
          {starParts.map((part) => (
            <div key={part} className={css.starPart}>
              <dt className={css.label}>{partNames[part]()}</dt>
              <dd className={star[part] ? css.quote : css.none}>{star[part] || m.practice_star_none()}</dd>
            </div>
          ))}
        </dl>
        {exact.length > 0 && <p className={css.note}>{m.practice_exact({ words: exact.join(between) })}</p>}
        {fillers.length > 0 && <p className={css.note}>{m.practice_fillers({ words: fillers.join(between) })}</p>}
      </section>
      <section>
        <h3 className={css.label}>{m.practice_outline()}</h3>
        <ol className={css.outline}>
          {starParts.map((part) => (
            <li key={part} className={star[part] ? undefined : css.none}>
              {star[part] || gaps[part]()}
            </li>
          ))}
        </ol>
      </section>
      <section className={css.next}>
        <h3 className={css.label}>{m.practice_follow_up()}</h3>
        {follow_up.kind === 'own' ? (
          <p>{follow_up.text}</p>
        ) : (
          <>
            {follow_up.text !== '' && <p className={css.note}>{m.practice_quoted({ text: follow_up.text })}</p>}
            <p>{followUps[follow_up.kind]()}</p>
          </>
        )}
      </section>
    </div>
  )
}

function Transcript({ actor, number }: Pick<AnswerProps, 'actor' | 'number'>) {
  usePreferences()
  const { text, failure } = useSelector(actor, ({ context }) => context)
  const isSaving = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const canSubmit = useSelector(actor, (snapshot) => snapshot.can({ type: 'SUBMITTED' }))
  const isLong = charactersOf(text) > practiceLimits.answer
  return (
    <div className={css.group}>
      <textarea
        className={css.transcript}
        aria-label={m.practice_transcript_of({ number: number + 1 })}
        aria-invalid={isLong || undefined}
        placeholder={m.practice_transcript_example()}
        value={text}
        readOnly={isSaving}
        onChange={(event) => actor.send({ type: 'TYPED', text: event.target.value })}
      />
      <div role="alert" className={css.wrong}>
        {isLong && m.practice_answer_long({ max: practiceLimits.answer })}
      </div>
      <div role="alert">
        {failure && <Note kind="danger">{m.practice_not_saved({ cause: causeText(failure) })}</Note>}
      </div>
      <div className={css.acts}>
        <Button busy={isSaving} disabled={!isSaving && !canSubmit} onClick={() => actor.send({ type: 'SUBMITTED' })}>
          {m.practice_transcript_save()}
        </Button>
        {!isSaving && (
          <Button kind="ghost" onClick={() => actor.send({ type: 'CANCELLED' })}>
            {m.practice_cancel()}
          </Button>
        )}
      </div>
    </div>
  )
}
