import { shallowEqual, useSelector } from '@xstate/react'
import { useId } from 'react'
import type { ActorRefFrom } from 'xstate'
import { practiceLimits } from '../../../../contract/practice.ts'
import { charactersOf } from '../../../../contract/rules/resume-rules.ts'
import type { interviewRoomMachine } from '../../../../machines/practice/interview-room/interview-room.machine.ts'
import { answerAt, answeredIn, answerTo } from '../../../../machines/practice/interview-room/interview-room.rules.ts'
import * as m from '../../../../messages/compiled/messages.js'
import type { PracticeMedia } from '../../../shared/actors/actors.ts'
import { causeText } from '../../../shared/notices/notice-text.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Note } from '../../../ui/note/Note.tsx'
import * as shared from '../Practice.css.ts'
import { askedIn, askedText } from '../question-text.ts'
import { Asked } from './Asked.tsx'
import * as css from './Room.css.ts'
import { useLed } from './useLed.ts'

export interface Act {
  readonly actor: ActorRefFrom<typeof interviewRoomMachine>
  readonly media: PracticeMedia
}

const useContextOf = (actor: Act['actor']) => useSelector(actor, ({ context }) => context)

/** Stands before the first question, or before the student goes on. */
export function Ready({ actor }: Act) {
  usePreferences()
  const { practice, uploads } = useContextOf(actor)
  const led = useLed<HTMLHeadingElement>('ready')
  if (!practice) return null
  return (
    <div className={shared.card}>
      <h2 ref={led} tabIndex={-1} className={css.asked}>
        {m.practice_ready()}
      </h2>
      <p className={css.quiet}>
        {(practice.mode === 'text' ? m.practice_ready_text : m.practice_ready_spoken)({
          count: practice.questions.length,
          answered: answeredIn(practice, uploads.waiting).size,
        })}
      </p>
      <div className={css.acts}>
        <Button size="lg" onClick={() => actor.send({ type: 'BEGUN' })}>
          {m.practice_ready_start()}
        </Button>
      </div>
    </div>
  )
}

export function Reading({ actor, media }: Act) {
  usePreferences()
  const { practice, number, rest } = useContextOf(actor)
  if (!practice) return null
  return (
    <Asked practice={practice} number={number} media={media}>
      <div className={shared.card}>
        <p className={css.quiet}>{m.practice_reading()}</p>
        <p className={css.seconds} aria-hidden="true">
          {rest}
        </p>
        <p className={css.quiet}>{m.practice_reading_rest({ rest })}</p>
        <div className={css.acts}>
          <Button size="lg" onClick={() => actor.send({ type: 'READ' })}>
            {m.practice_read()}
          </Button>
        </div>
      </div>
    </Asked>
  )
}

/** Says that the student looked elsewhere, once he did. */
function Hidden({ count }: { readonly count: number }) {
  return <p role="status">{count > 0 && <span className={css.quiet}>{m.practice_hidden({ count })}</span>}</p>
}

export function Answering({ actor, media }: Act) {
  usePreferences()
  const id = useId()
  const { practice, number, text, hidden, failure } = useContextOf(actor)
  const isSaving = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const canSubmit = useSelector(actor, (snapshot) => snapshot.can({ type: 'SUBMITTED' }))
  const canSkip = useSelector(actor, (snapshot) => snapshot.can({ type: 'SKIPPED' }))
  const area = useLed<HTMLTextAreaElement>('answering')
  if (!practice) return null
  const length = charactersOf(text)
  const isLong = length > practiceLimits.answer
  return (
    <Asked practice={practice} number={number} media={media}>
      <div className={shared.card}>
        <label htmlFor={id} className={css.label}>
          {m.practice_answer()}
        </label>
        <textarea
          ref={area}
          id={id}
          className={css.area}
          aria-describedby={`${id}-count`}
          aria-invalid={isLong || undefined}
          placeholder={m.practice_answer_example()}
          value={text}
          readOnly={isSaving}
          onChange={(event) => actor.send({ type: 'TYPED', text: event.target.value })}
        />
        <div id={`${id}-count`} className={css.under}>
          <span className={css.wrong} role="alert">
            {isLong && m.practice_answer_long({ max: practiceLimits.answer })}
          </span>
          <span className={css.count} data-over={isLong || undefined}>
            {`${length} / ${practiceLimits.answer}`}
          </span>
        </div>
        <div role="alert">
          {failure && <Note kind="danger">{m.practice_not_saved({ cause: causeText(failure) })}</Note>}
        </div>
        <div className={css.acts}>
          {failure ? (
            <Button size="lg" onClick={() => actor.send({ type: 'RETRIED' })}>
              {m.practice_retry()}
            </Button>
          ) : (
            <Button
              size="lg"
              busy={isSaving}
              disabled={!isSaving && !canSubmit}
              onClick={() => actor.send({ type: 'SUBMITTED' })}
            >
              {m.practice_submit()}
            </Button>
          )}
          {canSkip && (
            <Button size="lg" kind="ghost" onClick={() => actor.send({ type: 'SKIPPED' })}>
              {m.practice_skip()}
            </Button>
          )}
        </div>
        <Hidden count={hidden} />
      </div>
    </Asked>
  )
}

