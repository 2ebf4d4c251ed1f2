import {
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
  within,
} from '../properties.ts'

const PHONE = '13900000001'
const PASSWORD = 'Demo@2026'
const CODE = '123456'

const passwordForm = within('passwordLogin')
const codeForm = within('codeLogin')
const registerForm = within('register')
const anyForm = either(passwordForm, codeForm, registerForm)
const busy = tagged('busy')
const toPassword = on('TAB.CHANGED', { tab: 'password' })
const toCode = on('TAB.CHANGED', { tab: 'code' })
const registering = on('REGISTER.OPENED')
const back = on('STEPPED.BACK')
const forgot = on('FORGOT.OPENED')
const remembered = done('passwordReset')
const submitted = on('FORM.SUBMITTED')
const requested = on('CODE.REQUESTED')
const closed = on('DIALOG.CLOSED')
const typed = (field: string, value?: string) => on('FIELD.CHANGED', { field, value })
const left = (field: string) => on('FIELD.BLURRED', { field })
const values = (fields: object) => has({ values: fields })
const phoneThere = values({ phone: PHONE })
const noError = has({ submitError: nothing })
const clean = has({ rejected: [] })
const rejects = (field: string) => has({ rejected: (fields: readonly string[]) => fields.includes(field) })
const wanted = (field: string) => both(emits({ type: 'FIELD.REJECTED', field }), rejects(field), no(busy), noError)

const asksCaptcha = starts('captcha')
const passed = done('captcha', { result: 'passed' })
const unproved = either(done('captcha', { result: 'closed' }), failed('captcha'))
const logsIn = starts('logIn')
const logsInByPassword = starts('logIn', { by: 'password' })
const logsInByCode = starts('logIn', { by: 'code' })
const registers = starts('register')
const loggedIn = either(done('logInByPassword'), done('logInByCode'))
const registered = done('register')
const failedAt = (actor: string, form: string): [When, When] => [
  failed(actor),
  both(
    within(form),
    no(busy),
    phoneThere,
    calls('releaseTab'),
    calls('notify', { kind: 'ofForm' }),
    has({ submitError: { form, phone: PHONE } }),
  ),
]
const stores = starts('storeIdentity')
const opens = starts('openApp')
const blocked = either(done('openApp', 'blocked'), failed('openApp'))
const cookiesBlocked = within('cookiesBlocked')
const told = (notice: object): When =>
  both(calls('notify', { kind: 'ofForm', notice }), has({ submitError: { notice } }))
const coded = (code: number) => ({ failure: { code } })
const failedWith = (error: unknown) =>
  either(failed('logInByPassword', error), failed('logInByCode', error), failed('register', error))

