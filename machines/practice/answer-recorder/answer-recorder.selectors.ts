import type { SnapshotFrom } from 'xstate'
import type { answerRecorderMachine } from './answer-recorder.machine.ts'

/** The view of a recording. */
export type AnswerRecorderView = 'counting' | 'calm' | 'warned' | 'ending' | 'failed' | 'reviewing' | 'keeping' | 'over'

export function answerRecorderView({ value }: SnapshotFrom<typeof answerRecorderMachine>): AnswerRecorderView {
  if (typeof value === 'object') return value.recording === 'ending' ? 'ending' : value.recording.speaking
  switch (value) {
    case 'sorting':
      return 'counting'
    case 'kept':
    case 'inWriting':
    case 'unchecked':
      return 'over'
    default:
      return value
  }
}
