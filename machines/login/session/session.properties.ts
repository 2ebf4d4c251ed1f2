import {
  after,
  both,
  calls,
  done,
  during,
  either,
  failed,
  has,
  inOrder,
  never,
  no,
  nothing,
  on,
  onlyWith,
  possible,
  starting,
  starts,
  stops,
  successive,
  type When,
  whenever,
} from '../../kit/properties.ts'

/** In that state of a region. */
const at =
  (region: 'identity' | 'exit' | 'focus' | 'check', state: string): When =>
  ({ value }) =>
    (value as Readonly<Record<string, unknown>>)[region] === state

const unknown = at('identity', 'unknown')
const anonymous = at('identity', 'anonymous')
const student = at('identity', 'student')
const other = at('identity', 'other')
const asks = starts('checkStudentLogin')
const seven = has({ loginType: 'student', userId: '7' })
const noOne = has({ loginType: nothing, userId: '' })
const begun = on('SESSION.STARTED')
const ended = on('SESSION.ENDED')
const leaving = at('exit', 'leaving')
const refused = on('CALL.REJECTED')
/** It was made before somebody came or left. */
const isFormer = both(on('CALL.REJECTED', { call: 100 }), has({ formerCall: 100 }))
const staying = no(either(leaving, isFormer))
/** A call was refused, and since it was made nobody has come or left. */
const rejected = both(
  staying,
  either(on('CALL.REJECTED', { loginType: 'student', userId: '7' }), on('CALL.REJECTED', { loginType: nothing })),
)
const withAnotherStudent = both(staying, on('CALL.REJECTED', { userId: '8' }))
const withAnEmployer = both(staying, on('CALL.REJECTED', { loginType: 'company' }))
const shown = on('TAB.SHOWN')
const peer = on('PEER.CHANGED')
const checked = done('checkStudentLogin')
const newcomers = done('checkStudentLogin', { newcomer: Boolean })
const somebody = done('checkStudentLogin', { userId: '7', newcomer: nothing })
const nobody = done('checkStudentLogin', { userId: '0', isVoid: false, newcomer: nothing })
const over = done('checkStudentLogin', { userId: '0', isVoid: true, newcomer: nothing })
const unreached = failed('checkStudentLogin')
const clears = calls('clearIdentity')
const tells = calls('tellPeers')
const wish = (text: string) => has({ wish: text })
const isTold = calls('recognise')
const runsOut = either(calls('goToLogin'), calls('clearUserId'), calls('notify'))

