import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { getCompanyList } from '../../../contract/calls/companies.ts'
import { findBooths, getFair, getFairList, getTalks } from '../../../contract/calls/fairs.ts'
import { getBrandHome, getConfig, getHomeConfig } from '../../../contract/calls/homes.ts'
import { getMedia, getMediaList } from '../../../contract/calls/media.ts'
import { getPositionList } from '../../../contract/calls/positions.ts'
import { getSiteInfo } from '../../../contract/calls/site.ts'
import { type configTypes, getFacultyMajors, getSiteColleges } from '../../../contract/calls/zones.ts'
import * as events from '../../../server/areas/fairs/schema.ts'
import * as home from '../../../server/areas/homes/schema.ts'
import * as recruiting from '../../../server/areas/jobs/schema.ts'
import * as articles from '../../../server/areas/media/schema.ts'
import { demoStudents } from '../../../server/demo/seed/students.ts'
import { createSanitiser } from '../../../server/platform/html.ts'
import { sharedWorld } from '../world/stage.ts'

const { fairCompanies, fairs, talks } = events
const { media } = articles
const { majors, zoneCompanies, zonePositions, zones } = home
const { companies, positions, terms } = recruiting

const stage = sharedWorld()
const at = (host: string) => stage.world.browser(host)

describe('homes', () => {
  const branded = ['localhost', 'brand.localhost', 'channel.localhost', 'edu.localhost', 'career.localhost']

  it('are there for every host of a brand, put together in an order of their own [HOME-4]', async () => {
    const orders = await Promise.all(
      branded.map(async (host) => {
        const { data } = await at(host).call(getBrandHome, { domain: host })
        expect(data.dataList).toHaveLength(4)
        return data.sections.map(({ key }) => key).join()
      }),
    )
    expect(new Set(orders).size).toBe(4)
  })

  it('have one item more than fits a page of each zone [HOME-5] [HOME-6]', async () => {
    const { data } = await at('localhost').call(getBrandHome, { domain: 'localhost' })
    expect({
      school_college_zone: data.school_college_zone.length,
      companyList: data.companyList.length,
      companyArea: data.companyArea.length,
      school_job_fair_zone: data.school_job_fair_zone.length,
      big_four: data.big_four.length,
      zoneThree: data.zoneThree.length,
      zoneFour: data.zoneFour.length,
    }).toEqual({
      school_college_zone: 26,
      companyList: 9,
      companyArea: 12,
      school_job_fair_zone: 5,
      big_four: 13,
      zoneThree: 5,
      zoneFour: 13,
    })
    expect(data.school_college_zone.filter(({ domain }) => domain !== '').map(({ domain }) => domain)).toEqual([
      'faculty.localhost',
    ])
  })

  it('open of a school’s own department the site of that school [HOME-5]', async () => {
    const { data: school } = await at('localhost').call(getSiteInfo, { domain: 'localhost' })
    const { data: faculty } = await at('localhost').call(getSiteInfo, { domain: 'faculty.localhost' })
    expect(faculty.brand.name).toEqual(school.brand.name)
    const { data } = await at('localhost').call(getBrandHome, { domain: 'localhost' })
    const [own] = data.school_college_zone.filter(({ domain }) => domain === 'faculty.localhost')
    expect(faculty.school?.college).toBe(own?.name['zh-CN'])
  })

  it('count 48 hot categories, seven of them with a flame [HOME-7]', async () => {
    for (const host of branded) {
      const { data } = await at(host).call(getBrandHome, { domain: host })
      expect([data.recruitHot.length, data.recruitHot.filter(({ isHot }) => isHot).length]).toEqual([48, 7])
    }
  })

  it('lead wherever zones may lead, and nowhere from an address that is a script [HOME-8]', async () => {
    const { data } = await at('localhost').call(getBrandHome, { domain: 'localhost' })
    const items = [...data.companyArea, ...data.big_four, ...data.zoneThree, ...data.zoneFour]
    const types: (typeof configTypes)[number][] = [1, 2, 3, 4, 5, 6]
    expect(types.filter((type) => !items.some(({ config_type }) => config_type === type))).toEqual([])
    const foreign = items.filter(({ config_type }) => config_type === 6)
    expect(foreign.map(({ config_content_details }) => config_content_details.web_domain)).toEqual([
      'https://global-careers.example/students',
      '',
    ])
    const [written] = await stage.store.db.select().from(zones).where(sql`${zones.webDomain} like 'javascript:%'`)
    expect(written?.configType).toBe(6)
  })

  it('have one zone of positions that is empty, and columns behind the items that name them [HOME-8]', async () => {
    const browser = at('localhost')
    const { data } = await browser.call(getBrandHome, { domain: 'localhost' })
    const items = [...data.companyArea, ...data.big_four, ...data.zoneThree, ...data.zoneFour]
    const totals = await Promise.all(
      items
        .filter(({ config_type }) => config_type === 1)
        .map(async ({ id }) => (await browser.call(getPositionList, { zoneid: id })).data.total),
    )
    expect(totals.filter((total) => total === 0)).toHaveLength(1)
    for (const { config_type, config_content } of items.filter(({ config_type }) => [4, 5].includes(config_type))) {
      const { total, columns } = (await browser.call(getMediaList, { id: config_content })).data
      expect(total).toBeGreaterThan(1)
      expect(columns.find(({ id }) => id === config_content)?.kind).toBe(config_type === 4 ? 'articles' : 'contents')
    }
  })

  it('call every item as what it leads to: a column, a category, a city, an industry or a stage [HOME-8]', async () => {
    const { db } = stage.store
    const names = new Map((await db.select().from(terms)).map(({ kind, value, label }) => [`${kind} ${value}`, label]))
    const { category, city, period } = positions
    const offered = await db
      .select({ zone: zonePositions.zoneId, category, city, period })
      .from(zonePositions)
      .innerJoin(positions, eq(positions.id, zonePositions.positionId))
    const come = await db
      .select({ zone: zoneCompanies.zoneId, industry: companies.industry, stage: companies.stage })
      .from(zoneCompanies)
      .innerJoin(companies, eq(companies.id, zoneCompanies.companyId))
    const columns = await db.select().from(articles.columns)
    const other: Record<string, string[]> = { internship: ['实习'], 'A 轮': ['成长型企业'], 'B 轮': ['成长型企业'] }
    const calledBy = (code: string) => [names.get(code)?.['zh-CN'], ...(other[code] ?? [code])]
    const rows = await db.select().from(zones)
    const wrong = rows.filter(({ id, title, configType, configContent }) => {
      const leads = [
        ...columns.filter(({ id }) => String(id) === configContent).map(({ title }) => [title['zh-CN']]),
        ...offered
          .filter(({ zone }) => zone === id)
          .map(({ category, city, period }) => [`category ${category}`, `city ${city}`, period].flatMap(calledBy)),
        ...come
          .filter(({ zone }) => zone === id)
          .map(({ industry, stage }) => [`industry ${industry}`, stage].flatMap(calledBy)),
      ]
      const isFilled = leads.length > 0 || configType === 6 || title['zh-CN'] === '就业帮扶'
      return !isFilled || leads.some((called) => !called.includes(title['zh-CN']))
    })
    expect(wrong.map(({ title }) => title['zh-CN'])).toEqual([])
  })

  it('count what they say of positions, companies and fairs as the lists do [HOME-4]', async () => {
    const counted: string[] = ['在招职位', '入驻企业', '联盟企业', '共建企业', '双选会', '巡回招聘会']
    for (const host of branded) {
      const browser = at(host)
      const { data } = await browser.call(getBrandHome, { domain: host })
      const [positions, companies, fairs] = await Promise.all([
        browser.call(getPositionList, {}),
        browser.call(getCompanyList, {}),
        browser.call(getFairList, {}),
      ])
      const totals = [positions, companies, fairs].map(({ data }) => data.total)
      const said = data.dataList.filter(({ label }) => counted.includes(label['zh-CN']))
      expect(said.length).toBeGreaterThan(0)
      expect(said.filter(({ value }) => !totals.includes(value))).toEqual([])
    }
  })

  it('propose searches that find something [HOME-9]', async () => {
    for (const host of ['localhost', 'main.localhost']) {
      const { hot_searches } = (await at(host).call(getConfig, {})).data
      const totals = await Promise.all(
        hot_searches.map(async (keyword) => [
          keyword,
          (await at(host).call(getPositionList, { keyword })).data.total > 0,
        ]),
      )
      expect(totals).toEqual(hot_searches.map((keyword) => [keyword, true]))
    }
  })

  it('the main platform’s home has three banners and six famous companies [HOME-9]', async () => {
    const { data } = await at('main.localhost').call(getHomeConfig, {})
    expect(data.banner_list.map(({ img_url }) => img_url)).toEqual(['drawn:ship', 'drawn:fair', 'drawn:resume'])
    expect(data.company_famous_list).toHaveLength(6)
    expect(data.recruit_hot).toHaveLength(48)
    expect((await at('main.localhost').call(getConfig, {})).data.hot_searches).toHaveLength(6)
  })
})

