import { Suspense } from 'react'
import * as detail from '../detail/Detail.css.ts'
import { Facts } from '../detail/Facts.tsx'
import { Neighbours } from '../detail/Neighbours.tsx'
import { Related, type RelatedProps } from '../detail/Related.tsx'
import { Trail } from '../detail/Trail.tsx'
import { Player } from './Player.tsx'
import { StudentsFilm } from './StudentsFilm.tsx'
import * as css from './Video.css.ts'

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
