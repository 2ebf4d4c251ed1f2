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

/** Whoever is logged in already and is told so again queues no second time. */
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
  'whoever begins to listen reads anew what was told since the page was read [JOB-5]': whenever(
    starts('hearTabs'),
    either(
      both(entered, calls('refresh', { userId: '7', changed: 'all' })),
      both(other, calls('refresh', { userId: '8', changed: 'all' })),
    ),
  ),
  'who is logged in is known': whenever(entered, has({ userId: '7' })),
  'whoever came back does not rest until ten minutes out of sight': during(
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
  'what is told is read anew, here and in the other tabs [JOB-5]': possible(
    opened,
    both(
      told,
      calls('refresh', { userId: '7', changed: 'delivery' }),
      calls('tellTabs', { userId: '7', changed: 'delivery' }),
    ),
  ),
  'this tab reads before it tells the others to [JOB-5]': inOrder(reads, calls('tellTabs')),
  'what is told is told on whenever the stream is open [JOB-5]': possible(opened, told, both(told, reads)),
  'what another tab heard is read anew [JOB-5]': whenever(
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
  'that could not be opened, it is tried again after thirty seconds [JOB-5]': possible(
    led,
    both(lost, stops('stream')),
    both(after(30_000), opens),
    lost,
    both(after(30_000), opens),
    opened,
  ),
  'while it cannot be opened, whoever comes back reads anew, and it is tried at once [JOB-5]': possible(
    led,
    lost,
    both(shown, readsAll, opens),
    lost,
    both(shown, readsAll, opens),
  ),
  'lost a moment ago, likewise': possible(opened, lost, both(shown, readsAll, opens)),
  'on its way to open, whoever comes back reads anew': successive(led, both(shown, readsAll)),
  'in a tab that only follows, whoever comes back reads anew [JOB-5]': successive(entered, both(shown, readsAll)),
  'while the stream is open nobody reads for coming back': possible(opened, hidden, both(shown, no(reads)), told),
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
  'once hidden and shown, it waits ten minutes anew': possible(
    hidden,
    shown,
    hidden,
    both(after(600_000), stops('queueToLead')),
  ),
  'whoever comes is in sight': successive(left, both(entered, within('shown'))),
}
