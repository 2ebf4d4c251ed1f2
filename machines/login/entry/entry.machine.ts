import { assign, setup } from 'xstate'
import { failureOf } from '../../../contract/failures.ts'
import type { Notice } from '../../kit/notice.ts'
import { actionPlaceholder, promisePlaceholder } from '../../kit/placeholder.ts'
import type { Identity } from '../session/session.selectors.ts'
import { appOf, jumpTo, needsFacts, pageOf, staysInTab } from './destinations.ts'
import type { EntryContext, EntryDestination, EntryInput, EntryOutcome, StudentFacts } from './entry.types.ts'

const isOther = (identity: Identity) => identity === 'school' || identity === 'company' || identity === 'channel'

/**
 * What a click on a protected thing comes to, decided from the site, the identity, the resume and the destination
 * (NAV-3, -4, -6 to -8, SW-1, CHAN-2, HOME-3).
 */
export const entryMachine = setup({
  types: { context: {} as EntryContext, input: {} as EntryInput },
  actors: {
    recogniseIdentity: promisePlaceholder<Identity>('recogniseIdentity'),
    readFacts: promisePlaceholder<StudentFacts, { destination: EntryDestination }>('readFacts'),
  },
  actions: {
    follow: actionPlaceholder('follow') as (_: unknown, params: EntryOutcome) => void,
    notify: actionPlaceholder('notify') as (_: unknown, params: Notice) => void,
  },
  guards: {
    isUnknown: ({ context }) => context.identity === 'unknown',
    hasApp: ({ context }) => appOf(context) !== null,
    wantsEmployer: ({ context }) => context.destination === 'employer',
    wantsAdmin: ({ context }) => context.destination === 'admin',
    isThere: ({ context: { destination, identity } }) =>
      (destination === 'isLogin' && identity !== 'anonymous') || (destination === 'login' && identity === 'student'),
    isOther: ({ context }) => isOther(context.identity),
    needsFacts: ({ context }) => context.identity === 'student' && needsFacts(context.destination),
    hasPage: ({ context }) => context.identity === 'student' || context.destination === 'landingResume',
  },
}).createMachine({
  id: 'entry',
  context: ({ input }) => ({ ...input, facts: null }),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'isUnknown', target: 'recognising' }, { target: 'deciding' }] },
    recognising: {
      description: 'The session has not been checked yet.',
      invoke: {
        id: 'recogniseIdentity',
        src: 'recogniseIdentity',
        onDone: { target: 'deciding', actions: assign({ identity: ({ event }) => event.output }) },
        onError: 'nothingToDo',
      },
    },
    deciding: {
      always: [
        { guard: 'hasApp', target: 'openingApp' },
        { guard: 'wantsEmployer', target: 'askingEmployerLogin' },
        { guard: 'wantsAdmin', target: 'askingStaffLogin' },
        { guard: 'isThere', target: 'nothingToDo' },
        { guard: 'isOther', target: 'askingToSwitch' },
        { guard: 'needsFacts', target: 'readingFacts' },
        { guard: 'hasPage', target: 'openingPage' },
        { target: 'askingStudentLogin' },
      ],
    },
    readingFacts: {
      description: 'Which page it is depends on the resume or the diagnosis.',
      invoke: {
        id: 'readFacts',
        src: 'readFacts',
        input: ({ context: { destination } }) => ({ destination }),
        onDone: { target: 'openingPage', actions: assign({ facts: ({ event }) => event.output }) },
        onError: {
          target: 'nothingToDo',
          actions: { type: 'notify', params: ({ event }) => ({ kind: 'failure', failure: failureOf(event.error) }) },
        },
      },
    },
    openingPage: {
      type: 'final',
      entry: { type: 'follow', params: ({ context }) => ({ kind: 'page', path: pageOf(context) }) },
    },
    openingApp: { type: 'final', entry: { type: 'follow', params: ({ context }) => appOf(context)! } },
    askingStudentLogin: {
      type: 'final',
      entry: {
        type: 'follow',
        params: ({ context }) => ({
          kind: 'studentLogin',
          jump: jumpTo(context),
          sameTab: staysInTab(context.destination),
        }),
      },
    },
    askingToSwitch: {
      type: 'final',
      entry: {
        type: 'follow',
        params: ({ context }) => ({
          kind: 'identitySwitch',
          from: context.identity as 'school' | 'company' | 'channel',
          wanted: jumpTo(context),
        }),
      },
    },
    askingEmployerLogin: { type: 'final', entry: { type: 'follow', params: { kind: 'employerLogin' } } },
    askingStaffLogin: {
      type: 'final',
      entry: { type: 'follow', params: ({ context }) => ({ kind: 'staffLogin', admin: context.admin }) },
    },
    nothingToDo: { type: 'final' },
  },
})
