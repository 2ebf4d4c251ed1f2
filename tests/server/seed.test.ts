import { and, eq, getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getFair, getFairList, getInvitations } from '../../contract/calls/fairs.ts'
import { getBrandHome, getConfig, getHomeConfig, getMainHome } from '../../contract/calls/homes.ts'
import { getMedia, getMediaList } from '../../contract/calls/media.ts'
import { getPosition, getPositionList, getTerms } from '../../contract/calls/positions.ts'
import { type configTypes, getFacultyMajors, getSiteColleges } from '../../contract/calls/zones.ts'
import * as events from '../../server/db/events-schema.ts'
import * as home from '../../server/db/home-schema.ts'
import * as recruiting from '../../server/db/recruiting-schema.ts'
import { students } from '../../server/db/schema.ts'
import { rowsOf } from '../../server/demo/seed/content/insert.ts'
import { demoStudents } from '../../server/demo/seed/students.ts'
import { seedDemo } from '../../server/demo/seed.ts'
import { sanitise } from '../../server/html.ts'
import { addCompany, addPosition, DAY, START } from './content-rows.ts'
import { sharedWorld } from './stage.ts'
import { openStore, type Store } from './store.ts'

const { booths, columns, fairCompanies, fairs, invitations, media } = events
const { departments, homeCompanies, homes, majors, zoneCompanies, zonePositions, zones } = home
const { collections, companies, positions, terms } = recruiting

const stage = sharedWorld()
const at = (host: string) => stage.world.browser(host)

const tables: readonly PgTable[] = [
  ...[terms, companies, positions, departments, majors, zones, zonePositions, zoneCompanies, homes, homeCompanies],
  ...[fairs, fairCompanies, booths, invitations, columns, media],
]

/** Every row of the content as text, in an order of its own. */
async function dump({ db }: Store): Promise<Record<string, unknown[]>> {
  const content: Record<string, unknown[]> = {}
  for (const table of tables) {
    const answer = await db.execute(sql`select to_jsonb(t)::text as row from ${table} t order by to_jsonb(t)::text`)
    content[getTableName(table)] = rowsOf(answer).map(({ row }) => row)
  }
  return content
}

const countIn = async (store: Store) => ({
  companies: await store.db.$count(companies),
  positions: await store.db.$count(positions),
  expired: await store.db.$count(
    positions,
    sql`${positions.status} = 'open' and ${positions.expiresAt} <= ${new Date(START).toISOString()}`,
  ),
  closed: await store.db.$count(positions, eq(positions.status, 'closed')),
  internships: await store.db.$count(positions, eq(positions.period, 'internship')),
})

