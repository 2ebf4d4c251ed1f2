import {
  both,
  calls,
  done,
  either,
  emits,
  ends,
  failed,
  has,
  never,
  no,
  nothing,
  on,
  onlyWith,
  starting,
  starts,
  successive,
  tagged,
  whenever,
  within,
} from '../../kit/properties.ts'

const typedName = on('FIELD.CHANGED', { field: 'username', value: 'univadmin' })
const typedPassword = on('FIELD.CHANGED', { field: 'password' })
const erased = on('FIELD.CHANGED', { field: 'username', value: '' })
const left = (field: string) => on('FIELD.BLURRED', { field })
const submitted = on('FORM.SUBMITTED')
const closed = on('DIALOG.CLOSED')
const complete = has({ values: { username: 'univadmin', password: 'Demo@2026' } })
const logsIn = starts('logIn', { username: 'univadmin', password: 'Demo@2026' })
const rejects = (...rejected: readonly string[]) => has({ rejected })
const points = (field: string) => emits({ type: 'FIELD.REJECTED', field })
const loggedIn = done('logIn', { result: 'loggedIn' })
const refused = done('logIn', { result: 'refused' })
const refusedFor = (refusal: object) => done('logIn', { refusal })
const says = (refusal: object) => has({ refusal })
const form = both(within('form'), no(tagged('busy')), no(starts('logIn')))
const releases = calls('releaseTab')
const stores = starts('storeIdentity')
const opens = starts('openApp')
const officer = { identity: { login_type: 'school', user_id: '1', user_type: '0' } }

export const staffLoginProperties = {
  'the form says how to allow cookies, and asks for no password without them': whenever(
    both(starting, has({ settings: { cookiesEnabled: false } })),
    both(within('cookiesBlocked'), no(tagged('form'))),
  ),
  'else user name and password are asked for, empty, nothing rejected [ADM-1]': whenever(
    both(starting, has({ settings: { cookiesEnabled: true } })),
    both(form, tagged('form'), rejects(), has({ values: { username: '', password: '' }, refusal: nothing })),
  ),
  'the form keeps the name as it is typed [ADM-1]': whenever(typedName, has({ values: { username: 'univadmin' } })),
  'the form keeps the password as it is typed [ADM-1]': whenever(
    typedPassword,
    has({ values: { password: 'Demo@2026' } }),
  ),
  'the form keeps nothing that is erased [ADM-1]': whenever(erased, has({ values: { username: '' } })),
  'a field that was left empty is rejected [ADM-1] [VAL-11]': successive(
    starting,
    both(left('username'), rejects('username')),
  ),
  'each field is rejected for itself [ADM-1] [VAL-11]': successive(
    starting,
    both(left('password'), rejects('password')),
  ),
  'a filled field is not rejected [ADM-1]': never(
    both(left('username'), has({ values: { username: 'univadmin' }, rejected: ['username'] })),
  ),
  'a key takes the error of its field away [ADM-1]': successive(rejects('username'), both(typedName, rejects())),
  'submitted empty, all that is missing is rejected, and the first of it pointed at [ADM-1] [VAL-14]': successive(
    starting,
    both(submitted, form, rejects('username', 'password'), points('username')),
  ),
  'a field that alone is missing is pointed at [ADM-1] [VAL-14]': successive(
    starting,
    typedName,
    both(submitted, form, rejects('password'), points('password')),
  ),
  'a field is pointed at only then [VAL-14]': onlyWith(emits(), both(submitted, form)),
  'nobody is logged in with less than both [ADM-1]': onlyWith(starts('logIn'), both(submitted, complete)),
  'submitted complete, it is tried, with what was typed, in a tab that the click opens [ADM-2] [CHL-1]': whenever(
    both(submitted, complete),
    both(logsIn, tagged('busy'), tagged('form'), calls('reserveTab'), has({ refusal: nothing })),
  ),
  'no tab is opened otherwise': onlyWith(calls('reserveTab'), both(submitted, complete)),
  'wrong ones are said to be [ADM-3]': whenever(
    refusedFor({ kind: 'credentials' }),
    both(form, says({ kind: 'credentials' }), releases),
  ),
  'a frozen account is said to be [CHL-2]': whenever(
    refusedFor({ kind: 'frozen' }),
    both(form, says({ kind: 'frozen' }), releases),
  ),
  'another code with its number [ADM-3]': whenever(
    refusedFor({ kind: 'coded' }),
    both(form, says({ kind: 'coded', code: Boolean, text: '服务出错' }), releases),
  ),
  'another refusal is told in the words of the server [CHL-2]': whenever(
    refusedFor({ kind: 'message' }),
    both(form, says({ kind: 'message', text: '用户名或密码错误' }), releases),
  ),
  'the typed text stays after a refusal [ADM-3]': whenever(either(refused, failed('logIn')), complete),
  'a call that failed is said to have': whenever(
    failed('logIn'),
    both(form, says({ kind: 'failure', failure: { kind: 'offline' } }), releases),
  ),
  'tried again, the former word is gone': successive(
    both(refused, complete),
    both(submitted, logsIn, has({ refusal: nothing })),
  ),
  'also where something is missing by now': successive(
    refused,
    erased,
    both(submitted, form, has({ refusal: nothing }), rejects('username')),
  ),
  'logged in, the identity is kept [ADM-2] [CHL-1]': whenever(
    loggedIn,
    both(starts('storeIdentity', officer), tagged('busy')),
  ),
  'kept by nothing else': onlyWith(stores, loggedIn),
  'then it is told, and the back office opened [ADM-2] [CHL-1]': whenever(
    done('storeIdentity'),
    both(starts('openApp', officer), calls('notify', { kind: 'loggedIn' })),
  ),
  'the back office is not opened before [ADM-2]': onlyWith(opens, done('storeIdentity')),
  'the form says that no cookie is kept, and opens nothing': whenever(
    failed('storeIdentity'),
    both(within('cookiesBlocked'), releases),
  ),
  'opened, it is over [ADM-2] [CHL-1]': whenever(done('openApp', 'done'), both(within('done'), ends())),
  'a tab that the browser blocked leaves a link [ADM-2]': whenever(
    either(done('openApp', 'blocked'), failed('openApp')),
    both(within('appBlocked'), no(tagged('busy'))),
  ),
  'the link leads to the back office [ADM-2]': successive(
    within('appBlocked'),
    both(on('LINK.FOLLOWED'), within('done'), ends()),
  ),
  'a visitor who forgot the password is told whom to ask [ADM-1]': successive(
    both(starting, form),
    both(on('FORGOT.OPENED'), within('contacts')),
    both(closed, form, no(ends())),
  ),
  'the form has its text back after that [ADM-1]': successive(
    both(typedName, form),
    on('FORGOT.OPENED'),
    both(closed, form, has({ values: { username: 'univadmin' } })),
  ),
  'closed, it is over, and no tab stays': successive(
    both(starting, form),
    both(closed, within('closed'), ends(), releases),
  ),
  'a close ends whatever is under way': successive(logsIn, both(closed, within('closed'), ends(), releases)),
  'told is only who is logged in': onlyWith(calls('notify'), done('storeIdentity')),
}
