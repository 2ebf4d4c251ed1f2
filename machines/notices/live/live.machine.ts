import { assign, raise, setup } from 'xstate'
import type { Changed, LiveTopic } from '../../../contract/notices.ts'
import { actionPlaceholder, callbackPlaceholder } from '../../kit/placeholder.ts'
import type { VisibilityEvent } from '../../kit/visibility.ts'
import type { LiveContext, LiveEvent, StreamEvent } from './live.types.ts'

/** Milliseconds before a stream that was open is opened anew. */
const SOON = 2000
/** Milliseconds before it is tried again where it could not be opened. */
const LATER = 30_000
/** Milliseconds out of sight after which a tab listens no more. */
const LONG_HIDDEN = 600_000

type Telling = 'refresh' | 'tellTabs'

const all = <T extends Telling>(type: T) => ({
  type,
  params: ({ context: { userId } }: { context: LiveContext }) => ({ userId, changed: 'all' as const }),
})

const topic = <T extends Telling>(type: T) => ({
  type,
  params: ({ context: { userId }, event }: { context: LiveContext; event: { topic: LiveTopic } }) => ({
    userId,
    changed: event.topic,
  }),
})

/** Hears of what changed for the student or employer who is logged in, by one stream for all tabs of the browser (JOB-5). */
export const liveMachine = setup({
  types: { context: {} as LiveContext, events: {} as LiveEvent },
  actors: {
    hearTabs: callbackPlaceholder<{ type: 'TABS.TOLD'; changed: Changed }, { userId: string }>('hearTabs'),
    watchVisibility: callbackPlaceholder<VisibilityEvent>('watchVisibility'),
    queueToLead: callbackPlaceholder<{ type: 'LEAD.GOT' }, { userId: string }>('queueToLead'),
    stream: callbackPlaceholder<StreamEvent>('stream'),
  },
  actions: {
    refresh: actionPlaceholder('refresh') as (_: unknown, params: { userId: string; changed: Changed }) => void,
    tellTabs: actionPlaceholder('tellTabs') as (_: unknown, params: { userId: string; changed: Changed }) => void,
    keepSomebody: assign(({ event }) => (event.type === 'SOMEBODY.ENTERED' ? { userId: event.userId } : {})),
  },
  guards: {
    isAnother: ({ context, event }) => event.type === 'SOMEBODY.ENTERED' && event.userId !== context.userId,
  },
  delays: { SOON, LATER, LONG_HIDDEN },
}).createMachine({
  id: 'live',
  context: { userId: '' },
  initial: 'off',
  states: {
    off: {
      description: 'Nobody is logged in who is told anything.',
      entry: assign({ userId: '' }),
      on: { 'SOMEBODY.ENTERED': { target: 'on', actions: ['keepSomebody', all('refresh')] } },
    },
    on: {
      type: 'parallel',
      invoke: [
        { id: 'hearTabs', src: 'hearTabs', input: ({ context: { userId } }) => ({ userId }) },
        { id: 'watchVisibility', src: 'watchVisibility' },
      ],
      on: {
        'SOMEBODY.LEFT': 'off',
        'SOMEBODY.ENTERED': {
          guard: 'isAnother',
          target: 'on',
          reenter: true,
          actions: ['keepSomebody', all('refresh')],
        },
        'TABS.TOLD': {
          actions: {
            type: 'refresh',
            params: ({ context: { userId }, event: { changed } }) => ({ userId, changed }),
          },
        },
      },
      states: {
        sight: {
          initial: 'shown',
          states: {
            shown: { on: { 'TAB.HIDDEN': 'hidden' } },
            hidden: {
              on: { 'TAB.SHOWN': 'shown' },
              after: { LONG_HIDDEN: { actions: raise({ type: 'TAB.RESTED' }) } },
            },
          },
        },
        ear: {
          initial: 'awake',
          states: {
            awake: {
              invoke: { id: 'queueToLead', src: 'queueToLead', input: ({ context: { userId } }) => ({ userId }) },
              on: { 'TAB.RESTED': 'resting' },
              initial: 'following',
              states: {
                following: {
                  description: 'Another tab listens, or none can: whoever comes back to this one has it read anew.',
                  on: { 'LEAD.GOT': 'listening', 'TAB.SHOWN': { actions: all('refresh') } },
                },
                listening: {
                  invoke: { id: 'stream', src: 'stream' },
                  initial: 'opening',
                  states: {
                    opening: {
                      on: {
                        // Something may have been said before.
                        'STREAM.OPENED': { target: 'open', actions: [all('refresh'), all('tellTabs')] },
                        'STREAM.LOST': '#live.on.ear.awake.lost.later',
                        'TAB.SHOWN': { actions: all('refresh') },
                      },
                    },
                    open: {
                      on: {
                        'STREAM.TOLD': { actions: [topic('refresh'), topic('tellTabs')] },
                        'STREAM.LOST': '#live.on.ear.awake.lost.soon',
                      },
                    },
                  },
                },
                lost: {
                  description: 'Nobody listens for a while: whoever comes back reads anew, and it is tried at once.',
                  initial: 'soon',
                  on: { 'TAB.SHOWN': { target: 'listening', actions: all('refresh') } },
                  states: {
                    soon: { after: { SOON: '#live.on.ear.awake.listening' } },
                    later: { after: { LATER: '#live.on.ear.awake.listening' } },
                  },
                },
              },
            },
            resting: {
              description: 'Out of sight for long: another tab may listen.',
              on: { 'TAB.SHOWN': { target: 'awake', actions: all('refresh') } },
            },
          },
        },
      },
    },
  },
})
