import {
  always,
  both,
  calls,
  done,
  either,
  failed,
  has,
  no,
  on,
  onlyWith,
  starts,
  successive,
  tagged,
  whenever,
} from '../../kit/properties.ts'

export const SEEN = '2026-11-23T08:00:00.000Z'

export const deliveryStepProperties = {
  'taken as soon as it is confirmed, of the delivery it is about, as it was seen then [JOB-5]': whenever(
    on('CONFIRMED'),
    starts('takeStep', { id: '7', seen: SEEN }),
  ),
  'never taken unconfirmed [JOB-5]': onlyWith(starts('takeStep'), on('CONFIRMED')),
  'taken back: that and no other step [JOB-5]': successive(
    on('STEP.ASKED', { step: 'withdraw' }),
    both(on('CONFIRMED'), starts('takeStep', { id: '7', step: 'withdraw' })),
    both(done('takeStep'), calls('notify', { kind: 'stepTaken', step: 'withdraw' })),
  ),
  'an offer is accepted [JOB-5]': successive(
    on('STEP.ASKED', { step: 'accept' }),
    both(on('CONFIRMED'), starts('takeStep', { id: '7', step: 'accept' })),
    both(done('takeStep'), calls('notify', { kind: 'stepTaken', step: 'accept' })),
  ),
  'an offer is turned down [JOB-5]': successive(
    on('STEP.ASKED', { step: 'decline' }),
    both(on('CONFIRMED'), starts('takeStep', { id: '7', step: 'decline' })),
    both(done('takeStep'), calls('notify', { kind: 'stepTaken', step: 'decline' })),
  ),
  'what was sent is revoked [JOB-5]': successive(
    on('STEP.ASKED', { step: 'revoke' }),
    both(on('CONFIRMED'), starts('takeStep', { id: '7', step: 'revoke' })),
    both(done('takeStep'), calls('notify', { kind: 'stepTaken', step: 'revoke' })),
  ),
  'told once it is taken, and only then [JOB-5]': whenever(done('takeStep'), calls('notify', { kind: 'stepTaken' })),
  'nothing is told of what was not taken': onlyWith(calls('notify'), done('takeStep')),
  'thought better of: nothing is asked about any more': whenever(
    on('CANCELLED'),
    both(has({ step: null, seen: '', failure: null }), ({ value }) => value === 'resting'),
  ),
  'it can be thought better of before': successive(on('STEP.ASKED'), on('CANCELLED'), on('STEP.ASKED')),
  'after it, another can be asked about': successive(done('takeStep'), on('STEP.ASKED')),
  'taken, nothing is asked about': whenever(done('takeStep'), has({ step: null, failure: null })),
  'a failure shows, with why, and what was asked about stays': whenever(
    failed('takeStep'),
    has({ failure: (failure: unknown) => failure !== null, step: (step: unknown) => step !== null }),
  ),
  'after a failure it can be taken': successive(
    both(failed('takeStep', { failure: { kind: 'offline' } }), ({ value }) => value === 'failed'),
    both(on('CONFIRMED'), starts('takeStep')),
    done('takeStep'),
  ),
  'after a failure it can be left': successive(failed('takeStep', { failure: { kind: 'offline' } }), on('CANCELLED')),
  'what the server does not explain is a failure': whenever(
    failed('takeStep', { failure: { code: 50000 } }),
    ({ value }) => value === 'failed',
  ),
  'where another step was faster, trying again is not offered [JOB-5]': whenever(
    failed('takeStep', { failure: { code: 20013 } }),
    ({ value }) => value === 'overtaken',
  ),
  'and it is left [JOB-5]': successive(failed('takeStep', { failure: { code: 20013 } }), on('CANCELLED')),
  'busy exactly while it is taken': always((moment) => tagged('busy')(moment) === (moment.value === 'taking')),
  'busy from the confirmation to the end': whenever(either(done('takeStep'), failed('takeStep')), no(tagged('busy'))),
}