export function Overtaken({ actor, media }: Act) {
  usePreferences()
  const { practice, number, text } = useContextOf(actor)
  if (!practice) return null
  return (
    <Asked practice={practice} number={number} media={media}>
      <div className={shared.card}>
        <Note kind="warning">{m.practice_overtaken()}</Note>
        <p className={css.label}>{m.practice_overtaken_theirs()}</p>
        <blockquote className={css.theirs}>{answerTo(practice, number)}</blockquote>
        <p className={css.label}>{m.practice_answer()}</p>
        <blockquote className={css.theirs}>{text}</blockquote>
        <div className={css.acts}>
          <Button onClick={() => actor.send({ type: 'OWN.CHOSEN' })}>{m.practice_overtaken_own()}</Button>
          <Button kind="secondary" onClick={() => actor.send({ type: 'OTHER.CHOSEN' })}>
            {m.practice_overtaken_other()}
          </Button>
        </div>
      </div>
    </Asked>
  )
}

export function Reviewing({ actor }: Act) {
  const { locale } = usePreferences()
  const { practice, failure, uploads } = useContextOf(actor)
  const isFinishing = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const isUnfinished = useSelector(actor, (snapshot) => snapshot.can({ type: 'RETRIED' }))
  const changeable = useSelector(
    actor,
    (snapshot) => practice?.questions.map((_, number) => snapshot.can({ type: 'QUESTION.CHOSEN', number })) ?? [],
    shallowEqual,
  )
  const led = useLed<HTMLHeadingElement>('reviewing')
  if (!practice) return null
  return (
    <div className={shared.card}>
      <h2 ref={led} tabIndex={-1} className={css.asked}>
        {m.practice_reviewing()}
      </h2>
      <p className={css.quiet}>{m.practice_reviewing_text()}</p>
      <ol className={css.list}>
        {practice.questions.map((question, number) => {
          const recorded = answerAt(practice, number)?.recording
          const answer = uploads.waiting.includes(number)
            ? m.practice_on_its_way()
            : [recorded && m.practice_heard({ seconds: recorded.seconds }), answerTo(practice, number)]
                .filter(Boolean)
                .join('\n')
          const [act, what] = answer
            ? [m.practice_change(), m.practice_change_what({ number: number + 1 })]
            : [m.practice_give(), m.practice_give_what({ number: number + 1 })]
          return (
            <li key={question.text['zh-CN']} className={css.row}>
              <p className={css.asked} lang={askedIn(practice, locale)}>
                {askedText(question.text, practice, locale)}
              </p>
              <Button
                kind="secondary"
                size="sm"
                aria-label={what}
                disabled={!changeable[number]}
                onClick={() => actor.send({ type: 'QUESTION.CHOSEN', number })}
              >
                {act}
              </Button>
              <p className={css.answer}>{answer || m.practice_unanswered()}</p>
            </li>
          )
        })}
      </ol>
      <div role="alert">
        {failure && <Note kind="danger">{m.practice_not_finished({ cause: causeText(failure) })}</Note>}
      </div>
      <div className={css.acts}>
        <Button
          size="lg"
          busy={isFinishing}
          onClick={() => actor.send({ type: isUnfinished ? 'RETRIED' : 'FINISHED' })}
        >
          {isUnfinished ? m.practice_retry() : m.practice_finish()}
        </Button>
      </div>
    </div>
  )
}

/** Everything is answered; the last recordings are on their way. */
export function Sending({ actor }: Act) {
  usePreferences()
  const { uploads } = useContextOf(actor)
  const led = useLed<HTMLHeadingElement>('sending')
  const { failure, share, waiting } = uploads
  return (
    <div className={shared.card}>
      <h2 ref={led} tabIndex={-1} className={css.asked}>
        {m.practice_sending()}
      </h2>
      <p className={css.quiet}>{m.practice_sending_text({ count: waiting.length })}</p>
      <progress className={css.progressBar} value={share} max={1} aria-label={m.practice_sending()} />
      <p className={css.quiet}>{m.practice_sending_share({ share: Math.floor(share * 100) })}</p>
      <div role="alert">
        {failure && <Note kind="warning">{m.practice_sending_failed({ cause: causeText(failure) })}</Note>}
      </div>
      {failure && (
        <div className={css.acts}>
          <Button size="lg" onClick={() => actor.send({ type: 'RETRIED' })}>
            {m.practice_retry()}
          </Button>
        </div>
      )}
    </div>
  )
}
