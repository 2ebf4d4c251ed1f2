import type { SnapshotFrom } from 'xstate'
import { catalogue } from '../../kit/catalogue.ts'
import { failures } from '../interview-room/samples.ts'
import { interviewResultMachine } from './interview-result.machine.ts'
import { interviewResultProperties, LONG, SAID } from './interview-result.properties.ts'
import { results } from './samples.ts'

/** Nothing is typed twice. */
const feasible = ({ context }: SnapshotFrom<typeof interviewResultMachine>, event: { readonly type: string }) =>
  event.type !== 'TYPED' || Reflect.get(event, 'text') !== context.text

export const interviewResultPaths = catalogue({
  flow: 'interview-result',
  machine: interviewResultMachine,
  inputs: { practice: { id: '7' } },
  events: [
    { type: 'RETRIED' },
    { type: 'TRANSCRIPT.ASKED', number: 0 },
    { type: 'TRANSCRIPT.ASKED', number: 1 },
    { type: 'RETRY.ASKED', number: 1 },
    { type: 'TYPED', text: SAID },
    { type: 'TYPED', text: LONG },
    { type: 'SUBMITTED' },
    { type: 'CANCELLED' },
  ],
  actors: {
    read: {
      done: [results.unfinished, results.written, results.graded, results.mixed, results.untold],
      error: [failures.offline, failures.unknown],
    },
    evaluate: { done: [results.graded], error: [failures.offline] },
    save: { done: [results.told], error: [failures.offline] },
    retry: { done: [{ id: '8' }], error: [failures.offline] },
  },
  delays: {},
  feasible,
  properties: interviewResultProperties,
  equivalent: { 'interview-result.sorting always[0, 1]: swap': 'a practice that is graded is finished' },
})
