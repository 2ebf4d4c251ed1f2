import {
  both,
  done,
  ends,
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

const switched = on('SWITCHED')
const loggedOut = done('logout', { result: 'loggedOut' })
const cancelled = done('logout', { result: 'cancelled' })

export const identitySwitchProperties = {
  'the dialog asks first, and logs nobody out by that [SW-1]': whenever(
    starting,
    both(within('asking'), no(starts('logout'))),
  ),
  'a visitor who switches is led through the log-out to the student log-in, with what was wanted [SW-2]': successive(
    both(starting, has({ wanted: { mode: 9 } })),
    both(switched, starts('logout', { origin: 2, wanted: { mode: 9 } })),
  ),
  'nobody else is logged out [SW-2]': onlyWith(starts('logout'), switched),
  'logged out, it is over [SW-2]': whenever(loggedOut, both(within('switched'), ends())),
  'a visitor who does not log out is asked again [SW-1]': successive(
    both(cancelled, within('asking')),
    both(switched, starts('logout')),
  ),
  'closed, everything is as it was [SW-1]': whenever(
    on('DIALOG.CLOSED'),
    both(within('closed'), ends(), no(starts('logout'))),
  ),
  'switched only by a log-out [SW-2]': onlyWith(within('switched'), loggedOut),
}
