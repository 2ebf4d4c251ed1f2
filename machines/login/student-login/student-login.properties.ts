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
} from '../../kit/properties.ts'

/** The part of the form is in that state. */
const at =
  (part: 'phone' | 'code', state: string): When =>
  ({ value }) =>
    (value as { readonly sms?: { readonly editing?: Readonly<Record<string, unknown>> } }).sms?.editing?.[part] ===
    state

const MOBILE = '13800000001'
const TAIWAN = '0912345601'
const sms = tagged('sms')
const busy = tagged('busy')
const qr = within('qr')
const toggled = on('MODE.TOGGLED')
const closed = on('DIALOG.CLOSED')
const submitted = on('FORM.SUBMITTED')
const requested = on('CODE.REQUESTED')
const recognised = on('STUDENT.RECOGNISED')
const retried = on('RETRIED')
const logsIn = starts('loginBySms')
const stores = starts('storeIdentity')
const reads = starts('fetchProfile')
const goes = starts('carryOut')
const loggedIn = done('loginBySms', { result: 'loggedIn' })
const refused = done('loginBySms', { result: 'refused' })
const broken = failed('loginBySms')
const scanned = done('qrLogin', { userId: '7' })
const blocked = either(done('carryOut', 'blocked'), failed('carryOut'))
const mobile = has({ phone: MOBILE, region: '86' })
const taiwanese = has({ phone: TAIWAN, region: '886' })
const valid = either(mobile, taiwanese)
const wrong = either(
  both(has({ phone: '1280013800' })),
  has({ phone: MOBILE, region: '886' }),
  has({ phone: TAIWAN, region: '86' }),
)
const empty = has({ phone: '' })
const noCode = has({ code: '' })
const coded = has({ code: '123456' })
const halfCode = has({ code: '12' })
const noError = has({ submitError: nothing })
const wantsTab = has({ settings: { jump: { mode: 1 }, sameTab: false } })
const focus = (field: string) => emits({ type: 'FIELD.REJECTED', field })

