import { useSelector } from '@xstate/react'
import { useCallback, useEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { MediaDetail } from '../../../../contract/calls/media.ts'
import type { playbackMachine } from '../../../../machines/media/playback/playback.machine.ts'
import { type FilmView, filmView, placeOf } from '../../../../machines/media/playback/playback.selectors.ts'
import * as m from '../../../../messages/compiled/messages.js'
import type { PlaybackFlow } from '../../../shared/actors/actors.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { PlayIcon } from '../../../ui/icons/pages.tsx'
import { Picture } from '../columns/Cover.tsx'
import { durationText } from '../columns/duration.ts'
import { Broken } from './Broken.tsx'
import { Loading } from './Loading.tsx'
import * as css from './Video.css.ts'

interface CurtainProps extends Pick<FilmProps, 'media' | 'actor'> {
  readonly view: Exclude<FilmView, 'open'>
}

type Acts = Pick<CurtainProps, 'actor'>

function Ready({ actor }: Acts) {
  usePreferences()
  return (
    <button type="button" className={css.start} onClick={() => actor.send({ type: 'PLAY.ASKED' })}>
      <span className={css.disc}>
        <PlayIcon size={32} />
      </span>
      <span className={css.startText}>{m.media_play()}</span>
    </button>
  )
}

function Left({ actor }: Acts) {
  usePreferences()
  const time = durationText(useSelector(actor, placeOf))
  return (
    <div className={css.choices}>
      <Button size="lg" onClick={() => actor.send({ type: 'PLAY.ASKED' })}>
        <PlayIcon />
        {m.media_play_from({ time })}
      </Button>
      <Button size="lg" kind="secondary" onClick={() => actor.send({ type: 'RESTARTED' })}>
        {m.media_restart()}
      </Button>
    </div>
  )
}

const BrokenFilm = ({ actor }: Acts) => <Broken onRetry={() => actor.send({ type: 'RETRIED' })} />

const looks = { loading: Loading, ready: Ready, left: Left, broken: BrokenFilm } satisfies Record<
  CurtainProps['view'],
  unknown
>

/** Lies over a film that does not play yet. */
function Curtain({ view, media, actor }: CurtainProps) {
  const Look = looks[view]
  return (
    <div className={css.curtain}>
      {view !== 'broken' && (
        <div className={css.picture}>
          <Picture cover={media.cover} title={media.title} />
        </div>
      )}
      <Look actor={actor} />
    </div>
  )
}

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

interface FilmProps {
  readonly media: Pick<MediaDetail, 'title' | 'cover' | 'video_url' | 'captions_url'>
  readonly actor: ActorRefFrom<typeof playbackMachine>
  readonly markFilm: PlaybackFlow['markFilm']
}
