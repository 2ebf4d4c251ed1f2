import {
  both,
  calls,
  done,
  either,
  failed,
  has,
  never,
  no,
  on,
  onlyWith,
  starting,
  starts,
  stops,
  successive,
  whenever,
  within,
} from '../../kit/properties.ts'

const opened = (name: string) => on('DIALOG.OPENED', { dialog: { name } })
const ended = (name: string) => on('DIALOG.ENDED', { name })
const recognised = (identity: string) => on('IDENTITY.RECOGNISED', { identity })
const shows = (dialog: object) => both(within('dialog'), has({ dialog }))
const loads = (dialog: object) => both(shows(dialog), starts('loadDialog', dialog))
const login = { name: 'studentLogin' }
const other = either(recognised('company'), recognised('school'), recognised('channel'))
const goesOn = calls('goOn')
const none = within('none')
const switches = (from: string, mode: number) => ({ name: 'identitySwitch', from, wanted: { mode } })

export const overlayProperties = {
  'nothing lies over the page at first': whenever(starting, none),
  'a dialog that is opened is loaded, with what it is opened for': whenever(
    opened('studentLogin'),
    loads({ ...login, jump: { mode: 8 }, sameTab: false }),
  ),
  'each dialog is loaded with its own': whenever(
    opened('logout'),
    loads({ name: 'logout', identity: 'company', origin: 2, wanted: { mode: 8 } }),
  ),
  'the menu of a phone is opened and closed': successive(
    both(starting, none),
    both(on('MENU.OPENED'), within('menu')),
    both(on('MENU.CLOSED'), none),
  ),
  'a dialog opened out of it takes its place': successive(within('menu'), both(opened('studentLogin'), loads(login))),
  'loaded, it is shown': whenever(done('loadDialog'), within('shown')),
  'nothing else shows a dialog': onlyWith(
    within('shown'),
    no(either(starting, on('DIALOG.OPENED'), failed('loadDialog'))),
  ),
  'one whose code does not come is told of, and nothing lies over the page': whenever(
    failed('loadDialog'),
    both(none, calls('notify', { kind: 'failure', failure: { kind: 'offline' } })),
  ),
  'the visitor is told only then': onlyWith(calls('notify'), failed('loadDialog')),
  'it can be opened anew': successive(failed('loadDialog'), both(opened('studentLogin'), loads(login))),
  'another takes its place': successive(
    both(opened('logout')),
    both(opened('studentLogin'), stops('loadDialog'), loads(login)),
  ),
  'also once it is shown': successive(within('shown'), both(opened('logout'), within('loading'))),
  'one that ended is gone': successive(shows(login), both(ended('studentLogin'), none)),
  'one that led to another does not end that one': never(
    both(
      either(ended('logout'), ended('studentLogin')),
      none,
      either(has({ dialog: { name: 'identitySwitch' } }), has({ dialog: { name: 'staffLogin' } })),
    ),
  ),
  'a visitor who is somebody else by now is asked to switch, for what was wanted as a student [SESS-5] [SW-1]':
    whenever(
      both(recognised('company'), has({ dialog: { name: 'identitySwitch', wanted: { mode: 8 } } })),
      loads(switches('company', 8)),
    ),
  'the visitor is asked to switch instead of logging in [SESS-5] [SW-1]': successive(
    shows(login),
    both(recognised('school'), loads(switches('school', 8))),
  ),
  'the visitor is asked to switch whoever that is [SESS-5] [SW-1]': successive(
    shows(login),
    both(recognised('channel'), loads(switches('channel', 8))),
  ),
  'asked anew where that is another again [SESS-5] [SW-1]': successive(
    shows(switches('school', 9)),
    both(recognised('company'), loads(switches('company', 9))),
  ),
  'a student who is back goes on with the log-in that knows it [SESS-5]': successive(
    shows(switches('school', 9)),
    both(recognised('student'), loads({ ...login, jump: { mode: 9 }, sameTab: true })),
  ),
  'nobody is asked to log in [SESS-5]': successive(
    shows(switches('school', 9)),
    both(recognised('anonymous'), loads({ ...login, jump: { mode: 9 }, sameTab: false })),
  ),
  'an employer who logged in elsewhere goes on where the log-in led [SESS-5]': successive(
    shows({ name: 'employerLogin' }),
    both(recognised('company'), none, calls('goOn', { identity: 'company' })),
  ),
  'an officer who logged in elsewhere goes on where the log-in led [SESS-5]': successive(
    shows({ name: 'staffLogin', admin: 'faculty' }),
    both(recognised('school'), none, calls('goOn', { identity: 'school' })),
  ),
  'an organiser who logged in elsewhere goes on where the log-in led [SESS-5]': successive(
    shows({ name: 'staffLogin', admin: 'organiser' }),
    both(recognised('channel'), none, calls('goOn', { identity: 'channel' })),
  ),
  'a visitor who logged in as something else does not go on [SESS-5]': never(
    both(goesOn, either(recognised('student'), recognised('anonymous'))),
  ),
  'a log-in leads on only into its own office [SESS-5]': never(
    both(goesOn, recognised('school'), has({ dialog: { admin: 'organiser' } })),
  ),
  'gone on only then': onlyWith(goesOn, other),
  'the question of a log-out closes where a student is there instead [SESS-5]': successive(
    shows({ name: 'logout' }),
    both(recognised('student'), none, no(goesOn)),
  ),
  'the question of a log-out closes where nobody is logged in any more [SESS-5]': successive(
    shows({ name: 'logout' }),
    both(recognised('anonymous'), none),
  ),
  'the question of a log-out stays for an employer who is logged in [SESS-5]': never(
    both(recognised('company'), none, has({ dialog: { name: 'logout' } })),
  ),
  'an officer and an organiser each get their own': whenever(
    opened('staffLogin'),
    either(loads({ name: 'staffLogin', admin: 'faculty' }), loads({ name: 'staffLogin', admin: 'organiser' })),
  ),
}
