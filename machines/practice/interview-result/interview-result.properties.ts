import {
  after,
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

/** The page has read a practice like this. */
const found = (practice: unknown) => both(read, has({ practice }))
const read = done('read')
const evaluates = starts('evaluate')
const asksModel = starts('evaluate', { id: '7', engine: 'model', agrees: true })
const agreed = (is_agreed: boolean) => has({ model: { is_agreed } })
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
    starts('evaluate', { id: '7', engine: 'rules', agrees: null }),
  ),
  'one that is graded is not graded again': whenever(
    both(read, has({ practice: { evaluation: some } })),
    both(either(within('evaluated'), within('grading')), no(evaluates)),
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
  'the student writes down the recording that he chose': whenever(
    asked(1),
    both(within('transcribing'), has({ number: 1, text: '' })),
  ),
  'an answer that has a text is not asked for one': never(
    both(asked(0), has({ practice: { answers: { 0: { recording: nothing } } } })),
  ),
  'nothing of another is left': whenever(either(asked(0), asked(1)), has({ text: '' })),
  'only a recording without a text is asked for one': never(both(within('transcribing'), no(isUntold))),
  'the page shows what the student types': whenever(on('TYPED', { text: LONG }), has({ text: LONG })),
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
  'a student who cancels is where he was': successive(
    both(within('transcribing'), has({ practice: { evaluation: some } })),
    both(on('CANCELLED'), within('evaluated')),
  ),
  'a student who cancels is where he was where nothing is graded, too': successive(
    both(within('transcribing'), has({ practice: { evaluation: nothing } })),
    both(on('CANCELLED'), within('untold')),
  ),
  'the failure goes with a transcript that is left': whenever(on('CANCELLED'), has({ failure: nothing })),
  'a question is asked once more in a room of its own': successive(
    both(on('RETRY.ASKED', { number: 1 }), starts('retry', { id: '7', number: 1 })),
    both(done('retry'), calls('openRoom', { id: '8' }), within('left')),
  ),
  'the room opens for the question that the student chose': whenever(
    on('RETRY.ASKED', { number: 1 }),
    starts('retry', { id: '7', number: 1 }),
  ),
  'the room opens where nothing is graded, too': possible(
    both(on('RETRY.ASKED'), has({ practice: { evaluation: nothing } })),
  ),
  'no room opens unasked': onlyWith(calls('openRoom'), done('retry')),
  'a room that did not open leaves what was there, and says why': whenever(
    failed('retry'),
    both(within('settled'), has({ failure: { kind: 'offline' }, practice: some })),
  ),
  'asked again, the failure goes': successive(failed('retry'), both(on('RETRY.ASKED'), has({ failure: nothing }))),
  'the failure goes once a transcript is written': successive(
    failed('retry'),
    both(asked(1), within('transcribing'), has({ failure: nothing })),
  ),
  'a model is asked at once where the student agreed before': successive(
    both(within('evaluated'), agreed(true), has({ practice: { evaluation: { engine: 'rules' } } })),
    both(on('MODEL.ASKED'), asksModel),
  ),
  'a student who has not agreed sees first what is sent, and to whom': successive(
    both(within('evaluated'), agreed(false)),
    both(on('MODEL.ASKED'), within('consenting'), no(asksModel)),
    both(on('AGREED'), asksModel),
    both(done('ask'), agreed(true)),
  ),
  'a student who does not agree sends nothing': successive(
    within('consenting'),
    both(on('CANCELLED'), within('evaluated'), agreed(false), no(evaluates)),
  ),
  'nothing is sent to a model unasked': onlyWith(asksModel, either(on('MODEL.ASKED'), on('AGREED'))),
  'no model is asked where there is none': never(
    both(either(within('consenting'), asksModel), has({ model: nothing })),
  ),
  'no model is asked for what a model has graded': never(
    both(asksModel, has({ practice: { evaluation: { engine: 'model' } } })),
  ),
  'no model is asked twice for the same answers': never(both(asksModel, has({ practice: { is_grading: true } }))),
  'no model is asked where nothing has a text': never(
    both(either(within('consenting'), asksModel), has({ practice: { evaluation: nothing } })),
  ),
  'the page shows what rules found while a model grades': whenever(
    either(found({ is_grading: true }), done('ask', { is_grading: true })),
    both(within('grading'), has({ practice: { evaluation: { engine: 'rules' } } }), no(tagged('busy'))),
  ),
  'each second it is looked whether the model has graded': successive(
    both(within('grading'), within('waiting')),
    both(after(1000), starts('look', { id: '7' })),
  ),
  'it shows once it has': whenever(
    done('look', { is_grading: false }),
    both(within('evaluated'), has({ practice: { is_grading: false } })),
  ),
  'it is waited for on': whenever(done('look', { is_grading: true }), within('waiting')),
  'a look that failed is made again': whenever(failed('look'), within('waiting')),
  'the page tells that no grades came of it': possible(
    done('look', { evaluation: { engine: 'rules', fell: 'unusable' } }),
  ),
  'the student takes back that texts are sent, and rules grade': successive(
    both(within('settled'), agreed(true)),
    both(on('CONSENT.WITHDRAWN'), starts('evaluate', { id: '7', engine: 'rules', agrees: false })),
    both(done('withdraw'), agreed(false), within('evaluated')),
  ),
  'the grades of the model are gone then': whenever(
    done('withdraw'),
    has({ practice: { evaluation: { engine: 'rules' } } }),
  ),
  'a student takes back only what he agreed to': never(both(on('CONSENT.WITHDRAWN'), agreed(false))),
  'a call that failed leaves what was there, and says why': whenever(
    either(failed('ask'), failed('withdraw')),
    both(within('settled'), has({ failure: { kind: 'offline' }, practice: some })),
  ),
  'it changes nothing of what the student agreed to': successive(
    both(within('consenting'), agreed(false)),
    on('AGREED'),
    both(failed('ask'), agreed(false)),
  ),
  'busy exactly while something is on its way': always(
    (moment) =>
      tagged('busy')(moment) ===
      ['loading', 'evaluating', 'saving', 'retrying', 'asking', 'withdrawing'].includes(String(moment.value)),
  ),
}
