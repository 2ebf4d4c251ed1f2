import {
  both,
  calls,
  done,
  during,
  either,
  failed,
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
const seen = (state: string) => on('SEARCHES.SEEN', { state })
/** Of failures of the server: the code, and why. */
const coded = (code: number, data?: unknown) => ({ failure: { code, ...(data === undefined ? {} : { data }) } })
const offline = { failure: { kind: 'offline' } }
const full = failed('save', coded(20013, { why: 'full' }))
const telling = (kind: string) => calls('notify', { kind })
const wanted = { host: '', list: 'position', filter: { city: ['jl'] } }

export const subscriptionProperties = {
  'it begins with a look at what is saved': whenever(
    starting,
    both(within('unknown'), starts('watchSearches', wanted)),
  ),
  'what is saved shows': whenever(seen('on'), within('on')),
  'what is not shows, too': whenever(seen('off'), within('off')),
  'with nobody there, neither does': whenever(seen('unknown'), within('unknown')),
  'nor of whoever was there before': successive(within('on'), both(seen('unknown'), within('unknown'))),
  'where nobody is known, a login is asked for first': successive(
    within('unknown'),
    both(toggled, within('toSave'), starts('askLogin'), no(starts('save'))),
  ),
  'after it, the search is saved by itself': successive(
    both(within('toSave'), starts('askLogin')),
    both(done('askLogin', true), starts('save', wanted)),
  ),
  'nobody logs in: nothing is saved or taken off': whenever(
    either(done('askLogin', false), failed('askLogin')),
    both(within('unknown'), no(either(starts('save'), starts('remove')))),
  ),
  'saved as soon as it is wanted, and as what is shown': successive(
    within('off'),
    both(toggled, starts('save', wanted)),
  ),
  'taken off with one press': successive(within('on'), both(toggled, starts('remove', wanted))),
  'saved only where that was wanted': onlyWith(starts('save'), either(toggled, done('askLogin', true))),
  'taken off only where that was wanted': onlyWith(starts('remove'), either(toggled, done('askLogin', true))),
  'what is saved is told of, with what comes of it': whenever(done('save'), both(within('on'), telling('subscribed'))),
  'told of only then': onlyWith(telling('subscribed'), done('save')),
  'what is taken off needs no word': whenever(done('remove'), both(within('off'), no(calls('notify')))),
  'not saved: drawn back, and what to do': whenever(
    failed('save', offline),
    both(within('off'), telling('subscribeFailed')),
  ),
  'not taken off: drawn back, and what to do': whenever(
    failed('remove', offline),
    both(within('on'), telling('unsubscribeFailed')),
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
    telling('subscribeFailed'),
  ),
  'too many: the way to them is shown, and nothing else is told': whenever(
    full,
    both(within('full'), no(calls('notify'))),
  ),
  'with room again it is saved': successive(
    full,
    both(toggled, starts('save', wanted)),
    both(done('save'), within('on')),
  ),
  'it goes with the student whose searches they are': successive(
    both(full, starts('watchSearches', wanted)),
    both(seen('unknown'), within('unknown')),
  ),
  'and where another of his tabs has saved it': successive(full, both(seen('on'), within('on'))),
  'or left': successive(full, both(closed, within('off'), starts('watchSearches', wanted))),
  'a login that is lost is asked for anew, and the wish kept': successive(
    both(failed('save', coded(20011)), starts('askLogin'), no(calls('notify'))),
    both(done('askLogin', true), starts('save', wanted)),
  ),
  'also where it is to be taken off': successive(
    both(failed('remove', coded(20011)), starts('askLogin'), no(calls('notify'))),
    both(done('askLogin', true), starts('remove', wanted)),
  ),
  'what was taken off can be saved again': possible(
    both(done('remove'), within('off')),
    both(toggled, starts('save', wanted)),
  ),
  'one watcher tells one thing after the other': during(
    both(either(within('unknown'), within('off'), within('on')), no(on('SEARCHES.SEEN'))),
    toggled,
    either(no(on('SEARCHES.SEEN')), no(starts('watchSearches'))),
  ),
}
