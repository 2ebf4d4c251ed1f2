import type { SnapshotFrom } from 'xstate'
import { catalogue } from '../../kit/catalogue.ts'
import { failures } from '../interview-room/samples.ts'
import { interviewResultMachine } from './interview-result.machine.ts'
import { interviewResultProperties, LONG, SAID } from './interview-result.properties.ts'
import { models, results } from './samples.ts'

/** No text is typed twice. */
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
    { type: 'MODEL.ASKED' },
    { type: 'AGREED' },
    { type: 'CONSENT.WITHDRAWN' },
    { type: 'TYPED', text: SAID },
    { type: 'TYPED', text: LONG },
    { type: 'SUBMITTED' },
    { type: 'CANCELLED' },
  ],
  actors: {
    read: {
      done: [
        { practice: results.unfinished, model: null },
        { practice: results.written, model: models.wary },
        { practice: results.graded, model: null },
        { practice: results.graded, model: models.wary },
        { practice: results.mixed, model: models.agreed },
        { practice: results.untold, model: models.wary },
        { practice: results.grading, model: models.agreed },
        { practice: results.byModel, model: models.agreed },
      ],
      error: [failures.offline, failures.unknown],
    },
    look: {
      done: [results.grading, results.byModel, results.fallen],
      error: [failures.offline],
    },
    ask: { done: [results.grading, results.fallen], error: [failures.offline] },
    withdraw: { done: [results.graded], error: [failures.offline] },
    evaluate: { done: [results.graded], error: [failures.offline] },
    save: { done: [results.told], error: [failures.offline] },
    retry: { done: [{ id: '8' }], error: [failures.offline] },
  },
  delays: { LOOK_AGAIN: 1000 },
  feasible,
  properties: interviewResultProperties,
  equivalent: {
    'interview-result.sorting always[0, 1]: swap': 'a practice that is graded is finished',
    'interview-result.settled initial: interview-result.settled.untold': 'every way into it names its state',
  },
})
