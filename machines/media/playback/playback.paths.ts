import { CallFailure } from '../../../contract/failures.ts'
import { catalogue } from '../../kit/catalogue.ts'
import { playbackMachine } from './playback.machine.ts'
import { playbackProperties } from './playback.properties.ts'

/** Seconds of a film. */
const LENGTH = 30

export const playbackPaths = catalogue({
  flow: 'playback',
  machine: playbackMachine,
  inputs: { fresh: { id: '7', place: 0 }, left: { id: '7', place: 12 }, over: { id: '7', place: 28 } },
  events: [
    { type: 'FILM.LOADED', seconds: LENGTH },
    { type: 'FILM.FAILED' },
    { type: 'FILM.PLAYED' },
    { type: 'FILM.MOVED', place: 4, played: 4 },
    { type: 'FILM.MOVED', place: 14, played: 9 },
    { type: 'FILM.MOVED', place: 20, played: 10 },
    { type: 'FILM.PAUSED', place: 6 },
    { type: 'FILM.ENDED' },
    { type: 'PLAY.ASKED' },
    { type: 'RESTARTED' },
    { type: 'RETRIED' },
  ],
  actors: { reportWatched: { done: [undefined], error: [new CallFailure({ kind: 'offline' })] } },
  delays: {},
  /** A film that is not shown does not move. */
  feasible: ({ value: { film } }, { type }) =>
    film === 'open' || (type !== 'FILM.MOVED' && type !== 'FILM.PAUSED' && type !== 'FILM.ENDED'),
  invariants: {
    'nobody is led on where nothing was left': ({ value, context }) => value.film !== 'left' || context.place > 0,
  },
  properties: playbackProperties,
})
