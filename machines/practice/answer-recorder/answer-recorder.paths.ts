import type { SnapshotFrom } from 'xstate'
import { CallFailure } from '../../../contract/failures.ts'
import { catalogue } from '../../kit/catalogue.ts'
import { answerRecorderMachine } from './answer-recorder.machine.ts'
import { answerRecorderProperties, LONG, SAID } from './answer-recorder.properties.ts'

const START = { id: '7', number: 1, mode: 'video', open: null, former: '' } as const

/** A countdown never goes back, and skips no ten seconds. */
function feasible({ context }: SnapshotFrom<typeof answerRecorderMachine>, event: { readonly type: string }): boolean {
  const rest = Reflect.get(event, 'rest')
  return event.type !== 'COUNTDOWN.TICKED' || (rest <= context.rest && (rest > 0 || context.rest <= 10))
}

export const answerRecorderPaths = catalogue({
  flow: 'answer-recorder',
  machine: answerRecorderMachine,
  inputs: {
    fresh: START,
    again: { ...START, mode: 'voice', former: '2026-11-23T08:01:00.000Z' },
    open: { ...START, open: { number: 1, take: '2', seconds: 43, text: '我负责' } },
  },
  events: [
    { type: 'ENDED' },
    { type: 'TYPED', text: SAID },
    { type: 'TYPED', text: LONG },
    { type: 'RETAKEN' },
    { type: 'KEPT' },
    { type: 'TEXT.CHOSEN' },
    { type: 'DEVICES.ASKED' },
  ],
  actors: {
    countdown: {
      sends: [
        { type: 'COUNTDOWN.TICKED', rest: 11 },
        { type: 'COUNTDOWN.TICKED', rest: 10 },
        { type: 'COUNTDOWN.TICKED', rest: 2 },
        { type: 'COUNTDOWN.TICKED', rest: 0 },
      ],
    },
    record: {
      sends: [
        { type: 'RECORDING.ENDED', seconds: 43 },
        { type: 'RECORDING.ENDED', seconds: 0 },
        { type: 'RECORDING.FAILED' },
      ],
    },
    keep: { done: [undefined], error: [new CallFailure({ kind: 'malformed' })] },
  },
  delays: {},
  feasible,
  properties: answerRecorderProperties,
})
