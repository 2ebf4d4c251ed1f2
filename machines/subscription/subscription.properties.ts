import {
  both,
  calls,
  done,
  either,
  failed,
  type Moment,
  no,
  on,
  onlyWith,
  possible,
  starting,
  starts,
  successive,
  type When,
  whenever,
} from '../properties.ts'

const at =
  (name: string): When =>
  ({ value }: Moment) =>
    JSON.stringify(value).includes(`"${name}"`)
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
  'it begins with a look at what is saved': whenever(starting, both(at('unknown'), starts('watchSearches', wanted))),
  'what is saved shows': whenever(seen('on'), at('on')),
  'what is not shows, too': whenever(seen('off'), at('off')),
  'with nobody there, neither does': whenever(seen('unknown'), at('unknown')),
  'where nobody is known, a login is asked for first': successive(
    at('unknown'),
    both(toggled, at('toSave'), starts('askLogin'), no(starts('save'))),
  ),
  'after it, the search is saved by itself': successive(
    both(at('toSave'), starts('askLogin')),
    both(done('askLogin', true), starts('save', wanted)),
  ),
  'nobody logs in: nothing is saved or taken off': whenever(
    either(done('askLogin', false), failed('askLogin')),
    both(at('unknown'), no(either(starts('save'), starts('remove')))),
  ),
  'saved as soon as it is wanted, and as what is shown': successive(at('off'), both(toggled, starts('save', wanted))),
  'taken off with one press': successive(at('on'), both(toggled, starts('remove', wanted))),
  'saved only where that was wanted': onlyWith(starts('save'), either(toggled, done('askLogin', true))),
  'taken off only where that was wanted': onlyWith(starts('remove'), either(toggled, done('askLogin', true))),
  'what is saved is told of, with what comes of it': whenever(done('save'), both(at('on'), telling('subscribed'))),
  'told of only then': onlyWith(telling('subscribed'), done('save')),
  'what is taken off needs no word': whenever(done('remove'), both(at('off'), no(calls('notify')))),
  'not saved: drawn back, and what to do': whenever(
    failed('save', offline),
    both(at('off'), telling('subscribeFailed')),
  ),
  'not taken off: drawn back, and what to do': whenever(
    failed('remove', offline),
    both(at('on'), telling('unsubscribeFailed')),
  ),
  'a refusal is told in the server’s words': whenever(
    failed('save', coded(20013, { why: 'unknown' })),
    both(at('off'), calls('notify', { kind: 'warning', text: '筛选条件已变' })),
  ),
  'a refusal without a reason, too': whenever(
    failed('save', coded(20013, null)),
    both(at('off'), calls('notify', { kind: 'warning', text: '太频繁' })),
  ),
  'an unexpected failure without words says what to do': whenever(
    failed('save', coded(50000)),
    telling('subscribeFailed'),
  ),
  'too many: the way to them is shown, and nothing else is told': whenever(full, both(at('full'), no(calls('notify')))),
  'with room again it is saved': successive(full, both(toggled, starts('save', wanted)), both(done('save'), at('on'))),
  'or left': successive(full, both(closed, at('off'), starts('watchSearches', wanted))),
  'a login that is lost is asked for anew, and the wish kept': successive(
    both(failed('save', coded(20011)), starts('askLogin'), no(calls('notify'))),
    both(done('askLogin', true), starts('save', wanted)),
  ),
  'also where it is to be taken off': successive(
    both(failed('remove', coded(20011)), starts('askLogin'), no(calls('notify'))),
    both(done('askLogin', true), starts('remove', wanted)),
  ),
  'what was taken off can be saved again': possible(
    both(done('remove'), at('off')),
    both(toggled, starts('save', wanted)),
  ),
}