describe('companies and positions', () => {
  it('are sixty and 240, a tenth expired, a twentieth closed, three twentieths internships', async () => {
    const exact = { companies: 60, positions: 240, expired: 24, closed: 12, internships: 36 }
    expect(await countIn(stage.store)).toEqual(exact)
    const { data } = await at('main.localhost').call(getPositionList, {})
    expect(data.total).toBe(204)
  })

  it('are paid by the day as interns, else by the month, and have a name, steps and numbered duties of their own', async () => {
    const rows = await stage.store.db.select().from(positions)
    expect(rows.filter(({ period, salaryUnit }) => (period === 'internship') !== (salaryUnit === 'day'))).toEqual([])
    expect(rows.filter(({ salaryMin, salaryMax }) => salaryMin >= salaryMax)).toEqual([])
    expect(rows.filter(({ description }) => !/^<ol>(<li>[^<]+<\/li>){3,}<\/ol>$/.test(description))).toEqual([])
    expect(rows.filter(({ process, skills }) => process.length < 3 || skills.length < 4)).toEqual([])
    expect(rows.filter(({ publishedAt }) => publishedAt.getTime() > START)).toEqual([])
  })

  it('every company has two open ones at least, as its row counts', async () => {
    const { data } = await at('main.localhost').call(getMainHome, { domain: 'main.localhost' })
    expect(data.companies).toHaveLength(39)
    expect(data.positions.list).toHaveLength(18)
    const rows = await stage.store.db
      .select({
        name: companies.name,
        kept: companies.openPositions,
        counted: sql<number>`count(${positions.id})::int`,
      })
      .from(companies)
      .leftJoin(
        positions,
        and(
          eq(positions.companyId, companies.id),
          sql`${positions.status} = 'open' and ${positions.expiresAt} > ${new Date(START).toISOString()}`,
        ),
      )
      .groupBy(companies.id)
    expect(new Set(rows.map(({ name }) => name)).size).toBe(60)
    expect(rows.filter(({ kept, counted }) => kept !== counted || counted < 2)).toEqual([])
  })

  it('use each of 48 categories, twenty cities and twenty industries, named in three languages', async () => {
    const { data } = await at('main.localhost').call(getTerms, {})
    expect([data.categories.length, data.cities.length, data.industries.length]).toEqual([48, 20, 20])
    const rows = await stage.store.db.select().from(terms)
    expect(rows.filter(({ label }) => !label['zh-CN'] || !label['zh-TW'] || !label.en)).toEqual([])
    expect(rows.filter(({ kind }) => kind === 'discipline')).toHaveLength(10)
    const known = new Set(rows.map(({ kind, value }) => `${kind} ${value}`))
    const used = await stage.store.db.select().from(positions)
    for (const { category, discipline, city, industry } of used) {
      for (const code of [`category ${category}`, `discipline ${discipline}`, `city ${city}`, `industry ${industry}`]) {
        expect(known).toContain(code)
      }
    }
    expect(new Set(used.map(({ category }) => category)).size).toBe(48)
    expect(new Set(used.map(({ industry }) => industry)).size).toBe(20)
  })
})

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

  it('have one zone of positions that is empty, and articles and columns behind the items that name them [HOME-8]', async () => {
    const browser = at('localhost')
    const { data } = await browser.call(getBrandHome, { domain: 'localhost' })
    const items = [...data.companyArea, ...data.big_four, ...data.zoneThree, ...data.zoneFour]
    const totals = await Promise.all(
      items
        .filter(({ config_type }) => config_type === 1)
        .map(async ({ id }) => (await browser.call(getPositionList, { zoneid: id })).data.total),
    )
    expect(totals.filter((total) => total === 0)).toHaveLength(1)
    for (const { config_content } of items.filter(({ config_type }) => config_type === 4)) {
      expect((await browser.call(getMedia, { id: config_content })).data.kind).toBe('article')
    }
    for (const { config_content } of items.filter(({ config_type }) => config_type === 5)) {
      expect((await browser.call(getMediaList, { id: config_content })).data.total).toBeGreaterThan(0)
    }
  })

  it('of the main platform have three banners and six famous companies [HOME-9]', async () => {
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

  it.each(schools)('of %s are one of each kind [FAIR-1]', async (host) => {
    const { data } = await at(host).call(getFairList, {})
    const details = await Promise.all(data.list.map(async ({ id }) => (await at(host).call(getFair, { id })).data))
    expect(details.map(({ status, mode, plan }) => [status, mode, plan])).toEqual([
      ['live', 'both', 'booths'],
      ['coming', 'online', 'none'],
      ['coming', 'onsite', 'image'],
      ['cancelled', 'onsite', 'none'],
      ['past', 'onsite', 'closed'],
    ])
    const talks = await Promise.all(
      details.map(async ({ id }) => (await at(host).call(getInvitations, { fair_id: id })).data.total),
    )
    expect(talks).toEqual([6, 0, 6, 0, 0])
  })

  it.each(['main.localhost', 'taiwan.localhost', 'channel.localhost'])('of %s are two', async (host) => {
    expect((await at(host).call(getFairList, {})).data.total).toBe(2)
  })

  it.each(schools)('of %s have eighty stands in two halls, none over another or a wall [FAIR-1]', async (host) => {
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
  })
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
    expect(data.columns.map(({ kind }) => kind)).toEqual(['articles', 'articles', 'articles', 'contents', 'contents'])
  })

  it('speak on the Taiwan site as one speaks there, captions too [FAIR-2]', async () => {
    const { data } = await at('taiwan.localhost').call(getMediaList, { kind: 'video' })
    expect(data.list.map(({ title }) => title)).toEqual(['徵才博覽會的逛攤路線', '在攤位前說什麼'])
    const { data: film } = await at('taiwan.localhost').call(getMedia, { id: data.list[0]?.id ?? '' })
    const captions = await at('taiwan.localhost').request({ method: 'GET', url: film.captions_url })
    expect(captions.body).toContain('進場之前，先看攤位圖。')
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
    expect(written.filter(({ html }) => sanitise(html) !== html)).toEqual([])
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

describe('another start', () => {
  let store: Store
  beforeAll(async () => {
    store = await openStore()
  })
  afterAll(async () => store.close())

  it('writes the same where it begins anew on the same day', async () => {
    expect(await dump(store)).toEqual(await dump(stage.store))
  })

  it('changes nothing on the same day', async () => {
    const before = await dump(store)
    await seedDemo(store.db, { now: START + DAY / 4, scale: 1 })
    expect(await dump(store)).toEqual(before)
  })

  it('days later moves dates on by as many days and leaves ids, collections and others’ rows alone', async () => {
    const { db } = store
    const [student] = await db.select().from(students).limit(1)
    const [position] = await db.select().from(positions).limit(1)
    const [article] = await db.select().from(media).limit(1)
    const collected = { studentId: student?.id ?? 0, kind: 'position' as const, targetId: position?.id ?? 0 }
    await db.insert(collections).values({ ...collected, createdAt: new Date(START) })
    const theirs = await addPosition(db, await addCompany(db, { name: '别家公司' }))

    await seedDemo(db, { now: START + 3 * DAY, scale: 1 })

    const later = (moment: Date | undefined) => new Date((moment?.getTime() ?? 0) + 3 * DAY)
    const find = async (id: number | undefined) =>
      (
        await db
          .select()
          .from(positions)
          .where(eq(positions.id, id ?? 0))
      )[0]
    expect(await find(position?.id)).toEqual({
      ...position,
      publishedAt: later(position?.publishedAt),
      expiresAt: later(position?.expiresAt),
    })
    expect((await find(theirs))?.publishedAt).toEqual(new Date(START - DAY))
    const [moved] = await db
      .select()
      .from(media)
      .where(eq(media.id, article?.id ?? 0))
    expect(moved).toEqual({ ...article, publishedAt: later(article?.publishedAt) })
    expect(await db.select().from(collections)).toEqual([{ ...collected, createdAt: new Date(START) }])
    const on = await db.$count(
      fairs,
      sql`${fairs.plan} = 'booths' and ${fairs.startsAt} <= ${new Date(START + 3 * DAY).toISOString()} and ${fairs.endsAt} > ${new Date(START + 3 * DAY).toISOString()}`,
    )
    expect(on).toBe(8)
  })

  it('at twice the scale adds as much again and leaves what was there', async () => {
    const now = START + 3 * DAY
    const before = await store.db.select({ id: positions.id, title: positions.title }).from(positions)
    await seedDemo(store.db, { now, scale: 2 })
    const after = await store.db.select({ id: positions.id, title: positions.title }).from(positions)
    expect(after).toEqual(expect.arrayContaining(before))
    // One company and one position are the test's own.
    expect([await store.db.$count(companies), after.length]).toEqual([121, 481])
    expect(await store.db.$count(positions, eq(positions.status, 'closed'))).toBe(24)
    const names = (await store.db.select().from(companies)).map(({ name }) => name)
    expect(new Set(names).size).toBe(121)
  })
})

it('answers details of a seeded position', async () => {
  const { data: list } = await at('localhost').call(getPositionList, { keyword: '嵌入式' })
  expect(list.total).toBeGreaterThan(0)
  const { data } = await at('localhost').call(getPosition, { id: list.list[0]?.id ?? '' })
  expect([data.status, data.company.is_verified]).toEqual(['open', expect.any(Boolean)])
})
