import * as z from 'zod/mini'
import { get } from '../call.ts'
import { codes } from '../codes.ts'
import { agreementKinds, idText, listOf, PUBLIC_SECONDS, paging } from '../content.ts'
import { locales, localText } from './site.ts'

const column = z.object({ id: z.string(), title: localText, kind: z.enum(['articles', 'contents']) })
export type Column = z.infer<typeof column>

/** An article or a video. */
export const media = z.object({
  id: z.string(),
  kind: z.enum(['article', 'video']),
  title: z.string(),
  summary: z.string(),
  /** Address of a picture, or `drawn:<name>` for one of our own drawings. */
  cover: z.string(),
  source: z.string(),
  /** ISO 8601. */
  published_at: z.string(),
  views: z.number(),
  /** Of a video; 0 for articles. */
  seconds: z.number(),
  /** Of a video whose film only students are told (`getFilm`). */
  for_students: z.boolean(),
  column,
})
export type Media = z.infer<typeof media>

/** Articles and videos of this site, newest first (FAIR-2). `id` is a column; the answer names all columns of the site. */
export const getMediaList = get({
  path: '/api/mediamaterial/getlist',
  params: z.object({ id: z.optional(idText), kind: z.optional(z.enum(['article', 'video'])), ...paging }),
  answer: z.extend(listOf(media), { columns: z.array(column) }),
  maxAge: PUBLIC_SECONDS,
})

const film = z.object({ video_url: z.string(), captions_url: z.string() })
export type Film = z.infer<typeof film>

const neighbour = z.nullable(z.object({ id: z.string(), title: z.string() }))

/** Its addresses are '' for an article and, whoever asks, for a video that is for students. */
export const mediaDetail = z.extend(z.extend(media, film.shape), {
  /** Sanitised HTML. */
  html: z.string(),
  /** The ones before and after it in its column, where the newest is first. */
  previous: neighbour,
  next: neighbour,
  related: z.array(media),
})
export type MediaDetail = z.infer<typeof mediaDetail>

export const getMedia = get({
  path: '/api/mediamaterial/getinfo',
  params: z.object({ id: idText }),
  answer: mediaDetail,
  codes: [codes.notFound],
  maxAge: PUBLIC_SECONDS,
})

/** Where a video of this site and its captions are, for a student. */
export const getFilm = get({
  path: '/api/mediamaterial/getfilm',
  params: z.object({ id: idText }),
  answer: film,
  codes: [codes.notFound],
  caller: 'student',
})

/** Such a text: the site's own article, or the one that every site begins with, in `locale`. */
export const getAgreement = get({
  path: '/api/mediamaterial/getagreement',
  params: z.object({ kind: z.enum(agreementKinds), locale: z.enum(locales) }),
  answer: z.object({
    title: z.string(),
    /** Sanitised HTML. */
    html: z.string(),
    /** ISO 8601. */
    published_at: z.string(),
  }),
  codes: [codes.notFound],
  maxAge: PUBLIC_SECONDS,
})
export type Agreement = z.infer<typeof getAgreement.answer>

/** Reports that a video is watched; counted once a browser and hour. `token` is that of `getReportToken`. */
export const reportWatched = get({
  path: '/api/abilityimprovement/watched',
  params: z.object({ id: idText, token: z.string().check(z.maxLength(256)) }),
  answer: z.object({ views: z.number() }),
  codes: [codes.forbidden, codes.notFound, codes.refused],
  unsafe: true,
})
