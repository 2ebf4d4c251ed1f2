import { createCanvas, loadImage } from '@napi-rs/canvas'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { getSiteInfo } from '../../../contract/calls/site.ts'
import { createSitemap } from '../../../server/areas/crawlers/sitemap.ts'
import { addCompany, addPosition, addTerms, DAY, daysFromStart } from '../world/content-rows.ts'
import { addColumn, addFair, addMedia, addSite } from '../world/site-rows.ts'
import { freshWorlds } from '../world/stage.ts'

const stage = freshWorlds()
const HOST = 'crawled.example'
/** The main platform, which search engines keep what all sites show of. */
const MAIN = 'http://main.localhost:8080'
const ids: Record<string, number> = {}

beforeAll(async () => {
  const { db } = stage.store
  await addTerms(db)
  ids.site = await addSite(db, HOST)
  ids.company = await addCompany(db, {
    name: '云帆<b>',
    intro: '<p>做<strong>船</strong></p><script>alert(1)</script>',
    website: 'javascript:alert(1)',
  })
  const add = (title: string, row = {}) => addPosition(db, ids.company ?? 0, { title, ...row })
  ids.open = await add('船长 & <大副>', {
    description: '<p>写 "</script><script>alert(1)</script>" 的人，见<a href="#/job?id=1">此</a></p>',
    requirement: '<ul><li onclick="alert(1)">会游泳</li></ul>',
    expiresAt: daysFromStart(2),
  })
  ids.closed = await add('已停', { status: 'closed' })
  ids.expired = await add('已过', { expiresAt: daysFromStart(-1) })
  ids.intern = await add('实习', { period: 'internship', salaryMin: 200, salaryMax: 260, salaryUnit: 'day' })
})

const get = (url: string, { host = HOST, headers = {} }: { host?: string; headers?: Record<string, string> } = {}) =>
  stage.world.browser(host).request({ method: 'GET', url, headers: { accept: 'text/html', ...headers } })

