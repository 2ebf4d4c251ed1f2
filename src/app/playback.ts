import { providePlayback } from '../../machines/media/playback/playback.ports.ts'
import { reportWatched } from '../api/media.ts'
import { createFilm } from '../browser/page/film.ts'
import { videoPlaces } from '../browser/storage/video-places.ts'
import type { PlaybackFlow } from '../shared/actors/actors.ts'

const film = createFilm()

/** The flow of a video's page, with its effects. */
export const playback: PlaybackFlow = {
  logic: providePlayback({ film, places: videoPlaces, reportWatched }),
  placeOf: videoPlaces.read,
  markFilm: film.mark,
}
