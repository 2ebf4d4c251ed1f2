import {
  both,
  calls,
  done,
  either,
  ends,
  failed,
  has,
  never,
  no,
  onlyWith,
  type Property,
  starting,
  starts,
  whenever,
} from '../../kit/properties.ts'

const to = (destination: string) => has({ destination })
const as = (identity: string) => has({ identity })
const student = as('student')
const nobody = as('anonymous')
const other = either(as('school'), as('company'), as('channel'))
const plain = has({ wish: '' })
const follows = calls('follow')
const opens = (path: string) => calls('follow', { kind: 'page', path })
const asksLogin = (jump: object, sameTab = false) => calls('follow', { kind: 'studentLogin', jump, sameTab })
const asksToSwitch = (from: string, wanted: object) => calls('follow', { kind: 'identitySwitch', from, wanted })
const leadsTo = (address: string, loginType: string) => calls('follow', { kind: 'app', address, loginType })
const staffLogin = (admin: string) => calls('follow', { kind: 'staffLogin', admin })
const app = calls('follow', { kind: 'app' })
const officer = both(to('admin'), as('school'))
const facts = (known: object) => has({ facts: known })

/** The jumps to a student's own pages, for a visitor who is no student. */
const jumps = {
  resume: { mode: 1 },
  aiWriting: { mode: 9 },
  aiDiagnosis: { mode: 11, destination: 'aiDiagnosis' },
  aiInterview: { mode: 11, destination: 'aiInterview' },
  deliveryFeedback: { mode: 11, destination: 'deliveryFeedback' },
  myInterviews: { mode: 11, destination: 'myInterviews' },
  myCollections: { mode: 11, destination: 'myCollections' },
  login: { mode: 3 },
}

/** Pages that are the same for every student. */
const pages = {
  aiWriting: '/aiIntelligentfilling?isAuth=1',
  aiInterview: '/aiInterviewIntroduce',
  deliveryFeedback: '/deliveryFeedback?from=3',
  myInterviews: '/myInterviewList',
  myCollections: '/myCollect?from=3',
}

const each = <T>(table: Readonly<Record<string, T>>, sentence: string, property: (key: string, one: T) => Property) =>
  Object.fromEntries(Object.entries(table).map(([key, one]) => [`${key} ${sentence}`, property(key, one)]))