async function colourAt(picture: Buffer, x: number, y: number): Promise<string> {
  const context = createCanvas(1, 1).getContext('2d')
  context.drawImage(await loadImage(picture), -x, -y)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

const postingIn = (page: string) => {
  const [, data] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? []
  return data === undefined ? null : JSON.parse(data)
}

describe('a position for crawlers', () => {
  it('reads without a script, and leads into the application', async () => {
    const { statusCode, headers, body } = await get(`/job/${ids.open}`)
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    for (const sight of [
      '<html lang="zh-CN">',
      '<title>船长 &amp; &lt;大副&gt; · 云帆&lt;b&gt; · ',
      '<h1>船长 &amp; &lt;大副&gt;</h1>',
      '16–24K',
      '海港 · 海港路 1 号',
      '本科',
      '<li>会游泳</li>',
      `href="/#/job?id=${ids.open}"`,
      `href="/companies/${ids.company}"`,
      'href="/#/job?id=1"',
      `<link rel="canonical" href="${MAIN}/job/${ids.open}">`,
      '<meta property="og:title" content="船长 &amp; &lt;大副&gt; · 云帆&lt;b&gt;">',
      `<meta property="og:url" content="http://${HOST}:8080/job/${ids.open}">`,
      '<meta property="og:locale" content="zh_CN">',
      `<meta property="og:image" content="http://${HOST}:8080/positions/${ids.open}.png">`,
      '<meta property="og:image:type" content="image/png">',
      '<meta property="og:image:width" content="1200">',
      '<meta property="og:image:height" content="630">',
      '<meta property="og:image:alt" content="船长 &amp; &lt;大副&gt; · 云帆&lt;b&gt; · 16–24K · 海港">',
      '<meta name="twitter:card" content="summary_large_image">',
    ]) {
      expect(body).toContain(sight)
    }
    expect(body).not.toMatch(/onclick|alert\(|noindex/)
    expect(body.match(/<script/g)).toHaveLength(1)
  })

  it('tells what it is as data while it is open', async () => {
    const { body } = await get(`/job/${ids.open}`)
    expect(postingIn(body)).toEqual({
      '@context': 'https://schema.org/',
      '@type': 'JobPosting',
      title: '船长 & <大副>',
      description: '<p>写 "" 的人，见<a href="#/job?id=1">此</a></p><ul><li>会游泳</li></ul>',
      identifier: { '@type': 'PropertyValue', name: '云帆<b>有限公司', value: String(ids.open) },
      url: `${MAIN}/job/${ids.open}`,
      datePosted: daysFromStart(-1).toISOString(),
      validThrough: daysFromStart(2).toISOString(),
      employmentType: 'FULL_TIME',
      hiringOrganization: { '@type': 'Organization', name: '云帆<b>有限公司' },
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '海港路 1 号',
          addressLocality: '海港',
          addressCountry: 'CN',
        },
      },
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'CNY',
        value: { '@type': 'QuantitativeValue', minValue: 16_000, maxValue: 24_000, unitText: 'MONTH' },
      },
      educationRequirements: { '@type': 'EducationalOccupationalCredential', credentialCategory: 'bachelor degree' },
      totalJobOpenings: 1,
    })
    const intern = postingIn((await get(`/job/${ids.intern}`)).body)
    expect([intern.employmentType, intern.baseSalary.value.unitText]).toEqual(['INTERN', 'DAY'])
  })

  it.each([
    ['closed', '该职位已停止招聘'],
    ['expired', '该职位已过期'],
  ] as const)('a position that is %s says so, and keeps out of the index', async (which, notice) => {
    const { statusCode, body } = await get(`/job/${ids[which]}`)
    expect(statusCode).toBe(200)
    expect(body).toContain(notice)
    expect(body).toContain('<meta name="robots" content="noindex">')
    expect(body).not.toContain('canonical')
    expect(body).toContain('>打开职位</a>')
    expect(postingIn(body)).toBeNull()
  })

  it('leaves the index on the day it expires', async () => {
    stage.world.advance(2 * DAY)
    expect(postingIn((await get(`/job/${ids.open}`)).body)).toBeNull()
  })

  it('speaks the site’s language, whatever the visitor chose', async () => {
    const browser = stage.world.browser('taiwan.localhost')
    browser.jar.set('locale', 'en')
    const { body } = await browser.request({ method: 'GET', url: `/job/${ids.closed}` })
    expect(body).toContain('<html lang="zh-TW">')
    expect(body).toContain('此職缺已停止徵才')
  })

  it('lets no script run and nobody frame it', async () => {
    const { headers } = await get(`/job/${ids.open}`)
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]+={0,2}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    )
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('may be kept, and is not sent twice', async () => {
    const { headers } = await get(`/job/${ids.open}`)
    expect(headers['cache-control']).toBe('public, max-age=300')
    expect(headers['set-cookie']).toBeUndefined()
    const again = await get(`/job/${ids.open}`, { headers: { 'if-none-match': String(headers.etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const head = await stage.world.browser(HOST).request({ method: 'HEAD', url: `/job/${ids.open}` })
    expect([head.statusCode, head.headers.etag, head.body]).toEqual([200, headers.etag, ''])
  })

  it.each([
    '/job/999999999',
    '/job/0',
    '/job/x',
    '/companies/999999999',
    '/companies/1%00',
    '/fairs/999999999',
    '/articles/0',
  ])('is missing at %s, in words', async (url) => {
    const { statusCode, headers, body } = await get(url)
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store'])
    expect(body).toContain('<h1>页面不存在</h1>')
    expect(body).toContain('noindex')
  })

  it.each([
    '/job/1',
    '/companies/1',
    '/fairs/1',
    '/articles/1',
    '/positions/1.png',
    '/sitemap.xml',
    '/sitemap/jobs-1.xml',
  ])('has no %s at a host of nobody', async (url) => {
    const { statusCode, body } = await get(url, {
      host: 'no"><body.example',
      headers: { accept: 'application/json' },
    })
    expect([statusCode, JSON.parse(body).code]).toEqual([404, 40400])
  })
})

it('shows a company with what is open at it, to crawlers', async () => {
  const { statusCode, body } = await get(`/companies/${ids.company}`)
  expect(statusCode).toBe(200)
  for (const sight of [
    '<h1>云帆&lt;b&gt;</h1>',
    '软件 · 企业服务',
    '100–499',
    '<p>做<strong>船</strong></p>',
    `<a href="/job/${ids.open}">船长 &amp; &lt;大副&gt;</a> · 16–24K`,
    `<a href="/job/${ids.intern}">实习</a> · 200–260/天`,
    `href="/#/companyDetailPage?id=${ids.company}"`,
    `<link rel="canonical" href="${MAIN}/companies/${ids.company}">`,
    `<meta property="og:url" content="http://${HOST}:8080/companies/${ids.company}">`,
    '<meta name="twitter:card" content="summary">',
  ]) {
    expect(body).toContain(sight)
  }
  expect(body).not.toMatch(/<script|javascript:|已停|已过|noindex/)
})

describe('a fair and an article for crawlers', () => {
  it('read without a script, and lead into the application', async () => {
    const { db } = stage.store
    const fair = await addFair(db, ids.site ?? 0, {
      title: '秋季 <双选会>',
      intro: '<p>带<b>简历</b></p>',
      endsAt: new Date('2026-11-23T15:00:00Z'),
    })
    const column = await addColumn(db, ids.site ?? 0, '就业指导')
    const article = await addMedia(db, ids.site ?? 0, column, { title: '怎样<写>简历' })
    for (const [path, sights] of [
      [
        `/fairs/${fair}`,
        [
          '<h1>秋季 &lt;双选会&gt;</h1>',
          '<dd><time datetime="2026-11-23T09:00:00.000Z">2026年11月23日</time></dd>',
          '<dd>体育馆</dd>',
          '<dd>就业指导中心</dd>',
          '<meta name="description" content="2026年11月23日 · 体育馆 · 带简历">',
          '<p>带<strong>简历</strong></p>',
          `href="/#/jobFair?id=${fair}"`,
        ],
      ],
      [
        `/articles/${article}`,
        [
          '<h1>怎样&lt;写&gt;简历</h1>',
          '<dd>就业指导中心</dd>',
          '<meta name="description" content="三步">',
          '<p>第一步</p>',
          `href="/#/wenDetail?id=${article}"`,
        ],
      ],
    ] as const) {
      const { statusCode, body } = await get(path)
      expect(statusCode).toBe(200)
      for (const sight of sights) expect(body).toContain(sight)
      // They are this site's own, unlike positions.
      expect(body).toContain(`<link rel="canonical" href="http://${HOST}:8080${path}">`)
      expect(body).toContain(`<meta property="og:url" content="http://${HOST}:8080${path}">`)
      expect(body).not.toContain('<script')
      expect((await get(path, { host: 'univ.localhost' })).statusCode).toBe(404)
    }
  })

  it('say both days of a fair that lasts several', async () => {
    const fair = await addFair(stage.store.db, ids.site ?? 0, { startsAt: daysFromStart(1), endsAt: daysFromStart(3) })
    const { body } = await get(`/fairs/${fair}`)
    expect(body).toMatch(/<dd><time [^>]*>2026年11月21日<\/time> – <time [^>]*>2026年11月23日<\/time><\/dd>/)
    expect(body).toContain('content="2026年11月21日 – 2026年11月23日 · ')
  })

  it.each([
    ['该双选会已结束', { startsAt: daysFromStart(-3), endsAt: daysFromStart(-2) }],
    ['该双选会已取消', { isCancelled: true }],
  ])('say of a fair: %s', async (notice, row) => {
    const fair = await addFair(stage.store.db, ids.site ?? 0, row)
    expect((await get(`/fairs/${fair}`)).body).toContain(`<p class="notice">${notice}</p>`)
  })

  it('show no video for an article', async () => {
    const { db } = stage.store
    const video = await addMedia(db, ids.site ?? 0, await addColumn(db, ids.site ?? 0, '视频', 2), { kind: 'video' })
    expect((await get(`/articles/${video}`)).statusCode).toBe(404)
  })
})

describe('the picture of a position', () => {
  it('is a PNG that may be kept, and is not sent twice', async () => {
    const { statusCode, headers, rawPayload } = await get(`/positions/${ids.open}.png`)
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/png',
      'public, max-age=300',
    ])
    expect(headers['set-cookie']).toBeUndefined()
    const { width, height } = await loadImage(rawPayload)
    expect([width, height]).toEqual([1200, 630])
    const again = await get(`/positions/${ids.open}.png`, { headers: { 'if-none-match': String(headers.etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('has the name and the colour of the site that it is asked of', async () => {
    const at = async (host: string) => (await get(`/positions/${ids.open}.png`, { host })).rawPayload
    const [school, main] = [await at(HOST), await at('main.localhost')]
    expect(school.equals(main)).toBe(false)
    const { data } = await stage.world.browser('univ.localhost').call(getSiteInfo, { domain: 'univ.localhost' })
    expect(await colourAt(school, 600, 8)).toBe(data.brand.colour)
  })

  it.each(['closed', 'expired'])('the picture of a position that is %s is grey at its head', async (which) => {
    expect(await colourAt((await get(`/positions/${ids[which]}.png`)).rawPayload, 600, 8)).toBe('#52617d')
  })

  it.each(['/positions/999999999.png', '/positions/0.png', '/positions/x.png'])('is missing at %s', async (url) => {
    const { statusCode, body } = await get(url, { headers: { accept: 'image/png' } })
    expect([statusCode, JSON.parse(body).code]).toEqual([404, 40400])
  })
})

describe('the map of a site', () => {
  const atMain = { host: 'main.localhost' }
  const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)

  it('names pages of what is open, and those the addresses [JOB-2]', async () => {
    const { headers, body } = await get('/sitemap.xml', atMain)
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(body).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<sitemapindex xmlns="[^"]+">\n<sitemap><loc>/)
    expect(locations(body)).toEqual(['jobs', 'companies'].map((kind) => `${MAIN}/sitemap/${kind}-1.xml`))
    const jobs = (await get('/sitemap/jobs-1.xml', atMain)).body
    expect(jobs).toContain(
      `<url><loc>${MAIN}/job/${ids.open}</loc><lastmod>${daysFromStart(-1).toISOString()}</lastmod></url>`,
    )
    expect(locations(jobs)).not.toContain(`${MAIN}/job/${ids.closed}`)
    expect(locations(jobs)).not.toContain(`${MAIN}/job/${ids.expired}`)
    const companies = locations((await get('/sitemap/companies-1.xml', atMain)).body)
    expect(companies).toContain(`${MAIN}/companies/${ids.company}`)
    expect(new Set(companies).size).toBe(companies.length)
  })

  it('has at most five thousand addresses a page', async () => {
    const { db } = stage.store
    await db.execute(sql`alter table positions alter column id restart with 10001`)
    const far = await addPosition(db, ids.company ?? 0)
    const map = createSitemap(db, () => daysFromStart(0).getTime())
    expect(locations(await map.index('https://a.example'))).toContain('https://a.example/sitemap/jobs-3.xml')
    expect(locations(await map.page('jobs', 3, 'https://a.example'))).toEqual([`https://a.example/job/${far}`])
    expect(locations(await map.page('jobs', 2, 'https://a.example'))).toEqual([])
  })

  it.each(['/sitemap.xml', '/sitemap/jobs-1.xml'])('lies at the main platform alone: %s', async (url) => {
    for (const host of [HOST, 'univ.localhost'])
      expect((await get(url, { host, headers: { accept: 'application/json' } })).statusCode).toBe(404)
    expect((await get(url, atMain)).statusCode).toBe(200)
  })

  it('is found through robots.txt, from every site', async () => {
    const robots = async (host: string) => (await get('/robots.txt', { host })).body
    for (const host of [HOST, 'univ.localhost', 'main.localhost']) {
      expect(await robots(host)).toBe(`User-agent: *\nAllow: /\nSitemap: ${MAIN}/sitemap.xml\n`)
    }
    expect(await robots('nobody.example')).toBe('User-agent: *\nAllow: /\n')
  })
})

it.each(['nofair.localhost', 'employer.localhost'])(
  'leads from %s, which shows no pages, to where positions and companies are [SITE-4]',
  async (host) => {
    for (const path of [`/job/${ids.open}`, `/companies/${ids.company}`]) {
      const { statusCode, headers } = await get(path, { host })
      expect([statusCode, headers['location']]).toEqual([302, `${MAIN}${path}`])
    }
  },
)

describe('the picture of a tab', () => {
  const pictureOf = async (host: string) => {
    const { headers, body } = await get('/favicon.svg', { host })
    expect([headers['content-type'], headers['cache-control']]).toEqual([
      'image/svg+xml; charset=utf-8',
      'public, max-age=300',
    ])
    return body
  }

  it('is in the colour of the site, with its letter, or the ship of the main platform', async () => {
    const { data } = await stage.world.browser('univ.localhost').call(getSiteInfo, { domain: 'univ.localhost' })
    const school = await pictureOf('univ.localhost')
    expect(school).toContain(`fill="${data.brand.colour}"`)
    expect(school).toContain('>江</text>')
    expect(school).toContain('<title>江临大学</title>')
    expect(await pictureOf('main.localhost')).not.toContain('<text')
    const { statusCode, headers } = await get('/favicon.ico', { host: 'univ.localhost' })
    expect([statusCode, headers['location']]).toEqual([302, '/favicon.svg'])
    expect(await pictureOf('nobody.example')).toContain('<path')
  })
})
