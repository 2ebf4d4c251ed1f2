import {
  both,
  calls,
  done,
  either,
  failed,
  has,
  never,
  no,
  on,
  onlyWith,
  possible,
  precedes,
  starting,
  starts,
  successive,
  tagged,
  whenever,
  within,
} from '../../kit/properties.ts'
import { markOf } from './mark.ts'

const ONE = '13800000001'
const OTHER = '13800000002'
const requested = (phone: string) => on('CODE.REQUESTED', { phone })
const passed = done('captcha', { result: 'passed' })
const unproved = either(done('captcha', { result: 'closed' }), failed('captcha'))
const sends = starts('sendCode')
const sent = done('sendCode', { result: 'sent' })
const refused = done('sendCode', { result: 'refused' })
const ticked = (rest: number) => on('COUNTDOWN.TICKED', { rest })
const counting = tagged('counting')
const busy = tagged('busy')
const ofOne = has({ mark: markOf(ONE) })
const idle = both(within('idle'), has({ deadline: 0, rest: 0, mark: '', proof: (proof: unknown) => proof === null }))
const student = has({ purpose: 'student-login' })

export const smsCodeProperties = {
  'a countdown begun before a reload is looked for first [SMS-4]': whenever(
    starting,
    both(starts('findDeadline'), busy),
  ),
  'the countdown is looked for by its purpose and length': possible(
    both(starting, starts('findDeadline', { purpose: 'student-login', seconds: 60 })),
  ),
  'found, it goes on for the phone that was sent to [SMS-4]': whenever(
    done('findDeadline', { deadline: 42_000 }),
    both(counting, ofOne, starts('countdown', { deadline: 42_000 })),
  ),
  'else a code can be had': whenever(
    either(
      done('findDeadline', (found: unknown) => found === null),
      failed('findDeadline'),
    ),
    both(idle, no(busy)),
  ),
  'a visitor who wants a code proves first to be human [SMS-2]': successive(
    idle,
    both(requested(ONE), starts('captcha', { appId: 'sms' }), busy, no(sends)),
  ),
  'no code is sent without that [SMS-2]': onlyWith(sends, passed),
  'proved, it is sent to that phone, for this purpose, with the proof [SMS-2]': successive(
    both(requested(ONE), student),
    both(passed, starts('sendCode', { phone: ONE, purpose: 'student-login', seconds: 60, proof: Boolean }), busy),
  ),
  'a code is sent to whichever phone is typed [SMS-2]': successive(
    both(done('findDeadline'), idle),
    requested(ONE),
    both(passed, starts('sendCode', { phone: ONE })),
  ),
  'also to another one while the first one waits [SMS-2]': successive(
    both(counting, ofOne),
    requested(OTHER),
    both(passed, starts('sendCode', { phone: OTHER })),
  ),
  'the proof is not kept': never(both(no(within('sending')), has({ proof: Boolean }))),
  'nothing is sent without the proof, and it can be tried again': successive(
    both(done('captcha', { result: 'closed' }), idle),
    both(requested(ONE), starts('captcha')),
  ),
  'the proof can be tried again where the check broke': possible(both(failed('captcha'), idle)),
  'sent, a student waits 60 s [SMS-2]': possible(both(student, sent, has({ rest: 60 }))),
  'an employer waits 30 s for another code [SMS-2]': possible(both(no(student), sent, has({ rest: 30 }))),
  'the wait lasts until the deadline that was given [SMS-2]': whenever(
    sent,
    both(counting, no(busy), starts('countdown', { deadline: 60_000 }), has({ deadline: 60_000 })),
  ),
  'the wait is for the phone that the code was sent to [SMS-2]': possible(both(sent, ofOne)),
  'no countdown begins where nothing was sent [SMS-2]': precedes(sent, has({ deadline: 60_000 })),
  'a refusal is told in the server’s words [SMS-3]': whenever(
    refused,
    calls('notify', { kind: 'message', text: '发送过于频繁，请稍后再试' }),
  ),
  'a refused code can be tried again': possible(both(refused, idle), both(requested(ONE), starts('captcha'))),
  'a failure is told': whenever(failed('sendCode'), calls('notify')),
  'a failure is told with what there is to do about it [SMS-3]': possible(
    both(failed('sendCode'), calls('notify', { text: '该手机号尚未注册，请先注册' })),
  ),
  'a failed code can be tried again': possible(both(failed('sendCode'), idle), requested(ONE)),
  'nothing else is told': onlyWith(calls('notify'), either(refused, failed('sendCode'))),
  'each second is shown [SMS-4]': whenever(ticked(59), has({ rest: 59 })),
  'a code can be had again after the last second [SMS-4]': whenever(ticked(0), idle),
  'the same phone waits for it [SMS-4]': never(both(requested(ONE), ofOne, within('provingHuman'))),
  'a mistyped one is corrected at once': successive(both(counting, ofOne), both(requested(OTHER), starts('captcha'))),
  'the countdown of the one before goes on where that comes to nothing': possible(
    both(requested(OTHER), ofOne),
    both(unproved, counting, ofOne, starts('countdown', { deadline: 42_000 })),
  ),
  'also where it is refused': possible(both(requested(OTHER), ofOne), both(refused, counting, ofOne)),
  'the countdown of the phone before goes on where the other fails': possible(
    both(requested(OTHER), ofOne),
    both(failed('sendCode'), counting, ofOne),
  ),
}
