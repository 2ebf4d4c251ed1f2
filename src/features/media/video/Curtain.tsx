import { useSelector } from '@xstate/react'
import { type FilmView, placeOf } from '../../../../machines/media/playback/playback.selectors.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { PlayIcon } from '../../../ui/icons/PlayIcon.tsx'
import { Picture } from '../columns/Cover.tsx'
import { durationText } from '../columns/duration.ts'
import { Broken } from './Broken.tsx'
import type { FilmProps } from './film-props.ts'
import { Loading } from './Loading.tsx'
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

const BrokenFilm = ({ actor }: Acts) => <Broken onRetry={() => actor.send({ type: 'RETRIED' })} />

const looks = { loading: Loading, ready: Ready, left: Left, broken: BrokenFilm } satisfies Record<
  CurtainProps['view'],
  unknown
>

/** Lies over a film that does not play yet. */
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
