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
  'an order is shown as soon as it is made [RES-2]': whenever(
    on('ORDER.MADE', { order: FIRST }),
    calls('show', (shown: unknown) => JSON.stringify(shown) === JSON.stringify(FIRST)),
  ),
  'nothing else is shown': onlyWith(calls('show'), made),
  'shown before it is sent': inOrder(calls('show'), ({ calls: all }) => all.some(({ kind }) => kind === 'start')),
  'sent at once, on what was read': whenever(both(made, has({ orders: [FIRST] })), sends(FIRST)),
  'orders are sent one after the other [RES-2]': successive(
    begun,
    second,
    both(sent, sends(SECOND)),
    both(sent, isEmpty, no(starts('sendOrder'))),
  ),
  "an order over somebody else's is sent once more on that": successive(
    begun,
    both(conflicting, sends(FIRST, 7), no(calls('notify')), no(starts('readAnew'))),
  ),
  'the next order is sent on the record that was read': possible(
    conflicting,
    both(sent, sends(SECOND)),
    both(sent, isEmpty),
  ),
  'an order that came the second time is there': successive(
    conflicting,
    both(sent, isEmpty, has({ version: nothing })),
  ),
  'a second conflict is a failure': successive(
    both(conflicting, sends(FIRST, 7)),
    both(conflicting, calls('notify'), starts('readAnew'), no(starts('sendOrder'))),
  ),
  'a failure is told, and what the server has is read': whenever(
    either(refused, offline),
    both(calls('notify'), starts('readAnew')),
  ),
  'a failure is told in the words of the server': whenever(refused, calls('notify', { text: '太频繁' })),
  'nothing else is told': onlyWith(calls('notify'), failed('sendOrder')),
  'the record is read anew for nothing else': onlyWith(starts('readAnew'), failed('sendOrder')),
  'the next order is sent after the record was read': successive(
    begun,
    second,
    refused,
    both(done('readAnew'), sends(SECOND)),
  ),
  'the next order is sent where reading failed too': successive(
    begun,
    second,
    refused,
    both(failed('readAnew'), sends(SECOND)),
  ),
  'the flow rests with no order left': successive(refused, both(read, isEmpty, no(starts('sendOrder')))),
  'an order can begin anew': possible(both(sent, isEmpty), begun),
  'an order that is made while another is sent again waits': successive(
    conflicting,
    both(made, no(starts('sendOrder'))),
    both(sent, starts('sendOrder')),
  ),
  'an order that is made while the record is read waits': successive(refused, both(made, no(starts('sendOrder')))),
  'sent only where one was made, or waits': onlyWith(starts('sendOrder'), either(made, sent, conflicting, read)),
}
