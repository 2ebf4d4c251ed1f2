import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getCompany } from '../../../contract/calls/companies.ts'
import { getFair } from '../../../contract/calls/fairs.ts'
import { getMedia } from '../../../contract/calls/media.ts'
import { getPosition } from '../../../contract/calls/positions.ts'
import { fairs } from '../../../server/areas/fairs/schema.ts'
import { companies, positions } from '../../../server/areas/jobs/schema.ts'
import { columns, media } from '../../../server/areas/media/schema.ts'
import { siteHosts } from '../../../server/areas/site/schema.ts'
import { openStore, type Store } from '../world/store.ts'
import { createWorld, type World } from '../world.ts'

const NAMED = 'https://media.example'
const FOREIGN = 'https://other.example'
const html = [NAMED, FOREIGN, ''].map((host) => `<p><img src="${host}/a.png" alt="" /></p>`).join('')

let store: Store
const ids = { article: 0, video: 0, position: 0, company: 0, fair: 0 }

beforeAll(async () => {
  store = await openStore()
  const { db } = store
  const [column] = await db
    .select({ id: columns.id, siteId: columns.siteId })
    .from(columns)
    .innerJoin(siteHosts, eq(siteHosts.siteId, columns.siteId))
    .where(eq(siteHosts.host, 'univ.localhost'))
  if (!column) throw new Error('the site has no column')
  const row = {
    siteId: column.siteId,
    columnId: column.id,
    title: 'x',
    summary: 'x',
    source: 'x',
    publishedAt: new Date(),
  }
  const film = (host: string) => ({
    ...{ cover: `${host}/a.png`, videoUrl: `${host}/a.webm`, captionsUrl: `${host}/a.vtt` },
    ...{ kind: 'video' as const, html: '', seconds: 9 },
  })
  const rows = await db
    .insert(media)
    .values([
      { ...row, kind: 'article', html, cover: `${FOREIGN}/a.png` },
      { ...row, ...film(NAMED) },
      { ...row, ...film(FOREIGN) },
    ])
    .returning({ id: media.id })
  ids.article = rows[0]?.id ?? 0
  ids.video = rows[1]?.id ?? 0
  const [fair] = await db.update(fairs).set({ intro: html }).where(eq(fairs.siteId, column.siteId)).returning()
  const [position] = await db.select().from(positions).limit(1)
  ids.fair = fair?.id ?? 0
  ids.position = position?.id ?? 0
  ids.company = position?.companyId ?? 0
  await db.update(positions).set({ description: html, requirement: html }).where(eq(positions.id, ids.position))
  await db.update(companies).set({ intro: html }).where(eq(companies.id, ids.company))
})
afterAll(async () => store.close())

/** Everything that pages show of what somebody wrote, and what a page may take in. */
async function shown(world: World) {
  const browser = world.browser()
  const page = async (url: string) => browser.request({ method: 'GET', url })
  const of = (id: number) => ({ id: String(id) })
  const { data: article } = await browser.call(getMedia, of(ids.article))
  const { data: video } = await browser.call(getMedia, of(ids.video))
  const { data: foreign } = await browser.call(getMedia, of(ids.video + 1))
  const { data: position } = await browser.call(getPosition, of(ids.position))
  const { data: company } = await browser.call(getCompany, of(ids.company))
  const { data: fair } = await browser.call(getFair, of(ids.fair))
  const job = await page(`/job/${ids.position}`)
  const [description = '', requirement = ''] = job.body.split('<h2>').slice(-2)
  const plain = [description, requirement, (await page(`/companies/${ids.company}`)).body]
  const written = [article.html, position.description, position.requirement, company.intro, fair.intro, ...plain]
  return {
    written: written.map((text) => [...text.matchAll(/<img src="([^"]*)"/g)].map(([, address]) => address)),
    covers: [article.cover, video.cover, foreign.cover],
    films: [video.video_url, video.captions_url, foreign.video_url, foreign.captions_url],
    policies: [job, await page('/healthz')].map(({ headers }) => String(headers['content-security-policy'])),
  }
}

async function on(env: Record<string, string>) {
  const world = await createWorld(store.db, { env })
  const seen = await shown(world)
  await world.close()
  return seen
}

it('shows what is ours and nothing else where no host is named, stored or not', async () => {
  const { policies, ...seen } = await on({})
  expect(seen).toEqual({ written: Array(8).fill(['/a.png']), covers: ['', '', ''], films: ['', '', '', ''] })
  for (const policy of policies) expect(policy).not.toContain('https:')
})

it('shows pictures and films of a host that is named, which the policy then lets in', async () => {
  const { policies, ...seen } = await on({ MEDIA_HOSTS: NAMED })
  expect(seen).toEqual({
    written: Array(8).fill([`${NAMED}/a.png`, '/a.png']),
    covers: ['', `${NAMED}/a.png`, ''],
    films: [`${NAMED}/a.webm`, `${NAMED}/a.vtt`, '', ''],
  })
  const [plain, page] = policies
  expect(plain).toContain(`img-src 'self' ${NAMED};`)
  expect(page).toContain(`img-src 'self' data: ${NAMED}; media-src 'self' blob: ${NAMED};`)
})
