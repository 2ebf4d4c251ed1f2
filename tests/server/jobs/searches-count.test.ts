import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Params } from '../../../contract/call.ts'
import { deliverResume } from '../../../contract/calls/deliveries.ts'
import { getNotices } from '../../../contract/calls/notices.ts'
import { getSearches, removeSearch, saveSearch } from '../../../contract/calls/searches.ts'
import { zonePositions } from '../../../server/areas/homes/schema.ts'
import { createPositions } from '../../../server/areas/jobs/positions/positions.ts'
import { positions, savedSearches, terms } from '../../../server/areas/jobs/schema.ts'
import { createSearchCounter, lastCount } from '../../../server/areas/jobs/searches/counter.ts'
import { createTerms } from '../../../server/areas/jobs/terms.ts'
import { students } from '../../../server/areas/login/schema.ts'
import { notices, outbox } from '../../../server/areas/notices/schema.ts'
import { createTeller } from '../../../server/areas/notices/teller.ts'
import { siteHosts } from '../../../server/areas/site/schema.ts'
import { createLog } from '../../../server/platform/log.ts'
import { addCompany, addPosition, addTerms, START } from '../world/content-rows.ts'
import { forgetDeliveries, writeResume } from '../world/delivery-rows.ts'
import { forgetResumes } from '../world/resume-rows.ts'
import { addDepartment, addSite, addZone } from '../world/site-rows.ts'
import { freshWorlds } from '../world/stage.ts'
import type { Browser } from '../world.ts'

const stage = freshWorlds()
const db = () => stage.store.db

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Saved on a Friday at five in the afternoon in China; the next count is at eight the next morning. */
const MORNING = Date.UTC(2026, 10, 21)
const value = ['t-counted']

let company = 0
let site = 0
let student: Browser
let now: number
/** What happens to the count of each search. */
let counting: () => unknown

const log = createLog('silent')
const counterAt = (clock = () => now) => {
  const real = createPositions(db(), clock, createTerms(db(), clock))
  const countPublished: typeof real.countPublished = async (...search) => {
    await counting()
    return real.countPublished(...search)
  }
  return createSearchCounter({ db: db(), clock, log, positions: { countPublished } })
}
const count = async (counter = counterAt()) => counter.count(counter.due())
const pass = (to: number) => {
  stage.world.advance(to - now)
  now = to
}

/** What was put out, in order. */
const told = async () =>
  (await db().select().from(outbox).orderBy(outbox.id)).map(({ once, search, studentId }) => ({
    once,
    count: search?.count,
    studentId,
  }))
const counts = async () => (await told()).map((one) => one.count)

const publish = (at: number, row: Partial<typeof positions.$inferInsert> = {}) =>
  addPosition(db(), company, { category: 't-counted', publishedAt: new Date(at), ...row })

type Filter = Params<typeof saveSearch>['filter']
async function save(filter: Filter = { value }, list: 'position' | 'college' = 'position', by = student) {
  const { code, data } = await by.call(saveSearch, { list, filter })
  if (code !== 0) throw new Error(`not saved: ${code}`)
  return data.id
}

beforeAll(async () => {
  await addTerms(db())
  const row = { kind: 'category', parent: 't-computing', place: 9001 } as const
  await db()
    .insert(terms)
    .values({ ...row, value: 't-counted', label: { 'zh-CN': '清点' } })
  const [host] = await db().select().from(siteHosts).where(eq(siteHosts.host, 'univ.localhost'))
  site = host?.siteId ?? 0
  company = await addCompany(db())
})
beforeEach(async () => {
  now = START
  counting = () => undefined
  await forgetDeliveries(db())
  await db().delete(outbox)
  await db().delete(notices)
  await db().delete(savedSearches)
  await db().delete(positions).where(eq(positions.category, 't-counted'))
  student = stage.world.browser()
  await student.logIn('13800000001')
})

describe('the day', () => {
  it.each([
    ['2026-11-20T23:59:59.999Z', '2026-11-20T00:00:00.000Z'],
    ['2026-11-21T00:00:00.000Z', '2026-11-21T00:00:00.000Z'],
    ['2026-11-21T15:59:59.999Z', '2026-11-21T00:00:00.000Z'],
    ['2026-12-31T16:00:00.000Z', '2026-12-31T00:00:00.000Z'],
  ])('a count at %s goes up to %s, eight in the morning of China', (at, until) => {
    expect(lastCount(Date.parse(at)).toISOString()).toBe(until)
  })

  it('ends at eight: what comes at that moment is of it, what comes after is of the next', async () => {
    const id = await save()
    await publish(MORNING)
    await publish(MORNING + 1)
    pass(MORNING - 1)
    await count()
    expect(await told()).toEqual([])
    pass(MORNING)
    await count()
    pass(MORNING + DAY)
    await count()
    expect((await told()).map(({ once, count }) => [once, count])).toEqual([
      [`search:${id}:2026-11-21`, 1],
      [`search:${id}:2026-11-22`, 1],
    ])
  })

  it('is the same whenever it is counted, and none is left out where nobody counted for days', async () => {
    await save()
    await publish(START + HOUR)
    await publish(MORNING + 5 * HOUR)
    pass(MORNING + 10 * HOUR)
    await count()
    await publish(MORNING + 2 * DAY)
    pass(MORNING + 3 * DAY + HOUR)
    await count()
    expect(await counts()).toEqual([1, 2])
  })
})

