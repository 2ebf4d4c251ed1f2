import {
  after,
  both,
  CAUGHT,
  calls,
  during,
  either,
  has,
  inOrder,
  no,
  on,
  onlyWith,
  type Property,
  possible,
  precedes,
  starts,
  stops,
  successive,
  whenever,
  within,
} from '../../kit/properties.ts'

const entered = on('SOMEBODY.ENTERED', { userId: '7' })
const other = on('SOMEBODY.ENTERED', { userId: '8' })
const left = on('SOMEBODY.LEFT')
const led = on('LEAD.GOT')
const opened = on('STREAM.OPENED')
const told = on('STREAM.TOLD', { topic: 'delivery' })
const lost = on('STREAM.LOST')
const hidden = on('TAB.HIDDEN')
const shown = on('TAB.SHOWN')
const reads = calls('refresh')
const readsAll = calls('refresh', { changed: 'all' })
const opens = starts('stream')

/** A student who is told again to be logged in queues no second time. */
const queuesOnce: Property = {
  fault: (memory, moment) => {
    if (left(moment)) return 0
    const is = entered(moment) ? 1 : other(moment) ? 2 : 0
    if (is === 0) return memory
    return is === memory ? CAUGHT : is
  },
}

export const liveProperties = {
  'the same student again changes nothing': queuesOnce,
  'a tab that begins to listen reads anew what was told since the page was read [JOB-5]': whenever(
    starts('hearTabs'),
    either(
      both(entered, calls('refresh', { userId: '7', changed: 'all' })),
      both(other, calls('refresh', { userId: '8', changed: 'all' })),
    ),
  ),
  'the tab knows which student is logged in': whenever(entered, has({ userId: '7' })),
  'a student who came back is listened for until ten minutes out of sight': during(
    shown,
    either(hidden, left, entered, other),
    no(after(600_000)),
  ),
  'nobody listens before a student is logged in [JOB-5]': precedes(
    either(entered, other),
    either(opens, reads, starts('queueToLead'), starts('hearTabs')),
  ),
  'a student who logs in queues, and hears the other tabs, as that student [JOB-5]': successive(
    both(entered, starts('queueToLead', { userId: '7' }), starts('hearTabs', { userId: '7' })),
  ),
  'a tab whose turn it is opens the stream [JOB-5]': successive(both(led, opens)),
  'a stream is opened by whose turn it is, and no other tab [JOB-5]': precedes(led, opens),
  'logged out, the stream is closed [OUT-1]': possible(opens, both(left, stops('stream'), stops('queueToLead'))),
  'logged out, nothing is heard or known any more [OUT-1]': whenever(
    left,
    both(has({ userId: '' }), no(reads), no(opens)),
  ),
  'logged out and in again, it listens again': possible(left, entered, led, opened),
  'another student listens anew, as that student': possible(
    entered,
    opened,
    both(other, stops('stream'), starts('queueToLead', { userId: '8' }), starts('hearTabs', { userId: '8' })),
  ),
  'an open stream has everything read anew, here and in the other tabs: something may have been said before [JOB-5]':
    whenever(opened, both(readsAll, calls('tellTabs', { changed: 'all' }))),
  'a tab reads anew what the stream tells, and so do the other tabs [JOB-5]': possible(
    opened,
    both(
      told,
      calls('refresh', { userId: '7', changed: 'delivery' }),
      calls('tellTabs', { userId: '7', changed: 'delivery' }),
    ),
  ),
  'this tab reads before it tells the others to [JOB-5]': inOrder(reads, calls('tellTabs')),
  'a tab tells the others as often as the stream tells [JOB-5]': possible(opened, told, both(told, reads)),
  'a tab reads anew what another tab heard [JOB-5]': whenever(
    on('TABS.TOLD'),
    both(calls('refresh', { changed: 'delivery' }), no(calls('tellTabs'))),
  ),
  'other tabs are told by the one that listens alone': onlyWith(calls('tellTabs'), either(opened, told)),
  'lost, it is opened again after two seconds [JOB-5]': possible(
    opened,
    both(lost, stops('stream')),
    both(after(2000), opens),
    opened,
  ),
  'a stream that could not be opened is tried again after thirty seconds [JOB-5]': possible(
    led,
    both(lost, stops('stream')),
    both(after(30_000), opens),
    lost,
    both(after(30_000), opens),
    opened,
  ),
  'a student who comes back has all read anew while the stream cannot be opened, and it is tried at once [JOB-5]':
    possible(led, lost, both(shown, readsAll, opens), lost, both(shown, readsAll, opens)),
  'a student who comes back a moment after the stream was lost has all read anew': possible(
    opened,
    lost,
    both(shown, readsAll, opens),
  ),
  'a student who comes back while the stream opens has all read anew': successive(led, both(shown, readsAll)),
  'a student who comes back to a tab that only follows has all read anew [JOB-5]': successive(
    entered,
    both(shown, readsAll),
  ),
  'nothing is read for a student who comes back while the stream is open': possible(
    opened,
    hidden,
    both(shown, no(reads)),
    told,
  ),
  'ten minutes out of sight, a tab listens no more and lets another [JOB-5]': possible(
    opened,
    hidden,
    both(after(600_000), stops('stream'), stops('queueToLead')),
    both(shown, readsAll, starts('queueToLead', { userId: '7' })),
    led,
    opened,
  ),
  'out of sight for less, it listens on': possible(opened, hidden, told, shown, told),
  'it rests after ten minutes wherever it was': possible(
    entered,
    hidden,
    both(after(600_000), stops('queueToLead')),
    both(shown, starts('queueToLead')),
  ),
  'a tab that was hidden, shown and hidden waits ten minutes anew': possible(
    hidden,
    shown,
    hidden,
    both(after(600_000), stops('queueToLead')),
  ),
  'the tab is in sight when a student logs in': successive(left, both(entered, within('shown'))),
}
