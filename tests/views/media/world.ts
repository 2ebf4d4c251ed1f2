import type { Column, Media, MediaDetail } from '../../../contract/calls/media.ts'

export const LIST = '/api/mediamaterial/getlist'
export const DETAIL = '/api/mediamaterial/getinfo'
export const FILM = '/api/mediamaterial/getfilm'

const words = (cn: string, tw: string, en: string) => ({ 'zh-CN': cn, 'zh-TW': tw, en })

export const guidance: Column = { id: '1', title: words('求职指导', '求職輔導', 'Guidance'), kind: 'articles' }
export const lessons: Column = { id: '5', title: words('就业微课', '就業微課', 'Short lessons'), kind: 'contents' }
export const columns = [guidance, lessons]

export const article = (id: number, more: Partial<Media> = {}): Media => ({
  id: String(id),
  kind: 'article',
  title: `第${id}篇`,
  summary: '先删，再改。',
  cover: '',
  source: '望海理工大学',
  published_at: '2026-11-20T18:00:00Z',
  views: 1834,
  seconds: 0,
  for_students: false,
  column: guidance,
  ...more,
})

export const video = (id: number, more: Partial<Media> = {}): Media =>
  article(id, { kind: 'video', title: `第${id}课`, cover: 'drawn:resume', seconds: 72, column: lessons, ...more })

export const detail = (media: Media, more: Partial<MediaDetail> = {}): MediaDetail => ({
  ...media,
  html: '<h2>怎么写</h2><p>从删开始。</p>',
  video_url: '',
  captions_url: '',
  previous: { id: '90', title: '更新的一篇' },
  next: { id: '70', title: '更早的一篇' },
  related: [{ ...media, id: '60', title: '相关的一篇' }],
  ...more,
})
