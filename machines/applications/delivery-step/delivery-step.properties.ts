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
  'a confirmed step is taken at once, of the delivery it is about, as it was seen then [JOB-5]': whenever(
    on('CONFIRMED'),
    starts('takeStep', { id: '7', seen: SEEN }),
  ),
  'no step is taken unconfirmed [JOB-5]': onlyWith(starts('takeStep'), on('CONFIRMED')),
  'a delivery is taken back by that step and no other [JOB-5]': successive(
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
  'the student revokes what was sent [JOB-5]': successive(
    on('STEP.ASKED', { step: 'revoke' }),
    both(on('CONFIRMED'), starts('takeStep', { id: '7', step: 'revoke' })),
    both(done('takeStep'), calls('notify', { kind: 'stepTaken', step: 'revoke' })),
  ),
  'a notice tells of a step once it is taken, and only then [JOB-5]': whenever(
    done('takeStep'),
    calls('notify', { kind: 'stepTaken' }),
  ),
  'no notice tells of a step that was not taken': onlyWith(calls('notify'), done('takeStep')),
  'a cancelled question asks about nothing any more': whenever(
    on('CANCELLED'),
    both(has({ step: null, seen: '', failure: null }), ({ value }) => value === 'resting'),
  ),
  'the student can cancel before the step is taken': successive(on('STEP.ASKED'), on('CANCELLED'), on('STEP.ASKED')),
  'the student can ask for another step after one is taken': successive(done('takeStep'), on('STEP.ASKED')),
  'a step that is taken is asked about no more': whenever(done('takeStep'), has({ step: null, failure: null })),
  'a failure shows, with why, and what was asked about stays': whenever(
    failed('takeStep'),
    has({ failure: (failure: unknown) => failure !== null, step: (step: unknown) => step !== null }),
  ),
  'the step can be tried again after a failure': successive(
    both(failed('takeStep', { failure: { kind: 'offline' } }), ({ value }) => value === 'failed'),
    both(on('CONFIRMED'), starts('takeStep')),
    done('takeStep'),
  ),
  'the step can be left after a failure': successive(
    failed('takeStep', { failure: { kind: 'offline' } }),
    on('CANCELLED'),
  ),
  'a refusal that the server does not explain is a failure': whenever(
    failed('takeStep', { failure: { code: 50000 } }),
    ({ value }) => value === 'failed',
  ),
  'the step is not offered again where another one was faster [JOB-5]': whenever(
    failed('takeStep', { failure: { code: 20013 } }),
    ({ value }) => value === 'overtaken',
  ),
  'the student leaves a step that another one overtook [JOB-5]': successive(
    failed('takeStep', { failure: { code: 20013 } }),
    on('CANCELLED'),
  ),
  'busy exactly while it is taken': always((moment) => tagged('busy')(moment) === (moment.value === 'taking')),
  'busy from the confirmation to the end': whenever(either(done('takeStep'), failed('takeStep')), no(tagged('busy'))),
}
