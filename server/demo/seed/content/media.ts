import type { columns, media } from '../../../areas/media/schema.ts'
import { VIDEO_PATH } from '../../videos.ts'
import { words } from '../words.ts'
import { type DemoArticle, htmlOf } from './articles/article.ts'
import { fairNews } from './articles/fair-news.ts'
import { guidance } from './articles/guidance.ts'
import { hostile } from './articles/hostile.ts'
import { procedures } from './articles/procedures.ts'
import { programmes } from './articles/programmes.ts'
import { service } from './articles/service.ts'
import { taiwan } from './articles/taiwan.ts'
import type { Calendar } from './calendar.ts'
import { createRandom, type Random } from './random.ts'
import { sanitised } from './sanitised.ts'
import { type DemoVideo, FILM_SECONDS, taiwanVideos, videos } from './videos.ts'

export type MediaRow = Omit<typeof media.$inferInsert, 'siteId' | 'columnId'>

export interface DemoColumn {
  /** Where zones point to. */
  readonly key: 'guidance' | 'procedures' | 'service' | 'fairs' | 'programmes' | 'videos'
  readonly row: Pick<typeof columns.$inferInsert, 'title' | 'kind'>
  readonly media: readonly MediaRow[]
}

/** What columns are called. */
export const columnHeads = {
  guidance: { title: words('求职指导', '求職輔導', 'Guidance'), kind: 'articles' },
  procedures: { title: words('手续办理', '手續辦理', 'Procedures'), kind: 'articles' },
  service: { title: words('公职与入伍', '公職與從軍', 'Public and military service'), kind: 'articles' },
  fairs: { title: words('双选会动态', '徵才活動訊息', 'News of the fairs'), kind: 'articles' },
  programmes: { title: words('基层与国家项目', '基層與國家計畫', 'Public programmes'), kind: 'contents' },
  videos: { title: words('就业微课', '就業微課', 'Short lessons'), kind: 'contents' },
} satisfies Record<DemoColumn['key'], DemoColumn['row']>

/** Days between one entry of a column and the one before it. */
const APART = 3

type Entry = Pick<MediaRow, 'title' | 'summary' | 'html'> & Partial<MediaRow>

const articleEntry = ({ title, summary, body }: DemoArticle): Entry => ({
  title,
  summary,
  html: sanitised(htmlOf(body)),
})

const videoEntry = ({ title, summary, film, captions, forStudents }: DemoVideo): Entry => ({
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
export function columnsOf(site: string, source: string, { at }: Calendar): DemoColumn[] {
  const random = createRandom([...site].reduce((sum, sign) => sum * 31 + (sign.codePointAt(0) ?? 0), 7))
  const column = (key: DemoColumn['key'], entries: readonly Entry[]): DemoColumn => ({
    key,
    row: columnHeads[key],
    media: entries.map((entry, place) => ({
      kind: 'article',
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
    const strange: Entry = { title: hostile.title, summary: hostile.summary, html: sanitised(hostile.html) }
    return [
      column('guidance', guidance.map(articleEntry)),
      column('procedures', procedures.map(articleEntry)),
      column('service', service.map(articleEntry)),
      column('fairs', [...fairNews.map(articleEntry), strange]),
      column('programmes', programmes.map(articleEntry)),
      column('videos', videos.map(videoEntry)),
    ]
  }
  if (site === 'taiwan') {
    return [column('guidance', taiwan.map(articleEntry)), column('videos', taiwanVideos.map(videoEntry))]
  }
  return [
    column('guidance', share(guidance, 3, random)),
    column('procedures', share(procedures, 2, random)),
    column('programmes', share(programmes, 2, random)),
    column('videos', videos.slice(0, 2).map(videoEntry)),
  ]
}

const share = (articles: readonly DemoArticle[], count: number, random: Random): Entry[] =>
  random.some(articles, count).map(articleEntry)
