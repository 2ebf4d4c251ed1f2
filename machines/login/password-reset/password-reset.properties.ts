import {
  after,
  always,
  both,
  calls,
  done,
  either,
  emits,
  ends,
  failed,
  has,
  no,
  nothing,
  on,
  onlyWith,
  possible,
  starting,
  starts,
  stops,
  successive,
  tagged,
  tells,
  type When,
  whenever,
} from '../../kit/properties.ts'

const PHONE = '13900000001'
const CODE = '123456'
const PASSWORD = 'Demo@2026'

const step =
  (...names: readonly string[]): When =>
  ({ value }) =>
    names.includes(typeof value === 'string' ? value : (Object.keys(value as object)[0] ?? ''))
const first = step('verifying')
const second = step('resetting')
const changed = step('changed')
const busy = tagged('busy')
const submitted = on('FORM.SUBMITTED')
const back = on('STEPPED.BACK')
const typed = (field: string, value?: string) => on('FIELD.CHANGED', { field, value })
const left = (field: string) => on('FIELD.BLURRED', { field })
const requested = on('CODE.REQUESTED')
const checks = starts('checkCode')
const saves = starts('resetPassword')
const checked = done('checkCode')
const saved = done('resetPassword')
const codeVoid = failed('resetPassword', { failure: { code: 30002 } })
const isOther = (error: unknown) => JSON.stringify(error)?.includes('30002') === false
const notSaved = failed('resetPassword', isOther)
const noError = has({ submitError: nothing })
const failure = has({ submitError: { phone: PHONE, notice: Boolean } })
const rejects = (field: string) => has({ rejected: (fields: readonly string[]) => fields.includes(field) })
const clean = has({ rejected: [] })
const wanted = (field: string) => both(rejects(field), emits({ type: 'FIELD.REJECTED', field }), no(busy))
const values = (fields: object) => has({ values: fields })

