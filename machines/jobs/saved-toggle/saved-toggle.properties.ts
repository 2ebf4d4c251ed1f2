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
/** A failure of the server: the code, and the reason. */
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
  'a saved thing shows that it is [JOB-4]': whenever(seen('on'), within('on')),
  'a thing that is not saved shows that, too [JOB-4]': whenever(seen('off'), within('off')),
  'the button shows neither where nobody is logged in [JOB-4]': whenever(seen('unknown'), within('unknown')),
  'the button shows nothing of the student who was there before': successive(
    within('on'),
    both(seen('unknown'), within('unknown')),
  ),
  'the button asks for a login first where nobody is known [JOB-4]': successive(
    within('unknown'),
    both(toggled, within('toSave'), starts('askLogin'), no(starts('save'))),
  ),
  'the thing is saved by itself after the login [JOB-4]': successive(
    both(within('toSave'), starts('askLogin')),
    both(done('askLogin', true), ofIt('save')),
  ),
  'nothing is saved or removed where nobody logs in [JOB-4]': whenever(
    either(done('askLogin', false), failed('askLogin')),
    both(within('unknown'), no(either(starts('save'), starts('remove')))),
  ),
  'the button saves as soon as that is wanted, and as what is shown [JOB-4]': successive(
    within('off'),
    both(toggled, ofIt('save')),
  ),
  'one press removes it [JOB-4]': successive(within('on'), both(toggled, ofIt('remove'))),
  'nothing else is watched, saved or removed': never(
    either(ofAnother('watchSaved'), ofAnother('save'), ofAnother('remove')),
  ),
  'the button saves only where that was wanted': onlyWith(starts('save'), either(toggled, done('askLogin', true))),
  'the button removes only where that was wanted': onlyWith(starts('remove'), either(toggled, done('askLogin', true))),
  'the button is on once the thing is saved [JOB-4]': whenever(done('save'), within('on')),
  'a notice tells that a search is saved, with what comes of it [JOB-1]': whenever(
    both(done('save'), isSearch),
    telling('subscribed'),
  ),
  'no notice tells that a thing is saved: the heart says enough [JOB-4]': whenever(
    both(done('save'), isThing),
    no(calls('notify')),
  ),
  'a notice tells only then that a search is saved': onlyWith(telling('subscribed'), done('save')),
  'no notice tells that a thing was removed': whenever(done('remove'), both(within('off'), no(calls('notify')))),
  'the button goes back where saving failed, and a notice tells it [JOB-4]': whenever(
    failed('save', offline),
    both(within('off'), either(both(isSearch, telling('subscribeFailed')), both(isThing, telling('collectFailed')))),
  ),
  'the button goes back where removing failed, and a notice tells it [JOB-4]': whenever(
    failed('remove', offline),
    both(within('on'), either(both(isSearch, telling('unsubscribeFailed')), both(isThing, telling('cancelFailed')))),
  ),
  'a notice tells that saving failed, and only then [JOB-4]': onlyWith(telling('collectFailed'), failed('save')),
  'a notice tells that removing failed, and only then [JOB-4]': onlyWith(telling('cancelFailed'), failed('remove')),
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
  'a search can be saved once there is room again': successive(
    full,
    both(toggled, ofIt('save')),
    both(done('save'), within('on')),
  ),
  'it goes with the student whose searches they are': successive(
    both(full, ofIt('watchSaved')),
    both(seen('unknown'), within('unknown')),
  ),
  'the button is on where another tab has saved it': successive(full, both(seen('on'), within('on'))),
  'the student can leave the way to the searches': successive(full, both(closed, within('off'), ofIt('watchSaved'))),
  'a login that is lost is asked for anew, and the wish kept [SESS-2]': successive(
    both(failed('save', coded(20011)), starts('askLogin'), no(calls('notify'))),
    both(done('askLogin', true), ofIt('save')),
  ),
  'also where it is to be taken off [SESS-2]': successive(
    both(failed('remove', coded(20011)), starts('askLogin'), no(calls('notify'))),
    both(done('askLogin', true), ofIt('remove')),
  ),
  'nothing changes without a login, also where the thing was to be removed [JOB-4]': possible(
    failed('remove', coded(20011)),
    both(done('askLogin', false), within('unknown')),
  ),
  'nothing changes where nobody could be asked to log in': possible(
    failed('remove', coded(20011)),
    both(failed('askLogin'), within('unknown')),
  ),
  'a removed thing can be saved again': possible(both(done('remove'), within('off')), both(toggled, ofIt('save'))),
  'one watcher tells one thing after the other': during(
    both(either(within('unknown'), within('off'), within('on')), no(on('SAVED.SEEN'))),
    toggled,
    either(no(on('SAVED.SEEN')), no(starts('watchSaved'))),
  ),
}
