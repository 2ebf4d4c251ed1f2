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
  'the form sends what is typed, in the zone it is named in [JOB-5]': possible(
    typed('time'),
    typed('place'),
    both(submitted, starts('send', { subject, values: complete, zone: 'Asia/Shanghai' })),
    both(sent, calls('forget', { subject }), ends({ result: 'sent', undoUntil: 10_000 })),
  ),
  'the form sends as soon as it is submitted, and never otherwise': onlyWith(starts('send'), submitted),
  'a submitted form is on its way at once': whenever(submitted, both(tagged('busy'), starts('send'))),
  'the form sends nothing more while it is on its way': always(
    (moment) => tagged('busy')(moment) === within('sending')(moment),
  ),
  'an invitation whose answer was lost may be asked for anew, as it was [JOB-5]': successive(
    both(failed('send', offline), within('editing'), has(offline)),
    both(submitted, starts('send'), has({ failure: null })),
    sent,
  ),
  'each wrong field says what is wrong, and the first has the focus [JOB-5]': whenever(
    done('send', { faults: { time: 'missing' } }),
    both(
      within('editing'),
      has({ faults: { time: 'missing', place: 'noPlace' } }),
      emits({ type: 'FIELD.REJECTED', field: 'time' }),
    ),
  ),
  'the next wrong field has the focus where the first is right': whenever(
    done('send', { faults: { time: isNothing, place: 'noPlace' } }),
    emits({ type: 'FIELD.REJECTED', field: 'place' }),
  ),
  'a field that was put right says nothing': successive(
    done('send', { faults: { time: 'missing' } }),
    both(typed('time'), has({ faults: { time: isNothing, place: 'noPlace' } })),
  ),
  'a field says nothing once the form is tried again': successive(wrong, both(submitted, has({ faults: isEmpty }))),
  'the typed text stays, however the sending ends': possible(
    typed('place'),
    both(failed('send', offline), has({ values: { place: '创智路 99 号 3 层' } })),
  ),
  'the typed text is kept for the next time where the form is closed [JOB-5]': possible(
    typed('place'),
    both(closed, calls('keep', { subject, values: { place: '创智路 99 号 3 层' } }), ends({ result: 'left' })),
  ),
  'a closed form is left, and always kept': whenever(
    closed,
    both(calls('keep', { subject }), ends({ result: 'left' })),
  ),
  'the form can be closed at once': successive(typed('place'), both(closed, ends({ result: 'left' }))),
  'the form is kept before it is sent, in case that the page has to be left': whenever(
    submitted,
    calls('keep', { subject }),
  ),
  'nothing is kept of what was sent': whenever(sent, both(calls('forget', { subject }), no(calls('keep')))),
  'the form is forgotten only then': onlyWith(calls('forget'), sent),
  'a form that was overtaken cannot be sent any more, only left': successive(
    both(failed('send', movedOn), within('overtaken'), has({ failure: null })),
    both(closed, ends({ result: 'left' })),
  ),
}
