import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { deviceCheckMachine } from '../../../../machines/practice/device-check/device-check.machine.ts'
import type { DeviceProblem } from '../../../../machines/practice/device-check/device-check.types.ts'
import type { RecordedMode } from '../../../../machines/practice/recordings.ts'
import * as m from '../../../../messages/compiled/messages.js'
import type { PracticeMedia } from '../../../shared/actors/actors.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { AlertIcon } from '../../../ui/icons/shell.tsx'
import { Spinner } from '../../../ui/spinner/Spinner.tsx'
import * as shared from '../Practice.css.ts'
import * as media from './Media.css.ts'
import { Loudness, Picture } from './Media.tsx'
import * as css from './Room.css.ts'
import { useLed } from './useLed.ts'

type Words = readonly [title: () => string, text: () => string]

const problems = {
  denied: {
    video: [m.practice_denied_video, m.practice_denied_text],
    voice: [m.practice_denied_voice, m.practice_denied_text],
  },
  missing: {
    video: [m.practice_missing_video, m.practice_missing_text],
    voice: [m.practice_missing_voice, m.practice_missing_text],
  },
  occupied: {
    video: [m.practice_occupied_video, m.practice_occupied_text],
    voice: [m.practice_occupied_voice, m.practice_occupied_text],
  },
  elsewhere: {
    video: [m.practice_elsewhere, m.practice_elsewhere_text],
    voice: [m.practice_elsewhere, m.practice_elsewhere_text],
  },
  unsupported: {
    video: [m.practice_unsupported, m.practice_unsupported_text],
    voice: [m.practice_unsupported, m.practice_unsupported_text],
  },
} satisfies Record<DeviceProblem, Record<RecordedMode, Words>>

export interface DeviceCheckProps {
  readonly actor: ActorRefFrom<typeof deviceCheckMachine>
  readonly media: PracticeMedia
}

/** Whether camera and microphone work, before anything is recorded. */
export function DeviceCheck({ actor, media: devices }: DeviceCheckProps) {
  usePreferences()
  const snapshot = useSelector(actor, (one) => one)
  const { mode, problem } = snapshot.context
  const isOpen = snapshot.matches('open')
  const led = useLed<HTMLHeadingElement>(snapshot.value)
  const [title, text] = problem
    ? problems[problem][mode]
    : isOpen
      ? [m.practice_check, mode === 'video' ? m.practice_check_text_video : m.practice_check_text_voice]
      : [m.practice_check_opening, m.practice_check_opening_text]
  const act = (isOpen || problem) && (
    <Button size="lg" onClick={() => actor.send({ type: problem ? 'RETRIED' : 'CONFIRMED' })}>
      {problem ? m.practice_retry() : m.practice_check_start()}
    </Button>
  )
  return (
    <div className={`${shared.card} ${css.slim}`}>
      {isOpen && (
        <div className={media.stage}>
          <Picture media={devices} mode={mode} />
          <Loudness media={devices} />
        </div>
      )}
      <div className={isOpen ? undefined : media.problem} role={problem ? 'alert' : undefined}>
        {problem && <AlertIcon size={36} className={media.problemIcon} />}
        {!isOpen && !problem && <Spinner />}
        <h2 ref={led} tabIndex={-1} className={css.asked}>
          {title()}
        </h2>
        <p className={css.quiet}>{text()}</p>
      </div>
      <div className={css.acts} data-centred={!isOpen || undefined}>
        {act}
        {mode === 'video' && (
          <Button size="lg" kind="secondary" onClick={() => actor.send({ type: 'VOICE.CHOSEN' })}>
            {m.practice_voice_only()}
          </Button>
        )}
        <Button size="lg" kind={isOpen ? 'ghost' : 'secondary'} onClick={() => actor.send({ type: 'TEXT.CHOSEN' })}>
          {m.practice_instead()}
        </Button>
      </div>
    </div>
  )
}
