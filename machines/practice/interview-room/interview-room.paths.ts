import type { SnapshotFrom } from 'xstate'
import { catalogue } from '../../kit/catalogue.ts'
import { interviewRoomMachine } from './interview-room.machine.ts'
import { interviewRoomProperties } from './interview-room.properties.ts'
import { failures, LONG, NOTHING, OFFLINE, OPEN, OTHER, practices, SAID } from './samples.ts'

interface Sent {
  readonly type: string
  readonly output?: unknown
  readonly error?: unknown
  readonly text?: string
}

/** Events that do the same in a spoken practice. */
const ofWritten = ['TYPED', 'SUBMITTED', 'PAGE.HIDDEN', 'LEAVE.ASKED']

/** The server answers what was sent. */
function feasible({ context }: SnapshotFrom<typeof interviewRoomMachine>, event: Sent): boolean {
  const { practice, number, text, hidden, uploads } = context
  const isSpoken = practice?.mode === 'video'
  if (isSpoken && ofWritten.includes(event.type)) return false
  if (!isSpoken && event.type === 'UPLOADS.CHANGED') return false
  const numbers = practice?.answers.map((one) => one.number) ?? []
  switch (event.type) {
    case 'xstate.done.actor.save': {
      const all = new Set([...numbers, number])
      const wanted = all.size === 2 ? practices.both : number === 0 ? practices.first : practices.second
      return event.output === wanted
    }
    case 'xstate.error.actor.save':
      return event.error === failures.offline || (number === 0 && !numbers.includes(0))
    case 'UPLOADS.CHANGED':
      return uploads.waiting.includes(0) && numbers.length === 0
    case 'xstate.done.actor.finish':
      return (event.output === practices.finished) !== isSpoken
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
        { ...NOTHING, practice: practices.fresh },
        { ...NOTHING, practice: practices.fresh, draft: { number: 1, text: SAID } },
        { ...NOTHING, practice: practices.both },
        { ...NOTHING, practice: practices.finished },
        { ...NOTHING, practice: practices.spoken },
        { ...NOTHING, practice: practices.spoken, open: OPEN, waiting: [0] },
      ],
      error: [failures.offline, failures.unknown],
    },
    save: {
      done: [practices.first, practices.second, practices.both],
      error: [failures.offline, failures.overtaken, failures.ended],
    },
    finish: { done: [practices.finished, practices.heard], error: [failures.offline] },
    countdown: {
      sends: [
        { type: 'COUNTDOWN.TICKED', rest: 12 },
        { type: 'COUNTDOWN.TICKED', rest: 0 },
      ],
    },
    check: { done: [{ mode: 'video' }, { mode: 'text' }] },
    recorder: { done: [{ way: 'kept' }, { way: 'text' }, { way: 'check' }] },
    watchUploads: {
      sends: [
        { type: 'UPLOADS.CHANGED', uploads: { waiting: [0], share: 0.5, failure: OFFLINE }, practice: null },
        { type: 'UPLOADS.CHANGED', uploads: { waiting: [], share: 1, failure: null }, practice: practices.recorded },
      ],
    },
    holdDevices: {},
    watchPage: { sends: [{ type: 'PAGE.HIDDEN' }] },
  },
  delays: {},
  feasible,
  properties: interviewRoomProperties,
  equivalent: {
    'interview-room.open.work.asking.speaking done recorder[0, 1]: swap': 'a recorder ends in one way',
  },
})
