import { useSelector } from '@xstate/react'
import { useId } from 'react'
import type { ActorRefFrom } from 'xstate'
import { type Practice, practiceLimits } from '../../../../contract/practice.ts'
import type { answerRecorderMachine } from '../../../../machines/practice/answer-recorder/answer-recorder.machine.ts'
import { isText } from '../../../../machines/practice/answer-recorder/answer-recorder.rules.ts'
import { answerRecorderView } from '../../../../machines/practice/answer-recorder/answer-recorder.selectors.ts'
import * as m from '../../../../messages/compiled/messages.js'
import type { PracticeMedia } from '../../../shared/actors/actors.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { AlertIcon } from '../../../ui/icons/shell.tsx'
import { Note } from '../../../ui/note/Note.tsx'
import * as shared from '../Practice.css.ts'
import { Asked } from './Asked.tsx'
import * as media from './Media.css.ts'
import { Loudness, OwnRecording, Picture } from './Media.tsx'
import * as css from './Room.css.ts'
import { useLed } from './useLed.ts'

export interface RecorderProps {
  readonly actor: ActorRefFrom<typeof answerRecorderMachine>
  readonly practice: Practice
  readonly media: PracticeMedia
}

/** An answer that is spoken, in each state of its flow. */
export function Recorder(props: RecorderProps) {
  const view = useSelector(props.actor, answerRecorderView)
  switch (view) {
    case 'counting':
    case 'calm':
    case 'warned':
    case 'ending':
      return <Running {...props} />
    case 'failed':
      return <Failed {...props} />
    case 'reviewing':
    case 'keeping':
      return <Review {...props} />
    case 'over':
      return null
  }
}

const clockText = (seconds: number) =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`

function Running({ actor, practice, media: devices }: RecorderProps) {
  usePreferences()
  const { number, mode, rest } = useSelector(actor, ({ context }) => context)
  const view = useSelector(actor, answerRecorderView)
  const canEnd = useSelector(actor, (snapshot) => snapshot.can({ type: 'ENDED' }))
  const canWrite = useSelector(actor, (snapshot) => snapshot.can({ type: 'TEXT.CHOSEN' }))
  const isCounting = view === 'counting'
  const isWarned = view === 'warned'
  const says = {
    counting: mode === 'video' ? m.practice_counting_video : m.practice_counting_voice,
    calm: m.practice_recording_rest,
    warned: m.practice_recording_last,
    ending: m.practice_recording_putting,
  }[view as 'counting' | 'calm' | 'warned' | 'ending']
  const below = (
    <div className={media.below}>
      <div className={media.clock}>
        {!isCounting && (
          <span className={media.time} data-warned={isWarned || undefined} role="timer">
            {clockText(rest)}
          </span>
        )}
        <span className={css.quiet} role="status">
          {says()}
        </span>
      </div>
      <div className={css.acts}>
        {!isCounting && (
          <Button size="lg" busy={!canEnd} onClick={() => actor.send({ type: 'ENDED' })}>
            {m.practice_recording_end()}
          </Button>
        )}
        {canWrite && (
          <Button size="lg" kind="ghost" onClick={() => actor.send({ type: 'TEXT.CHOSEN' })}>
            {m.practice_instead()}
          </Button>
        )}
      </div>
    </div>
  )
  return (
    <Asked practice={practice} number={number} media={devices} below={below}>
      <div className={media.stage} data-warned={isWarned || undefined}>
        <Picture media={devices} mode={mode} />
        {isCounting ? (
          <span className={media.count} aria-hidden="true">
            {rest}
          </span>
        ) : (
          <span className={media.mark}>
            <span className={media.dot} />
            {m.practice_recording()}
          </span>
        )}
        <Loudness media={devices} />
      </div>
    </Asked>
  )
}

function Failed({ actor, practice, media: devices }: RecorderProps) {
  usePreferences()
  const number = useSelector(actor, ({ context }) => context.number)
  const led = useLed<HTMLHeadingElement>('failed')
  return (
    <Asked practice={practice} number={number} media={devices}>
      <div className={shared.card}>
        <div className={media.problem} role="alert">
          <AlertIcon size={36} className={media.problemIcon} />
          <h3 ref={led} tabIndex={-1} className={css.asked}>
            {m.practice_record_failed()}
          </h3>
          <p className={css.quiet}>{m.practice_record_failed_text()}</p>
        </div>
        <div className={css.acts} data-centred>
          <Button size="lg" onClick={() => actor.send({ type: 'DEVICES.ASKED' })}>
            {m.practice_check_again()}
          </Button>
          <Button size="lg" kind="secondary" onClick={() => actor.send({ type: 'TEXT.CHOSEN' })}>
            {m.practice_instead()}
          </Button>
        </div>
      </div>
    </Asked>
  )
}

function Review({ actor, practice, media: devices }: RecorderProps) {
  usePreferences()
  const id = useId()
  const { id: practiceId, number, take, seconds, text, failure } = useSelector(actor, ({ context }) => context)
  const isKeeping = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const canRetake = useSelector(actor, (snapshot) => snapshot.can({ type: 'RETAKEN' }))
  const led = useLed<HTMLHeadingElement>('reviewing')
  const isLong = !isText(text)
  return (
    <Asked practice={practice} number={number} media={devices}>
      <div className={shared.card}>
        <h3 ref={led} tabIndex={-1} className={css.asked}>
          {m.practice_recorded({ seconds })}
        </h3>
        <OwnRecording media={devices} recording={{ id: practiceId, number, take }} />
        <label htmlFor={id} className={css.label}>
          {m.practice_transcript()}
        </label>
        <textarea
          id={id}
          className={shared.transcript}
          aria-invalid={isLong || undefined}
          aria-describedby={`${id}-wrong`}
          placeholder={m.practice_transcript_example()}
          value={text}
          readOnly={isKeeping}
          onChange={(event) => actor.send({ type: 'TYPED', text: event.target.value })}
        />
        <div id={`${id}-wrong`} role="alert" className={css.wrong}>
          {isLong && m.practice_answer_long({ max: practiceLimits.answer })}
        </div>
        <div role="alert">{failure && <Note kind="danger">{m.practice_keep_failed()}</Note>}</div>
        <div className={css.acts}>
          <Button
            size="lg"
            busy={isKeeping}
            disabled={!isKeeping && isLong}
            onClick={() => actor.send({ type: 'KEPT' })}
          >
            {m.practice_submit()}
          </Button>
          {canRetake && (
            <Button size="lg" kind="secondary" onClick={() => actor.send({ type: 'RETAKEN' })}>
              {m.practice_retake()}
            </Button>
          )}
          {!isKeeping && (
            <Button size="lg" kind="ghost" onClick={() => actor.send({ type: 'TEXT.CHOSEN' })}>
              {m.practice_instead()}
            </Button>
          )}
        </div>
      </div>
    </Asked>
  )
}
