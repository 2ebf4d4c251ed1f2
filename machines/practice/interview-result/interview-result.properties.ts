import {
  always,
  both,
  calls,
  done,
  either,
  failed,
  has,
  never,
  no,
  nothing,
  on,
  onlyWith,
  possible,
  starting,
  starts,
  successive,
  tagged,
  type When,
  whenever,
  within,
} from '../../kit/properties.ts'
import type { InterviewResultContext } from './interview-result.types.ts'

export const SAID = ' 我负责调试 '
export const LONG = '答'.repeat(3001)

const read = done('read')
const evaluates = starts('evaluate')
const saves = starts('save')
const asked = (number: number) => on('TRANSCRIPT.ASKED', { number })
const some = (value: unknown) => value !== null

const isUntold: When = ({ context }) => {
  const { practice, number } = context as InterviewResultContext
  return practice!.answers.some((one) => one.number === number && one.recording !== null && one.text === '')
}

export const interviewResultProperties = {
  'the page reads the practice first': whenever(starting, starts('read', { id: '7' })),
  'a practice that is not finished is not graded': whenever(
    both(read, has({ practice: { finished_at: nothing } })),
    both(within('unfinished'), no(evaluates)),
  ),
  'a finished one is graded at once': whenever(
    both(
      read,
      has({
        practice: { finished_at: some, evaluation: nothing, answers: { 0: { text: (text: string) => text !== '' } } },
      }),
    ),
    starts('evaluate', { id: '7' }),
  ),
  'one that is graded is not graded again': whenever(
    both(read, has({ practice: { evaluation: some } })),
    both(within('evaluated'), no(evaluates)),
  ),
  'an answer without a text is asked for one, not graded': whenever(
    both(read, has({ practice: { finished_at: some, answers: { 0: { text: '' } } } })),
    both(within('untold'), no(evaluates)),
  ),
  'the grades show': whenever(
    done('evaluate'),
    both(within('evaluated'), has({ practice: { evaluation: { total: 62 } } })),
  ),
  'a grading that failed keeps the answers': whenever(
    failed('evaluate'),
    both(within('failed'), has({ failure: { kind: 'offline' }, practice: some })),
  ),
  'it is tried again': successive(
    failed('evaluate'),
    both(on('RETRIED'), starts('evaluate', { id: '7' }), has({ failure: nothing })),
  ),
  'one that is not there is told': whenever(failed('read', { failure: { code: 40400 } }), within('gone')),
  'one that could not be read is read again': successive(
    both(failed('read'), within('unread'), has({ failure: { kind: 'offline' } })),
    both(on('RETRIED'), starts('read', { id: '7' }), has({ failure: nothing })),
  ),
  'the student writes down what he said in a recording': possible(
    both(asked(0), within('transcribing'), has({ number: 0, text: '' })),
    on('TYPED', { text: SAID }),
    both(
      on('SUBMITTED'),
      starts('save', { id: '7', number: 0, text: '我负责调试', former: '2026-11-23T08:01:00.000Z' }),
    ),
  ),
  'of the one that he chose': whenever(asked(1), both(within('transcribing'), has({ number: 1, text: '' }))),
  'an answer that has a text is not asked for one': never(
    both(asked(0), has({ practice: { answers: { 0: { recording: nothing } } } })),
  ),
  'nothing of another is left': whenever(either(asked(0), asked(1)), has({ text: '' })),
  'only a recording without a text is asked for one': never(both(within('transcribing'), no(isUntold))),
  'what is typed shows': whenever(on('TYPED', { text: LONG }), has({ text: LONG })),
  'nothing and too much are not sent': never(
    starts('save', { text: (text: string) => text === '' || [...text].length > 3000 }),
  ),
  'nothing is sent unasked': onlyWith(saves, on('SUBMITTED')),
  'kept, it is graded with the rest': whenever(
    done('save'),
    both(evaluates, has({ practice: { answers: { 0: { text: '我负责调试' } } } })),
  ),
  'a failure keeps what was typed': whenever(
    failed('save'),
    both(within('transcribing'), has({ failure: { kind: 'offline' }, text: SAID })),
  ),
  'it can be sent again': successive(failed('save'), both(on('SUBMITTED'), saves, has({ failure: nothing }))),
  'who thinks better of it is where he was': successive(
    both(within('transcribing'), has({ practice: { evaluation: some } })),
    both(on('CANCELLED'), within('evaluated')),
  ),
  'there also, where nothing is graded': successive(
    both(within('transcribing'), has({ practice: { evaluation: nothing } })),
    both(on('CANCELLED'), within('untold')),
  ),
  'leaving it, the failure goes': whenever(on('CANCELLED'), has({ failure: nothing })),
  'a question is asked once more in a room of its own': successive(
    both(on('RETRY.ASKED', { number: 1 }), starts('retry', { id: '7', number: 1 })),
    both(done('retry'), calls('openRoom', { id: '8' }), within('left')),
  ),
  'also where nothing is graded': possible(both(on('RETRY.ASKED'), has({ practice: { evaluation: nothing } }))),
  'no room opens unasked': onlyWith(calls('openRoom'), done('retry')),
  'a room that did not open leaves what was there, and says why': whenever(
    failed('retry'),
    both(either(within('evaluated'), within('untold')), has({ failure: { kind: 'offline' }, practice: some })),
  ),
  'asked again, the failure goes': successive(failed('retry'), both(on('RETRY.ASKED'), has({ failure: nothing }))),
  'so it does once a transcript is written': successive(
    failed('retry'),
    both(asked(1), within('transcribing'), has({ failure: nothing })),
  ),
  'busy exactly while something is on its way': always(
    (moment) =>
      tagged('busy')(moment) ===
      either(within('loading'), within('evaluating'), within('saving'), within('retrying'))(moment),
  ),
}
