import { providePlayback } from '../../machines/playback/playback.ports.ts'
import { reportWatched } from '../api/media.ts'
import type { PlaybackFlow } from '../entities/provided/actors.ts'
import { createFilm } from './ports/film.ts'
import { videoPlaces } from './ports/video-places.ts'

const film = createFilm()

/** What a video's page works with, with its effects. */
export const playback: PlaybackFlow = {
  logic: providePlayback({ film, places: videoPlaces, reportWatched }),
  placeOf: videoPlaces.read,
  markFilm: film.mark,
}
