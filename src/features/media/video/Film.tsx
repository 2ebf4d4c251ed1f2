import { useSelector } from '@xstate/react'
import { useCallback, useEffect, useRef } from 'react'
import { filmView } from '../../../../machines/media/playback/playback.selectors.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Curtain } from './Curtain.tsx'
import type { FilmProps } from './film-props.ts'
import * as css from './Video.css.ts'

/** Counts the seconds of it that have been played, each part once. */
const playedOf = ({ played }: HTMLVideoElement): number =>
  Array.from({ length: played.length }, (_, at) => played.end(at) - played.start(at)).reduce(
    (sum, part) => sum + part,
    0,
  )

/** The browser's own player; a drawing lies over it until it plays. */
export function Film({ media, actor, markFilm }: FilmProps) {
  usePreferences()
  const { title, video_url, captions_url } = media
  const view = useSelector(actor, filmView)
  const isOpen = view === 'open'
  const film = useRef<HTMLVideoElement>(null)
  const mark = useCallback(
    (element: HTMLVideoElement | null) => {
      film.current = element
      // A film without an address fails like one that does not come, at every try; React would leave the attribute out.
      if (video_url === '') element?.setAttribute('src', '')
      markFilm(element)
      // It begins to load before it is on the page: what it told until then, nobody heard.
      if (element?.error) actor.send({ type: 'FILM.FAILED' })
      else if (element && element.readyState >= element.HAVE_METADATA) {
        actor.send({ type: 'FILM.LOADED', seconds: element.duration })
      }
    },
    [markFilm, actor, video_url],
  )
  // The button that was pressed is gone with the drawing.
  useEffect(() => {
    if (isOpen) film.current?.focus({ preventScroll: true })
  }, [isOpen])
  return (
    <div className={css.stage}>
      <video
        ref={mark}
        className={css.film}
        src={video_url || undefined}
        aria-label={m.media_player({ title })}
        controls={isOpen}
        tabIndex={isOpen ? 0 : -1}
        preload="metadata"
        playsInline
        onLoadedMetadata={({ currentTarget }) => actor.send({ type: 'FILM.LOADED', seconds: currentTarget.duration })}
        onError={() => actor.send({ type: 'FILM.FAILED' })}
        onPlay={() => actor.send({ type: 'FILM.PLAYED' })}
        onTimeUpdate={({ currentTarget }) =>
          actor.send({ type: 'FILM.MOVED', place: currentTarget.currentTime, played: playedOf(currentTarget) })
        }
        onPause={({ currentTarget }) => actor.send({ type: 'FILM.PAUSED', place: currentTarget.currentTime })}
        onEnded={() => actor.send({ type: 'FILM.ENDED' })}
      >
        <track kind="captions" src={captions_url || undefined} srcLang="zh" label={m.media_captions()} default />
      </video>
      {!isOpen && <Curtain view={view} media={media} actor={actor} />}
    </div>
  )
}
