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

/** The region is in that state. */
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
  'the server is asked on load who is there without an identity [SESS-1]': whenever(
    both(starting, noOne),
    both(unknown, starts('checkStudentLogin', { userId: '' })),
  ),
  'the server is asked on load about a student [SESS-1]': whenever(
    both(starting, seven),
    both(unknown, starts('checkStudentLogin', { userId: '7' })),
  ),
  'the server is not asked on load about another identity [SESS-1]': whenever(
    both(starting, has({ loginType: 'company' })),
    both(other, no(asks)),
  ),
  'no question is asked while there is another identity [SESS-1]': whenever(shown, either(no(other), no(asks))),
  'an answer with somebody makes a student, and the profile is read anew [SESS-1]': whenever(
    somebody,
    both(student, seven, calls('refreshProfile'), calls('recognise', { identity: 'student' }), at('check', 'idle')),
  ),
  'the old profile is gone before anybody hears of them [SESS-1]': inOrder(calls('refreshProfile'), isTold),
  'no profile is read otherwise': onlyWith(calls('refreshProfile'), checked),
  'an answer with nobody empties the cookies [SESS-1]': whenever(
    both(nobody, no(other)),
    both(anonymous, noOne, at('check', 'idle')),
  ),
  'the first answer may be that nobody is there': successive(
    both(unknown, asks),
    both(nobody, clears, calls('recognise', { identity: 'anonymous' })),
  ),
  'the answer may be so where a student was known': successive(
    both(student, asks),
    both(nobody, anonymous, clears, calls('recognise', { identity: 'anonymous' })),
  ),
  'their cookies are gone before others hear of it [SESS-1]': inOrder(clears, isTold),
  'a void session is ended at the server, too, and emptied [SESS-1]': whenever(
    over,
    both(starts('clearSession'), at('check', 'clearing'), anonymous),
  ),
  'the end of a session is told to all that watch': possible(
    both(over, clears, calls('recognise', { identity: 'anonymous' })),
  ),
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
  'a question without an answer logs nobody out': whenever(unreached, both(no(clears), at('check', 'unreachable'))),
  'a student stays one without an answer': successive(both(student, asks), both(unreached, student, seven)),
  'a visitor may go on without an answer': successive(both(unknown, asks), both(unreached, anonymous, noOne)),
  'a question without an answer is asked again after 10 s': whenever(after(10_000), asks),
  'the question after 10 s is about the same student': possible(
    both(after(10_000), student, starts('checkStudentLogin', { userId: '7' })),
  ),
  'a question without an answer is asked again as soon as the tab is looked at': successive(
    unreached,
    both(shown, asks),
  ),
  'a student who comes back to the tab is asked about anew [SESS-5]': successive(
    both(at('check', 'idle'), student),
    both(shown, starts('checkStudentLogin', { userId: '7' })),
  ),
  'the question is asked, too, where nobody is logged in [SESS-5]': successive(
    both(at('check', 'idle'), anonymous),
    both(shown, asks),
  ),
  'a student who logs in here is that at once, and others hear of it [SESS-5]': whenever(
    on('SESSION.STARTED', { loginType: 'student' }),
    both(student, seven, tells, at('check', 'idle'), wish('')),
  ),
  'a visitor who logs in as anybody else is that at once, too [SESS-3]': whenever(
    on('SESSION.STARTED', { loginType: 'company' }),
    both(other, has({ loginType: 'company', userId: '' }), tells, at('check', 'idle'), wish('')),
  ),
  'a question that is on its way is not asked to the end': successive(asks, both(begun, stops('checkStudentLogin'))),
  'a log-out ends a question under way': successive(asks, both(ended, stops('checkStudentLogin'))),
  'a session that ran out ends a question under way': successive(asks, both(rejected, stops('checkStudentLogin'))),
  'a visitor who logs out is nobody at once, and others hear of it [SESS-5]': whenever(
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
  'the reason is told before the page goes on [SESS-2]': inOrder(calls('notify'), calls('goToLogin')),
  'nothing else runs a session out [SESS-2]': onlyWith(runsOut, either(rejected, withAnotherStudent)),
  'a refusal to the student before says nothing of a newcomer [SESS-5]': successive(
    seven,
    both(withAnotherStudent, no(runsOut), no(clears), asks),
  ),
  'a refusal to the student before says nothing of a newcomer who is no student [SESS-5]': whenever(
    withAnEmployer,
    both(
      no(runsOut),
      other,
      has({ loginType: 'company', userId: '' }),
      calls('recognise', { identity: 'company' }),
      at('check', 'idle'),
    ),
  ),
  'a newcomer replaces nobody where nobody was known': successive(
    anonymous,
    both(withAnotherStudent, anonymous, calls('clearUserId'), calls('notify'), calls('goToLogin')),
  ),
  'a call refused while a log-out is under way ends no session [OUT-1] [SESS-2]': whenever(
    both(refused, leaving),
    both(no(runsOut), no(isTold), no(asks)),
  ),
  'a student is not forgotten while a log-out can still fail [OUT-2]': successive(
    both(seven, leaving),
    both(refused, seven, student),
  ),
  'a call from before a log-in or log-out ends no session [OUT-1] [SESS-2] [SESS-5]': whenever(
    isFormer,
    both(no(runsOut), no(isTold), no(asks)),
  ),
  'a visitor who logged out stays out then, and the page is not kept': successive(
    ended,
    both(isFormer, anonymous, noOne, wish('')),
  ),
  'a student who logged in here stays in [SESS-5]': successive(
    on('SESSION.STARTED', { loginType: 'student' }),
    both(isFormer, student, seven),
  ),
  'a student who logged in in another tab stays in [SESS-5]': successive(
    peer,
    both(somebody, student),
    both(isFormer, student, seven),
  ),
  'a visitor who logged in as anybody else stays in [SESS-5]': successive(both(peer, other), both(isFormer, other)),
  'a call from after a log-out may end a session [SESS-2]': possible(
    both(on('CALL.REJECTED', { call: 101 }), has({ formerCall: 100 }), calls('goToLogin')),
  ),
  'the number of calls so far tells which ones are from before': whenever(
    either(begun, ended, peer),
    has({ formerCall: 100 }),
  ),
  'no call is from before on load': whenever(starting, has({ formerCall: 0 })),
  'a log-out is under way until the server has done it, or failed [OUT-2]': during(
    on('LOGOUT.STARTED'),
    either(ended, on('LOGOUT.FAILED')),
    leaving,
  ),
  'a log-out that is done or failed is under way no more': whenever(either(ended, on('LOGOUT.FAILED')), no(leaving)),
  'no log-out is under way on load': whenever(starting, no(leaving)),
  'the page that a session ended on is kept [SESS-2]': possible(both(rejected, wish('/myCollect'))),
  'the first of two counts': successive(
    both(on('CALL.REJECTED', { wish: '/myCollect' }), wish('/myCollect')),
    both(rejected, on('CALL.REJECTED', { wish: '/job' }), wish('/myCollect')),
  ),
  'either may be the first': possible(both(rejected, on('CALL.REJECTED', { wish: '/job' }), wish('/job'))),
  'a flow under way keeps what it was for': whenever(on('WISH.KEPT'), wish('resume')),
  'a visitor who goes elsewhere wants it no more': whenever(on('WISH.DROPPED'), wish('')),
  'the wish outlives the way to the log-in': successive(rejected, both(shown, no(wish('')))),
  'another tab’s log-in as anybody else counts at once [SESS-5]': whenever(
    on('PEER.CHANGED', { loginType: 'school' }),
    both(
      other,
      has({ loginType: 'school', userId: '' }),
      calls('recognise', { identity: 'school' }),
      at('check', 'idle'),
    ),
  ),
  'the server is asked where the other tab has a student, or nobody [SESS-5]': whenever(
    on('PEER.CHANGED', { loginType: (type: unknown) => type !== 'school' }),
    both(asks, no(other)),
  ),
  'the question is about the student of the other tab’s cookies': successive(
    other,
    both(on('PEER.CHANGED', { loginType: 'student' }), unknown, starts('checkStudentLogin', { userId: '7' })),
  ),
  'nobody is known until the server answers': successive(
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
  'the session asks anew who the newcomer is': whenever(
    done('checkStudentLogin', { newcomer: { loginType: 'student' } }),
    both(asks, at('check', 'checking')),
  ),
  'a newcomer who is no student is known already': whenever(
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
  'a visitor who did not log in or out here is told as recognised': never(both(isTold, either(begun, ended, rejected))),
  'a visitor who logs in or out finds the focus there': whenever(either(begun, ended), at('focus', 'wanted')),
  'the focus is given once': whenever(on('FOCUS.GIVEN'), at('focus', 'elsewhere')),
  'the focus stays where it is on load': whenever(starting, at('focus', 'elsewhere')),
  'given to whom it is due': successive(either(begun, ended), on('FOCUS.GIVEN')),
  'other tabs and this one’s being looked at are heard of from the start [SESS-5]': whenever(
    starting,
    both(starts('watchPeers'), starts('watchVisibility')),
  ),
  'a newcomer who is no student has no user id [SESS-5]': whenever(
    done('checkStudentLogin', { newcomer: { loginType: 'company' } }),
    has({ userId: '' }),
  ),
  'the focus is due until it is given, whoever comes meanwhile': during(
    either(begun, ended),
    on('FOCUS.GIVEN'),
    at('focus', 'wanted'),
  ),
}
