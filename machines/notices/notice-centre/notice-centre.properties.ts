import {
  always,
  both,
  calls,
  done,
  failed,
  has,
  no,
  on,
  onlyWith,
  starting,
  starts,
  successive,
  whenever,
  within,
} from '../../kit/properties.ts'

const opened = on('NOTICE.OPENED', { id: '7' })
const all = on('ALL.READ')
const nothing = has({ marks: (marks: readonly string[]) => marks.length === 0 })

export const noticeCentreProperties = {
  'one that is opened is marked, and drawn as read at once': successive(
    both(opened, starts('markRead', { userId: '5', mark: '7' }), has({ marks: ['7'] })),
    both(done('markRead'), nothing),
  ),
  'all at once, and drawn so': successive(
    both(all, starts('markRead', { userId: '5', mark: 'all' }), has({ marks: ['all'] })),
    both(done('markRead'), nothing),
  ),
  'all while one is on its way: one after the other': successive(
    opened,
    both(all, has({ marks: ['7', 'all'] }), no(starts('markRead'))),
    both(done('markRead'), starts('markRead', { mark: 'all' }), has({ marks: ['all'] })),
    both(done('markRead'), nothing, no(starts('markRead'))),
  ),
  'nothing is marked that is read already, nor twice': always(
    has({
      marks: (marks: readonly string[]) => !marks.includes('8') && new Set(marks).size === marks.length,
    }),
  ),
  'another while one is on its way: one after the other': successive(
    opened,
    both(on('NOTICE.OPENED', { id: '9' }), has({ marks: ['7', '9'] }), no(starts('markRead'))),
    both(done('markRead'), starts('markRead', { mark: '9' }), has({ marks: ['9'] })),
  ),
  'another notice can be marked after one': successive(
    both(done('markRead'), nothing),
    both(opened, starts('markRead', { mark: '7' })),
  ),
  'a notice that could not be marked is drawn as it was, and told': whenever(
    failed('markRead'),
    both(nothing, calls('notify', { kind: 'failure' }), no(starts('markRead'))),
  ),
  'a notice can be marked again after a failure': successive(failed('markRead'), starts('markRead', { mark: '7' })),
  'all notices can be marked after a failure': successive(failed('markRead'), starts('markRead', { mark: 'all' })),
  'a mark for all covers every notice that is opened after': always(
    has({ marks: (marks: readonly string[]) => !marks.includes('all') || marks.at(-1) === 'all' }),
  ),
  'the student is told of failures alone': onlyWith(calls('notify'), (moment) =>
    moment.event.type.startsWith('xstate.error'),
  ),
  'no other word tells that a notice is marked': whenever(done('markRead'), no(calls('notify'))),
  'nothing is asked of the server at first': whenever(starting, within('resting')),
}
