import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import * as calls from '../../../contract/calls/positions.ts'
import { departments, majors, zonePositions, zones } from '../../../server/areas/homes/schema.ts'
import { positions } from '../../../server/areas/jobs/schema.ts'
import { students } from '../../../server/areas/login/schema.ts'
import { siteHosts } from '../../../server/areas/site/schema.ts'
import { addCompany, addPosition, addTerms, daysFromStart } from '../world/content-rows.ts'
import { positionLists, words } from '../world/position-lists.ts'
import { freshWorlds } from '../world/stage.ts'

const stage = freshWorlds()
const { db, titles } = positionLists(stage)

async function siteIdOf(host: string): Promise<number> {
  const [row] = await db().select().from(siteHosts).where(eq(siteHosts.host, host))
  return row?.siteId ?? 0
}

beforeAll(() => addTerms(db()))

describe('a zone', () => {
  it('holds what its own site put there, and nothing on another [JOB-1]', async () => {
    const company = await addCompany(db())
    const there = await addPosition(db(), company, { category: 't-zone', title: '专区' })
    await addPosition(db(), company, { category: 't-zone', title: '别处' })
    const [zone] = await db()
      .insert(zones)
      .values({
        siteId: await siteIdOf('univ.localhost'),
        kind: 'zoneFour',
        icon: 'star',
        title: words('专区'),
        hint: words(''),
        configType: 1,
        place: 9001,
      })
      .returning({ id: zones.id })
    const zoneid = String(zone?.id)
    expect(await titles({ zoneid })).toEqual([])
    await db()
      .insert(zonePositions)
      .values({ zoneId: Number(zoneid), positionId: there })
    expect(await titles({ zoneid })).toEqual(['专区'])
    expect(await titles({ zoneid, value: ['t-frontend'] })).toEqual([])
    expect(await titles({ zoneid }, 'taiwan.localhost')).toEqual([])
    expect(await titles({ zoneid: '999999999' })).toEqual([])
  })
})

describe('recommendations', () => {
  const own = { value: ['t-suits'] }
  beforeAll(async () => {
    const company = await addCompany(db())
    const add = (title: string, row: Parameters<typeof addPosition>[2]) =>
      addPosition(db(), company, { title, category: 't-suits', ...row })
    await add('他急', { isUrgent: true })
    await add('本旧', { discipline: 't-law', publishedAt: daysFromStart(-9) })
    await add('他新', { publishedAt: daysFromStart(-1) })
    await add('本新', { discipline: 't-law', publishedAt: daysFromStart(-2) })
    const [department] = await db()
      .insert(departments)
      .values({ siteId: await siteIdOf('univ.localhost'), name: words('法学院'), icon: 'scale', place: 9001 })
      .returning({ id: departments.id })
    await db()
      .insert(majors)
      .values({ departmentId: department?.id ?? 0, name: words('海商法学'), discipline: 't-law', place: 1 })
    await db().update(students).set({ major: '海商法学' }).where(eq(students.phone, '13800000002'))
    await db().update(students).set({ major: '无人教的' }).where(eq(students.phone, '13800000003'))
  })
  const read = async (browser: ReturnType<typeof stage.world.browser>, params: object = {}) => {
    const { data } = await browser.call(calls.getRecommendedPositions, { ...own, ...params })
    return [data.list.map(({ title }) => title), data.total] as const
  }

  it('put what suits the student who is logged in first [JOB-1]', async () => {
    const student = stage.world.browser()
    await student.logIn('13800000002')
    expect(await read(student)).toEqual([['本新', '本旧', '他急', '他新'], 4])
    expect(await read(student, { size: '3', page: '2' })).toEqual([['他新'], 4])
    expect(await read(student, { size: '1', page: '3' })).toEqual([['他急'], 4])
    expect(await read(student, { page: '9999', size: '50' })).toEqual([[], 4])
    expect(await read(student, { sort: 'newest' })).toEqual([['他新', '他急', '本新', '本旧'], 4])
  })

  it('put what another school’s students alone may deliver to last [JOB-1]', async () => {
    const company = await addCompany(db())
    const city = ['t-schools']
    const add = (title: string, row: Parameters<typeof addPosition>[2]) =>
      addPosition(db(), company, { title, category: 't-suits', city: 't-schools', ...row })
    await add('他校急', { isUrgent: true, discipline: 't-law', onlySchool: '望海理工大学' })
    await add('本校', { onlySchool: '江临大学', publishedAt: daysFromStart(-3) })
    await add('不限', { publishedAt: daysFromStart(-4) })
    await add('本专业', { discipline: 't-law', publishedAt: daysFromStart(-5) })
    const [law, other] = [stage.world.browser(), stage.world.browser()]
    await law.logIn('13800000002')
    await other.logIn('13800000003')
    expect(await read(law, { city })).toEqual([['本专业', '本校', '不限', '他校急'], 4])
    expect(await read(other, { city })).toEqual([['本校', '不限', '本专业', '他校急'], 4])
    expect(await read(stage.world.browser(), { city })).toEqual([['他校急', '本校', '不限', '本专业'], 4])
    await db().delete(positions).where(eq(positions.city, 't-schools'))
  })

  it('are the plain list for anybody else [JOB-1]', async () => {
    const plain = [['他急', '他新', '本新', '本旧'], 4] as const
    const student = stage.world.browser()
    await student.logIn('13800000003')
    const employer = stage.world.browser('employer.localhost')
    await employer.logInEmployer('13900000001')
    expect(await read(stage.world.browser())).toEqual(plain)
    expect(await read(student)).toEqual(plain)
    expect(await read(employer)).toEqual(plain)
  })
})

