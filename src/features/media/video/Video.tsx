import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { Suspense, use } from 'react'
import type { MediaDetail } from '../../../../contract/calls/media.ts'
import { identityOf, studentIdOf } from '../../../../machines/login/session/session.selectors.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { filmQuery } from '../../../api/media.ts'
import { queryClient } from '../../../api/query-client.ts'
import { useActors } from '../../../shared/actors/actors.ts'
import { useOwnActor } from '../../../shared/actors/useOwnActor.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { useKeptFocus } from '../../../ui/focus/useKeptFocus.ts'
import { LockIcon } from '../../../ui/icons/account.tsx'
import { Picture } from '../columns/Cover.tsx'
import * as detail from '../detail/Detail.css.ts'
import { Facts } from '../detail/Facts.tsx'
import { Neighbours } from '../detail/Neighbours.tsx'
import { Related, type RelatedProps } from '../detail/Related.tsx'
import { Trail } from '../detail/Trail.tsx'
import { Broken } from './Broken.tsx'
import { Film } from './Film.tsx'
import { Loading } from './Loading.tsx'
import * as css from './Video.css.ts'

const stay = () => {}

/** Goes on where the visitor left it. */
function Player({ media }: { readonly media: MediaDetail }) {
  const { logic, placeOf, markFilm } = use(useActors().flows.playback())
  const actor = useOwnActor(
    () => logic,
    () => ({ id: media.id, place: placeOf(media.id) }),
    stay,
  )
  return <Film media={media} actor={actor} markFilm={markFilm} />
}

interface StageProps {
  readonly media: MediaDetail
}

const Poster = ({ media: { cover, title } }: StageProps) => (
  <div className={css.curtain}>
    <div className={css.picture}>
      <Picture cover={cover} title={title} />
    </div>
  </div>
)

const Waiting = ({ media }: StageProps) => (
  <div className={css.stage}>
    <Poster media={media} />
    <Loading />
  </div>
)

/** Its film, as soon as the server has told this student where that is. */
function OwnFilm({ media, userId }: StageProps & { readonly userId: string }) {
  const { data, isFetching, isError, refetch } = useQuery(filmQuery(userId, media.id), queryClient)
  const isBroken = isError && !isFetching
  const place = useKeptFocus<HTMLDivElement>(String(isBroken))
  return (
    <div ref={place} tabIndex={-1} className={css.place}>
      {data ? (
        <Player media={{ ...media, ...data }} />
      ) : isBroken ? (
        <div className={css.stage}>
          <Broken onRetry={() => void refetch()} />
        </div>
      ) : (
        <Waiting media={media} />
      )}
    </div>
  )
}

/** Shows a student the film of a video for students, and anybody else the way to the log-in. */
function StudentsFilm({ media }: StageProps) {
  const { session } = useActors()
  const identity = useSelector(session, identityOf)
  const userId = useSelector(session, studentIdOf)
  const place = useKeptFocus<HTMLDivElement>(identity)
  return (
    <div ref={place} tabIndex={-1} className={css.place}>
      {identity === 'student' ? (
        <OwnFilm key={userId} media={media} userId={userId} />
      ) : identity === 'unknown' ? (
        <Waiting media={media} />
      ) : (
        <div className={css.lockedStage}>
          <Poster media={media} />
          <Locked isOther={identity !== 'anonymous'} />
        </div>
      )}
    </div>
  )
}

/** @param isOther somebody is logged in, but not as a student */
function Locked({ isOther }: { readonly isOther: boolean }) {
  usePreferences()
  const { becomeStudent } = useActors()
  return (
    <div className={css.locked}>
      <p className={css.lockedTitle}>
        <LockIcon />
        {m.media_log_in()}
      </p>
      <p className={css.lockedText}>{isOther ? m.media_for_students_other() : m.media_for_students()}</p>
      <Button data-opens-login onClick={() => becomeStudent({ mode: 3 })}>
        {isOther ? m.login_switch_confirm() : m.pages_login()}
      </Button>
    </div>
  )
}

/** A video to watch (FAIR-2). */
export function Video({ media, page }: RelatedProps) {
  return (
    <>
      <Trail media={media} page={page} />
      <div className={detail.columns}>
        <article className={`${detail.card} ${css.card}`}>
          <Suspense fallback={<div className={css.stage} />}>
            {media.for_students ? <StudentsFilm media={media} /> : <Player media={media} />}
          </Suspense>
          <div className={css.words}>
            <h1 className={css.title}>{media.title}</h1>
            <Facts media={media} />
            {media.summary !== '' && <p className={css.summary}>{media.summary}</p>}
            <Neighbours media={media} page={page} />
          </div>
        </article>
        <Related media={media} page={page} />
      </div>
    </>
  )
}