describe('departments', () => {
  it('teach every demonstration student’s major', async () => {
    const taught = new Set((await stage.store.db.select().from(majors)).map(({ name }) => name['zh-CN']))
    expect(demoStudents.filter(({ major }) => !taught.has(major))).toEqual([])
  })

  it('are in Taiwan’s own words on the Taiwan site', async () => {
    const { data } = await at('taiwan.localhost').call(getSiteColleges, {})
    expect(data.list.map(({ name }) => name['zh-TW'])).toContain('資訊學院')
    const { data: faculty } = await at('faculty.localhost').call(getFacultyMajors, { domain: 'faculty.localhost' })
    expect(faculty.list.map(({ name }) => name['zh-CN'])).toContain('计算机科学与技术')
  })
})

describe('fairs', () => {
  const schools = ['localhost', 'univ.localhost']

  it.each(schools)('the fairs of %s are one of each kind [FAIR-1]', async (host) => {
    const { data } = await at(host).call(getFairList, {})
    const details = await Promise.all(data.list.map(async ({ id }) => (await at(host).call(getFair, { id })).data))
    expect(details.map(({ status, mode, plan }) => [status, mode, plan])).toEqual([
      ['live', 'both', 'booths'],
      ['coming', 'online', 'none'],
      ['coming', 'onsite', 'none'],
      ['cancelled', 'onsite', 'none'],
      ['past', 'onsite', 'closed'],
    ])
    const talks = await Promise.all(
      details.map(async ({ id }) => (await at(host).call(getTalks, { fair_id: id })).data.total),
    )
    expect(talks).toEqual([6, 0, 6, 0, 0])
  })

  it.each([
    [/制造与能源/, ['robotics', 'power', 'energy', 'vehicle', 'aerospace', 'materials']],
    [/信息与集成电路/, ['semiconductor', 'software', 'ai', 'internet', 'instruments']],
    [/文化与设计/, ['media', 'education', 'design', 'internet']],
    [/海洋與電機/, ['logistics', 'power', 'robotics', 'energy', 'materials']],
  ])(
    'a fair with the theme %s has companies of each of its industries and no other, all other fairs of many [FAIR-1]',
    async (theme, industries) => {
      const { db } = stage.store
      const rows = await db
        .select({ title: fairs.title, fairId: fairs.id, industry: companies.industry })
        .from(fairs)
        .innerJoin(fairCompanies, eq(fairCompanies.fairId, fairs.id))
        .innerJoin(companies, eq(companies.id, fairCompanies.companyId))
      const themed = rows.filter(({ title }) => theme.test(title))
      expect([...new Set(themed.map(({ industry }) => industry))].sort()).toEqual([...industries].sort())
      const general = rows.filter(({ title }) => /毕业生双选会|首场双选会|徵才博覽會/.test(title))
      expect(new Set(general.map(({ industry }) => industry)).size).toBe(20)
    },
  )

  it('show on the plan for 前端 nothing but front-end positions [FAIR-1]', async () => {
    const { data: list } = await at('univ.localhost').call(getFairList, { status: 'live' })
    const { data } = await at('univ.localhost').call(findBooths, { id: list.list[0]?.id ?? '', keyword: '前端' })
    const found = data.list.flatMap(({ position }) => position ?? [])
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter((title) => !title.includes('前端'))).toEqual([])
  })

  it('have talks by companies that come [FAIR-1]', async () => {
    const { db } = stage.store
    const come = await db.select().from(fairCompanies)
    const isThere = new Set(come.map(({ fairId, companyId }) => `${fairId} ${companyId}`))
    const spoken = (await db.select().from(talks)).filter(({ fairId }) => fairId !== null)
    expect(spoken.length).toBeGreaterThan(0)
    expect(spoken.filter(({ fairId, companyId }) => !isThere.has(`${fairId} ${companyId}`))).toEqual([])
  })

  it.each(['main.localhost', 'taiwan.localhost', 'channel.localhost'])('the fairs of %s are two', async (host) => {
    expect((await at(host).call(getFairList, {})).data.total).toBe(2)
  })

  it.each(schools)(
    'the live fair of %s has eighty stands in two halls, none over another or a wall [FAIR-1]',
    async (host) => {
      const { data: list } = await at(host).call(getFairList, { status: 'live' })
      const { data: fair } = await at(host).call(getFair, { id: list.list[0]?.id ?? '' })
      const { halls, booths } = fair
      const of = (status: string) => booths.filter((booth) => booth.status === status).length
      expect([halls.length, booths.length, of('taken'), of('free'), of('closed')]).toEqual([2, 80, 60, 19, 1])
      for (const { key, width, height } of halls) {
        const here = booths.filter(({ hall }) => hall === key)
        expect(here).toHaveLength(40)
        expect(here.filter(({ x, y, w, h }) => x < 0 || y < 0 || x + w > width || y + h > height)).toEqual([])
        const isOver = (one: (typeof here)[number], other: (typeof here)[number]) =>
          one.no < other.no &&
          one.x < other.x + other.w &&
          other.x < one.x + one.w &&
          one.y < other.y + other.h &&
          other.y < one.y + one.h
        expect(here.filter((one) => here.some((other) => isOver(one, other)))).toEqual([])
      }
    },
  )
})

