import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as calls from '../../../contract/calls/collect.ts'
import { collections, companies, positions } from '../../../server/areas/jobs/schema.ts'
import { addCompany, addPosition, addTerms, DAY, daysFromStart } from '../world/content-rows.ts'
import { freshWorlds } from '../world/stage.ts'
import type { Browser } from '../world.ts'

const stage = freshWorlds()
const db = () => stage.store.db
let student: Browser
let company = 0

const { addToCollection, cancelCollection, getCollectedPositions, getCollectedCompanies } = calls

beforeAll(async () => {
  await addTerms(db())
  company = await addCompany(db(), { name: '启明' })
})

beforeEach(async () => {
  await db().delete(collections)
  student = stage.world.browser()
  await student.logIn('13800000001')
})

const add = (id: number, type: calls.Collectable = 'position') =>
  student.call(addToCollection, { type, id: String(id) })
const ids = async (browser = student) => (await browser.call(getCollectedPositions, {})).data.ids

describe('collecting', () => {
  it('keeps the latest first, once each, until it is taken back [JOB-4]', async () => {
    const [one, two] = [await addPosition(db(), company), await addPosition(db(), company)]
    expect((await add(one)).data).toEqual({ is_collected: true })
    stage.world.advance(1000)
    expect((await add(two)).data).toEqual({ is_collected: true })
    stage.world.advance(1000)
    expect((await add(one)).data).toEqual({ is_collected: true })
    expect(await ids()).toEqual([String(two), String(one)])
    for (const _ of ['first', 'again']) {
      const { data } = await student.call(cancelCollection, { type: 'position', id: String(two) })
      expect(data).toEqual({ is_collected: false })
      expect(await ids()).toEqual([String(one)])
    }
  })

  it('twice at once gives one row [JOB-4]', async () => {
    const id = await addPosition(db(), company)
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(id)))
    expect(answers.map(({ code, data }) => [code, data])).toEqual(Array(8).fill([0, { is_collected: true }]))
    expect(await ids()).toEqual([String(id)])
  })

  it('tells positions from companies of the same number [JOB-4]', async () => {
    await add(company, 'company')
    expect(await ids()).toEqual([])
    const { data } = await student.call(getCollectedCompanies, {})
    expect(data).toMatchObject({ ids: [String(company)], total: 1, list: [{ entry: { company_name: '启明' } }] })
    await student.call(cancelCollection, { type: 'position', id: String(company) })
    expect((await student.call(getCollectedCompanies, {})).data.ids).toEqual([String(company)])
  })

  it.each(['position', 'company'] as const)('an unknown %s is not found [JOB-4]', async (type) => {
    const answer = await add(999_999_999, type)
    expect([answer.status, answer.code]).toEqual([404, 40400])
    expect(await db().select().from(collections)).toEqual([])
  })

  it.each([{ type: 'fair', id: '1' }, { type: 'position', id: '0' }, { type: 'position', id: '1;2' }, { id: '1' }])(
    '%j is refused as malformed',
    async (params) => {
      const answer = await student.call(addToCollection, params as never)
      expect([answer.status, answer.code]).toEqual([400, 10001])
    },
  )

  it('stops at 500 of a kind and says so in the visitor’s language, however many ask at once [JOB-4]', async () => {
    const first = await addPosition(db(), company)
    const [pattern] = await db().select().from(positions).where(eq(positions.id, first))
    const { id: _, ...copy } = pattern as typeof positions.$inferSelect
    const added = await db()
      .insert(positions)
      .values(Array.from({ length: calls.COLLECTION_MAX + 3 }, () => copy))
      .returning({ id: positions.id })
    const all = added.map(({ id }) => id)
    await add(first)
    const [own] = await db().select().from(collections)
    const studentId = own?.studentId ?? 0
    const kept = all.slice(0, calls.COLLECTION_MAX - 2)
    await db()
      .insert(collections)
      .values(kept.map((targetId) => ({ studentId, kind: 'position' as const, targetId, createdAt: daysFromStart(0) })))
    const answers = await Promise.all(all.slice(-3).map((id) => add(id)))
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 20013, 20013])
    expect(await ids()).toHaveLength(calls.COLLECTION_MAX)
    const refused = answers.filter(({ code }) => code === 20013)
    expect(refused.map(({ msg }) => msg)).toEqual(Array(2).fill('收藏的职位已达 500 个，请先取消部分收藏'))
    student.jar.set('locale', 'en')
    const outside = all.at(calls.COLLECTION_MAX - 1) ?? 0
    expect((await add(outside)).msg).toBe('You have saved 500 jobs, the most we keep. Please remove some first.')
    // What is kept already may be collected again, and companies have a limit of their own.
    expect((await add(first)).code).toBe(0)
    expect((await add(company, 'company')).code).toBe(0)
  })
})

