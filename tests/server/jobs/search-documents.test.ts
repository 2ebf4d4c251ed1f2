import { eq, isNull, ne, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getCompanyList } from '../../../contract/calls/companies.ts'
import { getPositionList } from '../../../contract/calls/positions.ts'
import { companies, positions } from '../../../server/areas/jobs/schema.ts'
import { documentVersion } from '../../../server/areas/jobs/search/document.ts'
import { createDocuments, rewriteDocuments } from '../../../server/areas/jobs/search/documents.ts'
import { createTerms, type TermBook } from '../../../server/areas/jobs/terms.ts'
import { createLog } from '../../../server/platform/log.ts'
import { openStore, type Store } from '../world/store.ts'
import { createWorld, type World } from '../world.ts'

let store: Store
let world: World

beforeAll(async () => {
  store = await openStore()
})
afterAll(async () => {
  await world.close()
  await store.close()
})

const documents = async () => ({
  positions: await store.db
    .select({ id: positions.id, document: positions.document })
    .from(positions)
    .orderBy(positions.id),
  companies: await store.db
    .select({ id: companies.id, document: companies.document })
    .from(companies)
    .orderBy(companies.id),
})

const without = async () =>
  (await store.db.$count(positions, isNull(positions.document))) +
  (await store.db.$count(companies, isNull(companies.document)))

/** Positions whose document is yet to be written. */
const old = async () => {
  const rows = await store.db
    .select({ id: positions.id })
    .from(positions)
    .where(ne(positions.documentVersion, documentVersion()))
  return rows.map(({ id }) => id)
}

it('writes the documents of rows that have none once the server listens, as the seed does, and leaves others alone [JOB-1]', async () => {
  const seeded = await documents()
  const [first] = seeded.positions
  await store.db.update(positions).set({ document: null, documentVersion: 0 })
  await store.db.update(companies).set({ document: null, documentVersion: 0 })
  await store.db
    .update(positions)
    .set({ document: "'t:own'", documentVersion: documentVersion() })
    .where(eq(positions.id, first!.id))
  world = await createWorld(store.db)
  const visitor = world.browser()
  expect((await visitor.call(getPositionList, { keyword: '嵌入式' })).data.total).toBe(0)
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  await expect.poll(without).toBe(0)
  const written = await documents()
  expect(written.positions[0]).toEqual({ id: first!.id, document: "'t:own'" })
  expect(written.positions.slice(1)).toEqual(seeded.positions.slice(1))
  expect(written.companies).toEqual(seeded.companies)
  expect((await visitor.call(getCompanyList, { keyword: '拓岩' })).data.total).toBe(1)
})

/** Of open positions that lists show: their ids, and those of their companies. */
async function shown() {
  const { data } = await world.browser().call(getPositionList, { size: '3' })
  return data.list.map(({ id, company }) => ({ id: Number(id), companyId: Number(company.id) }))
}

const foundBy = async (keyword: string) => {
  const { data } = await world.browser().call(getPositionList, { keyword, size: '50' })
  return data.list.map(({ id }) => Number(id))
}

it('writes anew what the text of a row no longer agrees with, whoever changed it, and nothing else [JOB-1]', async () => {
  const [one, other] = await shown()
  await store.db.update(positions).set({ views: 1, title: sql`title` })
  await store.db.update(companies).set({ views: 1, name: sql`name` })
  expect(await old()).toEqual([])
  await store.db.update(positions).set({ title: '鲸歌观测员' }).where(eq(positions.id, one!.id))
  expect(await old()).toEqual([one!.id])
  await store.db.update(companies).set({ name: '鲲栎深潜' }).where(eq(companies.id, other!.companyId))
  expect(await old()).toContain(other!.id)
  const next = await createWorld(store.db)
  await next.app.listen({ port: 0, host: '127.0.0.1' })
  await expect.poll(old).toEqual([])
  await next.close()
  expect(await foundBy('鲸歌')).toEqual([one!.id])
  expect(await foundBy('鲲栎')).toContain(other!.id)
  const { data } = await world.browser().call(getCompanyList, { keyword: '鲲栎' })
  expect(data.list.map(({ id }) => Number(id))).toEqual([other!.companyId])
})

it('writes once more what changes while it is written [JOB-1]', async () => {
  const [, , row] = await shown()
  const isRow = eq(positions.id, row!.id)
  await store.db.update(positions).set({ documentVersion: 0 }).where(isRow)
  const book = await createTerms(store.db, Date.now).book()
  let change: Promise<unknown> | undefined
  const changing: TermBook = {
    ...book,
    label(kind, value) {
      change ??= store.db.update(positions).set({ title: '鲸落记录员' }).where(isRow).execute()
      return book.label(kind, value)
    },
  }
  const writing = createDocuments(store.db, { book: async () => changing }, createLog('silent'))
  writing.begin()
  await expect.poll(old).toEqual([])
  await Promise.all([change, writing.end()])
  expect(await foundBy('鲸落')).toEqual([row!.id])
})

it('writes every document anew when told to [JOB-1]', async () => {
  const id = (await documents()).positions[0]!.id
  await store.db
    .update(positions)
    .set({ document: "'t:own'", documentVersion: documentVersion() })
    .where(eq(positions.id, id))
  const shown = async () => (await documents()).positions[0]!.document
  expect(await shown()).toBe("'t:own'")
  const written = await rewriteDocuments(store.db, createTerms(store.db, Date.now))
  expect(written).toBe((await store.db.$count(positions)) + (await store.db.$count(companies)))
  expect(await shown()).not.toContain('t:own')
  expect(await old()).toEqual([])
})
