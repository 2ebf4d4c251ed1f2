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
  'the page asks before it closes a position': successive(
    both(on('OPENING.ASKED', { asked: closing }), is('confirming'), no(starts('setOpen')), has({ asked: closing })),
    both(on('CONFIRMED'), starts('setOpen', closing)),
    both(
      done('setOpen', 'closed'),
      calls('notify', { kind: 'positionSet', status: 'closed', title: '嵌入式开发工程师' }),
    ),
  ),
  'no position closes unconfirmed': onlyWith(starts('setOpen', closing), on('CONFIRMED')),
  'a position is opened at once, without a question': successive(
    both(on('OPENING.ASKED', { asked: opening }), starts('setOpen', opening)),
    both(done('setOpen', 'open'), calls('notify', { kind: 'positionSet', status: 'open', title: '电气工程师' })),
  ),
  'the employer is told that the position is past its day': whenever(
    done('setOpen', 'expired'),
    calls('notify', { status: 'expired' }),
  ),
  'the employer is told once it is done, and only then': onlyWith(calls('notify'), done('setOpen')),
  'the page asks about nothing any more once it is done': whenever(
    done('setOpen'),
    both(is('resting'), has({ asked: null, failure: null }), calls('notify')),
  ),
  'the page asks about nothing any more once the employer cancels': whenever(
    on('CANCELLED'),
    both(is('resting'), has({ asked: null, failure: null })),
  ),
  'the employer can cancel before it is done': successive(both(on('OPENING.ASKED'), is('confirming')), on('CANCELLED')),
  'a failure shows, with why and what was asked about': whenever(
    failed('setOpen'),
    both(
      is('failed'),
      has({ failure: (failure: unknown) => failure !== null, asked: (asked: unknown) => asked !== null }),
    ),
  ),
  'the employer can try again after a failure': successive(
    failed('setOpen'),
    both(on('CONFIRMED'), starts('setOpen')),
    done('setOpen'),
  ),
  'the employer can leave it after a failure': successive(failed('setOpen'), on('CANCELLED')),
  'another position can follow one': possible(done('setOpen'), on('OPENING.ASKED', { asked: opening })),
  'the page is busy exactly while it is done': always((moment) => tagged('busy')(moment) === is('saving')(moment)),
  'the page is not busy at its end': whenever(either(done('setOpen'), failed('setOpen')), no(tagged('busy'))),
  'the server is told which, and whether it is to be open': whenever(
    starts('setOpen'),
    starts('setOpen', (order: object) => Object.keys(order).join() === 'id,open'),
  ),
}