export const passwordResetProperties = {
  'the phone of the login is there already [EMP-7]': possible(both(starting, values({ phone: PHONE }))),
  'it begins with the phone and a code for it [EMP-3]': whenever(
    starting,
    both(first, no(busy), clean, noError, values({ code: '', newPassword: '', confirmation: '' })),
  ),
  'codes for a forgotten password come every 30 s [EMP-3]': whenever(
    starting,
    starts('smsCode', { purpose: 'employer-forgot', seconds: 30, captchaAppId: 'sms' }),
  ),
  'a code is sent to the phone that is typed [EMP-3]': whenever(
    both(requested, values({ phone: PHONE })),
    both(tells('forgotCode', { type: 'CODE.REQUESTED', phone: PHONE }), no(calls('notify'))),
  ),
  'a code is sent to no other phone [VAL-1]': whenever(
    both(requested, no(values({ phone: PHONE }))),
    both(calls('notify', { kind: 'phoneInvalid' }), no(tells('forgotCode'))),
  ),
  'a code is never sent unasked': onlyWith(tells('forgotCode', { type: 'CODE.REQUESTED' }), requested),
  'phone and code are checked first [EMP-3]': whenever(
    both(submitted, checks),
    both(starts('checkCode', { phone: PHONE, code: CODE }), busy, noError),
  ),
  'nothing else is checked': onlyWith(checks, both(submitted, first)),
  'checked, the new password is asked for [EMP-3]': successive(
    both(submitted, checks),
    both(checked, second, no(busy), noError),
  ),
  'the second step is never without the first [EMP-3]': onlyWith(
    both(second, no(busy), values({ newPassword: '', confirmation: '' })),
    values({ phone: PHONE, code: CODE }),
  ),
  'no phone, no check [VAL-1]': whenever(both(submitted, first, values({ phone: '' })), wanted('phone')),
  'a wrong phone is not checked [VAL-2]': whenever(
    both(submitted, first, values({ phone: '12900000000' })),
    wanted('phone'),
  ),
  'a phone without a code is not checked [VAL-3]': possible(
    both(submitted, first, values({ phone: PHONE, code: '' }), wanted('code')),
  ),
  'half of a code is not checked [VAL-4]': possible(
    both(submitted, first, values({ phone: PHONE, code: '12' }), wanted('code')),
  ),
  'both are said, the first has the focus [VAL-14]': possible(
    both(submitted, has({ rejected: ['phone', 'code'] }), emits({ type: 'FIELD.REJECTED', field: 'phone' })),
  ),
  'the dialog says in the server’s words that a code is not right [EMP-6]': whenever(
    failed('checkCode'),
    both(first, no(busy), failure, no(calls('notify'))),
  ),
  'the field of a refused code has the focus [VAL-14]': whenever(
    failed('checkCode', { failure: { code: 20013 } }),
    emits({ type: 'FIELD.REJECTED', field: 'code' }),
  ),
  'a code that did not get there does not have the focus': onlyWith(
    both(failed('checkCode'), emits({ type: 'FIELD.REJECTED' })),
    failed('checkCode', { failure: { code: 20013 } }),
  ),
  'the typed text stays after a failed check [EMP-7]': whenever(
    failed('checkCode'),
    values({ phone: PHONE, code: CODE }),
  ),
  'the check can be tried anew': successive(failed('checkCode'), both(submitted, checks, noError)),
  'the next try clears what the server said': whenever(submitted, noError),
  'the form’s own fault replaces what the server said': possible(
    failed('checkCode'),
    both(submitted, no(busy), noError, no(clean)),
  ),
  'the new password is sent with what was checked [EMP-3]': whenever(
    both(submitted, saves),
    both(
      starts('resetPassword', { phone: PHONE, code: CODE, password: PASSWORD, confirmation: PASSWORD }),
      busy,
      noError,
    ),
  ),
  'the new password is sent only when it is submitted': onlyWith(saves, both(submitted, second)),
  'a missing password is not sent [VAL-8]': possible(
    both(submitted, second, values({ newPassword: '' }), wanted('newPassword')),
  ),
  'a text that cannot be a password is not sent [VAL-9]': possible(
    both(submitted, second, values({ newPassword: 'a b' }), wanted('newPassword')),
  ),
  'a password is sent only where it is typed twice [VAL-10]': possible(
    both(submitted, second, values({ newPassword: PASSWORD, confirmation: '' }), wanted('confirmation')),
  ),
  'two different passwords are not sent [VAL-10]': possible(
    both(submitted, second, values({ newPassword: PASSWORD, confirmation: 'Demo@2025' }), wanted('confirmation')),
  ),
  'a wrong password has the focus, whatever had it before [VAL-14]': whenever(
    both(submitted, second, rejects('newPassword')),
    emits({ type: 'FIELD.REJECTED', field: 'newPassword' }),
  ),
  'saved, it is said [EMP-3]': whenever(
    saved,
    both(changed, no(busy), calls('notify', { kind: 'passwordChanged' }), no(ends())),
  ),
  'nothing is told as changed that was not': onlyWith(calls('notify', { kind: 'passwordChanged' }), saved),
  'the dialog goes back to the login after 3 s, with the phone [EMP-3]': whenever(after(3000), ends({ phone: PHONE })),
  'the dialog goes back to the login at once where that is asked for': successive(
    changed,
    both(back, ends({ phone: PHONE })),
  ),
  'the dialog goes back by itself at no other time': onlyWith(ends(), either(back, after(3000))),
  'a password that is refused is told [EMP-6]': whenever(
    notSaved,
    both(second, no(busy), failure, no(calls('notify'))),
  ),
  'a refused password stays in its field [EMP-7]': successive(
    saves,
    both(notSaved, values({ newPassword: PASSWORD, confirmation: PASSWORD })),
  ),
  'a refused password can be tried anew': successive(notSaved, both(submitted, saves, noError)),
  'its refusal is gone once the form itself is wrong': possible(
    both(notSaved, second),
    typed('confirmation', 'Demo@2025'),
    both(submitted, second, noError, rejects('confirmation')),
  ),
  'a code that is over leads to the first step, which says so [EMP-3]': whenever(
    codeVoid,
    both(first, no(busy), failure, no(calls('notify')), values({ phone: PHONE })),
  ),
  'back from the second step is the first, and the phone is there [EMP-7]': successive(
    second,
    both(back, first, noError, values({ phone: PHONE, code: CODE })),
  ),
  'the first step says nothing of a try in the second': successive(notSaved, both(back, first, noError)),
  'back from the first is the login, with what was typed [EMP-7]': successive(
    both(typed('phone', PHONE), first),
    both(back, ends({ phone: PHONE })),
  ),
  'the codes end with it': whenever(ends(), stops('forgotCode')),
  'a form on its way is not sent again': always(
    (moment) => !busy(moment) || !submitted(moment) || both(either(checks, saves))(moment),
  ),
  'the typed text is kept': whenever(typed('phone', PHONE), values({ phone: PHONE })),
  'the typed text is kept in its own field': possible(
    both(typed('code', CODE), values({ code: CODE })),
    both(typed('newPassword', PASSWORD), values({ newPassword: PASSWORD })),
    both(typed('confirmation', PASSWORD), values({ confirmation: PASSWORD })),
  ),
  'a field that is typed in shows no error [VAL-14]': whenever(on('FIELD.CHANGED'), (moment) => {
    const { field } = moment.event as never as { readonly field: string }
    return no(rejects(field))(moment)
  }),
  'another phone clears the error of its code': whenever(typed('phone'), no(rejects('code'))),
  'left wrong, it says so': whenever(left('phone'), either(no(values({ phone: '12900000000' })), rejects('phone'))),
  'a wrong code says so when it is left': possible(both(left('code'), values({ code: '12' }), rejects('code'))),
  'a form on its way is not changed meanwhile [EMP-3]': onlyWith(
    either(on('FIELD.CHANGED'), on('FIELD.BLURRED')),
    no(busy),
  ),
  'a password says so when it is left wrong': successive(
    both(typed('newPassword'), values({ newPassword: 'a b' })),
    both(left('newPassword'), rejects('newPassword')),
  ),
  'a right password says nothing when it is left': onlyWith(left('newPassword'), values({ newPassword: 'a b' })),
  'nothing else is said to be wrong': onlyWith(both(left('code'), rejects('code')), no(values({ code: '' }))),
}
