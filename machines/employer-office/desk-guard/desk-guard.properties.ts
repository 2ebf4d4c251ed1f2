import {
  both,
  calls,
  done,
  either,
  failed,
  has,
  type Moment,
  no,
  on,
  onlyWith,
  possible,
  starting,
  starts,
  stops,
  successive,
  whenever,
} from '../../kit/properties.ts'

const places = ({ value }: Moment) => value as { readonly visitor: string; readonly exit: string }
const shows = (visitor: string) => (moment: Moment) => places(moment).visitor === visitor
const exits = (exit: string) => (moment: Moment) => places(moment).exit === exit

const employer = { login_type: 'company', company_name: '拓岩机器人' }
const newcomer = { login_type: 'company', company_name: null }
const student = { login_type: 'student' }
const nobody = (error: unknown) => Object(Object(error).failure).code === 20011
const other = (error: unknown) => !nobody(error)

export const deskGuardProperties = {
  'the desk asks the server who is there before it shows anything [EMP-4]': whenever(
    starting,
    both(starts('readAccount'), shows('checking')),
  ),
  'an employer of a company comes in [EMP-4]': whenever(
    done('readAccount', employer),
    both(shows('inside'), has({ account: employer })),
  ),
  'nobody else comes in [EMP-4]': onlyWith(
    both(shows('inside'), either(done('readAccount'), failed('readAccount'))),
    done('readAccount', employer),
  ),
  'an employer without a company is told so, by account': whenever(
    done('readAccount', newcomer),
    both(shows('newcomer'), has({ account: newcomer })),
  ),
  'a visitor who is no employer is told so [SW-1]': whenever(
    done('readAccount', student),
    both(shows('stranger'), has({ account: student })),
  ),
  'nobody is told so, and hints that outlived the session are forgotten [SHELL-6]': whenever(
    failed('readAccount', nobody),
    both(shows('nobody'), calls('forgetHints'), has({ account: null })),
  ),
  'the desk locks nobody out where it could not find out who is there': whenever(
    failed('readAccount', other),
    both(shows('failed'), no(calls('forgetHints')), has({ failure: (failure: unknown) => failure !== null })),
  ),
  'the desk can ask again after a failure': successive(
    failed('readAccount', other),
    both(on('RETRIED'), starts('readAccount'), shows('checking'), has({ failure: null })),
  ),
  'an employer who got a company meanwhile comes in': successive(
    done('readAccount', newcomer),
    both(on('RETRIED'), starts('readAccount'), shows('checking'), has({ account: null })),
    done('readAccount', employer),
  ),
  'a session that ends at work leaves nothing of it [SESS-2]': successive(
    done('readAccount', employer),
    both(on('SESSION.REJECTED'), shows('expired'), calls('forgetHints'), has({ account: null })),
  ),
  'an employer who logs in again after that goes on [SESS-2]': successive(
    both(on('SESSION.REJECTED'), shows('expired')),
    both(on('LOGGED.IN'), starts('readAccount'), shows('checking'), calls('tellPeers')),
  ),
  'a visitor who logs in goes on [EMP-4]': successive(
    failed('readAccount', nobody),
    both(on('LOGGED.IN'), starts('readAccount'), shows('checking'), calls('tellPeers')),
  ),
  'an employer who logged out can log in again [OUT-1]': successive(
    both(done('logout', { result: 'loggedOut' }), shows('loggedOut')),
    both(on('LOGGED.IN'), starts('readAccount'), shows('checking'), calls('tellPeers')),
  ),
  'another tab’s word is asked about at once [SESS-5]': whenever(
    on('PEER.CHANGED'),
    both(starts('readAccount'), shows('checking'), exits('idle'), has({ account: null })),
  ),
  'another tab’s word ends the question of the log-out': possible(
    on('LOGOUT.ASKED'),
    both(on('PEER.CHANGED'), stops('logout')),
  ),
  'a session that is over ends the question of the log-out': possible(
    on('LOGOUT.ASKED'),
    both(on('SESSION.REJECTED'), stops('logout'), exits('idle')),
  ),
  'an employer can log out [OUT-1]': successive(
    done('readAccount', employer),
    both(on('LOGOUT.ASKED'), starts('logout', { origin: 0, wanted: { mode: 3 } }), exits('asking'), shows('inside')),
    both(
      done('logout', { result: 'loggedOut' }),
      shows('loggedOut'),
      exits('idle'),
      calls('tellPeers'),
      has({ account: null }),
    ),
  ),
  'an account without a company, and a stranger, can log out, too [OUT-1]': successive(
    done('readAccount', student),
    both(on('LOGOUT.ASKED'), starts('logout'), exits('asking'), shows('stranger')),
    both(done('logout', { result: 'loggedOut' }), shows('loggedOut')),
  ),
  'a cancelled log-out leaves everything as it was [OUT-1]': whenever(
    done('logout', { result: 'cancelled' }),
    both(exits('idle'), no(shows('loggedOut')), no(calls('tellPeers'))),
  ),
  'a log-out can be asked about again': successive(
    done('logout', { result: 'cancelled' }),
    both(on('LOGOUT.ASKED'), starts('logout')),
  ),
  'nobody is asked whether to log out [OUT-1]': onlyWith(
    starts('logout'),
    both(on('LOGOUT.ASKED'), has({ account: (account: unknown) => account !== null })),
  ),
  'the other tabs are told of a log-in and a log-out alone [SESS-5]': onlyWith(
    calls('tellPeers'),
    either(on('LOGGED.IN'), done('logout', { result: 'loggedOut' })),
  ),
}
