import { fromCallback, fromPromise } from 'xstate'
import type { ClockPort } from '../../kit/clock.ts'
import { countdownFromNow } from '../../kit/countdown.ts'
import type { TakeKey } from '../recordings.ts'
import { answerRecorderMachine } from './answer-recorder.machine.ts'
import type { KeptTake, RecordEvent, Recording } from './answer-recorder.types.ts'

/** A recording that is under way. */
export interface RunningRecording {
  /** The rest is put away, and its end told. */
  stop(): void
  /** Ends the recording without a word. */
  cancel(): void
}

export interface AnswerRecorderPorts {
  readonly clock: ClockPort
  record(recording: Recording, tell: (event: RecordEvent) => void): RunningRecording
  /** Resolves once this browser will send it, whatever becomes of the page. Rejects with a CallFailure. */
  keep(take: KeptTake): Promise<void>
  keepText(key: TakeKey, text: string): void
  discard(key: TakeKey): void
}

export const provideAnswerRecorder = ({ clock, ...ports }: AnswerRecorderPorts) =>
  answerRecorderMachine.provide({
    actors: {
      countdown: countdownFromNow(clock),
      record: fromCallback<RecordEvent, Recording>(({ input, sendBack, receive }) => {
        const running = ports.record(input, sendBack)
        receive(() => running.stop())
        return () => running.cancel()
      }),
      keep: fromPromise<void, KeptTake>(({ input }) => ports.keep(input)),
    },
    actions: {
      keepText: (_, { text, ...key }) => ports.keepText(key, text),
      discard: (_, key) => ports.discard(key),
    },
  })