export const entryProperties = {
  ...each(jumps, 'asks nobody in particular to log in, for just that [NAV-4]', (destination, jump) =>
    whenever(both(ends(), to(destination), nobody, plain), asksLogin(jump)),
  ),
  ...each(jumps, 'asks whoever is no student to switch, for just that [NAV-4] [SW-1]', (destination, jump) =>
    whenever(both(ends(), to(destination), as('company')), asksToSwitch('company', jump)),
  ),
  ...each(pages, 'opens the page of that for a student [NAV-3] [NAV-9]', (destination, path) =>
    whenever(both(ends(), to(destination), student), opens(path)),
  ),
  'an officer is asked to switch [SW-1]': whenever(
    both(ends(), to('resume'), as('school')),
    asksToSwitch('school', { mode: 1 }),
  ),
  'an organiser is asked to switch [SW-1]': whenever(
    both(ends(), to('landingResume'), as('channel')),
    asksToSwitch('channel', { mode: 1 }),
  ),
  'a resume is opened where there is one [NAV-4]': whenever(
    both(ends(), either(to('resume'), to('landingResume')), student, facts({ hasResume: true })),
    opens('/resume?from=3'),
  ),
  'a resume is begun where there is none [NAV-4]': whenever(
    both(ends(), either(to('resume'), to('landingResume')), student, facts({ hasResume: false })),
    opens('/resume_create?from=3'),
  ),
  'a diagnosis is opened where there is one [NAV-3]': whenever(
    both(ends(), to('aiDiagnosis'), student, facts({ diagnosisId: '12' })),
    opens('/diagnosticResult?id=12&type=1'),
  ),
  'a diagnosis is introduced where there is none [NAV-3]': whenever(
    both(ends(), to('aiDiagnosis'), student, facts({ diagnosisId: '' })),
    opens('/aiIntroduction'),
  ),
  'a visitor who wants to complete a resume on the landing is led to the log-in page [HOME-3]': whenever(
    both(ends(), to('landingResume'), nobody),
    opens('/login'),
  ),
  'an address that asks to log in stays in its tab [NAV-8]': whenever(
    both(ends(), to('isLogin'), nobody, plain),
    asksLogin({ mode: 1 }, true),
  ),
  'an address that asks to log in asks nobody who is logged in [NAV-8]': never(
    both(to('isLogin'), no(nobody), follows),
  ),
  'a student is asked to log in by nothing': never(both(student, calls('follow', { kind: 'studentLogin' }))),
  'the log-in never asks a student to log in': never(both(student, to('login'), follows)),
  'a log-in after a session ran out leads back [SESS-2]': whenever(
    both(ends(), to('login'), has({ wish: '/myCollect' })),
    asksLogin({ mode: 11, destination: '/myCollect' }),
  ),
  'a log-in by an address leads back there, too [SESS-2]': whenever(
    both(ends(), to('isLogin'), has({ wish: '/myCollect' })),
    asksLogin({ mode: 11, destination: '/myCollect' }, true),
  ),
  'a visitor who wants something else gets that [SESS-2]': whenever(
    both(ends(), to('resume'), has({ wish: '/myCollect' })),
    asksLogin({ mode: 1 }),
  ),
  'an employer is led to the employers [NAV-7]': whenever(
    both(ends(), to('employer'), as('company')),
    leadsTo('/company/#/', 'company'),
  ),
  'a visitor who wants to recruit and is no employer logs in as one [NAV-7]': whenever(
    both(ends(), to('employer'), either(nobody, student, as('school'), as('channel'))),
    calls('follow', { kind: 'employerLogin' }),
  ),
  'an officer has the dashboard [NAV-6]': whenever(
    both(ends(), officer, has({ userType: '0' }), no(has({ admin: 'organiser' }))),
    leadsTo('/school/#/dashboard', 'school'),
  ),
  'an officer of user type 1 has the page for decisions [NAV-6]': whenever(
    both(ends(), officer, has({ userType: '1' }), no(has({ admin: 'organiser' }))),
    leadsTo('/school/#/lifeDecide', 'school'),
  ),
  'an organiser has theirs [NAV-6] [CHAN-2]': whenever(
    both(ends(), to('admin'), as('channel'), has({ admin: 'organiser' })),
    leadsTo('/op/#/schoolBroad/index', 'channel'),
  ),
  'anybody else who wants a school’s office logs in as its officer [NAV-6]': whenever(
    both(ends(), to('admin'), either(nobody, student, as('company'), as('channel')), has({ admin: 'school' })),
    staffLogin('school'),
  ),
  'anybody else who wants a faculty’s office logs in as its officer [NAV-6]': whenever(
    both(ends(), to('admin'), either(nobody, student, as('company'), as('channel')), has({ admin: 'faculty' })),
    staffLogin('faculty'),
  ),
  'anybody else who wants a channel’s office logs in as its organiser [NAV-6]': whenever(
    both(ends(), to('admin'), either(nobody, student, as('company'), as('school')), has({ admin: 'organiser' })),
    staffLogin('organiser'),
  ),
  'nothing else leads into a back office': onlyWith(app, either(to('employer'), to('admin'))),
  'resume and diagnosis are read where they decide, of a student': whenever(
    both(no(ends()), student),
    starts('readFacts'),
  ),
  'the facts are read nowhere else': onlyWith(
    starts('readFacts'),
    both(student, either(to('resume'), to('landingResume'), to('aiDiagnosis'))),
  ),
  'the facts are read for what they decide': whenever(
    both(starting, student, to('aiDiagnosis')),
    starts('readFacts', { destination: 'aiDiagnosis' }),
  ),
  'a destination is not opened without them, which is told': whenever(
    failed('readFacts'),
    both(ends(), no(follows), calls('notify', { kind: 'failure', failure: { kind: 'timeout' } })),
  ),
  'told of only then': onlyWith(calls('notify'), failed('readFacts')),
  'the flow asks first who the visitor is where nobody knows [NAV-4]': whenever(
    both(starting, as('unknown')),
    both(starts('recogniseIdentity'), no(follows)),
  ),
  'the flow asks that only there [NAV-4]': onlyWith(starts('recogniseIdentity'), both(starting, as('unknown'))),
  'nothing happens where that cannot be told': whenever(failed('recogniseIdentity'), both(ends(), no(follows))),
  'the visitor is who the answer says': whenever(done('recogniseIdentity', 'student'), student),
  'every click leads somewhere': whenever(
    both(starting, either(nobody, other), no(to('isLogin'))),
    both(ends(), follows),
  ),
}
