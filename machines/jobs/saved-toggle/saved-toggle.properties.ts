import {
  both,
  calls,
  done,
  during,
  either,
  failed,
  has,
  never,
  no,
  on,
  onlyWith,
  possible,
  starting,
  starts,
  successive,
  whenever,
  within,
} from '../../kit/properties.ts'

const toggled = on('TOGGLED')
const closed = on('REFUSAL.CLOSED')
const seen = (state: string) => on('SAVED.SEEN', { state })
/** Of failures of the server: the code, and why. */
const coded = (code: number, data?: unknown) => ({ failure: { code, ...(data === undefined ? {} : { data }) } })
const offline = { failure: { kind: 'offline' } }
const full = failed('save', coded(20013, { why: 'full' }))
/** Nobody is logged in any more: 20011. */
const lost = either(failed('save', coded(20011)), failed('remove', coded(20011)))
const telling = (kind: string) => calls('notify', { kind })
const search = { host: '', list: 'position', filter: { city: ['jl'] } }
const position = { kind: 'position', id: '5' }
const company = { kind: 'company', id: '3' }
const isSearch = has({ wanted: search })
const isThing = either(has({ wanted: position }), has({ wanted: company }))
const ofIt = (actor: string) =>
  either(...[search, position, company].map((wanted) => both(has({ wanted }), starts(actor, wanted))))
const ofAnother = (actor: string) => both(starts(actor), no(ofIt(actor)))

export const savedToggleProperties = {
  'it begins with a look at what is saved': whenever(starting, both(within('unknown'), ofIt('watchSaved'))),
  'what is saved shows [JOB-4]': whenever(seen('on'), within('on')),
  'what is not shows, too [JOB-4]': whenever(seen('off'), within('off')),
  'with nobody there, neither does [JOB-4]': whenever(seen('unknown'), within('unknown')),
  'nor of whoever was there before': successive(within('on'), both(seen('unknown'), within('unknown'))),
  'where nobody is known, a login is asked for first [JOB-4]': successive(
    within('unknown'),
    both(toggled, within('toSave'), starts('askLogin'), no(starts('save'))),
  ),
  'after it, it is saved by itself [JOB-4]': successive(
    both(within('toSave'), starts('askLogin')),
    both(done('askLogin', true), ofIt('save')),
  ),
  'nobody logs in: nothing is saved or taken off [JOB-4]': whenever(
    either(done('askLogin', false), failed('askLogin')),
    both(within('unknown'), no(either(starts('save'), starts('remove')))),
  ),
  'saved as soon as it is wanted, and as what is shown [JOB-4]': successive(within('off'), both(toggled, ofIt('save'))),
  'taken off with one press [JOB-4]': successive(within('on'), both(toggled, ofIt('remove'))),
  'nothing else is watched, saved or taken off': never(
    either(ofAnother('watchSaved'), ofAnother('save'), ofAnother('remove')),
  ),
  'saved only where that was wanted': onlyWith(starts('save'), either(toggled, done('askLogin', true))),
  'taken off only where that was wanted': onlyWith(starts('remove'), either(toggled, done('askLogin', true))),
  'what is saved is on [JOB-4]': whenever(done('save'), within('on')),
  'of a search it is told, with what comes of it [JOB-1]': whenever(
    both(done('save'), isSearch),
    telling('subscribed'),
  ),
  'of a thing the heart says enough [JOB-4]': whenever(both(done('save'), isThing), no(calls('notify'))),
  'told of only then': onlyWith(telling('subscribed'), done('save')),
  'what is taken off needs no word': whenever(done('remove'), both(within('off'), no(calls('notify')))),
  'not saved: drawn back, and told [JOB-4]': whenever(
    failed('save', offline),
    both(within('off'), either(both(isSearch, telling('subscribeFailed')), both(isThing, telling('collectFailed')))),
  ),
  'not taken off: drawn back, and told [JOB-4]': whenever(
    failed('remove', offline),
    both(within('on'), either(both(isSearch, telling('unsubscribeFailed')), both(isThing, telling('cancelFailed')))),
  ),
  'collecting that failed is told only then [JOB-4]': onlyWith(telling('collectFailed'), failed('save')),
  'and taking back that did [JOB-4]': onlyWith(telling('cancelFailed'), failed('remove')),
  'nothing is told but what failed, and of a search that it is saved': onlyWith(
    calls('notify'),
    either(done('save'), both(either(failed('save'), failed('remove')), no(lost))),
  ),
  'nobody who is logged in is asked to log in [JOB-4]': onlyWith(starts('askLogin'), either(toggled, lost)),
  'saved or taken off, it is watched again': whenever(either(done('save'), done('remove')), ofIt('watchSaved')),
  'a refusal to take off is told in the server’s words, too [JOB-4]': possible(
    both(failed('remove'), calls('notify', { text: '太频繁' })),
  ),
  'a refusal is told in the server’s words': whenever(
    failed('save', coded(20013, { why: 'unknown' })),
    both(within('off'), calls('notify', { kind: 'warning', text: '筛选条件已变' })),
  ),
  'a refusal without a reason, too': whenever(
    failed('save', coded(20013, null)),
    both(within('off'), calls('notify', { kind: 'warning', text: '太频繁' })),
  ),
  'an unexpected failure without words says what to do': whenever(
    failed('save', coded(50000)),
    either(both(isSearch, telling('subscribeFailed')), both(isThing, telling('collectFailed'))),
  ),
  'too many: the way to them is shown, and nothing else is told': whenever(
    full,
    both(within('full'), no(calls('notify'))),
  ),
  'with room again it is saved': successive(full, both(toggled, ofIt('save')), both(done('save'), within('on'))),
  'it goes with the student whose searches they are': successive(
    both(full, ofIt('watchSaved')),
    both(seen('unknown'), within('unknown')),
  ),
  'and where another of his tabs has saved it': successive(full, both(seen('on'), within('on'))),
  'or left': successive(full, both(closed, within('off'), ofIt('watchSaved'))),
  'a login that is lost is asked for anew, and the wish kept [SESS-2]': successive(
    both(failed('save', coded(20011)), starts('askLogin'), no(calls('notify'))),
    both(done('askLogin', true), ofIt('save')),
  ),
  'also where it is to be taken off [SESS-2]': successive(
    both(failed('remove', coded(20011)), starts('askLogin'), no(calls('notify'))),
    both(done('askLogin', true), ofIt('remove')),
  ),
  'without a login it stays as it was, also where it was to be taken off [JOB-4]': possible(
    failed('remove', coded(20011)),
    both(done('askLogin', false), within('unknown')),
  ),
  'or nobody could be asked': possible(failed('remove', coded(20011)), both(failed('askLogin'), within('unknown'))),
  'what was taken off can be saved again': possible(both(done('remove'), within('off')), both(toggled, ofIt('save'))),
  'one watcher tells one thing after the other': during(
    both(either(within('unknown'), within('off'), within('on')), no(on('SAVED.SEEN'))),
    toggled,
    either(no(on('SAVED.SEEN')), no(starts('watchSaved'))),
  ),
}
