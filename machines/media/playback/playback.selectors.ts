import type { SnapshotFrom } from 'xstate'
import type { playbackMachine } from './playback.machine.ts'

type PlaybackSnapshot = SnapshotFrom<typeof playbackMachine>
export type FilmView = PlaybackSnapshot['value']['film']

export const filmView = ({ value }: PlaybackSnapshot): FilmView => value.film

/** The place where it was left, in seconds. */
export const placeOf = ({ context }: PlaybackSnapshot): number => context.place
