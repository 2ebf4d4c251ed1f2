import { eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getCompanyList } from '../../../contract/calls/companies.ts'
import { getPositionList } from '../../../contract/calls/positions.ts'
import { companies, positions } from '../../../server/db/recruiting-schema.ts'
import { documentVersion } from '../../../server/search/document.ts'
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