export const sessionProperties = {
  'with no identity the server is asked on load [SESS-1]': whenever(
    both(starting, noOne),
    both(unknown, starts('checkStudentLogin', { userId: '' })),
  ),
  'with a student’s it is, too [SESS-1]': whenever(
    both(starting, seven),
    both(unknown, starts('checkStudentLogin', { userId: '7' })),
  ),
  'with another it is not [SESS-1]': whenever(both(starting, has({ loginType: 'company' })), both(other, no(asks))),
  'while there is another, nobody asks [SESS-1]': whenever(shown, either(no(other), no(asks))),
  'somebody: a student, and the profile is read anew [SESS-1]': whenever(
    somebody,
    both(student, seven, calls('refreshProfile'), calls('recognise', { identity: 'student' }), at('check', 'idle')),
  ),
  'which no one who hears of them finds as it was [SESS-1]': inOrder(calls('refreshProfile'), isTold),
  'nor is a profile read without it': onlyWith(calls('refreshProfile'), checked),
  'nobody: cookies are emptied, and it is so [SESS-1]': whenever(
    both(nobody, no(other)),
    both(anonymous, noOne, at('check', 'idle')),
  ),
  'at the first answer': successive(
    both(unknown, asks),
    both(nobody, clears, calls('recognise', { identity: 'anonymous' })),
  ),
  'also where a student was known': successive(
    both(student, asks),
    both(nobody, anonymous, clears, calls('recognise', { identity: 'anonymous' })),
  ),
  'their cookies are gone before others hear of it [SESS-1]': inOrder(clears, isTold),
  'a void session is ended at the server, too, and emptied [SESS-1]': whenever(
    over,
    both(starts('clearSession'), at('check', 'clearing'), anonymous),
  ),
  'that is said to whoever looks on': possible(both(over, clears, calls('recognise', { identity: 'anonymous' }))),
  'the server knows, then it may be asked': successive(
    both(over, starts('clearSession')),
    both(done('clearSession'), at('check', 'idle')),
  ),
  'nothing else ends one [SESS-1]': onlyWith(starts('clearSession'), over),
  'ended or not, it is over here': whenever(
    either(done('clearSession'), failed('clearSession')),
    both(at('check', 'idle'), no(asks)),
  ),
  'cookies are emptied by the server’s word alone': onlyWith(clears, either(nobody, over)),
  'without an answer nobody is logged out': whenever(unreached, both(no(clears), at('check', 'unreachable'))),
  'a student stays one': successive(both(student, asks), both(unreached, student, seven)),
  'and a visitor may go on': successive(both(unknown, asks), both(unreached, anonymous, noOne)),
  'after 10 s it is asked again': whenever(after(10_000), asks),
  'then of whom it was asked before': possible(
    both(after(10_000), student, starts('checkStudentLogin', { userId: '7' })),
  ),
  'or as soon as the tab is looked at': successive(unreached, both(shown, asks)),
  'whoever comes back to the tab is asked about anew [SESS-5]': successive(
    both(at('check', 'idle'), student),
    both(shown, starts('checkStudentLogin', { userId: '7' })),
  ),
  'no one, too [SESS-5]': successive(both(at('check', 'idle'), anonymous), both(shown, asks)),
  'who logs in here is that at once, and others hear of it [SESS-5]': whenever(
    on('SESSION.STARTED', { loginType: 'student' }),
    both(student, seven, tells, at('check', 'idle'), wish('')),
  ),
  'as anybody else likewise [SESS-3]': whenever(
    on('SESSION.STARTED', { loginType: 'company' }),
    both(other, has({ loginType: 'company', userId: '' }), tells, at('check', 'idle'), wish('')),
  ),
  'a question that is on its way is not asked to the end': successive(asks, both(begun, stops('checkStudentLogin'))),
  'nor after logging out': successive(asks, both(ended, stops('checkStudentLogin'))),
  'nor after a session ran out': successive(asks, both(rejected, stops('checkStudentLogin'))),
  'who logs out is nobody at once, and others hear of it [SESS-5]': whenever(
    ended,
    both(anonymous, noOne, tells, at('check', 'idle'), wish('')),
  ),
  'others hear of nothing else': onlyWith(tells, either(begun, ended)),
  'a session that ran out clears the user id and leads to the log-in [SESS-2]': whenever(
    rejected,
    both(
      anonymous,
      noOne,
      calls('clearUserId'),
      calls('notify', { kind: 'sessionExpired' }),
      calls('goToLogin'),
      at('check', 'idle'),
    ),
  ),
  'it is forgotten before it is told [SESS-2]': inOrder(calls('clearUserId'), calls('notify')),
  'and told why before the page goes on [SESS-2]': inOrder(calls('notify'), calls('goToLogin')),
  'nothing else does [SESS-2]': onlyWith(runsOut, either(rejected, withAnotherStudent)),
  'what is refused to the student before says nothing of who has come since [SESS-5]': successive(
    seven,
    both(withAnotherStudent, no(runsOut), no(clears), asks),
  ),
  'nor of anybody else [SESS-5]': whenever(
    withAnEmployer,
    both(
      no(runsOut),
      other,
      has({ loginType: 'company', userId: '' }),
      calls('recognise', { identity: 'company' }),
      at('check', 'idle'),
    ),
  ),
  'where nobody was known, nobody has been replaced': successive(
    anonymous,
    both(withAnotherStudent, anonymous, calls('clearUserId'), calls('notify'), calls('goToLogin')),
  ),
  'whatever is refused while a log-out is under way, no session ran out [OUT-1] [SESS-2]': whenever(
    both(refused, leaving),
    both(no(runsOut), no(isTold), no(asks)),
  ),
  'and nobody is forgotten: it can still fail [OUT-2]': successive(both(seven, leaving), both(refused, seven, student)),
  'nor when it was asked before somebody came or left [OUT-1] [SESS-2] [SESS-5]': whenever(
    isFormer,
    both(no(runsOut), no(isTold), no(asks)),
  ),
  'who logged out stays out then, and where they were is not kept': successive(
    ended,
    both(isFormer, anonymous, noOne, wish('')),
  ),
  'who logged in here stays in [SESS-5]': successive(
    on('SESSION.STARTED', { loginType: 'student' }),
    both(isFormer, student, seven),
  ),
  'and whoever did in another tab [SESS-5]': successive(peer, both(somebody, student), both(isFormer, student, seven)),
  'also as anybody else [SESS-5]': successive(both(peer, other), both(isFormer, other)),
  'what is asked after a log-out may run out [SESS-2]': possible(
    both(on('CALL.REJECTED', { call: 101 }), has({ formerCall: 100 }), calls('goToLogin')),
  ),
  'which calls are of before is known by how many there were': whenever(
    either(begun, ended, peer),
    has({ formerCall: 100 }),
  ),
  'on load none is of before': whenever(starting, has({ formerCall: 0 })),
  'a log-out is under way until the server has done it, or failed [OUT-2]': during(
    on('LOGOUT.STARTED'),
    either(ended, on('LOGOUT.FAILED')),
    leaving,
  ),
  'over or failed, it is under way no more': whenever(either(ended, on('LOGOUT.FAILED')), no(leaving)),
  'on load none is': whenever(starting, no(leaving)),
  'where it left somebody is kept [SESS-2]': possible(both(rejected, wish('/myCollect'))),
  'the first of two counts': successive(
    both(on('CALL.REJECTED', { wish: '/myCollect' }), wish('/myCollect')),
    both(rejected, on('CALL.REJECTED', { wish: '/job' }), wish('/myCollect')),
  ),
  'either may be the first': possible(both(rejected, on('CALL.REJECTED', { wish: '/job' }), wish('/job'))),
  'what was under way says what it was for': whenever(on('WISH.KEPT'), wish('resume')),
  'whoever goes elsewhere wants it no more': whenever(on('WISH.DROPPED'), wish('')),
  'it outlives the way to the log-in': successive(rejected, both(shown, no(wish('')))),
  'another tab’s log-in as anybody else counts at once [SESS-5]': whenever(
    on('PEER.CHANGED', { loginType: 'school' }),
    both(
      other,
      has({ loginType: 'school', userId: '' }),
      calls('recognise', { identity: 'school' }),
      at('check', 'idle'),
    ),
  ),
  'of a student, or of nobody, the server is asked [SESS-5]': whenever(
    on('PEER.CHANGED', { loginType: (type: unknown) => type !== 'school' }),
    both(asks, no(other)),
  ),
  'as the other tab’s cookies say': successive(
    other,
    both(on('PEER.CHANGED', { loginType: 'student' }), unknown, starts('checkStudentLogin', { userId: '7' })),
  ),
  'and nobody is known until it answers': successive(
    other,
    both(on('PEER.CHANGED', { loginType: nothing }), unknown, noOne, asks),
  ),
  'a school’s becomes another’s': successive(
    both(other, has({ loginType: 'company' })),
    both(on('PEER.CHANGED', { loginType: 'school' }), has({ loginType: 'school' })),
  ),
  'an answer of before a newcomer says nothing of them [SESS-5]': whenever(
    newcomers,
    both(no(clears), no(starts('clearSession'))),
  ),
  'who it is, is asked anew': whenever(
    done('checkStudentLogin', { newcomer: { loginType: 'student' } }),
    both(asks, at('check', 'checking')),
  ),
  'or known already': whenever(
    done('checkStudentLogin', { newcomer: { loginType: 'company' } }),
    both(
      other,
      has({ loginType: 'company' }),
      at('check', 'idle'),
      calls('recognise', { identity: 'company' }),
      no(asks),
    ),
  ),
  'asked without a reason is never': onlyWith(
    asks,
    either(starting, shown, peer, after(10_000), newcomers, withAnotherStudent),
  ),
  'recognised is who did not log in or out here': never(both(isTold, either(begun, ended, rejected))),
  'whoever logs in or out finds the focus there': whenever(either(begun, ended), at('focus', 'wanted')),
  'once it is given it is not taken again': whenever(on('FOCUS.GIVEN'), at('focus', 'elsewhere')),
  'on load it is where it is': whenever(starting, at('focus', 'elsewhere')),
  'given to whom it is due': successive(either(begun, ended), on('FOCUS.GIVEN')),
  'other tabs and this one’s being looked at are heard of from the start [SESS-5]': whenever(
    starting,
    both(starts('watchPeers'), starts('watchVisibility')),
  ),
  'whose it is, is told with who came meanwhile [SESS-5]': whenever(
    done('checkStudentLogin', { newcomer: { loginType: 'company' } }),
    has({ userId: '' }),
  ),
  'the focus is due until it is given, whoever comes meanwhile': during(
    either(begun, ended),
    on('FOCUS.GIVEN'),
    at('focus', 'wanted'),
  ),
}