describe('the list of what is collected', () => {
  it('keeps closed and expired positions, with their mark [JOB-1] [JOB-5]', async () => {
    const open = await addPosition(db(), company, { title: '开', expiresAt: daysFromStart(9) })
    const closed = await addPosition(db(), company, { title: '关', expiresAt: daysFromStart(9) })
    const expired = await addPosition(db(), company, { title: '过', expiresAt: daysFromStart(1) })
    for (const id of [open, closed, expired]) {
      await add(id)
      stage.world.advance(1000)
    }
    await db().update(positions).set({ status: 'closed' }).where(eq(positions.id, closed))
    stage.world.advance(DAY)
    const { data } = await student.call(getCollectedPositions, {})
    expect(data.list.map(({ entry }) => [entry?.title, entry?.status])).toEqual([
      ['过', 'expired'],
      ['关', 'closed'],
      ['开', 'open'],
    ])
  })

  it('comes in pages, with the ids of all of them [JOB-5]', async () => {
    const added: string[] = []
    for (let place = 0; place < 5; place++) {
      const id = await addPosition(db(), company)
      await add(id)
      added.unshift(String(id))
      stage.world.advance(1000)
    }
    const read = async (page: string) => {
      const { data } = await student.call(getCollectedPositions, { page, size: '2' })
      return [data.list.map(({ id }) => id), data.total, data.ids]
    }
    expect(await read('1')).toEqual([added.slice(0, 2), 5, added])
    expect(await read('3')).toEqual([added.slice(4), 5, added])
    expect(await read('4')).toEqual([[], 5, added])
  })

  it('keeps positions that are gone in their places, until they are taken back [JOB-5]', async () => {
    const leaver = await addCompany(db())
    const [deleted, kept, ofLeaver] = [
      await addPosition(db(), company),
      await addPosition(db(), company, { title: '留' }),
      await addPosition(db(), leaver),
    ]
    for (const id of [deleted, kept, ofLeaver]) {
      await add(id)
      stage.world.advance(1000)
    }
    const rows = await db().select().from(collections)
    const at = (id: number) => rows.find(({ targetId }) => targetId === id)?.createdAt.toISOString()
    await db().delete(positions).where(eq(positions.id, deleted))
    await db().delete(companies).where(eq(companies.id, leaver))
    const { data } = await student.call(getCollectedPositions, {})
    expect(data.list.map((one) => [one.id, one.collected_at, one.entry?.title ?? one.entry])).toEqual([
      [String(ofLeaver), at(ofLeaver), null],
      [String(kept), at(kept), '留'],
      [String(deleted), at(deleted), null],
    ])
    expect([data.total, data.ids]).toEqual([3, [ofLeaver, kept, deleted].map(String)])
    expect((await student.call(getCollectedPositions, { page: '2', size: '2' })).data.list).toMatchObject([
      { id: String(deleted), entry: null },
    ])
    // It is taken back like any other, and not to be had again.
    await student.call(cancelCollection, { type: 'position', id: String(deleted) })
    expect(await ids()).toEqual([String(ofLeaver), String(kept)])
    expect((await add(deleted)).code).toBe(40400)
    expect(await ids()).toEqual([String(ofLeaver), String(kept)])
  })

  it('keeps companies that are gone likewise [JOB-5]', async () => {
    const gone = await addCompany(db())
    await add(gone, 'company')
    stage.world.advance(1000)
    await add(company, 'company')
    await db().delete(companies).where(eq(companies.id, gone))
    const { data } = await student.call(getCollectedCompanies, {})
    expect(data).toMatchObject({ total: 2, ids: [String(company), String(gone)] })
    expect(data.list.map(({ id, entry }) => [id, entry?.company_name ?? entry])).toEqual([
      [String(company), '启明'],
      [String(gone), null],
    ])
    await student.call(cancelCollection, { type: 'company', id: String(gone) })
    expect((await student.call(getCollectedCompanies, {})).data.ids).toEqual([String(company)])
  })

  it('is empty on any page for a student who saved nothing [JOB-5]', async () => {
    for (const page of ['1', '2']) {
      expect((await student.call(getCollectedPositions, { page })).data).toEqual({ list: [], total: 0, ids: [] })
      expect((await student.call(getCollectedCompanies, { page })).data).toEqual({ list: [], total: 0, ids: [] })
    }
  })
})

describe('the owner of a saved list', () => {
  it('is the session’s, whatever a parameter or a cookie says [JOB-4]', async () => {
    const id = await addPosition(db(), company)
    const { data } = await student.call(addToCollection, { type: 'position', id: String(id) })
    expect(data).toEqual({ is_collected: true })
    const [row] = await db().select().from(collections)
    const other = stage.world.browser()
    await other.logIn('13800000002')
    other.jar.set('user_id', String(row?.studentId))
    const foreign = { user_id: String(row?.studentId), student_id: String(row?.studentId) }
    expect((await other.call(getCollectedPositions, foreign as object)).data).toEqual({ list: [], total: 0, ids: [] })
    await other.call(cancelCollection, { type: 'position', id: String(id), ...foreign })
    expect(await ids()).toEqual([String(id)])
    const theirs = await addPosition(db(), company)
    await other.call(addToCollection, { type: 'position', id: String(theirs), ...foreign })
    expect(await ids()).toEqual([String(id)])
    expect(await ids(other)).toEqual([String(theirs)])
  })

  it.each([
    ['nobody', async () => stage.world.browser()],
    [
      'an employer',
      async () => {
        const browser = stage.world.browser('employer.localhost')
        await browser.logInEmployer('13900000001')
        return browser
      },
    ],
    [
      'a school officer',
      async () => {
        const browser = stage.world.browser()
        await browser.logInSchool('univadmin')
        return browser
      },
    ],
  ] as const)('is no visitor like %s [JOB-4]', async (_, arrive) => {
    const browser = await arrive()
    const id = String(await addPosition(db(), company))
    const what = { type: 'position', id } as const
    const answers = [
      await browser.call(addToCollection, what),
      await browser.call(cancelCollection, what),
      await browser.call(getCollectedPositions, {}),
      await browser.call(getCollectedCompanies, {}),
    ]
    expect(answers.map(({ code, data }) => [code, data])).toEqual(Array(4).fill([20011, null]))
    expect(await db().select().from(collections)).toEqual([])
  })
})
