import type { TabOutcome } from './app-port.ts'

interface Settling<Context, Stored, Opened> {
  /** The id of the machine. */
  readonly id: string
  storeInput(args: { context: Context }): Stored
  openInput(args: { context: Context }): Opened
}

/**
 * What a login into a back office ends with: the identity is kept, then the back office is opened. The machine has the
 * actors storeIdentity and openApp, the actions notify and releaseTab, and the states that this leads to.
 */
export const settlingStates = <Context, Stored, Opened>({
  id,
  storeInput,
  openInput,
}: Settling<Context, Stored, Opened>) =>
  ({
    tags: 'busy',
    initial: 'storing',
    states: {
      storing: {
        invoke: {
          id: 'storeIdentity',
          src: 'storeIdentity',
          input: storeInput,
          onDone: { target: 'leaving', actions: { type: 'notify', params: { kind: 'loggedIn' } } },
          onError: { target: `#${id}.cookiesBlocked`, actions: 'releaseTab' },
        },
      },
      leaving: {
        invoke: {
          id: 'openApp',
          src: 'openApp',
          input: openInput,
          onDone: [
            {
              guard: ({ event }: { event: { output: TabOutcome } }) => event.output === 'blocked',
              target: `#${id}.appBlocked`,
            },
            { target: `#${id}.done` },
          ],
          onError: `#${id}.appBlocked`,
        },
      },
    },
  }) as const

/** Logged in; the browser refused the tab, so that a link leads there. */
export const appBlocked = {
  description: 'Logged in; the browser refused the tab, so that a link leads there.',
  on: { 'LINK.FOLLOWED': 'done' },
} as const
