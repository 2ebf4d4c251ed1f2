import { use } from 'react'
import type { MediaDetail } from '../../../../contract/calls/media.ts'
import { useActors } from '../../../shared/actors/actors.ts'
import { useOwnActor } from '../../../shared/actors/useOwnActor.ts'
import { Film } from './Film.tsx'

const stay = () => {}

/** Goes on where the visitor left it. */
export function Player({ media }: { readonly media: MediaDetail }) {
  const { logic, placeOf, markFilm } = use(useActors().flows.playback())
  const actor = useOwnActor(
    () => logic,
    () => ({ id: media.id, place: placeOf(media.id) }),
    stay,
  )
  return <Film media={media} actor={actor} markFilm={markFilm} />
}
