import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { getAgreement } from '../../../contract/calls/media.ts'
import { getSiteInfo, locales } from '../../../contract/calls/site.ts'
import { agreementKinds } from '../../../contract/content.ts'
import { sites, standardSettings } from '../../../server/areas/site/schema.ts'
import { createSanitiser, plainText } from '../../../server/platform/html.ts'
import { addColumn, addMedia, addSite } from '../world/site-rows.ts'
import { freshWorlds } from '../world/stage.ts'
import { createWorld } from '../world.ts'

const stage = freshWorlds()
const { html: sanitise } = createSanitiser([])
const OWN = 'agreements.example'
const at = (host: string) => stage.world.browser(host)
const textAt = async (host: string, kind: (typeof agreementKinds)[number], locale: (typeof locales)[number]) => {
  const { status, data } = await at(host).call(getAgreement, { kind, locale })
  expect(status).toBe(200)
  return { ...data, text: plainText(data.html) }
}

let own = 0
let foreign = 0

beforeAll(async () => {
  const { db } = stage.store
  const site = await addSite(db, OWN)
  const other = await addSite(db, 'elsewhere.example')
  const html = '<p onclick="x()">本校自己的隐私政策</p><script>x()</script>'
  own = await addMedia(db, site, await addColumn(db, site, '须知'), { title: '本校隐私政策', html })
  foreign = await addMedia(db, other, await addColumn(db, other, '须知'), { title: '别校的' })
  const settings = { ...standardSettings, agreements: { privacy: own, employer: foreign } }
  await db.update(sites).set({ settings }).where(eq(sites.id, site))
})

describe('the text of an agreement', () => {
  for (const kind of agreementKinds) {
    for (const locale of locales) {
      it(`is there on every site from the start, with its name and contacts: ${kind}, ${locale} [SITE-3]`, async () => {
        const { data } = await at('univ.localhost').call(getAgreement, { kind, locale })
        expect(data.html).not.toMatch(/[{}]{2}|undefined|<script/)
        expect(sanitise(data.html)).toBe(data.html)
        const text = plainText(data.html)
        expect(text.length).toBeGreaterThan(700)
        expect(data.html).toContain('href="mailto:')
        const { data: site } = await at('univ.localhost').call(getSiteInfo, { domain: 'univ.localhost' })
        expect(text).toContain(site.brand.email)
      })
    }
  }

  it('names the law of where the site is, in each language [SITE-3]', async () => {
    expect((await textAt('univ.localhost', 'privacy', 'zh-CN')).text).toContain('《中华人民共和国个人信息保护法》')
    expect((await textAt('univ.localhost', 'privacy', 'en')).text).toContain('Personal Information Protection Law')
    expect((await textAt('taiwan.localhost', 'privacy', 'zh-TW')).text).toContain('《個人資料保護法》')
    expect((await textAt('taiwan.localhost', 'employer', 'zh-TW')).text).toContain('《就業服務法》')
  })

  it('tells how long the server keeps applications, as the setting has it', async () => {
    const world = await createWorld(stage.store.db, { env: { KEEP_APPLICATIONS_DAYS: '365' } })
    for (const locale of locales) {
      expect((await textAt('univ.localhost', 'privacy', locale)).text).toMatch(/730 [天d]/)
      const { data } = await world.browser().call(getAgreement, { kind: 'privacy', locale })
      expect(plainText(data.html)).toMatch(/365 [天d]/)
    }
    await world.close()
  })

  it('is called after the brand of the host', async () => {
    expect((await textAt('univ.localhost', 'user', 'zh-CN')).text).toContain('欢迎使用江临大学')
    expect((await textAt('main.localhost', 'user', 'en')).text).toContain('Welcome to Qihang')
    expect((await textAt('univ.localhost', 'user', 'zh-TW')).title).toBe('使用者服務協議')
  })

  it('is the site’s own article where its settings name one, and of no other site’s', async () => {
    const privacy = await textAt(OWN, 'privacy', 'en')
    expect([privacy.title, privacy.html]).toEqual(['本校隐私政策', '<p>本校自己的隐私政策</p>'])
    expect((await textAt(OWN, 'employer', 'zh-CN')).title).toBe('企业服务协议')
    expect((await textAt(OWN, 'user', 'zh-CN')).title).toBe('用户服务协议')
  })

  it('is not found on a host of no site', async () => {
    const { status, code } = await at('nowhere.example').call(getAgreement, { kind: 'user', locale: 'en' })
    expect([status, code]).toEqual([404, 40400])
  })
})