export const studentLoginProperties = {
  'it starts with the QR code [STU-1]': whenever(
    both(starting, has({ settings: { cookiesEnabled: true } })),
    both(qr, starts('qrLogin', { page: 'http://univ.localhost/' }), no(sms)),
  ),
  'the dialog says instead that there are no cookies': whenever(
    both(starting, has({ settings: { cookiesEnabled: false } })),
    both(within('cookiesBlocked'), no(starts('qrLogin'))),
  ),
  'the other mode is the phone, and polling stops [STU-1] [STU-7]': successive(
    qr,
    both(
      toggled,
      sms,
      stops('qrLogin'),
      starts('smsCode', { purpose: 'student-login', seconds: 60, captchaAppId: 'sms' }),
    ),
  ),
  'back again is a fresh code [STU-7]': successive(
    sms,
    both(toggled, qr, starts('qrLogin', { page: 'http://univ.localhost/' }), stops('smsCode')),
  ),
  'the typed phone is there again': possible(
    both(on('PHONE.CHANGED', { phone: MOBILE }), has({ phone: MOBILE })),
    both(toggled, qr, has({ phone: MOBILE })),
    both(toggled, sms, has({ phone: MOBILE })),
  ),
  'phones are of the mainland, where nothing else is configured [STU-2]': whenever(
    has({ settings: { taiwan: false } }),
    has({ region: '86' }),
  ),
  'a phone is of Taiwan first on sites of Taiwan [STU-2]': whenever(
    both(starting, has({ settings: { taiwan: true } })),
    has({ region: '886' }),
  ),
  'a region can be chosen on sites of Taiwan [STU-2]': possible(
    both(on('REGION.CHANGED', { region: '86' }), has({ region: '86' })),
    both(on('REGION.CHANGED', { region: '886' }), has({ region: '886' })),
  ),
  'a region can be chosen nowhere else [STU-2]': onlyWith(on('REGION.CHANGED'), has({ settings: { taiwan: true } })),
  'another region or phone shows no error any more [VAL-12]': whenever(
    either(on('REGION.CHANGED'), on('PHONE.CHANGED')),
    both(at('phone', 'neutral'), at('code', 'neutral')),
  ),
  'a phone field keeps only digits [VAL-12]': whenever(on('PHONE.CHANGED', { phone: MOBILE }), has({ phone: MOBILE })),
  'left wrong it says so [VAL-12]': whenever(on('PHONE.BLURRED'), both(wrong, at('phone', 'malformed'))),
  'a phone says where it was left that it is wrong': successive(
    on('PHONE.CHANGED', { phone: '1280013800' }),
    on('PHONE.BLURRED'),
  ),
  'a code is left without blanks [VAL-13]': whenever(
    on('CODE.CHANGED', { code: '123 456' }),
    both(coded, at('code', 'neutral')),
  ),
  'a code may be emptied': whenever(on('CODE.CHANGED', { code: '' }), both(noCode, at('code', 'neutral'))),
  'left empty it is required [VAL-13]': whenever(both(on('CODE.BLURRED'), noCode), at('code', 'required')),
  'left half it says so': whenever(both(on('CODE.BLURRED'), halfCode), at('code', 'malformed')),
  'a whole code is left as it is': onlyWith(on('CODE.BLURRED'), either(noCode, halfCode)),
  'left so it is': successive(both(toggled, sms, noCode), on('CODE.BLURRED')),
  'a code is sent to a phone that can be one [SMS-1]': whenever(
    requested,
    both(valid, tells('smsCode', { type: 'CODE.REQUESTED' })),
  ),
  'a phone of the mainland gets a code as it is [SMS-2]': possible(
    both(requested, tells('smsCode', { type: 'CODE.REQUESTED', phone: MOBILE })),
  ),
  'a phone of Taiwan gets a code with 886 before it [VAL-12]': possible(
    both(requested, tells('smsCode', { type: 'CODE.REQUESTED', phone: '8860912345601' })),
  ),
  'nobody asked for is sent': onlyWith(tells('smsCode', { type: 'CODE.REQUESTED' }), requested),
  'phone and code log in [STU-6]': whenever(both(submitted, valid, coded), both(logsIn, busy, noError)),
  'the log-in sends that phone and that code': possible(
    both(submitted, starts('loginBySms', { phone: MOBILE, smsCode: '123456' })),
  ),
  'the log-in sends a phone of Taiwan as the server has it [VAL-12]': possible(
    both(submitted, starts('loginBySms', { phone: '8860912345601', smsCode: '123456' })),
  ),
  'nothing else logs in': onlyWith(logsIn, submitted),
  'a missing phone is required, and has the focus [VAL-12] [VAL-14]': whenever(
    both(submitted, empty),
    both(at('phone', 'required'), focus('phone'), no(busy), noError),
  ),
  'a wrong one is said to be wrong [VAL-12] [VAL-14]': whenever(
    both(submitted, wrong),
    both(at('phone', 'malformed'), focus('phone'), no(busy), noError),
  ),
  'a missing code is required [VAL-13] [VAL-14]': whenever(
    both(submitted, noCode),
    both(at('code', 'required'), no(busy), noError),
  ),
  'a missing code has the focus where the phone is right [VAL-14]': whenever(
    both(submitted, noCode, valid),
    both(focus('code'), at('phone', 'neutral')),
  ),
  'half a code is not sent, and said to be wrong [VAL-14]': whenever(
    both(submitted, halfCode),
    both(at('code', 'malformed'), no(busy), noError),
  ),
  'it has the focus where the phone is right [VAL-14]': whenever(
    both(submitted, halfCode, valid),
    both(focus('code'), at('phone', 'neutral')),
  ),
  'a code that is there is not asked for': whenever(both(submitted, coded, no(valid)), at('code', 'neutral')),
  'a new tab is kept ready inside the click [STU-4]': whenever(both(logsIn, wantsTab), calls('reserveTab')),
  'only where one will be opened [STU-4]': onlyWith(calls('reserveTab'), both(submitted, wantsTab)),
  'a refusal is told in the form, all stays as it was, and the code has the focus [STU-5] [VAL-14]': whenever(
    refused,
    both(
      sms,
      no(busy),
      coded,
      valid,
      focus('code'),
      no(calls('notify')),
      calls('releaseTab'),
      has({ submitError: { notice: { kind: 'message', text: '验证码错误' } } }),
    ),
  ),
  'a call that did not get there is told in the form, too [STU-5]': whenever(
    broken,
    both(
      sms,
      no(busy),
      coded,
      valid,
      no(calls('notify')),
      calls('releaseTab'),
      has({ submitError: { notice: { kind: 'failure' } } }),
    ),
  ),
  'a form on its way is not changed meanwhile [STU-5]': onlyWith(
    either(on('PHONE.CHANGED'), on('REGION.CHANGED'), on('CODE.CHANGED'), on('PHONE.BLURRED'), on('CODE.BLURRED')),
    no(busy),
  ),
  'it can be tried again [STU-5]': successive(refused, both(submitted, logsIn)),
  'also without an answer [STU-5]': successive(broken, both(submitted, logsIn)),
  'logged in by phone, that is stored [STU-3]': whenever(
    loggedIn,
    both(starts('storeIdentity', { userId: '7' }), busy, has({ userId: '7' })),
  ),
  'logged in by code likewise [STU-3] [QR-2]': whenever(
    scanned,
    both(starts('storeIdentity', { userId: '7' }), busy, has({ userId: '7' })),
  ),
  'nothing else is stored': onlyWith(stores, either(loggedIn, scanned)),
  'stored, it is said, and the student is read [STU-3]': whenever(
    done('storeIdentity'),
    both(calls('notify', { kind: 'loggedIn' }), starts('fetchProfile', { userId: '7' }), busy),
  ),
  'it is said of nobody else [STU-3]': onlyWith(calls('notify', { kind: 'loggedIn' }), done('storeIdentity')),
  'the dialog says that cookies do not stay': whenever(
    failed('storeIdentity'),
    both(within('cookiesBlocked'), calls('releaseTab'), no(busy)),
  ),
  'read, it goes where it was wanted [STU-3] [STU-4]': whenever(done('fetchProfile'), both(goes, busy)),
  'the login leads to the resume that there is, in a tab of its own [STU-4]': possible(
    both(
      done('fetchProfile', { hasResume: true }),
      starts('carryOut', { kind: 'open', path: '/resume?from=3', tab: 'new' }),
    ),
  ),
  'the login leads to where a resume begins [STU-4]': possible(
    both(
      done('fetchProfile', { hasResume: false }),
      starts('carryOut', { kind: 'open', path: '/resume_create?from=3', tab: 'new' }),
    ),
  ),
  'the login stays in the same tab where the browser wants it so [STU-4]': whenever(
    both(goes, has({ settings: { sameTab: true, jump: { mode: 1 } } })),
    starts('carryOut', { kind: 'open', tab: 'same' }),
  ),
  'a login from the header leads back to the page [STU-4]': whenever(
    both(goes, has({ settings: { jump: { mode: 3 } } })),
    starts('carryOut', { kind: 'refresh', what: 'parent' }),
  ),
  'there, it closes with who logged in [STU-3]': whenever(
    done('carryOut', 'done'),
    either(ends({ userId: '7' }), both(ends({ userId: '8' }), has({ settings: { sameTab: true } }))),
  ),
  'the browser may have refused the tab: a link leads there': whenever(
    blocked,
    both(within('jumpBlocked'), no(busy), no(ends())),
  ),
  'followed, it closes': successive(blocked, both(on('LINK.FOLLOWED'), ends({ userId: Boolean }))),
  'a profile that could not be read can be read again': successive(
    both(failed('fetchProfile'), within('profileMissing'), no(busy)),
    both(retried, reads, busy),
  ),
  'nothing else is tried again': onlyWith(reads, either(done('storeIdentity'), recognised, retried)),
  'nobody is read twice for it': onlyWith(retried, both(reads, no(stores))),
  'a student who logged in in another tab is logged in here [SESS-5]': whenever(
    recognised,
    both(
      starts('fetchProfile', { userId: '8' }),
      has({ userId: '8', settings: { sameTab: true } }),
      calls('notify', { kind: 'loggedInElsewhere' }),
      busy,
    ),
  ),
  'another tab’s log-in ends the code [SESS-5]': successive(qr, both(recognised, stops('qrLogin'))),
  'another tab’s log-in ends the form of the phone [SESS-5]': successive(
    both(sms, no(busy)),
    both(recognised, stops('smsCode')),
  ),
  'another tab’s log-in changes nothing while this one logs in': onlyWith(
    recognised,
    starts('fetchProfile', { userId: '8' }),
  ),
  'closed, nothing is in flight any more [STU-7]': whenever(
    closed,
    both(ends(), calls('releaseTab'), stops('watchStudent')),
  ),
  'a close ends the polling of a code [STU-7]': successive(qr, both(closed, ends({ userId: '' }), stops('qrLogin'))),
  'a close ends the sending of a code [STU-7]': successive(sms, both(closed, stops('smsCode'))),
  'a close ends a log-in [STU-7]': successive(logsIn, both(closed, stops('loginBySms'))),
  'it ends by that, or where it was to lead': onlyWith(
    ends(),
    either(closed, done('carryOut', 'done'), on('LINK.FOLLOWED')),
  ),
  'nobody else closes it': onlyWith(within('closed'), closed),
  'the dialog hears of other tabs from the start [SESS-5]': whenever(starting, starts('watchStudent')),
  'the error of the code stays while the phone is left wrong': successive(
    at('code', 'required'),
    both(on('PHONE.BLURRED'), at('phone', 'malformed'), at('code', 'required')),
  ),
  'the error of the phone stays while the code is typed': successive(
    at('phone', 'malformed'),
    both(on('CODE.CHANGED'), at('phone', 'malformed')),
  ),
  'the error of the phone stays while the code is left empty': successive(
    at('phone', 'malformed'),
    both(on('CODE.BLURRED'), at('phone', 'malformed'), at('code', 'required')),
  ),
  'the error of the phone stays while half a code is left': successive(
    at('phone', 'malformed'),
    both(on('CODE.BLURRED'), at('phone', 'malformed'), at('code', 'malformed')),
  ),
}
