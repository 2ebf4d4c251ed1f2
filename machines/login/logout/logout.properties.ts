import {
  always,
  both,
  calls,
  done,
  ends,
  failed,
  has,
  inOrder,
  no,
  on,
  onlyWith,
  possible,
  starts,
  successive,
  tagged,
  whenever,
} from '../../kit/properties.ts'

export const logoutProperties = {
  'requested as soon as it is confirmed [OUT-1]': whenever(on('CONFIRMED'), starts('requestLogout')),
  'never requested unasked [OUT-1]': onlyWith(starts('requestLogout'), on('CONFIRMED')),
  'may be left before it is confirmed [OUT-1]': successive(
    on('START'),
    both(on('CANCELLED'), ends({ result: 'cancelled' })),
  ),
  'left: nothing is forgotten [OUT-1]': whenever(
    on('CANCELLED'),
    both(ends({ result: 'cancelled' }), no(calls('clearIdentity')), no(calls('follow'))),
  ),
  'logged out: forgotten, then led on [OUT-2]': whenever(
    done('requestLogout'),
    both(calls('clearIdentity'), calls('follow'), ends({ result: 'loggedOut' })),
  ),
  'forgotten before the page goes on: nothing that comes finds who was there [OUT-2]': inOrder(
    calls('clearIdentity'),
    calls('follow'),
  ),
  'forgotten only when the server agreed [OUT-2]': onlyWith(calls('clearIdentity'), done('requestLogout')),
  'failed: told, and the identity stays [OUT-2]': whenever(
    failed('requestLogout'),
    both(
      calls('notify', { kind: 'logoutFailed' }),
      no(calls('clearIdentity')),
      has({ failure: (failure: unknown) => failure !== null }),
    ),
  ),
  'a log-out can be tried again after a failure [OUT-2]': possible(failed('requestLogout'), done('requestLogout')),
  'a log-out can be left after a failure [OUT-2]': possible(failed('requestLogout'), on('CANCELLED')),
  'busy exactly while it is requested [OUT-1]': always(
    (moment) => tagged('busy')(moment) === (moment.value === 'requesting'),
  ),
}
