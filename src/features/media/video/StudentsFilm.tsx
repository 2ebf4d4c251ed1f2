import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import type { MediaDetail } from '../../../../contract/calls/media.ts'
import { identityOf, studentIdOf } from '../../../../machines/login/session/session.selectors.ts'
import { filmQuery } from '../../../api/media.ts'
import { queryClient } from '../../../api/query-client.ts'
import { useActors } from '../../../shared/actors/actors.ts'
import { useKeptFocus } from '../../../ui/focus/useKeptFocus.ts'
import { Picture } from '../columns/Cover.tsx'
import { Broken } from './Broken.tsx'
import { Loading } from './Loading.tsx'
import { Locked } from './Locked.tsx'
import { Player } from './Player.tsx'
import * as css from './Video.css.ts'

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
export function StudentsFilm({ media }: StageProps) {
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
