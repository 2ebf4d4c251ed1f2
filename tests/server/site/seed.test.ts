import { and, eq, getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getMainHome } from '../../../contract/calls/homes.ts'
import { getPosition, getPositionList, getTerms } from '../../../contract/calls/positions.ts'
import * as events from '../../../server/areas/fairs/schema.ts'
import * as home from '../../../server/areas/homes/schema.ts'
import * as recruiting from '../../../server/areas/jobs/schema.ts'
import { students } from '../../../server/areas/login/schema.ts'
import { columns, media } from '../../../server/areas/media/schema.ts'
import { sites } from '../../../server/areas/site/schema.ts'
import { rowsOf } from '../../../server/demo/seed/content/insert.ts'
import { seedDemo } from '../../../server/demo/seed.ts'
import { addCompany, addPosition, DAY, START } from '../world/content-rows.ts'
import { sharedWorld } from '../world/stage.ts'
import { openStore, type Store } from '../world/store.ts'

const { booths, fairCompanies, fairs, talks } = events
const { departments, homeCompanies, homes, majors, zoneCompanies, zonePositions, zones } = home
const { collections, companies, positions, terms } = recruiting

const stage = sharedWorld()
const at = (host: string) => stage.world.browser(host)

const tables: readonly PgTable[] = [
  ...[terms, companies, positions, departments, majors, zones, zonePositions, zoneCompanies, homes, homeCompanies],
  ...[fairs, fairCompanies, booths, talks, columns, media],
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

  it('use each of 48 categories, twenty cities and twenty industries, and lead there from every major of the mainland, named in three languages', async () => {
    const { data } = await at('main.localhost').call(getTerms, {})
    expect([data.categories.length, data.cities.length, data.industries.length]).toEqual([48, 20, 20])
    const taught = await stage.store.db
      .selectDistinct({ name: sql<string>`${majors.name}->>'zh-CN'`, site: sites.key })
      .from(majors)
      .innerJoin(departments, eq(departments.id, majors.departmentId))
      .innerJoin(sites, eq(sites.id, departments.siteId))
    const offered = data.majors.map(({ label }) => label['zh-CN'])
    expect(taught.filter(({ name, site }) => site !== 'taiwan' && !offered.includes(name))).toEqual([])
    expect(taught.filter(({ name, site }) => site === 'taiwan' && offered.includes(name))).toEqual([])
    expect(offered.filter((name) => /[學業系]/.test(name))).toEqual([])
    expect(new Set(data.majors.map(({ value }) => value)).size).toBe(data.majors.length)
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

  it('a start in the next season names the class that looks for work then', async () => {
    const { db } = store
    const july = START + 223 * DAY
    await seedDemo(db, { now: july, scale: 1 })
    const years = await db.selectDistinct({ year: positions.graduationYear }).from(positions)
    expect(years.map(({ year }) => year).sort()).toEqual([0, 2028])
    const titles = (await db.select({ title: fairs.title }).from(fairs)).map(({ title }) => title)
    expect(titles).toContain('望海理工大学 2028 届毕业生双选会')
    expect(titles.filter((title) => /\d{4}/.test(title) && !title.includes('2028'))).toEqual([])
  })

  it('a start at twice the scale adds as much again and leaves what was there', async () => {
    const now = START + 223 * DAY
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
