import { fromPromise } from 'xstate'
import { playbackMachine } from './playback.machine.ts'
import type { PlaybackInput } from './playback.types.ts'

/** The film on the page. */
export interface FilmPort {
  play(): void
  /** @param place in seconds */
  seek(place: number): void
  /** Fetches it anew. */
  reload(): void
}

/** The places where videos were left in this browser, in seconds. */
export interface PlacesPort {
  /** @returns 0 where it was never left, or came to its end */
  read(id: string): number
  write(id: string, place: number): void
  remove(id: string): void
}

export interface PlaybackPorts {
  readonly film: FilmPort
  readonly places: Omit<PlacesPort, 'read'>
  /** Rejects with a CallFailure. */
  reportWatched(id: string, signal: AbortSignal): Promise<void>
}

export const providePlayback = ({ film, places, reportWatched }: PlaybackPorts) =>
  playbackMachine.provide({
    actors: {
      reportWatched: fromPromise<void, { id: string }>(({ input, signal }) => reportWatched(input.id, signal)),
    },
    actions: {
      play: () => film.play(),
      seek: (_, { place }) => film.seek(place),
      reload: () => film.reload(),
      remember: (_, { id, place }: PlaybackInput) => places.write(id, place),
      forget: (_, { id }) => places.remove(id),
    },
  })
