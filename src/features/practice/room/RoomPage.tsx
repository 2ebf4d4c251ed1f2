import { useSelector } from '@xstate/react'
import { answeredIn } from '../../../../machines/practice/interview-room/interview-room.rules.ts'
import { interviewRoomView, isLeaving } from '../../../../machines/practice/interview-room/interview-room.selectors.ts'
import * as m from '../../../../messages/compiled/messages.js'
import type { PracticeFlow } from '../../../shared/actors/actors.ts'
import { useOwnActor } from '../../../shared/actors/useOwnActor.ts'
import { addressOf } from '../../../shared/links/links.ts'
import { causeText } from '../../../shared/notices/notice-text.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button, buttonClass } from '../../../ui/button/Button.tsx'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx'
import { LogoutIcon } from '../../../ui/icons/account.tsx'
import { CloudIcon, UploadIcon } from '../../../ui/icons/pages.tsx'
import { ShieldIcon } from '../../../ui/icons/shell.tsx'
import { EmptyState } from '../../../ui/list-state/EmptyState.tsx'
import { FailedState } from '../../../ui/list-state/FailedState.tsx'
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx'
import { modeNames } from '../practice-words.ts'
import { DeviceCheck } from './DeviceCheck.tsx'
import { Recorder } from './Recorder.tsx'
import * as css from './Room.css.ts'
import { type Act, Answering, Overtaken, Reading, Ready, Reviewing, Sending } from './Stages.tsx'

export interface RoomPageProps {
  readonly flow: PracticeFlow
  /** The id of the practice. */
  readonly id: string
}

/** An interview that a student practises (AIN-1), as high as the screen. */
export function RoomPage({ flow, id }: RoomPageProps) {
  const actor = useOwnActor(
    () => flow.roomLogic,
    () => ({ id }),
    () => {},
  )
  return <RoomView actor={actor} media={flow.media} />
}

/** Draws the room in each state of its flow. */
export function RoomView({ actor, media }: Act) {
  usePreferences()
  const view = useSelector(actor, interviewRoomView)
  const practice = useSelector(actor, ({ context }) => context.practice)
  const number = useSelector(actor, ({ context }) => context.number)
  const canLeave = useSelector(actor, (snapshot) => snapshot.can({ type: 'LEAVE.ASKED' }))
  const isAsked = useSelector(actor, isLeaving)
  const { waiting } = useSelector(actor, ({ context }) => context.uploads)
  const saved = practice?.answers.map((one) => one.number) ?? []
  const answered = practice ? answeredIn(practice, waiting) : new Set()
  const isAsking = ['reading', 'answering', 'speaking', 'saving', 'failed', 'overtaken'].includes(view)
  const numbersOf = (numbers: readonly number[]) => numbers.map((one) => one + 1).join(m.practice_between())
  return (
    <div className={css.room} data-theme="dark">
      <header className={css.bar}>
        <h1 className={css.title}>{m.practice_room()}</h1>
        <span className={css.position}>
          {practice && m.practice_room_of({ position: practice.position, mode: modeNames[practice.mode]() })}
        </span>
        {practice && (
          <span className={css.progress}>
            {practice.questions.map((question, at) => (
              <span
                key={question.text['zh-CN']}
                className={css.step}
                data-answered={answered.has(at) || undefined}
                data-current={(isAsking && at === number) || undefined}
              />
            ))}
            <span className={css.numbered}>
              {isAsking && m.practice_number({ number: number + 1, count: practice.questions.length })}
            </span>
          </span>
        )}
        {canLeave && (
          <Button kind="secondary" size="sm" onClick={() => actor.send({ type: 'LEAVE.ASKED' })}>
            <LogoutIcon size={16} />
            {m.practice_leave()}
          </Button>
        )}
      </header>
      <div className={css.middle}>
        <Stage actor={actor} media={media} />
      </div>
      <footer className={css.foot}>
        <span className={css.fact} role="status">
          <CloudIcon size={16} />
          {saved.length > 0 ? m.practice_saved({ numbers: numbersOf(saved) }) : m.practice_nothing_saved()}
        </span>
        {waiting.length > 0 && (
          <span className={css.fact} role="status">
            <UploadIcon size={16} />
            {m.practice_waiting({ numbers: numbersOf(waiting) })}
          </span>
        )}
        <span className={css.fact}>
          <ShieldIcon size={16} />
          {m.practice_kept()}
        </span>
      </footer>
      <ConfirmDialog
        open={isAsked}
        title={m.practice_leave_title()}
        description={m.practice_leave_text()}
        confirmLabel={m.practice_leave()}
        cancelLabel={m.practice_stay()}
        onConfirm={() => actor.send({ type: 'LEFT' })}
        onCancel={() => actor.send({ type: 'STAYED' })}
      />
    </div>
  )
}

/** Draws the stage that the room is at. */
function Stage({ actor, media }: Act) {
  usePreferences()
  const practice = useSelector(actor, ({ context }) => context.practice)
  const check = useSelector(actor, ({ children }) => children.check)
  const recorder = useSelector(actor, ({ children }) => children.recorder)
  const view = useSelector(actor, interviewRoomView)
  const failure = useSelector(actor, ({ context }) => context.failure)
  const retry = () => actor.send({ type: 'RETRIED' })
  switch (view) {
    case 'loading':
    case 'over':
      return <Skeleton width="100%" height="320px" />
    case 'unread':
      return (
        <FailedState
          title={m.practice_unread()}
          text={failure ? causeText(failure) : ''}
          retryLabel={m.practice_retry()}
          onRetry={retry}
        />
      )
    case 'gone':
      return (
        <EmptyState title={m.practice_gone()} text={m.practice_gone_text()}>
          <a className={buttonClass({})} href={addressOf('/aiInterviewIntroduce')}>
            {m.practice_back()}
          </a>
        </EmptyState>
      )
    case 'ready':
      return <Ready actor={actor} media={media} />
    case 'reading':
      return <Reading actor={actor} media={media} />
    case 'checking':
      return check && <DeviceCheck actor={check} media={media} />
    case 'speaking':
      return recorder && practice && <Recorder actor={recorder} practice={practice} media={media} />
    case 'sending':
      return <Sending actor={actor} media={media} />
    case 'answering':
    case 'saving':
    case 'failed':
      return <Answering actor={actor} media={media} />
    case 'overtaken':
      return <Overtaken actor={actor} media={media} />
    case 'reviewing':
    case 'finishing':
    case 'unfinished':
      return <Reviewing actor={actor} media={media} />
  }
}
