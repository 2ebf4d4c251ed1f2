import {
  both,
  calls,
  either,
  emits,
  failed,
  has,
  no,
  on,
  onlyWith,
  possible,
  successive,
  tells,
  whenever,
} from '../../kit/properties.ts'
import {
  anyForm,
  asksCaptcha,
  busy,
  CODE,
  clean,
  coded,
  codeForm,
  failedAt,
  failedWith,
  left,
  logsInByCode,
  noError,
  PASSWORD,
  PHONE,
  passwordForm,
  phoneThere,
  registerForm,
  registers,
  rejects,
  requested,
  submitted,
  told,
  typed,
  values,
  wanted,
} from './employer-auth.words.ts'

/** Properties of typing, asking, errors and refusals in the forms. */
export const employerFormProperties = {
  'a phone field keeps only digits [VAL-2]': whenever(typed('phone', '139 0000 0001'), phoneThere),
  'a code field keeps only digits [SMS-5]': whenever(typed('loginCode', '123 456'), values({ loginCode: CODE })),
  'a password stays as it is typed [VAL-7]': whenever(typed('password', PASSWORD), values({ password: PASSWORD })),
  'likewise when one registers [VAL-7]': possible(
    both(typed('registerCode', CODE), values({ registerCode: CODE })),
    both(typed('registerPassword', PASSWORD), values({ registerPassword: PASSWORD })),
  ),
  'a field that is typed in shows no error [VAL-14]': whenever(on('FIELD.CHANGED'), (moment) => {
    const { field } = moment.event as never as { readonly field: string }
    return no(rejects(field))(moment)
  }),
  'another phone clears the error of its code': whenever(
    typed('phone'),
    no(either(rejects('loginCode'), rejects('registerCode'))),
  ),
  'left wrong, it says so [VAL-2]': whenever(left('phone'), both(values({ phone: '12900000000' }), rejects('phone'))),
  'a wrong password says so when it is left [VAL-7]': whenever(
    left('password'),
    both(values({ password: 'short' }), rejects('password')),
  ),
  'a wrong code says so when it is left [VAL-4]': whenever(
    left('loginCode'),
    both(values({ loginCode: '12' }), rejects('loginCode')),
  ),
  'a wrong code of a registration says so when it is left [VAL-4]': whenever(
    left('registerCode'),
    both(values({ registerCode: '12' }), rejects('registerCode')),
  ),
  'a form that is on its way is not changed meanwhile [EMP-6]': onlyWith(
    either(on('FIELD.CHANGED'), on('FIELD.BLURRED')),
    both(anyForm, no(busy)),
  ),

  'a code is sent to the phone that is typed [SMS-1]': whenever(
    both(requested, phoneThere),
    both(either(tells('loginCode'), tells('registerCode')), no(calls('notify'))),
  ),
  'a code is sent by the countdown of the log-in [SMS-2]': whenever(
    both(requested, codeForm, phoneThere),
    tells('loginCode', { type: 'CODE.REQUESTED', phone: PHONE }),
  ),
  'a code to register is sent by the countdown of the registration [SMS-2]': whenever(
    both(requested, registerForm, phoneThere),
    tells('registerCode', { type: 'CODE.REQUESTED', phone: PHONE }),
  ),
  'no code is sent to another phone, and the form says why [SMS-1]': whenever(
    both(requested, no(phoneThere)),
    both(calls('notify', { kind: 'phoneInvalid' }), no(tells('loginCode')), no(tells('registerCode'))),
  ),
  'no code is sent to an empty phone [SMS-1]': possible(both(requested, codeForm, values({ phone: '' }))),
  'no code is sent to a wrong phone of a registration [SMS-1]': possible(both(requested, registerForm, no(phoneThere))),
  'no code is sent unasked': onlyWith(either(tells('loginCode'), tells('registerCode')), requested),

  'no phone, no log-in [VAL-1]': whenever(both(submitted, values({ phone: '' })), wanted('phone')),
  'a wrong phone does not log in [VAL-2]': whenever(both(submitted, values({ phone: '12900000000' })), wanted('phone')),
  'a form without a password does not log in [VAL-5]': whenever(
    both(submitted, passwordForm, phoneThere, values({ password: '' })),
    wanted('password'),
  ),
  'a text that cannot be a password does not log in [VAL-7]': whenever(
    both(submitted, passwordForm, phoneThere, values({ password: 'short' })),
    wanted('password'),
  ),
  'a form without a code does not log in [VAL-3]': whenever(
    both(submitted, codeForm, phoneThere, values({ loginCode: '' })),
    wanted('loginCode'),
  ),
  'half of a code does not log in [VAL-4]': whenever(
    both(submitted, codeForm, phoneThere, values({ loginCode: '12' })),
    wanted('loginCode'),
  ),
  'nobody registers without [VAL-3]': whenever(
    both(submitted, registerForm, phoneThere, values({ registerCode: '' })),
    wanted('registerCode'),
  ),
  'half of a code does not register [VAL-4]': whenever(
    both(submitted, registerForm, phoneThere, values({ registerCode: '12' })),
    wanted('registerCode'),
  ),
  'a form without a password does not register [VAL-6]': whenever(
    both(submitted, registerForm, phoneThere, values({ registerCode: CODE, registerPassword: '' })),
    wanted('registerPassword'),
  ),
  'a password of other signs does not register [VAL-7]': whenever(
    both(submitted, registerForm, phoneThere, values({ registerCode: CODE, registerPassword: '短' })),
    wanted('registerPassword'),
  ),
  'all that is missing is said at once [VAL-14]': possible(
    both(submitted, registerForm, has({ rejected: ['phone', 'registerCode', 'registerPassword'] })),
  ),
  'the errors are those of the form that is shown [VAL-14]': possible(
    both(submitted, passwordForm, has({ rejected: ['phone', 'password'] })),
    both(submitted, codeForm, has({ rejected: ['phone', 'loginCode'] })),
  ),

  'a password that is not taken leaves all as it was [EMP-6]': whenever(
    ...failedAt('logInByPassword', 'passwordLogin'),
  ),
  'a code that is not taken leaves all as it was [EMP-6]': whenever(...failedAt('logInByCode', 'codeLogin')),
  'a registration that is not taken leaves all as it was [EMP-6]': whenever(...failedAt('register', 'register')),
  'the code that the server refuses has the focus [VAL-14]': whenever(
    failed('logInByCode', coded(20013)),
    emits({ type: 'FIELD.REJECTED', field: 'loginCode' }),
  ),
  'the code of a registration that the server refuses has the focus [VAL-14]': whenever(
    failed('register', coded(20013)),
    emits({ type: 'FIELD.REJECTED', field: 'registerCode' }),
  ),
  'a code that did not get there does not have the focus': whenever(
    either(failedWith({ failure: { kind: 'offline' } }), failedWith(coded(50000))),
    no(emits({ type: 'FIELD.REJECTED' })),
  ),
  'a failed registration keeps what was typed [EMP-7]': whenever(
    failed('register'),
    values({ registerCode: CODE, registerPassword: PASSWORD }),
  ),
  'a fault that can be put right is a warning in the server’s words [EMP-6]': whenever(
    failedWith(coded(20013)),
    told({ kind: 'warning', text: '请稍后重试' }),
  ),
  'a refusal for too many tries is a warning in the server’s words [EMP-6]': whenever(
    failedWith(coded(500002)),
    told({ kind: 'warning', text: '请稍后重试' }),
  ),
  'anything else is told with its code [EMP-6]': whenever(
    failedWith(coded(50000)),
    told({ kind: 'coded', code: 50000, text: '请稍后重试' }),
  ),
  'a call that did not get there is told, too [EMP-6]': whenever(
    failedWith({ failure: { kind: 'offline' } }),
    told({ kind: 'failure', failure: { kind: 'offline' } }),
  ),
  'a password can be tried again [EMP-6]': successive(failed('logInByPassword'), both(submitted, asksCaptcha, noError)),
  'a code can be tried again [EMP-6]': successive(failed('logInByCode'), both(submitted, logsInByCode, noError)),
  'a registration can be tried again [EMP-6]': successive(failed('register'), both(submitted, registers, noError)),
  'the next try clears what the server said': whenever(submitted, noError),
  'the form’s own fault in the password replaces what the server said': possible(
    failed('logInByPassword'),
    both(submitted, passwordForm, no(busy), noError, no(clean)),
  ),
  'the form’s own fault in the code replaces what the server said': possible(
    failed('logInByCode'),
    both(submitted, codeForm, no(busy), noError, no(clean)),
  ),
  'the form’s own fault in the registration replaces what the server said': possible(
    failed('register'),
    both(submitted, registerForm, no(busy), noError, no(clean)),
  ),
}