export const employerAuthProperties = {
  'it starts with the password, empty [EMP-1]': whenever(
    both(starting, has({ settings: { cookiesEnabled: true } })),
    both(
      passwordForm,
      no(busy),
      clean,
      noError,
      values({ phone: '', password: '', loginCode: '', registerCode: '', registerPassword: '' }),
    ),
  ),
  'without cookies it says so instead': whenever(
    both(starting, has({ settings: { cookiesEnabled: false } })),
    both(cookiesBlocked, no(anyForm)),
  ),
  'codes to log in come every 30 s [SMS-2]': whenever(
    both(starting, anyForm),
    starts('smsCode', { purpose: 'employer-login', seconds: 30, captchaAppId: 'sms' }),
  ),
  'codes to register every 30 s of their own [SMS-2]': whenever(
    both(starting, anyForm),
    starts('smsCode', { purpose: 'employer-register', seconds: 30, captchaAppId: 'sms' }),
  ),

  'one tab leads to the other [EMP-1]': successive(both(passwordForm, no(busy)), both(toCode, codeForm)),
  'and back [EMP-1]': successive(both(codeForm, no(busy)), both(toPassword, passwordForm)),
  'a tab that is there leads nowhere': onlyWith(toCode, no(passwordForm)),
  'nor does the other': onlyWith(toPassword, no(codeForm)),
  'from the password one can register [EMP-2]': successive(
    both(passwordForm, no(busy)),
    both(registering, registerForm),
  ),
  'from the code, too [EMP-2]': successive(both(codeForm, no(busy)), both(registering, registerForm)),
  'and back to the password [EMP-2]': successive(
    passwordForm,
    both(registering, registerForm),
    both(back, passwordForm),
  ),
  'or to the code, where one came from there [EMP-2]': successive(
    codeForm,
    both(registering, registerForm),
    both(back, codeForm),
  ),
  'the last of them, whatever was before [EMP-2]': successive(
    both(toPassword, passwordForm),
    both(registering, registerForm),
    both(back, passwordForm),
  ),
  'back is a form to log in': whenever(back, both(either(passwordForm, codeForm), no(busy))),
  'the phone goes along [EMP-7]': possible(
    both(typed('phone'), passwordForm, phoneThere),
    both(toCode, phoneThere),
    both(registering, phoneThere),
    both(back, phoneThere),
    both(toPassword, phoneThere),
  ),
  'also to a new password, and back [EMP-3] [EMP-7]': possible(
    both(typed('phone'), phoneThere),
    both(forgot, within('forgot'), starts('passwordReset', { phone: PHONE, smsAppId: 'sms' })),
    both(remembered, passwordForm, phoneThere, noError),
  ),
  'the phone of there comes along [EMP-7]': whenever(remembered, both(passwordForm, phoneThere, no(busy), noError)),
  'a forgotten password is asked for where one is asked for [EMP-3]': successive(
    both(passwordForm, no(busy)),
    both(forgot, starts('passwordReset', { smsAppId: 'sms' })),
  ),

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

  'a password is proved to be a person’s first [EMP-5]': whenever(
    both(submitted, passwordForm, phoneThere, values({ password: PASSWORD })),
    both(starts('captcha', { appId: 'login' }), no(logsIn), busy, noError),
  ),
  'by nothing but a whole form [EMP-5]': onlyWith(asksCaptcha, both(submitted, passwordForm)),
  'then it is sent with the proof [EMP-5]': whenever(
    passed,
    both(
      starts('logIn', { by: 'password', phone: PHONE, password: PASSWORD, proof: Boolean }),
      calls('reserveTab'),
      busy,
    ),
  ),
  'and never without [EMP-5]': onlyWith(logsInByPassword, passed),
  'unproved, the form is as before [CAP-4]': whenever(
    unproved,
    both(
      passwordForm,
      no(busy),
      phoneThere,
      values({ password: PASSWORD }),
      noError,
      no(rejects('password')),
      no(calls('notify')),
    ),
  ),
  'and can be submitted again [CAP-4]': successive(unproved, both(submitted, asksCaptcha)),
  'a code logs in [EMP-1]': whenever(
    both(submitted, codeForm, phoneThere, values({ loginCode: CODE })),
    both(
      starts('logIn', { by: 'code', phone: PHONE, code: CODE }),
      calls('reserveTab'),
      busy,
      noError,
      no(asksCaptcha),
    ),
  ),
  'nothing else does': onlyWith(logsInByCode, both(submitted, codeForm)),
  'phone, code and password register [EMP-2]': whenever(
    both(submitted, registerForm, phoneThere, values({ registerCode: CODE, registerPassword: PASSWORD })),
    both(starts('register', { phone: PHONE, code: CODE, password: PASSWORD }), calls('reserveTab'), busy, noError),
  ),
  'and nothing else does': onlyWith(registers, both(submitted, registerForm)),
  'a tab is kept ready only for what may open one [EMP-4]': onlyWith(calls('reserveTab'), either(logsIn, registers)),

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

  'who is logged in is kept [EMP-4]': whenever(
    loggedIn,
    both(starts('storeIdentity', { userId: '7' }), busy, no(opens), has({ proof: nothing })),
  ),
  'by a password [EMP-4]': possible(both(done('logInByPassword'), stores)),
  'and by a code [EMP-4]': possible(both(done('logInByCode'), stores)),
  'who is registered likewise [EMP-4]': whenever(
    registered,
    both(starts('storeIdentity', { userId: '8' }), busy, no(opens)),
  ),
  'nobody else is': onlyWith(stores, either(loggedIn, registered)),
  'kept, it is said, and the employers’ app opens [EMP-4]': whenever(
    done('storeIdentity'),
    both(calls('notify', { kind: 'loggedIn' }), opens, busy),
  ),
  'it is said of nobody else [EMP-4]': onlyWith(calls('notify', { kind: 'loggedIn' }), done('storeIdentity')),
  'it opens at its beginning [EMP-4]': successive(
    loggedIn,
    both(done('storeIdentity'), starts('openApp', { address: '/company/#/' })),
  ),
  'after a registration it says so [EMP-4]': successive(
    registered,
    both(done('storeIdentity'), starts('openApp', { address: '/company/#/?isregu=true' })),
  ),
  'nowhere else for whom': whenever(both(opens, has({ userId: '7' })), starts('openApp', { address: '/company/#/' })),
  'and never unasked [EMP-4]': onlyWith(opens, done('storeIdentity')),
  'where cookies do not stay it says so': whenever(
    failed('storeIdentity'),
    both(cookiesBlocked, calls('releaseTab'), no(busy), no(opens)),
  ),
  'open, it ends': whenever(done('openApp', 'done'), both(ends(), within('done'))),
  'the browser may have refused the tab: a link leads there [EMP-4]': whenever(
    blocked,
    both(within('appBlocked'), no(busy), no(ends())),
  ),
  'followed, it ends': successive(blocked, both(on('LINK.FOLLOWED'), ends(), within('done'))),

  'closed, nothing is in flight any more': whenever(closed, both(ends(), within('closed'), calls('releaseTab'))),
  'neither a code': successive(both(anyForm, no(busy)), both(closed, stops('loginCode'), stops('registerCode'))),
  'nor a log-in': successive(logsInByPassword, both(closed, stops('logInByPassword'))),
  'nor one by code': successive(logsInByCode, both(closed, stops('logInByCode'))),
  'nor a registration': successive(registers, both(closed, stops('register'))),
  'nor the captcha': successive(asksCaptcha, both(closed, stops('captcha'))),
  'nor a new password': successive(forgot, both(closed, stops('passwordReset'))),
  'nobody else closes it': onlyWith(within('closed'), closed),
  'it ends by that, or where it was to lead': onlyWith(
    ends(),
    either(closed, done('openApp', 'done'), on('LINK.FOLLOWED')),
  ),
}
