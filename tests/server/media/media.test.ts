import { beforeAll, describe, expect, it } from 'vitest'
import type { Params } from '../../../contract/call.ts'
import { getReportToken } from '../../../contract/calls/homes.ts'
import * as calls from '../../../contract/calls/media.ts'
import { daysFromStart } from '../world/content-rows.ts'
import { addColumn, addMedia, addSite, words } from '../world/site-rows.ts'
import { freshWorlds } from '../world/stage.ts'
import type { Browser } from '../world.ts'

const stage = freshWorlds()
const db = () => stage.store.db
const HOST = 'media.example'
const at = (host = HOST, address?: string) => stage.world.browser(host, address)
const nowhere = [404, 40400, null]
const brief = ({ status, code, data }: { status: number; code: number; data: unknown }) => [status, code, data]

let writing = 0
let talking = 0
let film = 0
const ids: Record<string, string> = {}

beforeAll(async () => {
  const site = await addSite(db(), HOST)
  await addSite(db(), 'other.example')
  writing = await addColumn(db(), site, '简历')
  talking = await addColumn(db(), site, '面试', 2)
  for (const [title, days] of [
    ['一', -4],
    ['二', -3],
    ['三', -2],
  ] as const) {
    ids[title] = String(await addMedia(db(), site, writing, { title, publishedAt: daysFromStart(days), views: 7 }))
  }
  ids['别栏'] = String(await addMedia(db(), site, talking, { title: '别栏' }))
  film = await addMedia(db(), site, talking, {
    title: '录像',
    kind: 'video',
    html: '',
    videoUrl: '/demo/videos/a.webm',
    captionsUrl: '/demo/videos/a.vtt',
    seconds: 42,
    views: 10,
  })
})

describe('articles', () => {
  const titles = async (params: Params<typeof calls.getMediaList> = {}) => {
    const { data } = await at().call(calls.getMediaList, params)
    return [data.total, ...data.list.map(({ title }) => title)]
  }

  it('are listed, the newest first, by column and by kind [FAIR-2]', async () => {
    expect(await titles()).toEqual([5, '录像', '别栏', '三', '二', '一'])
    expect(await titles({ id: String(writing) })).toEqual([3, '三', '二', '一'])
    expect(await titles({ kind: 'article', size: '2', page: '2' })).toEqual([4, '二', '一'])
    expect(await titles({ id: String(talking), kind: 'video' })).toEqual([1, '录像'])
    expect(await titles({ id: '999999' })).toEqual([0])
  })

  it('come with the columns of their site alone [FAIR-2]', async () => {
    const { data } = await at().call(calls.getMediaList, { id: String(writing) })
    expect(data.columns).toEqual([
      { id: String(writing), title: words('简历'), kind: 'articles' },
      { id: String(talking), title: words('面试'), kind: 'articles' },
    ])
    const other = await at('other.example').call(calls.getMediaList, {})
    expect(other.data).toEqual({ list: [], total: 0, columns: [] })
  })

  it('lead to their neighbours in the column, and on to others [FAIR-2]', async () => {
    const { data } = await at().call(calls.getMedia, { id: ids['二'] ?? '' })
    expect(data).toEqual({
      id: ids['二'],
      kind: 'article',
      title: '二',
      summary: '三步',
      cover: '',
      source: '就业指导中心',
      published_at: daysFromStart(-3).toISOString(),
      views: 7,
      seconds: 0,
      for_students: false,
      column: { id: String(writing), title: words('简历'), kind: 'articles' },
      html: '<p>第一步</p>',
      video_url: '',
      captions_url: '',
      previous: { id: ids['三'], title: '三' },
      next: { id: ids['一'], title: '一' },
      related: [
        expect.objectContaining({ title: '三' }),
        expect.objectContaining({ title: '一' }),
        expect.objectContaining({ title: '别栏' }),
      ],
    })
    const last = await at().call(calls.getMedia, { id: ids['一'] ?? '' })
    expect([last.data.previous?.title, last.data.next]).toEqual(['二', null])
  })

  it('are their own site’s [FAIR-2]', async () => {
    expect(brief(await at('other.example').call(calls.getMedia, { id: ids['二'] ?? '' }))).toEqual(nowhere)
  })
})

describe('a watched video', () => {
  async function watch(browser: Browser, id = String(film)) {
    const { token } = (await browser.call(getReportToken, {})).data
    return browser.call(calls.reportWatched, { id, token })
  }
  const views = async () => (await at().call(calls.getMedia, { id: String(film) })).data.views

  it('is counted once a browser and hour, even twice at once [FAIR-2]', async () => {
    const before = await views()
    const browser = at()
    const { token } = (await browser.call(getReportToken, {})).data
    const report = () => browser.call(calls.reportWatched, { id: String(film), token })
    await Promise.all([report(), report(), report()])
    expect(await views()).toBe(before + 1)
    expect((await watch(at())).data.views).toBe(before + 2)
    stage.world.advance(3_600_000)
    expect((await watch(browser)).data.views).toBe(before + 3)
  })

  it('is reported by the browser that the token is for, within the hour or the next [FAIR-2]', async () => {
    const browser = at()
    const { token } = (await browser.call(getReportToken, {})).data
    const report = async (by: Browser) => brief(await by.call(calls.reportWatched, { id: String(film), token }))
    const refused = [403, 40300, null]
    const stranger = at()
    expect(await report(stranger)).toEqual(refused)
    await stranger.call(getReportToken, {})
    expect(await report(stranger)).toEqual(refused)
    stage.world.advance(3_600_000)
    expect((await report(browser))[0]).toBe(200)
    stage.world.advance(3_600_000)
    expect(await report(browser)).toEqual(refused)
  })

  it('is a video of this site [FAIR-2]', async () => {
    expect(brief(await watch(at(), ids['一']))).toEqual(nowhere)
    expect(brief(await watch(at('other.example')))).toEqual(nowhere)
  })

  it('is reported thirty times a minute from one address', async () => {
    const ask = async () => (await watch(at(HOST, '10.0.0.9'))).code
    for (let asked = 0; asked < 30; asked++) expect(await ask()).toBe(0)
    expect(await ask()).toBe(20013)
    stage.world.advance(60_000)
    expect(await ask()).toBe(0)
  })
})
