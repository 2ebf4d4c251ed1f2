import type { SnapshotFrom } from 'xstate'
import { catalogue } from '../../kit/catalogue.ts'
import { interviewRoomMachine } from './interview-room.machine.ts'
import { interviewRoomProperties } from './interview-room.properties.ts'
import { failures, LONG, OTHER, practices, SAID, UNTIL } from './samples.ts'

interface Sent {
  readonly type: string
  readonly output?: unknown
  readonly error?: unknown
  readonly text?: string
}

/** The server answers what was sent. */
function feasible({ context }: SnapshotFrom<typeof interviewRoomMachine>, event: Sent): boolean {
  const { practice, number, text, hidden } = context
  const numbers = practice?.answers.map((one) => one.number) ?? []
  switch (event.type) {
    case 'xstate.done.actor.save': {
      const all = new Set([...numbers, number])
      const wanted = all.size === 2 ? practices.both : number === 0 ? practices.first : practices.second
      return event.output === wanted
    }
    case 'xstate.error.actor.save':
      return event.error === failures.offline || (number === 0 && !numbers.includes(0))
    case 'TYPED':
      return event.text !== text
    case 'PAGE.HIDDEN':
      return hidden < 2
    default:
      return true
  }
}

export const interviewRoomPaths = catalogue({
  flow: 'interview-room',
  machine: interviewRoomMachine,
  inputs: { practice: { id: '7' } },
  events: [
    { type: 'RETRIED' },
    { type: 'BEGUN' },
    { type: 'READ' },
    { type: 'TYPED', text: SAID },
    { type: 'TYPED', text: OTHER },
    { type: 'TYPED', text: LONG },
    { type: 'SUBMITTED' },
    { type: 'SKIPPED' },
    { type: 'QUESTION.CHOSEN', number: 0 },
    { type: 'QUESTION.CHOSEN', number: 1 },
    { type: 'QUESTION.CHOSEN', number: 9 },
    { type: 'OWN.CHOSEN' },
    { type: 'OTHER.CHOSEN' },
    { type: 'FINISHED' },
    { type: 'LEAVE.ASKED' },
    { type: 'STAYED' },
    { type: 'LEFT' },
  ],
  actors: {
    read: {
      done: [
        { practice: practices.fresh, draft: null },
        { practice: practices.fresh, draft: { number: 1, text: SAID } },
        { practice: practices.both, draft: null },
        { practice: practices.finished, draft: null },
      ],
      error: [failures.offline, failures.unknown],
    },
    reading: { done: [UNTIL] },
    save: {
      done: [practices.first, practices.second, practices.both],
      error: [failures.offline, failures.overtaken, failures.ended],
    },
    finish: { done: [practices.finished], error: [failures.offline] },
    countdown: {
      sends: [
        { type: 'COUNTDOWN.TICKED', rest: 12 },
        { type: 'COUNTDOWN.TICKED', rest: 0 },
      ],
    },
    watchPage: { sends: [{ type: 'PAGE.HIDDEN' }] },
  },
  delays: {},
  feasible,
  properties: interviewRoomProperties,
})
