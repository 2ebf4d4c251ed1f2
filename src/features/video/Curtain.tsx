import { useSelector } from '@xstate/react'
import { type FilmView, placeOf } from '../../../machines/playback/playback.selectors.ts'
import * as m from '../../../messages/compiled/messages.js'
import { Button } from '../../ui/button/Button.tsx'
import { PlayIcon } from '../../ui/icons/PlayIcon.tsx'
import { RefreshIcon } from '../../ui/icons/RefreshIcon.tsx'
import { Spinner } from '../../ui/spinner/Spinner.tsx'
import { Picture } from '../media/Cover.tsx'
import { durationText } from '../media/duration.ts'
import { usePreferences } from '../preferences.tsx'
import type { FilmProps } from './Film.tsx'
import * as css from './Video.css.ts'

export interface CurtainProps extends Pick<FilmProps, 'media' | 'actor'> {
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

function Broken({ actor }: Acts) {
  usePreferences()
  return (
    <div className={css.broken} role="alert">
      <p className={css.brokenTitle}>{m.media_broken()}</p>
      <p className={css.brokenText}>{m.media_broken_text()}</p>
      <Button onClick={() => actor.send({ type: 'RETRIED' })}>
        <RefreshIcon />
        {m.media_retry()}
      </Button>
    </div>
  )
}

const Loading = () => (
  <span className={css.loading}>
    <Spinner />
  </span>
)

const looks = { loading: Loading, ready: Ready, left: Left, broken: Broken } satisfies Record<
  CurtainProps['view'],
  unknown
>

/** What lies over a film that does not play yet. */
export function Curtain({ view, media, actor }: CurtainProps) {
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
