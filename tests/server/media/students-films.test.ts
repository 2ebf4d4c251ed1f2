import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CallSpec } from '../../../contract/call.ts'
import * as media from '../../../contract/calls/media.ts'
import { calls } from '../../../contract/calls.ts'
import { siteHosts } from '../../../server/areas/site/schema.ts'
import { addColumn, addMedia, addSite } from '../world/site-rows.ts'
import { freshWorlds } from '../world/stage.ts'
import type { Browser } from '../world.ts'

const stage = freshWorlds()
const HOST = 'univ.localhost'
const film = { video_url: '/demo/videos/kept-film.webm', captions_url: '/demo/videos/kept-words.vtt' }
const none = { video_url: '', captions_url: '' }

/** Of the film, wherever it stands in an answer. */
const TRACES = /kept-film|kept-words/

let id = ''
let open = ''
let column = ''

beforeAll(async () => {
  const { db } = stage.store
  const [host] = await db.select().from(siteHosts).where(eq(siteHosts.host, HOST))
  const columnId = await addColumn(db, host?.siteId ?? 0, '录像', 90)
  const video = { kind: 'video' as const, html: '', videoUrl: film.video_url, captionsUrl: film.captions_url }
  const kept = { ...video, title: '宣讲会录像', cover: 'drawn:fair', forStudents: true }
  column = String(columnId)
  id = String(await addMedia(db, host?.siteId ?? 0, columnId, kept))
  open = String(await addMedia(db, host?.siteId ?? 0, columnId, { ...video, videoUrl: '/a.webm', captionsUrl: '' }))
  await addSite(db, 'other.example')
})

const visitors: Readonly<Record<string, (browser: Browser) => Promise<unknown>>> = {
  nobody: async () => {},
  'nobody whose cookies say student': async ({ jar }) => {
    for (const [name, value] of [
      ['login_type', 'student'],
      ['user_id', '1'],
    ] as const)
      jar.set(name, value)
  },
  'an employer': (browser) => browser.logInEmployer('13900000001'),
  'a school officer': (browser) => browser.logInSchool('univadmin'),
  'a student who logged out': async (browser) => {
    await browser.logIn('13800000001')
    await browser.logout()
  },
}

const detailOf = async (browser: Browser) => (await browser.call(media.getMedia, { id })).data

describe('the film of a video that is for students', () => {
  it.each(Object.entries(visitors))('is told to no call of %s [FAIR-2] [STU-4]', async (_, become) => {
    const browser = stage.world.browser(HOST)
    await become(browser)
    const heard: string[] = []
    for (const [name, spec] of Object.entries(calls as Record<string, CallSpec>)) {
      if (name === 'logout' || spec.caller === 'miniprogram') continue
      for (const asked of [id, column]) {
        const claims = { id: asked, kind: 'video', user_id: '1', column_id: asked, domain: HOST, keyword: '录像' }
        const { data, msg } = await browser.call(spec, spec === media.getMediaList ? { id: column } : claims)
        if (TRACES.test(JSON.stringify([data, msg]))) heard.push(name)
      }
    }
    expect(heard).toEqual([])
    const refused = await browser.call(media.getFilm, { id })
    expect([refused.status, refused.code, refused.data]).toEqual([200, 20011, null])
    for (const url of [`/articles/${id}`, `/#/videoDetail?id=${id}`, '/sitemap.xml']) {
      expect((await browser.request({ method: 'GET', url })).body).not.toMatch(TRACES)
    }
  })

  it('is what its page has to do without, and says so [FAIR-2]', async () => {
    const said = { title: '宣讲会录像', summary: '三步', cover: 'drawn:fair', for_students: true, ...none }
    expect(await detailOf(stage.world.browser(HOST))).toMatchObject(said)
    const { data } = await stage.world.browser(HOST).call(media.getMediaList, { id: column })
    expect(data.list.map((one) => [one.id, one.for_students])).toEqual([
      [open, false],
      [id, true],
    ])
    const other = await stage.world.browser(HOST).call(media.getMedia, { id: open })
    expect(other.data).toMatchObject({ for_students: false, video_url: '/a.webm' })
    expect(other.data.related.map((one) => one.for_students)[0]).toBe(true)
  })

  it('is told to a student, and kept by nobody on the way [FAIR-2] [STU-4]', async () => {
    const browser = stage.world.browser(HOST)
    await browser.logIn('13800000001')
    const told = await browser.call(media.getFilm, { id })
    expect(told.data).toEqual(film)
    expect(told.headers['cache-control']).toBe('no-store')
  })

  it('is in no answer that anybody may keep, not even to a student [FAIR-2]', async () => {
    const browser = stage.world.browser(HOST)
    const before = await browser.call(media.getMedia, { id })
    await browser.logIn('13800000001')
    const after = await browser.call(media.getMedia, { id })
    expect(after.headers['cache-control']).toBe('public, max-age=30')
    expect([after.data, after.headers['etag']]).toEqual([before.data, before.headers['etag']])
    expect(after.data).toMatchObject(none)
  })

  it('is a video of this site [FAIR-2]', async () => {
    const browser = stage.world.browser('other.example')
    await browser.logIn('13800000001')
    const ask = async (asked: string) => (await browser.call(media.getFilm, { id: asked })).code
    expect([await ask(id), await ask('999999')]).toEqual([40400, 40400])
  })

  it('is no article: whose words everybody is told', async () => {
    const { db } = stage.store
    const [host] = await db.select().from(siteHosts).where(eq(siteHosts.host, HOST))
    const article = addMedia(db, host?.siteId ?? 0, Number(column), { forStudents: true })
    const refusal = await article.then(String, (error: Error) => String(error.cause))
    expect(refusal).toContain('"media_for_students"')
  })
})
