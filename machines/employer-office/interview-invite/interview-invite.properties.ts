import {
  always,
  both,
  calls,
  done,
  emits,
  ends,
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

const submitted = on('FORM.SUBMITTED')
const closed = on('DIALOG.CLOSED')
const typed = (field: string) => on('FIELD.CHANGED', { field })
const sent = done('send', { result: 'sent' })
const wrong = done('send', { result: 'wrong' })
const offline = { failure: { kind: 'offline' } }
const movedOn = { failure: { data: { why: 'movedOn' } } }
const subject = { deliveryId: '11', name: '林知夏', invitationId: '' }
const complete = { date: '2026-12-03', time: '14:00', place: '创智路 99 号 3 层', answerBy: '2026-12-02T14:00' }
const isNothing = (value: unknown) => value === undefined
const isEmpty = (faults: object) => Object.keys(faults).length === 0

export const interviewInviteProperties = {
  'it begins with what it is given': whenever(
    starting,
    both(within('editing'), has({ subject, values: { date: '2026-12-03', time: '', answerBy: '' }, failure: null })),
  ),
  'the time for an answer follows the start, a day before [JOB-5]': whenever(
    typed('time'),
    has({ values: { time: '14:00', answerBy: '2026-12-02T14:00' } }),
  ),
  'sent is what is typed, in the zone it is named in [JOB-5]': possible(
    typed('time'),
    typed('place'),
    both(submitted, starts('send', { subject, values: complete, zone: 'Asia/Shanghai' })),
    both(sent, calls('forget', { subject }), ends({ result: 'sent', undoUntil: 10_000 })),
  ),
  'as soon as it is submitted, and never otherwise': onlyWith(starts('send'), submitted),
  'submitted, it is on its way at once': whenever(submitted, both(tagged('busy'), starts('send'))),
  'once: nothing is sent while it is on its way': always(
    (moment) => tagged('busy')(moment) === within('sending')(moment),
  ),
  'an answer that was lost may be asked for anew, with the same [JOB-5]': successive(
    both(failed('send', offline), within('editing'), has(offline)),
    both(submitted, starts('send'), has({ failure: null })),
    sent,
  ),
  'what is wrong is said where it is, and the first has the focus [JOB-5]': whenever(
    done('send', { faults: { time: 'missing' } }),
    both(
      within('editing'),
      has({ faults: { time: 'missing', place: 'noPlace' } }),
      emits({ type: 'FIELD.REJECTED', field: 'time' }),
    ),
  ),
  'the next one where that is right': whenever(
    done('send', { faults: { time: isNothing, place: 'noPlace' } }),
    emits({ type: 'FIELD.REJECTED', field: 'place' }),
  ),
  'put right, nothing is said of it': successive(
    done('send', { faults: { time: 'missing' } }),
    both(typed('time'), has({ faults: { time: isNothing, place: 'noPlace' } })),
  ),
  'nor once it is tried again': successive(wrong, both(submitted, has({ faults: isEmpty }))),
  'what is typed stays, whatever became of it': possible(
    typed('place'),
    both(failed('send', offline), has({ values: { place: '创智路 99 号 3 层' } })),
  ),
  'and is kept for the next time where it is closed [JOB-5]': possible(
    typed('place'),
    both(closed, calls('keep', { subject, values: { place: '创智路 99 号 3 层' } }), ends({ result: 'left' })),
  ),
  'closed, it is left, and always kept': whenever(closed, both(calls('keep', { subject }), ends({ result: 'left' }))),
  'that can be at once': successive(typed('place'), both(closed, ends({ result: 'left' }))),
  'kept before it is sent, in case that the page has to be left': whenever(submitted, calls('keep', { subject })),
  'nothing is kept of what was sent': whenever(sent, both(calls('forget', { subject }), no(calls('keep')))),
  'forgotten only then': onlyWith(calls('forget'), sent),
  'overtaken, it cannot be sent any more, only left': successive(
    both(failed('send', movedOn), within('overtaken'), has({ failure: null })),
    both(closed, ends({ result: 'left' })),
  ),
}