describe('hits', () => {
  it('are what was published since the search was saved, and nothing where there is none', async () => {
    await publish(START - 1)
    await save()
    pass(MORNING)
    await count()
    expect([await told(), (await student.call(getSearches, {})).data.list[0]?.hits]).toEqual([[], null])
    await publish(MORNING + HOUR)
    pass(MORNING + DAY)
    await count()
    const at = new Date(MORNING + DAY).toISOString()
    expect((await student.call(getSearches, {})).data.list[0]?.hits).toEqual({ count: 1, at })
    pass(MORNING + 2 * DAY)
    await count()
    expect([await counts(), (await student.call(getSearches, {})).data.list[0]?.hits?.at]).toEqual([[1], at])
  })

  it('meet all of the filter, are open, and are no other school’s alone', async () => {
    const [own] = await db()
      .select()
      .from(students)
      .where(eq(students.id, Number(await student.whoAmI())))
    await save({ value, city: ['t-harbour'], period: 'internship', keyword: '前端' })
    const hit = { period: 'internship' } as const
    await publish(START + 1, hit)
    await publish(START + 1, { ...hit, onlySchool: own?.school ?? '' })
    await publish(START + 1, { ...hit, onlySchool: '别的大学' })
    await publish(START + 1, { ...hit, status: 'closed' })
    await publish(START + 1, { ...hit, expiresAt: new Date(START + 2) })
    await publish(START + 1, { ...hit, city: 't-elsewhere' })
    await publish(START + 1, { ...hit, title: '后端工程师' })
    await publish(START + 1)
    pass(MORNING)
    await count()
    expect(await counts()).toEqual([2])
  })

  it('count what the student delivered to, too, however the list was looked at', async () => {
    await forgetResumes(db())
    await writeResume(student)
    await save({ value, hide: '1' })
    const [one] = [await publish(START + 1), await publish(START + 2)]
    expect((await student.call(deliverResume, { position_id: String(one) })).code).toBe(0)
    pass(MORNING)
    await count()
    expect(await counts()).toEqual([2])
  })

  it('are those of the site: its zone’s and department’s, never another’s', async () => {
    const other = await addSite(db(), 'counted.localhost')
    const [zone, foreign] = [await addZone(db(), site, { place: 9002 }), await addZone(db(), other, { place: 1 })]
    await addDepartment(db(), other, { place: 1, disciplines: ['t-none'] })
    const department = await addDepartment(db(), site, { place: 9002, disciplines: ['t-counted'] })
    const elsewhere = stage.world.browser('counted.localhost')
    elsewhere.jar.set('session_id', student.jar.get('session_id') ?? '')
    await save({ zoneid: String(zone) })
    await save({ zoneid: String(foreign) }, 'position', elsewhere)
    await save({ college: String(department), value }, 'college')
    await save({ value }, 'college', elsewhere)
    const ids = [await publish(START + 1), await publish(START + 1, { discipline: 't-counted' })]
    await db()
      .insert(zonePositions)
      .values(ids.map((positionId) => ({ zoneId: zone, positionId })))
    pass(MORNING)
    await count()
    expect(await counts()).toEqual([2, 1])
  })

  it('a host that went to another site has no hits', async () => {
    await save()
    await publish(START + 1)
    const other = await addSite(db(), 'taker.localhost')
    const move = (siteId: number) => db().update(siteHosts).set({ siteId }).where(eq(siteHosts.host, 'univ.localhost'))
    pass(MORNING)
    await move(other)
    await count().finally(() => move(site))
    expect(await told()).toEqual([])
  })
})

describe('counting', () => {
  it('tells once, however often and by however many it is done', async () => {
    for (let at = 0; at < 5; at++) await save({ value, keyword: '前端', grade: `203${at}` })
    await save()
    await publish(START + 1)
    pass(MORNING)
    await Promise.all([count(), count(), count(), count()])
    await count()
    expect([(await counts()).length, await db().$count(outbox)]).toEqual([6, 6])
  })

  it('goes on with the others where one fails, and comes back to that', async () => {
    const [one, other] = [await save({ value, period: 'fulltime' }), await save()]
    await publish(START + 1)
    pass(MORNING)
    let isGone = true
    counting = () => {
      if (isGone) {
        isGone = false
        throw new Error('gone')
      }
    }
    await expect(count()).rejects.toThrow('gone')
    expect((await told()).map(({ once }) => once)).toEqual([`search:${other}:2026-11-21`])
    await count()
    expect((await told()).map(({ once }) => once)).toEqual([`search:${other}:2026-11-21`, `search:${one}:2026-11-21`])
  })

  it('tells nothing of what is taken off meanwhile', async () => {
    const id = await save()
    await publish(START + 1)
    pass(MORNING)
    counting = () => student.call(removeSearch, { id })
    await count()
    expect(await told()).toEqual([])
  })

  it('takes a hundred at a time, and reaches all', async () => {
    const own = Number(await student.whoAmI())
    const row = { studentId: own, siteId: site, host: 'univ.localhost', list: 'position', filter: { value } } as const
    const rest = { label: { 'zh-CN': '' }, savedAt: new Date(now), countedUntil: new Date(now) }
    const rows = Array.from({ length: 203 }, (_, at) => ({ ...row, ...rest, key: String(at) }))
    await db().insert(savedSearches).values(rows)
    await publish(START + 1)
    pass(MORNING)
    await count()
    expect(await db().$count(outbox)).toBe(203)
  })

  it('ends in a notice with the list, where it leads and what it is called', async () => {
    const id = await save()
    await publish(START + 1)
    pass(MORNING)
    await count()
    const live = { publish: async () => undefined }
    const sms = { send: async () => undefined, tell: null }
    const teller = createTeller({ db: db(), clock: () => now, sms, live, log })
    for (const due of await teller.take()) await teller.tell(due.id)
    const { data } = await student.call(getNotices, {})
    expect(data.list).toMatchObject([
      {
        kind: 'searchHits',
        search: { id, list: 'position', filter: { value }, label: { 'zh-CN': '清点' }, host: '', count: 1 },
      },
    ])
  })
})