describe('a college', () => {
  let college = ''
  beforeAll(async () => {
    const company = await addCompany(db())
    const add = (title: string, discipline: string) =>
      addPosition(db(), company, { title, discipline, category: 't-college' })
    await add('海', 't-sea')
    await add('天', 't-sky')
    await add('外', 't-elsewhere')
    const siteId = await siteIdOf('nofair.localhost')
    const row = { siteId, icon: 'star' }
    const [sea] = await db()
      .insert(departments)
      .values([
        { ...row, name: words('海洋'), disciplines: ['t-sea'], place: 9001, domain: 'employer.localhost' },
        { ...row, name: words('航天'), disciplines: ['t-sky'], place: 9002 },
      ])
      .returning({ id: departments.id })
    college = String(sea?.id)
  })
  const read = async (host: string, params: object = {}) => {
    const { data } = await stage.world
      .browser(host)
      .call(calls.getCollegePositions, { value: ['t-college'], ...params })
    expect(data.total).toBe(data.list.length)
    return data.list.map(({ title }) => title).toSorted()
  }

  it('offers what suits its disciplines: the one asked for, the site’s own, or all of a university’s [JOB-6]', async () => {
    expect(await read('nofair.localhost', { college })).toEqual(['海'])
    expect(await read('nofair.localhost')).toEqual(['天', '海'])
    expect(await read('employer.localhost')).toEqual(['海'])
    expect(await read('employer.localhost', { college })).toEqual(['海'])
    expect(await read('taiwan.localhost', { college })).toEqual([])
  })
})

describe('the feed of the home', () => {
  it('runs from the newest to the last, 18 at a time, whatever is published meanwhile [HOME-9]', async () => {
    const company = await addCompany(db())
    const ids: string[] = []
    // Two at a time share their moment.
    for (let place = 0; place < 40; place++) {
      const publishedAt = new Date(daysFromStart(-400).getTime() - Math.floor(place / 2) * 1000)
      ids.push(
        String(await addPosition(db(), company, { publishedAt, period: place === 5 ? 'internship' : 'fulltime' })),
      )
    }
    const pairs = ids.flatMap((_, at) => (at % 2 === 0 ? [ids[at + 1] ?? '', ids[at] ?? ''] : []))
    const visitor = stage.world.browser()
    let cursor = `${daysFromStart(-400).getTime() + 1}-1`
    const seen: string[][] = []
    do {
      const { data } = await visitor.call(calls.getHomePositions, { cursor })
      seen.push(data.list.map(({ id }) => id))
      cursor = data.next
      await addPosition(db(), company)
    } while (cursor)
    expect(seen).toEqual([pairs.slice(0, 18), pairs.slice(18, 36), pairs.slice(36)])

    const { data: newest } = await visitor.call(calls.getHomePositions, {})
    const { data: fromFuture } = await visitor.call(calls.getHomePositions, { cursor: '999999999999999-999999999' })
    expect(newest.list).toHaveLength(18)
    expect(fromFuture).toEqual(newest)
    const { data: internships } = await visitor.call(calls.getHomePositions, {
      cursor: `${daysFromStart(-400).getTime() + 1}-1`,
      period: 'internship',
    })
    expect(internships).toMatchObject({ list: [{ id: ids[5] }], next: '' })
  })
})
