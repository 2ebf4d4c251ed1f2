import { and, asc, desc, eq, gt, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Column, Media as Entry, Film, MediaDetail } from '../../../contract/calls/media.ts'
import { PUBLIC_SECONDS } from '../../../contract/content.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import { counted, type PageParams, sliceOf } from '../../platform/db/paging.ts'
import { timely } from '../../platform/db/timely.ts'
import type { Sanitiser } from '../../platform/html.ts'
import { kept } from '../../platform/kept.ts'
import { siteHosts } from '../site/schema.ts'
import { siteOf } from '../site/site-scope.ts'
import { columns, media } from './schema.ts'

export interface MediaSearch extends PageParams {
  /** A column. */
  readonly id?: string | undefined
  readonly kind?: 'article' | 'video' | undefined
}

/** Articles and videos of a host's site. */
export interface Media {
  /** The newest first. */
  list(search: MediaSearch, host: string): Promise<{ list: Entry[]; total: number }>
  columns(host: string): Promise<Column[]>
  /** Reads a video or article as everybody may see it: without the film that is for students. */
  find(id: string, host: string): Promise<MediaDetail | null>
  /** Reads the film of a video, for students too; null where there is none. */
  film(id: string, host: string): Promise<Film | null>
  /** Numbers of views of a video; null where there is none. */
  views(id: string, host: string): Promise<number | null>
  countView(id: string, host: string): Promise<number | null>
}

/** The prefix of the names of our own drawings. */
const DRAWN = 'drawn:'

/** More to read or to see below one. */
const RELATED = 4

const entryColumns = {
  id: media.id,
  kind: media.kind,
  title: media.title,
  summary: media.summary,
  cover: media.cover,
  source: media.source,
  publishedAt: media.publishedAt,
  views: media.views,
  seconds: media.seconds,
  forStudents: media.forStudents,
  columnId: media.columnId,
}
type Row = Pick<typeof media.$inferSelect, keyof typeof entryColumns>

const newestFirst = [desc(media.publishedAt), desc(media.id)]
const oldestFirst = [asc(media.publishedAt), asc(media.id)]

export function createMedia(db: Db, clock: Clock, sanitiser: Sanitiser): Media {
  const columnsByHost = kept(clock, PUBLIC_SECONDS * 1000, () => readColumns(db))
  const isHere = (host: string) => eq(media.siteId, siteOf(db, host))
  const isVideo = (id: string, host: string) => and(eq(media.id, Number(id)), isHere(host), eq(media.kind, 'video'))

  const entryOf = (row: Row, column: typeof columns.$inferSelect): Entry => ({
    id: String(row.id),
    kind: row.kind,
    title: row.title,
    summary: row.summary,
    cover: row.cover.startsWith(DRAWN) ? row.cover : sanitiser.media(row.cover),
    source: row.source,
    published_at: row.publishedAt.toISOString(),
    views: row.views,
    seconds: row.seconds,
    for_students: row.forStudents,
    column: columnOf(column),
  })

  const filmOf = ({ videoUrl, captionsUrl }: Pick<typeof media.$inferSelect, 'videoUrl' | 'captionsUrl'>): Film => ({
    video_url: sanitiser.media(videoUrl),
    captions_url: sanitiser.media(captionsUrl),
  })

  const entries = (where: SQL | undefined, order: SQL[], most: number) =>
    timely(
      db
        .select({ row: entryColumns, column: columns })
        .from(media)
        .innerJoin(columns, eq(columns.id, media.columnId))
        .where(where)
        .orderBy(...order)
        .limit(most),
    )

  async function neighbour(where: SQL | undefined, order: SQL[]) {
    const [row] = await timely(
      db
        .select({ id: media.id, title: media.title })
        .from(media)
        .where(where)
        .orderBy(...order)
        .limit(1),
    )
    return row ? { id: String(row.id), title: row.title } : null
  }

  return {
    async list({ id, kind, ...page }, host) {
      const where = and(isHere(host), id ? eq(media.columnId, Number(id)) : undefined, kind && eq(media.kind, kind))
      const { limit, offset } = sliceOf(page)
      const ids = db
        .select({ id: media.id })
        .from(media)
        .where(where)
        .orderBy(...newestFirst)
        .limit(limit)
        .offset(offset)
        .as('page')
      const count = counted(db, media, where)
      const rows = await timely(
        db
          .select({ total: count.total, row: entryColumns, column: columns })
          .from(count)
          .leftJoin(ids, sql`true`)
          .leftJoin(media, eq(media.id, ids.id))
          .leftJoin(columns, eq(columns.id, media.columnId))
          .orderBy(...newestFirst),
      )
      const list = rows.flatMap(({ row, column }) => (row && column ? [entryOf(row, column)] : []))
      return { list, total: rows[0]?.total ?? 0 }
    },

    columns: async (host) => (await columnsByHost()).get(host) ?? [],

    async find(id, host) {
      const [found] = await timely(
        db
          .select({ row: media, column: columns })
          .from(media)
          .innerJoin(columns, eq(columns.id, media.columnId))
          .where(and(eq(media.id, Number(id)), isHere(host))),
      )
      if (!found) return null
      const { row, column } = found
      const inColumn = eq(media.columnId, row.columnId)
      const place = sql`(select own.published_at, own.id from ${media} own where own.id = ${row.id})`
      const others = and(isHere(host), eq(media.kind, row.kind), ne(media.id, row.id))
      const [previous, next, beside, elsewhere] = await Promise.all([
        neighbour(and(inColumn, gt(sql`(${media.publishedAt}, ${media.id})`, place)), oldestFirst),
        neighbour(and(inColumn, lt(sql`(${media.publishedAt}, ${media.id})`, place)), newestFirst),
        entries(and(inColumn, others), newestFirst, RELATED),
        entries(and(others, ne(media.columnId, row.columnId)), newestFirst, RELATED),
      ])
      return {
        ...entryOf(row, column),
        html: sanitiser.html(row.html),
        ...(row.forStudents ? { video_url: '', captions_url: '' } : filmOf(row)),
        previous,
        next,
        related: [...beside, ...elsewhere].slice(0, RELATED).map((other) => entryOf(other.row, other.column)),
      }
    },

    async film(id, host) {
      const [row] = await timely(
        db.select({ videoUrl: media.videoUrl, captionsUrl: media.captionsUrl }).from(media).where(isVideo(id, host)),
      )
      return row ? filmOf(row) : null
    },

    async views(id, host) {
      const [row] = await timely(db.select({ views: media.views }).from(media).where(isVideo(id, host)))
      return row?.views ?? null
    },

    async countView(id, host) {
      const [row] = await timely(
        db
          .update(media)
          .set({ views: sql`${media.views} + 1` })
          .where(isVideo(id, host))
          .returning({ views: media.views }),
      )
      return row?.views ?? null
    },
  }
}

/** Reads the columns of all sites at once: they are few, and every page of articles names its site's. */
async function readColumns(db: Db): Promise<ReadonlyMap<string, Column[]>> {
  const rows = await timely(
    db
      .select({ host: siteHosts.host, column: columns })
      .from(columns)
      .innerJoin(siteHosts, eq(siteHosts.siteId, columns.siteId))
      .orderBy(asc(columns.place)),
  )
  const byHost = Map.groupBy(rows, ({ host }) => host)
  return new Map([...byHost].map(([host, some]) => [host, some.map(({ column }) => columnOf(column))]))
}

const columnOf = ({ id, title, kind }: typeof columns.$inferSelect): Column => ({ id: String(id), title, kind })
