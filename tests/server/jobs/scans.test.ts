import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { getCompanyCounts } from '../../../contract/calls/companies.ts'
import { getPositionCounts } from '../../../contract/calls/positions.ts'
import { getSearchHints } from '../../../contract/calls/search.ts'
import { getCollegeHome } from '../../../contract/calls/zones.ts'
import { terms } from '../../../server/areas/jobs/schema.ts'
import type { Db } from '../../../server/platform/db/open.ts'
import { countedBy } from '../../../server/platform/db/paging.ts'
import { addCompany, addPosition, addTerms, daysFromStart } from '../world/content-rows.ts'
import { freshWorlds } from '../world/stage.ts'
import type { Browser } from '../world.ts'

const stage = freshWorlds()
let changes = 0

beforeAll(() => addTerms(stage.store.db))

/** Every number is another one afterwards. */
async function change(db: Db) {
  await db.execute(sql`update positions set status = case status when 'open' then 'closed' else 'open' end
    where id % 3 > 0`)
  changes += 1
  await db.execute(sql.raw(`alter table positions alter column id restart with ${10_000 * changes + 1}`))
  const company = await addCompany(db, { city: `t-${randomUUID()}` })
  await addPosition(db, company, { publishedAt: daysFromStart(0) })
}

const read = async (browser: Browser, url: string) => (await browser.request({ method: 'GET', url })).body

it.each<readonly [string, string, (browser: Browser) => Promise<unknown>]>([
  [
    'numbers of positions',
    'univ.localhost',
    async (one) => (await one.call(getPositionCounts, { list: 'position', by: 'city' })).data,
  ],
  [
    'numbers of companies',
    'univ.localhost',
    async (one) => (await one.call(getCompanyCounts, { list: 'company', by: 'city' })).data,
  ],
  [
    'hints',
    'univ.localhost',
    async (one) => (await one.call(getSearchHints, { list: 'position', keyword: '前端', within: '3' })).data,
  ],
  ['the colleges’ home', 'univ.localhost', async (one) => (await one.call(getCollegeHome, {})).data],
  ['the map', 'main.localhost', (one) => read(one, '/sitemap.xml')],
  ['a page of the map', 'main.localhost', (one) => read(one, '/sitemap/jobs-1.xml')],
])('works %s out once a minute, for whoever asks', async (_, host, ask) => {
  const { world, store } = stage
  const askFrom = (address: string) => ask(world.browser(host, address))
  const first = await askFrom('203.0.113.1')
  await change(store.db)
  expect(await askFrom('203.0.113.2')).toEqual(first)
  world.advance(60_000)
  expect(await askFrom('203.0.113.3')).not.toEqual(first)
})

it('tells a hundred thousand rows apart by a value, and no more', async () => {
  const { db } = stage.store
  await db.execute(sql`insert into terms (kind, value, label, place)
    select 'city', 'many-' || number, '{}', number from generate_series(1, 100100) as number`)
  expect(await countedBy(db, terms, sql`'all'`, undefined)).toEqual(new Map([['all', 100_000]]))
})
