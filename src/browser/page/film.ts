import type { FilmPort } from '../../../machines/media/playback/playback.ports.ts'

/** The one film of the page; nothing happens where there is none. */
export function createFilm() {
  let film: HTMLVideoElement | null = null
  return {
    /** Null once it is gone. */
    mark(element: HTMLVideoElement | null) {
      film = element
    },
    play() {
      // What stands in the way is an event of the film's own.
      film?.play().catch(() => undefined)
    },
    seek(place) {
      if (film) film.currentTime = place
    },
    reload() {
      film?.load()
    },
  } satisfies FilmPort & { mark(element: HTMLVideoElement | null): void }
}
