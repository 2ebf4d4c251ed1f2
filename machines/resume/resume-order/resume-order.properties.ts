import {
  both,
  calls,
  done,
  either,
  failed,
  has,
  inOrder,
  no,
  nothing,
  on,
  onlyWith,
  possible,
  starts,
  successive,
  whenever,
} from '../../kit/properties.ts'
import type { Order } from './resume-order.types.ts'

export const FIRST: Order = { kind: 'work', ids: ['work-0002', 'work-0001'] }
/** Made after it. */
export const SECOND: Order = { kind: 'project', ids: ['project-02', 'project-01'] }

const made = on('ORDER.MADE')
const isEmpty = has({ orders: [] })
const sends = (order: Order, version: unknown = nothing) => starts('sendOrder', { ...order, version })
const sent = done('sendOrder')
const conflicting = failed('sendOrder', { failure: { code: 40900 } })
const refused = failed('sendOrder', { failure: { code: 20013 } })
const offline = failed('sendOrder', { failure: { kind: 'offline' } })
const read = either(done('readAnew'), failed('readAnew'))
/** The first answer to what was just sent. */
const begun = both(made, sends(FIRST))
const second = both(on('ORDER.MADE', { order: SECOND }), no(starts('sendOrder')))

export const resumeOrderProperties = {
  'shown as soon as it is made [RES-2]': whenever(
    on('ORDER.MADE', { order: FIRST }),
    calls('show', (shown: unknown) => JSON.stringify(shown) === JSON.stringify(FIRST)),
  ),
  'and nothing else is': onlyWith(calls('show'), made),
  'shown before it is sent': inOrder(calls('show'), ({ calls: all }) => all.some(({ kind }) => kind === 'start')),
  'sent at once, on what was read': whenever(both(made, has({ orders: [FIRST] })), sends(FIRST)),
  'one after the other [RES-2]': successive(
    begun,
    second,
    both(sent, sends(SECOND)),
    both(sent, isEmpty, no(starts('sendOrder'))),
  ),
  'over what somebody else made, once more on that': successive(
    begun,
    both(conflicting, sends(FIRST, 7), no(calls('notify')), no(starts('readAnew'))),
  ),
  'and then the next, on what was read': possible(conflicting, both(sent, sends(SECOND)), both(sent, isEmpty)),
  'what came the second time is there': successive(conflicting, both(sent, isEmpty, has({ version: nothing }))),
  'a second conflict is a failure': successive(
    both(conflicting, sends(FIRST, 7)),
    both(conflicting, calls('notify'), starts('readAnew'), no(starts('sendOrder'))),
  ),
  'a failure is told, and what the server has is read': whenever(
    either(refused, offline),
    both(calls('notify'), starts('readAnew')),
  ),
  'in the words of the server': whenever(refused, calls('notify', { text: '太频繁' })),
  'nothing else is told': onlyWith(calls('notify'), failed('sendOrder')),
  'nor is it read for anything else': onlyWith(starts('readAnew'), failed('sendOrder')),
  'after that the next is sent': successive(begun, second, refused, both(done('readAnew'), sends(SECOND))),
  'also where that failed': successive(begun, second, refused, both(failed('readAnew'), sends(SECOND))),
  'with none left it rests': successive(refused, both(read, isEmpty, no(starts('sendOrder')))),
  'it can begin anew': possible(both(sent, isEmpty), begun),
  'what is made while it is sent again waits': successive(
    conflicting,
    both(made, no(starts('sendOrder'))),
    both(sent, starts('sendOrder')),
  ),
  'what is made while it is read waits': successive(refused, both(made, no(starts('sendOrder')))),
  'sent only where one was made, or waits': onlyWith(starts('sendOrder'), either(made, sent, conflicting, read)),
}
