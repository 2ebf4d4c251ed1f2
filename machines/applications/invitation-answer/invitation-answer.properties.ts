import {
  always,
  both,
  calls,
  done,
  either,
  emits,
  failed,
  has,
  no,
  on,
  onlyWith,
  possible,
  starting,
  starts,
  successive,
  tagged,
  whenever,
  within,
} from '../../kit/properties.ts'

const seen = { id: '7', revision: 2, zone: 'Asia/Shanghai', present: '2026-12-06T01:30:00.000Z' }
const chosen = (step: string) => on('ANSWER.CHOSEN', { step })
const asked = starts('answer', { ...seen, step: 'askReschedule', time: '2026-12-05T16:00', reason: '那天有考试' })
const offline = { failure: { kind: 'offline' } }
const outdated = { failure: { data: { why: 'changed' } } }
const timePast = { failure: { data: { why: 'timePast' } } }
const typed = { time: '2026-12-05T16:00', reason: '那天有考试 ' }
const untyped = { time: '', reason: '' }
const noFailure = has({ failure: null })

export const invitationAnswerProperties = {
  'accepted at one click, of what was seen [JOB-5]': whenever(
    both(chosen('accept'), no(within('showingCode')), tagged('busy'), starts('answer')),
    starts('answer', { ...seen, step: 'accept', time: '', reason: '' }),
  ),
  'accepting is told once it is done [JOB-5]': successive(
    both(chosen('accept'), starts('answer')),
    both(done('answer'), calls('notify', { kind: 'invitationAnswered', step: 'accept' })),
  ),
  'declined only after a question [JOB-5]': onlyWith(starts('answer', { step: 'decline' }), on('CONFIRMED')),
  'asked, declined, told [JOB-5]': successive(
    both(chosen('decline'), within('confirming')),
    both(on('CONFIRMED'), starts('answer', { ...seen, step: 'decline', time: '', reason: '' })),
    both(done('answer'), calls('notify', { kind: 'invitationAnswered', step: 'decline' })),
  ),
  'another time is asked for with the time and why [JOB-5]': possible(
    both(chosen('askReschedule'), within('choosing')),
    on('TIME.TYPED', { time: '2026-12-05T16:00' }),
    on('REASON.TYPED', { reason: '那天有考试 ' }),
    both(on('CONFIRMED'), asked),
    both(done('answer'), calls('notify', { kind: 'invitationAnswered', step: 'askReschedule' })),
  ),
  'never without a time': whenever(
    starts('answer', { step: 'askReschedule' }),
    starts('answer', { time: '2026-12-05T16:00' }),
  ),
  'never with more than 200 characters': always(
    no(starts('answer', { reason: (reason: unknown) => String(reason).length > 200 })),
  ),
  'another time can be asked for without a reason, too': possible(
    both(chosen('askReschedule'), within('choosing')),
    on('TIME.TYPED', { time: '2026-12-05T16:00' }),
    both(on('CONFIRMED'), starts('answer', { step: 'askReschedule', reason: '' })),
  ),
  'having asked is taken back at one click [JOB-5]': successive(
    both(chosen('keepTime'), starts('answer', { ...seen, step: 'keepTime' })),
    both(done('answer'), calls('notify', { kind: 'invitationAnswered', step: 'keepTime' })),
  ),
  'answered, the page lies open': whenever(done('answer'), within('resting')),
  'nothing is told as done that was not': onlyWith(calls('notify', { kind: 'invitationAnswered' }), done('answer')),
  'an outdated answer is told, and not tried again': whenever(
    failed('answer', outdated),
    both(calls('notify', { kind: 'warning' }), within('resting')),
  ),
  'a refusal to decline shows where it was asked': successive(
    both(on('CONFIRMED'), starts('answer', { step: 'decline' })),
    both(failed('answer', offline), within('confirming'), has({ failure: { kind: 'offline' } })),
    both(on('CONFIRMED'), starts('answer', { step: 'decline' }), noFailure),
  ),
  'a time that is past keeps what was typed': whenever(
    both(failed('answer', timePast), has({ step: 'askReschedule' })),
    both(within('choosing'), has({ time: '2026-12-05T16:00', failure: { data: { why: 'timePast' } } })),
  ),
  'another time can be sent after one that is past': successive(
    both(failed('answer', timePast), within('choosing')),
    both(on('CONFIRMED'), starts('answer', { step: 'askReschedule' }), noFailure),
  ),
  'accepting that failed is told': successive(
    both(chosen('accept'), starts('answer')),
    both(failed('answer', offline), calls('notify', { kind: 'failure' }), within('resting')),
  ),
  'the student can leave a refusal that failed': possible(
    both(failed('answer'), within('confirming')),
    both(on('CANCELLED'), within('resting')),
  ),
  'the student can leave a wish for another time that failed': possible(
    both(failed('answer'), within('choosing')),
    both(on('CANCELLED'), within('resting')),
  ),
  'the student can cancel a refusal before it is sent': successive(
    both(chosen('decline'), within('confirming')),
    both(on('CANCELLED'), within('resting')),
  ),
  'the student can cancel a wish for another time before it is sent': successive(
    both(chosen('askReschedule'), within('choosing')),
    both(on('CANCELLED'), within('resting')),
  ),
  'the resting page answers nothing and shows no failure': whenever(
    within('resting'),
    has({ step: null, failure: null }),
  ),
  'a wish that was not sent is there again': possible(
    on('TIME.TYPED', { time: '2026-12-05T16:00' }),
    on('REASON.TYPED', { reason: '那天有考试 ' }),
    both(on('CANCELLED'), within('resting')),
    both(chosen('askReschedule'), has({ ...typed, invitation: seen })),
  ),
  'another answer does not lose the wish': possible(
    both(chosen('decline'), has(typed)),
    both(on('CANCELLED'), has(typed)),
    both(chosen('keepTime'), has(typed)),
    both(failed('answer'), has(typed)),
  ),
  'a typed wish is never shown at another interview': successive(
    both(chosen('askReschedule'), within('choosing'), has({ ...typed, invitation: { id: '7' } })),
    both(on('CANCELLED'), has(typed)),
    both(on('ANSWER.CHOSEN', { invitation: { id: '8' } }), has({ ...untyped, invitation: { id: '8' } })),
  ),
  'an answer leaves nothing typed behind': whenever(done('answer'), has(untyped)),
  'the time is the one that was typed': whenever(
    both(on('TIME.TYPED', { time: '2026-12-05T16:00' }), within('choosing')),
    has({ time: '2026-12-05T16:00' }),
  ),
  'a time can be typed as soon as it is asked for': successive(
    both(chosen('askReschedule'), within('typing')),
    on('TIME.TYPED', { time: '2026-12-05T16:00' }),
  ),
  'the field says that the time is missing': whenever(
    both(on('CONFIRMED'), within('choosing'), has({ time: '' })),
    both(within('lacking'), emits({ type: 'FIELD.REJECTED', field: 'time' })),
  ),
  'the field says so until a time is typed': successive(within('lacking'), both(on('TIME.TYPED'), within('typing'))),
  'the interview’s own time is not sent as another': whenever(
    both(on('CONFIRMED'), within('choosing'), has({ time: '2026-12-06T09:30' })),
    both(within('unchanged'), emits({ type: 'FIELD.REJECTED', field: 'time' })),
  ),
  'the field says so until another time is typed': successive(
    within('unchanged'),
    both(on('TIME.TYPED'), within('typing')),
  ),
  'the field says that the server has the same time already': whenever(
    both(failed('answer', { failure: { data: { why: 'timeSame' } } }), has({ step: 'askReschedule' })),
    within('choosing'),
  ),
  'a reason that is too long is shown where it is typed': whenever(
    both(on('CONFIRMED'), within('typing')),
    emits({ type: 'FIELD.REJECTED', field: 'reason' }),
  ),
  'the code is shown and put away [JOB-5]': successive(
    both(on('CODE.ASKED'), within('showingCode')),
    both(on('CANCELLED'), within('resting')),
  ),
  'nothing begins while an answer is on its way': onlyWith(
    starts('answer'),
    either(on('ANSWER.CHOSEN'), on('CONFIRMED')),
  ),
  'the page is busy exactly while an answer is on its way': always(
    (moment) => tagged('busy')(moment) === (moment.value === 'answering'),
  ),
  'no code is shown unasked': whenever(starting, no(within('showingCode'))),
}
