import { gunzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CallSpec } from '../../../contract/call.ts'
import { getCollectedCompanies } from '../../../contract/calls/collect.ts'
import { getCompany } from '../../../contract/calls/companies.ts'
import { getMainHome } from '../../../contract/calls/homes.ts'
import { getPositionList, getRecommendedPositions } from '../../../contract/calls/positions.ts'
import { getHomeResource } from '../../../contract/calls/site.ts'
import { calls } from '../../../contract/calls.ts'
import { companies } from '../../../server/areas/jobs/schema.ts'
import { addCompany } from '../world/content-rows.ts'
import { sharedWorld } from '../world/stage.ts'

const stage = sharedWorld()
let company = 0

beforeAll(async () => {
  company = await addCompany(stage.store.db)
})

const kept = Object.entries(calls as Record<string, CallSpec>).filter(([, { maxAge }]) => maxAge > 0)

const read = (headers: Record<string, string> = {}) =>
  stage.world.browser().request({ method: 'GET', url: `${getCompany.path}?id=${company}`, headers })

describe('an answer that anybody may keep', () => {
  it('says for how long, under which tag, and sets no cookie', async () => {
    const { headers, statusCode } = await read()
    expect([statusCode, headers['cache-control'], headers['set-cookie']]).toEqual([
      200,
      'public, max-age=30',
      undefined,
    ])
    expect(headers.etag).toMatch(/^W\/"[\w-]{22}"$/)
    expect(headers.vary).toBe('Sec-Fetch-Site, Sec-Fetch-Dest, Origin, Referer, Accept-Encoding')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('is not sent again to whoever has it', async () => {
    const { headers } = await read()
    const tag = String(headers.etag)
    for (const tags of [tag, tag.slice(2), `"other", ${tag}`]) {
      const again = await read({ 'if-none-match': tags })
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag])
      expect(again.headers['cache-control']).toBe('public, max-age=30')
    }
    for (const tags of ['"other"', '', tag.slice(3, -1)]) {
      const again = await read({ 'if-none-match': tags })
      expect([again.statusCode, again.json().code]).toEqual([200, 0])
    }
  })

  it('has another tag once its content changed', async () => {
    const before = await read()
    await stage.store.db.update(companies).set({ stage: 'B 轮' }).where(eq(companies.id, company))
    const after = await read({ 'if-none-match': String(before.headers.etag) })
    expect([after.statusCode, after.json().data.stage]).toEqual([200, 'B 轮'])
    expect(after.headers.etag).not.toBe(before.headers.etag)
  })

  it('is the same for a student as for anybody', async () => {
    const student = stage.world.browser()
    await student.logIn('13800000001')
    const url = `${getCompany.path}?id=${company}`
    const theirs = await student.request({ method: 'GET', url })
    expect(theirs.body).toBe((await read()).body)
  })

  it.each(kept)('%s asks for nobody and changes nothing', (_, { method, caller, unsafe }) => {
    expect([method, caller, unsafe]).toEqual(['GET', 'anyone', false])
  })
})

describe('a list', () => {
  const url = `${getMainHome.path}?domain=main.localhost`
  const plain = () => stage.world.browser().request({ method: 'GET', url })

  it.each(['gzip', 'gzip, deflate, br, zstd', 'br;q=1.0, gzip;q=0.5', '*'])(
    'is compressed for a browser that accepts %s',
    async (accepted) => {
      const answer = await stage.world
        .browser()
        .request({ method: 'GET', url, headers: { 'accept-encoding': accepted } })
      expect(answer.headers['content-encoding']).toBe('gzip')
      expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length))
      const { body, headers } = await plain()
      expect(gunzipSync(answer.rawPayload).toString()).toBe(body)
      expect(answer.headers.etag).toBe(headers.etag)
    },
  )

  it.each(['', 'identity', 'br', 'gzip;q=0'])('is not compressed for a browser that accepts "%s"', async (accepted) => {
    const { headers, body } = await stage.world.browser().request({
      method: 'GET',
      url,
      headers: { 'accept-encoding': accepted },
    })
    expect([headers['content-encoding'], JSON.parse(body).code]).toEqual([undefined, 0])
  })

  it('is long enough to compress; a short answer is not', async () => {
    const headers = { 'accept-encoding': 'gzip' }
    const answer = await stage.world.browser().request({ method: 'GET', url: getHomeResource.path, headers })
    expect([answer.headers['content-encoding'], answer.statusCode]).toEqual([undefined, 200])
  })
})

describe('nobody keeps', () => {
  it('a personal answer, an answer to a POST, or a failure', async () => {
    const student = stage.world.browser()
    await student.logIn('13800000002')
    const answers = [
      await student.call(getRecommendedPositions, {}),
      await student.call(getCollectedCompanies, {}),
      await student.call(getPositionList, {}),
      await student.call(getCompany, { id: '999999999' }),
      await student.call(getCompany, { id: 'x' }),
    ]
    expect(answers.map(({ code }) => code)).toEqual([0, 0, 0, 40400, 10001])
    for (const { headers } of answers) expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined])
  })
})
