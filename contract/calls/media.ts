import * as v from 'valibot'
import { get } from '../call.ts'
import { codes } from '../codes.ts'
import { agreementKinds, idText, listOf, PUBLIC_SECONDS, paging } from '../content.ts'
import { finite, text } from '../rules/schemas.ts'
import { locales, localText } from './site.ts'

const column = v.object({ id: v.string(), title: localText, kind: v.picklist(['articles', 'contents']) })
export type Column = v.InferOutput<typeof column>

/** An article or a video. */
export const media = v.object({
  id: v.string(),
  kind: v.picklist(['article', 'video']),
  title: v.string(),
  summary: v.string(),
  /** Address of a picture, or `drawn:<name>` for one of our own drawings. */
  cover: v.string(),
  source: v.string(),
  /** ISO 8601. */
  published_at: v.string(),
  views: finite,
  /** Of a video; 0 for articles. */
  seconds: finite,
  /** Of a video whose film only students are told (`getFilm`). */
  for_students: v.boolean(),
  column,
})
export type Media = v.InferOutput<typeof media>

/** Articles and videos of this site, newest first (FAIR-2). `id` is a column; the answer names all columns of the site. */
export const getMediaList = get({
  path: '/api/mediamaterial/getlist',
  params: v.object({ id: v.optional(idText), kind: v.optional(v.picklist(['article', 'video'])), ...paging }),
  answer: v.object({ ...listOf(media).entries, columns: v.array(column) }),
  maxAge: PUBLIC_SECONDS,
})

const film = v.object({ video_url: v.string(), captions_url: v.string() })
export type Film = v.InferOutput<typeof film>

const neighbour = v.nullable(v.object({ id: v.string(), title: v.string() }))

/** Its addresses are '' for an article and, whoever asks, for a video that is for students. */
export const mediaDetail = v.object({
  ...media.entries,
  ...film.entries,
  /** Sanitised HTML. */
  html: v.string(),
  /** The ones before and after it in its column, where the newest is first. */
  previous: neighbour,
  next: neighbour,
  related: v.array(media),
})
export type MediaDetail = v.InferOutput<typeof mediaDetail>

export const getMedia = get({
  path: '/api/mediamaterial/getinfo',
  params: v.object({ id: idText }),
  answer: mediaDetail,
  codes: [codes.notFound],
  maxAge: PUBLIC_SECONDS,
})

/** Where a video of this site and its captions are, for a student. */
export const getFilm = get({
  path: '/api/mediamaterial/getfilm',
  params: v.object({ id: idText }),
  answer: film,
  codes: [codes.notFound],
  caller: 'student',
})

/** Such a text: the site's own article, or the one that every site begins with, in `locale`. */
export const getAgreement = get({
  path: '/api/mediamaterial/getagreement',
  params: v.object({ kind: v.picklist(agreementKinds), locale: v.picklist(locales) }),
  answer: v.object({
    title: v.string(),
    /** Sanitised HTML. */
    html: v.string(),
    /** ISO 8601. */
    published_at: v.string(),
  }),
  codes: [codes.notFound],
  maxAge: PUBLIC_SECONDS,
})
export type Agreement = v.InferOutput<typeof getAgreement.answer>

/** Reports that a video is watched; counted once a browser and hour. `token` is that of `getReportToken`. */
export const reportWatched = get({
  path: '/api/abilityimprovement/watched',
  params: v.object({ id: idText, token: text(256) }),
  answer: v.object({ views: finite }),
  codes: [codes.forbidden, codes.notFound, codes.refused],
  unsafe: true,
})
