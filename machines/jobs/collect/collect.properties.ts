import {
  both,
  calls,
  done,
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

const pressed = on('TOGGLED')
const seen = (state: string) => on('COLLECTION.SEEN', { state })
const adds = starts('add', { kind: 'position', id: '5' })
const cancels = starts('cancel', { kind: 'position', id: '5' })
const asks = starts('askLogin')
const loggedIn = done('askLogin', true)
const code = (number: number) => ({ error: { failure: { code: number } } })
/** Nobody is logged in any more: 20011. */
const loginLost = (actor: string) => on(`xstate.error.actor.${actor}`, code(20011))
const otherwise = (actor: string) => both(failed(actor), no(loginLost(actor)))
const tells = (kind: string) => calls('notify', { kind })
const watches = starts('watchCollection', { kind: 'position', id: '5' })

export const collectProperties = {
  'what the student has collected is watched, of this thing': possible(both(starting, watches, within('unknown'))),
  'it is collected where the collection says so [JOB-4]': whenever(seen('collected'), within('collected')),
  'and not where it says that it is not [JOB-4]': whenever(seen('open'), within('open')),
  'nobody knows without a student [JOB-4]': whenever(seen('unknown'), within('unknown')),
  'a press collects what is not collected, at once [JOB-4]': successive(
    seen('open'),
    both(pressed, adds, within('adding')),
  ),
  'and takes back what is [JOB-4]': successive(seen('collected'), both(pressed, cancels, within('removing'))),
  'whoever is no student is asked to log in first, and it is collected then [JOB-4]': successive(
    both(pressed, asks),
    both(loggedIn, adds),
  ),
  'without a log-in nothing is [JOB-4]': whenever(
    either(done('askLogin', false), failed('askLogin')),
    both(within('unknown'), starts('watchCollection'), no(starts('add')), no(starts('cancel'))),
  ),
  'also where it was to be taken back': possible(loginLost('cancel'), both(done('askLogin', false), within('unknown'))),
  'or nobody could be asked': possible(loginLost('cancel'), both(failed('askLogin'), within('unknown'))),
  'collected, it is watched again': whenever(done('add'), both(within('collected'), starts('watchCollection'))),
  'taken back likewise': whenever(done('cancel'), both(within('open'), starts('watchCollection'))),
  'a session that is over asks for the log-in, and it goes on where it was [SESS-2]': successive(
    both(loginLost('add'), asks, no(calls('notify'))),
    both(loggedIn, adds),
  ),
  'also where it was to be taken back [SESS-2]': successive(
    both(loginLost('cancel'), asks, no(calls('notify'))),
    both(loggedIn, cancels),
  ),
  'what could not be collected is open again, and told [JOB-4]': whenever(
    otherwise('add'),
    both(within('open'), calls('notify')),
  ),
  'what could not be taken back is collected still, and told [JOB-4]': whenever(
    otherwise('cancel'),
    both(within('collected'), calls('notify')),
  ),
  'in the words of the server where it has some': possible(both(failed('add'), calls('notify', { text: '收藏已满' }))),
  'also of what was to be taken back': possible(both(failed('cancel'), calls('notify', { text: '收藏已满' }))),
  'else as collecting that failed': possible(both(failed('add'), tells('collectFailed'))),
  'or taking back that did': possible(both(failed('cancel'), tells('cancelFailed'))),
  'each of its own': onlyWith(tells('collectFailed'), failed('add')),
  'and nothing else': onlyWith(tells('cancelFailed'), failed('cancel')),
  'told only then': onlyWith(calls('notify'), either(otherwise('add'), otherwise('cancel'))),
  'added only where it was pressed, or after the log-in': onlyWith(starts('add'), either(pressed, loggedIn)),
  'likewise taken back': onlyWith(starts('cancel'), either(pressed, loggedIn)),
  'nobody who is logged in is asked to log in': onlyWith(asks, either(pressed, loginLost('add'), loginLost('cancel'))),
  'one watcher tells one thing after the other': whenever(on('COLLECTION.SEEN'), no(starts('watchCollection'))),
}
