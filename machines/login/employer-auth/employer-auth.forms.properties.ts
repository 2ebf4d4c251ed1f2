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

/** What is typed, asked for and wrong in the forms, and what is not taken. */
export const employerFormProperties = {
  'of a phone the digits are kept [VAL-2]': whenever(typed('phone', '139 0000 0001'), phoneThere),
  'of a code, too [SMS-5]': whenever(typed('loginCode', '123 456'), values({ loginCode: CODE })),
  'a password stays as it is typed [VAL-7]': whenever(typed('password', PASSWORD), values({ password: PASSWORD })),
  'likewise when one registers [VAL-7]': possible(
    both(typed('registerCode', CODE), values({ registerCode: CODE })),
    both(typed('registerPassword', PASSWORD), values({ registerPassword: PASSWORD })),
  ),
  'a field that is typed in shows no error [VAL-14]': whenever(on('FIELD.CHANGED'), (moment) => {
    const { field } = moment.event as never as { readonly field: string }
    return no(rejects(field))(moment)
  }),
  'of another phone, the code’s error is of the past': whenever(
    typed('phone'),
    no(either(rejects('loginCode'), rejects('registerCode'))),
  ),
  'left wrong, it says so [VAL-2]': whenever(left('phone'), both(values({ phone: '12900000000' }), rejects('phone'))),
  'so does a password [VAL-7]': whenever(left('password'), both(values({ password: 'short' }), rejects('password'))),
  'so does a code [VAL-4]': whenever(left('loginCode'), both(values({ loginCode: '12' }), rejects('loginCode'))),
  'also of a registration [VAL-4]': whenever(
    left('registerCode'),
    both(values({ registerCode: '12' }), rejects('registerCode')),
  ),
  'what is on its way is not changed meanwhile [EMP-6]': onlyWith(
    either(on('FIELD.CHANGED'), on('FIELD.BLURRED')),
    both(anyForm, no(busy)),
  ),

  'a code is sent to the phone that is typed [SMS-1]': whenever(
    both(requested, phoneThere),
    both(either(tells('loginCode'), tells('registerCode')), no(calls('notify'))),
  ),
  'by the countdown of the log-in [SMS-2]': whenever(
    both(requested, codeForm, phoneThere),
    tells('loginCode', { type: 'CODE.REQUESTED', phone: PHONE }),
  ),
  'or of the registration [SMS-2]': whenever(
    both(requested, registerForm, phoneThere),
    tells('registerCode', { type: 'CODE.REQUESTED', phone: PHONE }),
  ),
  'to no other, and it says why [SMS-1]': whenever(
    both(requested, no(phoneThere)),
    both(calls('notify', { kind: 'phoneInvalid' }), no(tells('loginCode')), no(tells('registerCode'))),
  ),
  'also of an empty one [SMS-1]': possible(both(requested, codeForm, values({ phone: '' }))),
  'also where one registers [SMS-1]': possible(both(requested, registerForm, no(phoneThere))),
  'without asking for one none is sent': onlyWith(either(tells('loginCode'), tells('registerCode')), requested),

  'no phone, no log-in [VAL-1]': whenever(both(submitted, values({ phone: '' })), wanted('phone')),
  'nor with a wrong one [VAL-2]': whenever(both(submitted, values({ phone: '12900000000' })), wanted('phone')),
  'nor without a password [VAL-5]': whenever(
    both(submitted, passwordForm, phoneThere, values({ password: '' })),
    wanted('password'),
  ),
  'nor with one that cannot be one [VAL-7]': whenever(
    both(submitted, passwordForm, phoneThere, values({ password: 'short' })),
    wanted('password'),
  ),
  'nor without a code [VAL-3]': whenever(
    both(submitted, codeForm, phoneThere, values({ loginCode: '' })),
    wanted('loginCode'),
  ),
  'nor with half of one [VAL-4]': whenever(
    both(submitted, codeForm, phoneThere, values({ loginCode: '12' })),
    wanted('loginCode'),
  ),
  'nobody registers without [VAL-3]': whenever(
    both(submitted, registerForm, phoneThere, values({ registerCode: '' })),
    wanted('registerCode'),
  ),
  'nor with half of one there [VAL-4]': whenever(
    both(submitted, registerForm, phoneThere, values({ registerCode: '12' })),
    wanted('registerCode'),
  ),
  'nor without a password to set [VAL-6]': whenever(
    both(submitted, registerForm, phoneThere, values({ registerCode: CODE, registerPassword: '' })),
    wanted('registerPassword'),
  ),
  'nor with one of other signs [VAL-7]': whenever(
    both(submitted, registerForm, phoneThere, values({ registerCode: CODE, registerPassword: '短' })),
    wanted('registerPassword'),
  ),
  'all that is missing is said at once [VAL-14]': possible(
    both(submitted, registerForm, has({ rejected: ['phone', 'registerCode', 'registerPassword'] })),
  ),
  'of the form that is to be seen [VAL-14]': possible(
    both(submitted, passwordForm, has({ rejected: ['phone', 'password'] })),
    both(submitted, codeForm, has({ rejected: ['phone', 'loginCode'] })),
  ),

  'a password that is not taken leaves all as it was [EMP-6]': whenever(
    ...failedAt('logInByPassword', 'passwordLogin'),
  ),
  'a code likewise [EMP-6]': whenever(...failedAt('logInByCode', 'codeLogin')),
  'a registration likewise [EMP-6]': whenever(...failedAt('register', 'register')),
  'the code that the server refuses has the focus [VAL-14]': whenever(
    failed('logInByCode', coded(20013)),
    emits({ type: 'FIELD.REJECTED', field: 'loginCode' }),
  ),
  'that of a registration, too [VAL-14]': whenever(
    failed('register', coded(20013)),
    emits({ type: 'FIELD.REJECTED', field: 'registerCode' }),
  ),
  'one that did not get there has not': whenever(
    either(failedWith({ failure: { kind: 'offline' } }), failedWith(coded(50000))),
    no(emits({ type: 'FIELD.REJECTED' })),
  ),
  'with what was typed [EMP-7]': whenever(
    failed('register'),
    values({ registerCode: CODE, registerPassword: PASSWORD }),
  ),
  'what can be put right is a warning in the server’s words [EMP-6]': whenever(
    failedWith(coded(20013)),
    told({ kind: 'warning', text: '请稍后重试' }),
  ),
  'so is too many tries [EMP-6]': whenever(failedWith(coded(500002)), told({ kind: 'warning', text: '请稍后重试' })),
  'anything else is told with its code [EMP-6]': whenever(
    failedWith(coded(50000)),
    told({ kind: 'coded', code: 50000, text: '请稍后重试' }),
  ),
  'that it did not get there is told, too [EMP-6]': whenever(
    failedWith({ failure: { kind: 'offline' } }),
    told({ kind: 'failure', failure: { kind: 'offline' } }),
  ),
  'a password can be tried again [EMP-6]': successive(failed('logInByPassword'), both(submitted, asksCaptcha, noError)),
  'a code, too [EMP-6]': successive(failed('logInByCode'), both(submitted, logsInByCode, noError)),
  'and a registration [EMP-6]': successive(failed('register'), both(submitted, registers, noError)),
  'what the server said is gone with the next try': whenever(submitted, noError),
  'what is wrong in the password is not what the server said before': possible(
    failed('logInByPassword'),
    both(submitted, passwordForm, no(busy), noError, no(clean)),
  ),
  'nor in the code': possible(failed('logInByCode'), both(submitted, codeForm, no(busy), noError, no(clean))),
  'nor in the registration': possible(failed('register'), both(submitted, registerForm, no(busy), noError, no(clean))),
}
