import { and, assign, not, setup, stateIn } from 'xstate'
import { callbackPlaceholder } from '../../kit/placeholder.ts'
import type { VisibilityEvent } from '../../kit/visibility.ts'
import type { CarouselContext, CarouselEvent, CarouselInput, MotionEvent } from './carousel.types.ts'

/** Milliseconds for which a page stays before the next one comes by itself (HOME-9). */
export const AUTOPLAY_DELAY = 3000
/** Milliseconds for which a page stays that the visitor picked. */
export const PICKED_DELAY = 5000

/** Time runs only where nobody points at it, nobody is in it with the keyboard, and it is looked at. */
const free = and([stateIn('#pointerAway'), stateIn('#focusOutside'), stateIn('#tabShown'), stateIn('#motionPlaying')])

/** Pages by index: with ends (HOME-6), or turning by themselves, round and round (HOME-9). */
export const carouselMachine = setup({
  types: {
    context: {} as CarouselContext,
    events: {} as CarouselEvent,
    input: {} as CarouselInput,
    tags: {} as 'running',
  },
  actors: {
    watchVisibility: callbackPlaceholder<VisibilityEvent>('watchVisibility'),
    watchMotion: callbackPlaceholder<MotionEvent>('watchMotion'),
  },
  actions: {
    turn: assign(({ context: { index, count } }, { by }: { by: 1 | -1 }) => ({ index: (index + by + count) % count })),
    pick: assign((_, { index }: { index: number }) => ({ index })),
  },
  guards: {
    isMoving: ({ context }) => context.autoplay && context.count > 1,
    hasNext: ({ context }) => context.index < context.count - 1,
    hasPrevious: ({ context }) => context.index > 0,
    isPage: ({ context }, { index }: { index: number }) => index >= 0 && index < context.count,
    isFree: free,
    isHeld: not(free),
  },
  delays: { AUTOPLAY_DELAY, PICKED_DELAY },
}).createMachine({
  id: 'carousel',
  context: ({ input }) => ({ ...input, index: 0 }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isMoving', target: 'turning' }, { target: 'still' }] },
    still: {
      on: {
        'PAGE.NEXT': { guard: 'hasNext', actions: { type: 'turn', params: { by: 1 } } },
        'PAGE.PREVIOUS': { guard: 'hasPrevious', actions: { type: 'turn', params: { by: -1 } } },
        'PAGE.PICKED': {
          guard: { type: 'isPage', params: ({ event }) => event },
          actions: { type: 'pick', params: ({ event }) => event },
        },
      },
    },
    turning: {
      type: 'parallel',
      invoke: [
        { id: 'watchVisibility', src: 'watchVisibility' },
        { id: 'watchMotion', src: 'watchMotion' },
      ],
      states: {
        pointer: {
          initial: 'away',
          states: {
            away: { id: 'pointerAway', on: { 'POINTER.ENTERED': 'over' } },
            over: { on: { 'POINTER.LEFT': 'away' } },
          },
        },
        focus: {
          initial: 'outside',
          states: {
            outside: { id: 'focusOutside', on: { 'FOCUS.ENTERED': 'inside' } },
            inside: { on: { 'FOCUS.LEFT': 'outside' } },
          },
        },
        tab: {
          initial: 'shown',
          states: {
            shown: { id: 'tabShown', on: { 'TAB.HIDDEN': 'hidden' } },
            hidden: { on: { 'TAB.SHOWN': 'shown' } },
          },
        },
        motion: {
          initial: 'playing',
          states: {
            playing: { id: 'motionPlaying', on: { STOPPED: 'stopped', 'MOTION.REDUCED': 'reduced' } },
            stopped: { on: { STARTED: 'playing', 'MOTION.REDUCED': 'reduced' } },
            reduced: {
              description: 'The system is asked for less motion: nothing moves, nothing is there to start it.',
              on: { 'MOTION.ALLOWED': 'stopped' },
            },
          },
        },
        time: {
          initial: 'usual',
          on: {
            'PAGE.NEXT': { target: '.picked', actions: { type: 'turn', params: { by: 1 } } },
            'PAGE.PREVIOUS': { target: '.picked', actions: { type: 'turn', params: { by: -1 } } },
            'PAGE.PICKED': {
              guard: { type: 'isPage', params: ({ event }) => event },
              target: '.picked',
              actions: { type: 'pick', params: ({ event }) => event },
            },
          },
          states: {
            usual: {
              initial: 'running',
              states: {
                running: {
                  tags: 'running',
                  always: { guard: 'isHeld', target: 'held' },
                  after: {
                    AUTOPLAY_DELAY: { target: 'running', reenter: true, actions: { type: 'turn', params: { by: 1 } } },
                  },
                },
                held: { always: { guard: 'isFree', target: 'running' } },
              },
            },
            picked: {
              description: 'The visitor turned to this page, which then stays longer.',
              initial: 'running',
              states: {
                running: {
                  tags: 'running',
                  always: { guard: 'isHeld', target: 'held' },
                  after: {
                    PICKED_DELAY: {
                      target: '#carousel.turning.time.usual',
                      actions: { type: 'turn', params: { by: 1 } },
                    },
                  },
                },
                held: { always: { guard: 'isFree', target: 'running' } },
              },
            },
          },
        },
      },
    },
  },
})
