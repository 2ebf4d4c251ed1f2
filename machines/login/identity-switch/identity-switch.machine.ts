import { setup } from 'xstate'
import { logoutMachine } from '../logout/logout.machine.ts'
import type { IdentitySwitchContext, IdentitySwitchEvent, IdentitySwitchInput } from './identity-switch.types.ts'

/** Somebody who is no student opened what only students have (SW-1); the switch begins with a log-out (SW-2). */
export const identitySwitchMachine = setup({
  types: {
    context: {} as IdentitySwitchContext,
    events: {} as IdentitySwitchEvent,
    input: {} as IdentitySwitchInput,
    children: {} as { logout: 'logout' },
  },
  actors: { logout: logoutMachine },
}).createMachine({
  id: 'identitySwitch',
  context: ({ input }) => ({ ...input }),
  initial: 'asking',
  states: {
    asking: {
      on: { SWITCHED: 'backToLogin', 'DIALOG.CLOSED': 'closed' },
    },
    backToLogin: {
      description: "The log-out's own confirmation; once it is through, it leads to the student login.",
      invoke: {
        id: 'logout',
        src: 'logout',
        input: ({ context }) => ({ origin: 2, wanted: context.wanted }),
        onDone: [
          { guard: ({ event }) => event.output.result === 'loggedOut', target: 'switched' },
          { target: 'asking' },
        ],
      },
    },
    switched: { type: 'final' },
    closed: { type: 'final' },
  },
})
