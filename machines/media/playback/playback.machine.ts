import { assign, setup } from 'xstate'
import { actionPlaceholder, promisePlaceholder } from '../../kit/placeholder.ts'
import type { PlaybackContext, PlaybackEvent, PlaybackInput } from './playback.types.ts'

/** Seconds between two places that are remembered. */
export const REMEMBER_EVERY = 5
/** Seconds of a film that make it watched. */
export const WATCHED_AFTER = 10
/** A visitor who left a film so few seconds before its end sees it from the beginning. */
export const NEAR_END = 3

/** A video: goes on where it was left, and is reported once as watched (FAIR-2). */
export const playbackMachine = setup({
  types: { context: {} as PlaybackContext, events: {} as PlaybackEvent, input: {} as PlaybackInput },
  actors: { reportWatched: promisePlaceholder<void, { id: string }>('reportWatched') },
  actions: {
    note: assign((_, { place }: { place: number }) => ({ place })),
    remember: actionPlaceholder('remember') as (_: unknown, params: PlaybackInput) => void,
    forget: actionPlaceholder('forget') as (_: unknown, params: { id: string }) => void,
    play: actionPlaceholder('play'),
    seek: actionPlaceholder('seek') as (_: unknown, params: { place: number }) => void,
    reload: actionPlaceholder('reload'),
  },
  guards: {
    isLeft: ({ context }, { seconds }: { seconds: number }) => context.place > 0 && context.place < seconds - NEAR_END,
    isFar: ({ context }, { place }: { place: number }) => Math.abs(place - context.place) >= REMEMBER_EVERY,
    isWatched: (_, { played }: { played: number }) => played >= WATCHED_AFTER,
  },
}).createMachine({
  id: 'playback',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    film: {
      initial: 'loading',
      on: { 'FILM.FAILED': '.broken' },
      states: {
        loading: {
          on: {
            'FILM.LOADED': [
              {
                guard: { type: 'isLeft', params: ({ event }) => event },
                target: 'left',
                actions: { type: 'seek', params: ({ context }) => context },
              },
              { target: 'ready' },
            ],
          },
        },
        ready: {
          description: 'A drawing lies over it.',
          on: { 'PLAY.ASKED': { actions: 'play' }, 'FILM.PLAYED': 'open' },
        },
        left: {
          description: 'As above; it would go on where it was left.',
          on: {
            'PLAY.ASKED': { actions: 'play' },
            RESTARTED: { actions: [{ type: 'seek', params: { place: 0 } }, 'play'] },
            'FILM.PLAYED': 'open',
          },
        },
        open: {
          on: {
            'FILM.MOVED': {
              guard: { type: 'isFar', params: ({ event }) => event },
              actions: [
                { type: 'note', params: ({ event }) => event },
                { type: 'remember', params: ({ context }) => context },
              ],
            },
            'FILM.PAUSED': {
              actions: [
                { type: 'note', params: ({ event }) => event },
                { type: 'remember', params: ({ context }) => context },
              ],
            },
            'FILM.ENDED': {
              actions: [
                { type: 'note', params: { place: 0 } },
                { type: 'forget', params: ({ context: { id } }) => ({ id }) },
              ],
            },
          },
        },
        broken: { on: { RETRIED: { target: 'loading', actions: 'reload' } } },
      },
    },
    watch: {
      initial: 'counting',
      states: {
        counting: {
          on: { 'FILM.MOVED': { guard: { type: 'isWatched', params: ({ event }) => event }, target: 'reporting' } },
        },
        reporting: {
          invoke: {
            id: 'reportWatched',
            src: 'reportWatched',
            input: ({ context }) => ({ id: context.id }),
            onDone: 'reported',
            onError: 'refused',
          },
        },
        refused: {
          description: 'Nobody is told; tried again when it is next played.',
          on: { 'FILM.PLAYED': 'counting' },
        },
        reported: {},
      },
    },
  },
})
