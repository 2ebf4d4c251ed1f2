import * as v from 'valibot'
import { columns, media } from '../../../areas/media/schema.ts'
import type { Db } from '../../../platform/db/open.ts'
import { VIDEO_PATH } from '../../videos.ts'
import { each, readData, words } from '../data.ts'
import type { OwnSite } from '../sites.ts'
import type { Calendar } from './calendar.ts'
import { insertRows } from './insert.ts'
import { createRandom, type Random } from './random.ts'
import { sanitised } from './sanitised.ts'

type MediaRow = Omit<typeof media.$inferInsert, 'siteId' | 'columnId'>

const texts = v.array(v.string())

const columnKey = v.picklist(['guidance', 'procedures', 'service', 'fairs', 'programmes', 'videos'])
/** Where zones point to. */
type ColumnKey = v.InferOutput<typeof columnKey>

/** What columns are called. */
export const columnHeads = readData(
  'columns',
  each(columnKey.options, v.strictObject({ title: words, kind: v.picklist(columns.kind.enumValues) })),
)

const article = v.strictObject({
  title: v.string(),
  summary: v.string(),
  /** Blocks: a paragraph; a heading after `## `; a list after `- `, its items apart by newlines. */
  body: v.optional(texts),
  /** Lines of one that somebody with bad intentions wrote, before it is sanitised. */
  html: v.optional(texts),
})
type Article = v.InferOutput<typeof article>

const list = v.array(article)
const articles = readData(
  'articles',
  v.strictObject({
    guidance: list,
    procedures: list,
    service: list,
    fairs: list,
    programmes: list,
    /** In Taiwan's own words. */
    taiwan: list,
  }),
)

const video = v.strictObject({
  title: v.string(),
  summary: v.string(),
  /** Names of its film and captions among the assets, without ending. */
  film: v.picklist(['resume', 'interview', 'fair', 'agreement']),
  captions: v.string(),
  forStudents: v.optional(v.literal(true)),
})

/** Taiwan's in its own words, over the film that shows the fewest of the mainland's. */
const videos = readData('videos', v.strictObject({ mainland: v.array(video), taiwan: v.array(video) }))

/** Of every film. */
const FILM_SECONDS = 12
/** Days between one entry of a column and the one before it. */
const APART = 3

const items = (block: string) =>
  block
    .split('\n')
    .map((line) => `<li>${line.replace(/^- /, '')}</li>`)
    .join('')

const htmlOf = (body: readonly string[]): string =>
  body
    .map((block) => {
      if (block.startsWith('## ')) return `<h2>${block.slice(3)}</h2>`
      return block.startsWith('- ') ? `<ul>${items(block)}</ul>` : `<p>${block}</p>`
    })
    .join('')

type Entry = Pick<MediaRow, 'title' | 'summary' | 'html'> & Partial<MediaRow>

const articleEntry = ({ title, summary, body = [], html = [] }: Article): Entry => ({
  title,
  summary,
  html: sanitised(htmlOf(body) + html.join('\n')),
})

const videoEntry = ({ title, summary, film, captions, forStudents }: v.InferOutput<typeof video>): Entry => ({
  kind: 'video',
  title,
  summary,
  html: '',
  cover: `drawn:${film}`,
  videoUrl: `${VIDEO_PATH}${film}.webm`,
  captionsUrl: `${VIDEO_PATH}${captions}.vtt`,
  seconds: FILM_SECONDS,
  forStudents: forStudents === true,
})

/** The columns of a site, each from its newest entry back. */
function columnsOf(site: string, source: string, { at }: Calendar) {
  const random = createRandom([...site].reduce((sum, sign) => sum * 31 + (sign.codePointAt(0) ?? 0), 7))
  const column = (key: ColumnKey, entries: readonly Entry[]) => ({
    key,
    row: columnHeads[key],
    media: entries.map((entry, place) => ({
      kind: 'article' as const,
      cover: '',
      videoUrl: '',
      captionsUrl: '',
      seconds: 0,
      forStudents: false,
      source,
      views: random.between(90, 6400),
      publishedAt: at(-1 - place * APART, `${random.between(9, 17)}:${random.between(10, 59)}`),
      ...entry,
    })),
  })
  if (site === 'brand') {
    return [
      ...(['guidance', 'procedures', 'service', 'fairs', 'programmes'] as const).map((key) =>
        column(key, articles[key].map(articleEntry)),
      ),
      column('videos', videos.mainland.map(videoEntry)),
    ]
  }
  if (site === 'taiwan') {
    return [column('guidance', articles.taiwan.map(articleEntry)), column('videos', videos.taiwan.map(videoEntry))]
  }
  return [
    column('guidance', share(articles.guidance, 3, random)),
    column('procedures', share(articles.procedures, 2, random)),
    column('programmes', share(articles.programmes, 2, random)),
    column('videos', videos.mainland.slice(0, 2).map(videoEntry)),
  ]
}

const share = (articles: readonly Article[], count: number, random: Random): Entry[] =>
  random.some(articles, count).map(articleEntry)

/** Ids of a site's columns. */
export type Columns = ReadonlyMap<ColumnKey, number>

/** @returns columns by the site's id */
export async function seedMedia(
  db: Db,
  sites: readonly OwnSite[],
  calendar: Calendar,
): Promise<ReadonlyMap<number, Columns>> {
  const all = sites.flatMap(({ id, site: { key, info } }) => {
    const { name } = info.brand
    const source = name[info.default_locale] ?? name['zh-CN']
    return columnsOf(key, source, calendar).map((column, place) => ({ siteId: id, place, ...column }))
  })
  const columnIds = await insertRows(
    db,
    columns,
    all.map(({ siteId, place, row }) => ({ siteId, ...row, place })),
  )
  const entries = all.flatMap(({ siteId, media }, at) =>
    media.map((row) => ({ siteId, columnId: columnIds[at]!, ...row })),
  )
  await insertRows(db, media, entries)
  return new Map(
    sites.map(({ id }): [number, Columns] => [
      id,
      new Map(all.flatMap(({ siteId, key }, at) => (siteId === id ? [[key, columnIds[at]!]] : []))),
    ]),
  )
}
