import type { MediaDetail } from '../../../../contract/calls/media.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { mediaHref } from '../../../shared/links/links.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { note, wraps } from '../../../ui/list/Entry.css.ts'
import * as css from './Neighbours.css.ts'
import type { RelatedProps } from './Related.tsx'

interface NeighbourProps {
  readonly to: MediaDetail['next']
  readonly label: string
  readonly look: string
  readonly kind: MediaDetail['kind']
  readonly page: number
}

function Neighbour({ to, label, look, kind, page }: NeighbourProps) {
  if (!to) return <span />
  return (
    <a className={look} href={mediaHref({ id: to.id, kind }, page)}>
      <span className={note}>{label}</span>
      <span className={`${css.title} ${wraps}`}>{to.title}</span>
    </a>
  )
}

const labels = {
  article: { previous: m.media_previous, next: m.media_next },
  video: { previous: m.media_previous_video, next: m.media_next_video },
}

/** The ones before and after it in its column. */
export function Neighbours({ media: { previous, next, kind }, page }: RelatedProps) {
  usePreferences()
  const words = labels[kind]
  if (!previous && !next) return null
  return (
    <nav className={css.row} aria-label={m.media_neighbours()}>
      <Neighbour to={previous} label={words.previous()} look={css.previous} kind={kind} page={page} />
      <Neighbour to={next} label={words.next()} look={css.next} kind={kind} page={page} />
    </nav>
  )
}
