import type { ActorRefFrom } from 'xstate'
import type { MediaDetail } from '../../../../contract/calls/media.ts'
import type { playbackMachine } from '../../../../machines/media/playback/playback.machine.ts'
import type { PlaybackFlow } from '../../../shared/actors/actors.ts'

export interface FilmProps {
  readonly media: Pick<MediaDetail, 'title' | 'cover' | 'video_url' | 'captions_url'>
  readonly actor: ActorRefFrom<typeof playbackMachine>
  readonly markFilm: PlaybackFlow['markFilm']
}
