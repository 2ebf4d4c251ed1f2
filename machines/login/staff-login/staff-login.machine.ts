import { assign, emit, setup } from 'xstate'
import { failureOf } from '../../../contract/failures.ts'
import type { TabOutcome } from '../../kit/app-port.ts'
import { rejecting, typed } from '../../kit/form.ts'
import type { Notice } from '../../kit/notice.ts'
import { actionPlaceholder, promisePlaceholder } from '../../kit/placeholder.ts'
import { appBlocked, settlingStates } from '../../kit/settling.ts'
import { emptyValues, errorOf, wrongFields } from './fields.ts'
import type {
  StaffCredentials,
  StaffIdentity,
  StaffLoginContext,
  StaffLoginEmitted,
  StaffLoginEvent,
  StaffLoginInput,
  StaffOutcome,
} from './staff-login.types.ts'

/**
 * The login of school officers and channel organisers. Provided twice: as school-login (ADM-1 to ADM-3) and as
 * channel-login (CHL-1, CHL-2); call, wording and way into the back office come with the variant.
 */
export const staffLoginMachine = setup({
  types: {
    context: {} as StaffLoginContext,
    events: {} as StaffLoginEvent,
    emitted: {} as StaffLoginEmitted,
    input: {} as StaffLoginInput,
    tags: {} as 'busy' | 'form',
  },
  actors: {
    logIn: promisePlaceholder<StaffOutcome, StaffCredentials>('logIn'),
    storeIdentity: promisePlaceholder<void, { identity: StaffIdentity }>('storeIdentity'),
    openApp: promisePlaceholder<TabOutcome, { identity: StaffIdentity }>('openApp'),
  },
  actions: {
    notify: actionPlaceholder('notify') as (_: unknown, params: Notice) => void,
    reserveTab: actionPlaceholder('reserveTab'),
    releaseTab: actionPlaceholder('releaseTab'),
  },
  guards: {
    areCookiesEnabled: ({ context }) => context.settings.cookiesEnabled,
    isComplete: ({ context }) => wrongFields(context.values).length === 0,
    isWrong: ({ context, event }) => event.type === 'FIELD.BLURRED' && errorOf(event.field, context.values) !== null,
  },
}).createMachine({
  id: 'staffLogin',
  context: ({ input }) => ({ settings: input, values: emptyValues, rejected: [], refusal: null, identity: null }),
  initial: 'opening',
  on: { 'DIALOG.CLOSED': { target: '.closed', actions: 'releaseTab' } },
  states: {
    opening: { always: [{ guard: 'areCookiesEnabled', target: 'form' }, { target: 'cookiesBlocked' }] },
    cookiesBlocked: { description: 'Without cookies no login would last; the visitor is told how to allow them.' },
    form: {
      tags: 'form',
      on: {
        'FIELD.BLURRED': {
          guard: 'isWrong',
          actions: assign(({ context, event }) => rejecting(context, event.field)),
        },
        'FORM.SUBMITTED': [
          { guard: 'isComplete', target: 'submitting' },
          {
            actions: [
              assign({ rejected: ({ context }) => wrongFields(context.values), refusal: null }),
              emit(({ context }) => ({ type: 'FIELD.REJECTED', field: wrongFields(context.values)[0] ?? 'username' })),
            ],
          },
        ],
        'FORGOT.OPENED': 'contacts',
        'FIELD.CHANGED': {
          actions: assign(({ context, event: { field, value } }) => typed(context, field, value)),
        },
      },
    },
    contacts: {
      description: 'Nobody resets this password here: whom to ask. However it is closed, the form is as it was.',
      on: { 'DIALOG.CLOSED': 'form' },
    },
    submitting: {
      tags: ['busy', 'form'],
      entry: ['reserveTab', assign({ refusal: null })],
      invoke: {
        id: 'logIn',
        src: 'logIn',
        input: ({ context }) => context.values,
        onDone: [
          {
            guard: ({ event }) => event.output.result === 'loggedIn',
            target: 'settling',
            actions: assign({
              identity: ({ event }) => (event.output.result === 'loggedIn' ? event.output.identity : null),
            }),
          },
          {
            target: 'form',
            actions: [
              'releaseTab',
              assign({ refusal: ({ event }) => (event.output.result === 'refused' ? event.output.refusal : null) }),
            ],
          },
        ],
        onError: {
          target: 'form',
          actions: [
            'releaseTab',
            assign({ refusal: ({ event }) => ({ kind: 'failure', failure: failureOf(event.error) }) }),
          ],
        },
      },
    },
    settling: settlingStates({
      id: 'staffLogin',
      storeInput: ({ context }: { context: StaffLoginContext }) => ({ identity: context.identity! }),
      openInput: ({ context }: { context: StaffLoginContext }) => ({ identity: context.identity! }),
    }),
    appBlocked,
    done: { type: 'final' },
    closed: { type: 'final' },
  },
})
