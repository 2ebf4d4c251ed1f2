import {
  always,
  both,
  done,
  either,
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
import { FORM } from '../interview-invite/samples.ts'

const chosen = (act?: string) => on('ACT.CHOSEN', act === undefined ? undefined : { act })
const confirmed = on('CONFIRMED')
const acts = (act?: string) => starts('act', act === undefined ? undefined : { act })
const whole = { deliveryId: '11', name: '林知夏', invitation: { id: '7' } }
const offline = { failure: { kind: 'offline' } }
const movedOn = { failure: { data: { why: 'movedOn' } } }
const notYet = { failure: { data: { why: 'notYet' } } }
const moveAsked = on('MOVE.ASKED')
const form = starts('interviewInvite')
const noFailure = has({ failure: null })

export const interviewDeskProperties = {
  'a time that was asked for is agreed to at one click [JOB-5]': whenever(
    chosen('agree'),
    starts('act', { ...whole, act: 'agree' }),
  ),
  'the employer notes at one click that somebody came [JOB-5]': whenever(
    chosen('complete'),
    starts('act', { ...whole, act: 'complete' }),
  ),
  'cancelled only after a question [JOB-5]': onlyWith(acts('cancel'), either(confirmed, on('RETRIED'))),
  'the employer notes only after a question that somebody did not come': onlyWith(
    acts('missed'),
    either(confirmed, on('RETRIED')),
  ),
  'asked, then cancelled, which is said [JOB-5]': successive(
    both(chosen('cancel'), within('confirming'), no(acts())),
    both(confirmed, starts('act', { ...whole, act: 'cancel' })),
    both(done('act'), within('done'), has({ act: 'cancel', interview: whole })),
  ),
  'asked, then noted as missed': successive(
    both(chosen('missed'), within('confirming')),
    both(confirmed, acts('missed')),
    both(done('act'), within('done'), has({ act: 'missed' })),
  ),
  'thought better of, nothing is done': successive(
    both(chosen('cancel'), within('confirming')),
    both(on('CANCELLED'), within('resting'), no(acts())),
  ),
  'done is said only of what was done': onlyWith(
    (moment) => within('done')(moment),
    either(done('act'), done('invite', { result: 'sent' })),
  ),
  'a failure says why, and can be tried again': successive(
    both(failed('act', offline), within('failed'), has(offline)),
    both(on('RETRIED'), acts(), noFailure),
    done('act'),
  ),
  'a step that came too early says why, and can be tried again': whenever(
    failed('act', notYet),
    both(within('failed'), has(notYet)),
  ),
  'a failed step can be left for something else': successive(
    both(failed('act', offline), within('failed')),
    both(chosen('cancel'), within('confirming'), noFailure),
  ),
  'a step that was overtaken is not tried again': whenever(
    failed('act', movedOn),
    both(within('overtaken'), noFailure),
  ),
  'another step may follow one that was overtaken': successive(
    within('overtaken'),
    both(chosen('complete'), acts('complete')),
  ),
  'time and place are changed in a form, which begins with what they are [JOB-5]': whenever(
    moveAsked,
    both(within('moving'), starts('interviewInvite', { subject: { invitationId: '7' } }), has({ act: 'move' })),
  ),
  'sent, that is said': whenever(
    done('invite', { result: 'sent' }),
    both(within('done'), has({ act: 'move', interview: whole })),
  ),
  'left, nothing is': whenever(done('invite', { result: 'left' }), within('resting')),
  'another change can follow one': successive(both(done('act'), within('done')), both(moveAsked, form)),
  'the form opens from wherever the desk rests': possible(
    both(failed('act'), within('failed')),
    both(moveAsked, form, noFailure),
  ),
  'busy exactly while the server is asked': always((moment) => tagged('busy')(moment) === within('acting')(moment)),
  'nothing is done unasked': onlyWith(acts(), either(chosen(), confirmed, on('RETRIED'))),
  'nothing is asked about at first': whenever(starting, within('resting')),
  'the form begins with what the page gave it': whenever(
    moveAsked,
    starts('interviewInvite', { ...FORM, subject: {} }),
  ),
}
