import {
  always,
  both,
  calls,
  done,
  either,
  failed,
  has,
  type Moment,
  no,
  on,
  onlyWith,
  possible,
  starts,
  successive,
  tagged,
  whenever,
} from '../../kit/properties.ts'

const is = (state: string) => (moment: Moment) => moment.value === state
const closing = { id: '7', open: false }
const opening = { id: '8', open: true }

export const positionOpeningProperties = {
  'closing is asked about before': successive(
    both(on('OPENING.ASKED', { asked: closing }), is('confirming'), no(starts('setOpen')), has({ asked: closing })),
    both(on('CONFIRMED'), starts('setOpen', closing)),
    both(
      done('setOpen', 'closed'),
      calls('notify', { kind: 'positionSet', status: 'closed', title: '嵌入式开发工程师' }),
    ),
  ),
  'nothing closes that nobody confirmed': onlyWith(starts('setOpen', closing), on('CONFIRMED')),
  'opening ends nothing, and is done at once': successive(
    both(on('OPENING.ASKED', { asked: opening }), starts('setOpen', opening)),
    both(done('setOpen', 'open'), calls('notify', { kind: 'positionSet', status: 'open', title: '电气工程师' })),
  ),
  'that it is past its day is told': whenever(done('setOpen', 'expired'), calls('notify', { status: 'expired' })),
  'told once it is so, and only then': onlyWith(calls('notify'), done('setOpen')),
  'done: nothing is asked about any more': whenever(
    done('setOpen'),
    both(is('resting'), has({ asked: null, failure: null }), calls('notify')),
  ),
  'thought better of: nothing is asked about any more': whenever(
    on('CANCELLED'),
    both(is('resting'), has({ asked: null, failure: null })),
  ),
  'it can be thought better of before': successive(both(on('OPENING.ASKED'), is('confirming')), on('CANCELLED')),
  'a failure shows, with why and what was asked about': whenever(
    failed('setOpen'),
    both(
      is('failed'),
      has({ failure: (failure: unknown) => failure !== null, asked: (asked: unknown) => asked !== null }),
    ),
  ),
  'after a failure it can be tried again': successive(
    failed('setOpen'),
    both(on('CONFIRMED'), starts('setOpen')),
    done('setOpen'),
  ),
  'after a failure it can be left': successive(failed('setOpen'), on('CANCELLED')),
  'after one, another': possible(done('setOpen'), on('OPENING.ASKED', { asked: opening })),
  'busy exactly while it is done': always((moment) => tagged('busy')(moment) === is('saving')(moment)),
  'not busy at its end': whenever(either(done('setOpen'), failed('setOpen')), no(tagged('busy'))),
  'the server is told which, and whether it is to be open': whenever(
    starts('setOpen'),
    starts('setOpen', (order: object) => Object.keys(order).join() === 'id,open'),
  ),
}