describe('articles and videos', () => {
  it('are thirty and eight on the branded site, and six articles and two videos at least on the others [FAIR-2]', async () => {
    const total = async (host: string, kind: 'article' | 'video') =>
      (await at(host).call(getMediaList, { kind })).data.total
    expect([await total('localhost', 'article'), await total('localhost', 'video')]).toEqual([30, 8])
    for (const host of ['univ', 'nofair', 'faculty', 'main', 'channel', 'taiwan', 'edu', 'career', 'province']) {
      expect(await total(`${host}.localhost`, 'article')).toBeGreaterThanOrEqual(6)
      expect(await total(`${host}.localhost`, 'video')).toBeGreaterThanOrEqual(2)
    }
    const { data } = await at('localhost').call(getMediaList, {})
    expect(data.columns.map(({ kind }) => kind)).toEqual([
      ...['articles', 'articles', 'articles', 'articles'],
      ...['contents', 'contents'],
    ])
  })

  it('speak on the Taiwan site as one speaks there, captions too [FAIR-2]', async () => {
    const { data } = await at('taiwan.localhost').call(getMediaList, { kind: 'video' })
    expect(data.list.map(({ title }) => title)).toEqual(['徵才博覽會的逛攤路線', '在攤位前說什麼'])
    const { data: film } = await at('taiwan.localhost').call(getMedia, { id: data.list[0]?.id ?? '' })
    const captions = await at('taiwan.localhost').request({ method: 'GET', url: film.captions_url })
    expect(captions.body).toContain('進場之前，先看攤位圖。')
  })

  it('are for students alone, some videos, on the main platform and on the university’s site [FAIR-2] [STU-4]', async () => {
    const kept = async (host: string) => {
      const { data } = await at(host).call(getMediaList, { kind: 'video' })
      return data.list.flatMap(({ title, for_students }) => (for_students ? [title] : []))
    }
    expect(await kept('main.localhost')).toEqual(['自我介绍，一分钟够了'])
    expect(await kept('univ.localhost')).toEqual(['自我介绍，一分钟够了'])
    expect(await kept('localhost')).toEqual(['自我介绍，一分钟够了', '一分钟怎样分配'])
  })

  it('are real texts of three paragraphs and more', async () => {
    const rows = await stage.store.db.select().from(media).where(eq(media.kind, 'article'))
    const short = rows.filter(({ html }) => (html.match(/<p>/g) ?? []).length < 3)
    expect(short.map(({ title }) => title)).toEqual([])
  })

  it('hold nothing that the sanitiser would take away, nor does anything else that is HTML [FAIR-2]', async () => {
    const { db } = stage.store
    const written = [
      ...(await db.select({ html: media.html }).from(media)),
      ...(await db.select({ html: fairs.intro }).from(fairs)),
      ...(await db.select({ html: companies.intro }).from(companies)),
      ...(await db.select({ html: positions.description }).from(positions)),
      ...(await db.select({ html: positions.requirement }).from(positions)),
    ]
    const sanitiser = createSanitiser([])
    expect(written.filter(({ html }) => sanitiser.html(html) !== html)).toEqual([])
  })

  it('keep of a hostile article only its words [FAIR-2]', async () => {
    const [row] = await stage.store.db.select().from(media).where(eq(media.title, '一篇不怀好意的文章'))
    expect(row?.html).toContain('看上去很正常')
    expect(row?.html).toContain('最后一段是普通文字')
    expect(row?.html).not.toMatch(
      /script|onerror|onclick|onmouseover|onload|iframe|<svg|style|<form|<input|class=|id=/i,
    )
  })

  it('play from any second, with captions [FAIR-2]', async () => {
    const rows = await stage.store.db.select().from(media).where(eq(media.kind, 'video'))
    const files = new Set(rows.map(({ videoUrl }) => videoUrl))
    expect(files.size).toBe(4)
    for (const url of files) {
      const whole = await at('localhost').request({ method: 'GET', url })
      expect(whole.headers).toMatchObject({ 'content-type': 'video/webm', 'accept-ranges': 'bytes' })
      expect(whole.headers['cache-control']).toBe('public, max-age=86400')
      expect(whole.rawPayload.length).toBeLessThan(150_000)
      // Elements of the container: how long it is, and where its key frames are.
      expect(whole.rawPayload.includes(Buffer.from([0x44, 0x89]))).toBe(true)
      expect(whole.rawPayload.includes(Buffer.from([0x1c, 0x53, 0xbb, 0x6b]))).toBe(true)
      const part = await at('localhost').request({ method: 'GET', url, headers: { range: 'bytes=1000-1999' } })
      expect([part.statusCode, part.rawPayload.length]).toEqual([206, 1000])
      expect(part.headers['content-range']).toBe(`bytes 1000-1999/${whole.rawPayload.length}`)
    }
    for (const { captionsUrl } of rows) {
      const captions = await at('localhost').request({ method: 'GET', url: captionsUrl })
      expect(captions.headers['content-type']).toMatch(/^text\/vtt/)
      expect(captions.body.match(/-->/g)).toHaveLength(4)
    }
  })
})
