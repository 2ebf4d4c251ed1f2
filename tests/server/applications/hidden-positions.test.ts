import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deliverResume, stepDelivery } from '../../../contract/calls/deliveries.ts'
import { getCollegePositions, getPositionList, getRecommendedPositions } from '../../../contract/calls/positions.ts'
import { siteHosts } from '../../../server/areas/site/schema.ts'
import { addCompany, addPosition, addTerms } from '../world/content-rows.ts'
import { forgetDeliveries, writeResume } from '../world/delivery-rows.ts'
import { forgetResumes } from '../world/resume-rows.ts'
import { addDepartment } from '../world/site-rows.ts'
import { freshWorlds } from '../world/stage.ts'
import type { Browser } from '../world.ts'

const stage = freshWorlds()
const db = () => stage.store.db
const value = ['t-hidden']
const calls = { getPositionList, getRecommendedPositions, getCollegePositions }
const lists = ['getPositionList', 'getRecommendedPositions', 'getCollegePositions'] as const

let student: Browser
const ids: string[] = []

beforeAll(async () => {
  await addTerms(db())
  const [site] = await db().select({ id: siteHosts.siteId }).from(siteHosts).where(eq(siteHosts.host, 'univ.localhost'))
  await addDepartment(db(), site?.id ?? 0, { place: 9001, disciplines: ['t-hidden'] })
})
beforeEach(async () => {
  await forgetDeliveries(db())
  await forgetResumes(db())
  student = stage.world.browser('univ.localhost')
  await student.logIn('13800000001')
  await writeResume(student)
  if (ids.length > 0) return
  const company = await addCompany(db(), { name: '启明' })
  for (let at = 0; at < 4; at += 1)
    ids.push(String(await addPosition(db(), company, { category: 't-hidden', discipline: 't-hidden' })))
})

const read = async (name: (typeof lists)[number], browser: Browser, more = {}) => {
  const { data } = await browser.call(calls[name], { value, ...more })
  return { total: data.total, ids: data.list.map(({ id }) => id).sort() }
}

describe('a position that a student has delivered to', () => {
  it.each(lists)(
    'is left out of %s with its count and pages, also what was taken back, where that is wanted [JOB-2]',
    async (name) => {
      const [first, second, ...rest] = ids
      await student.call(deliverResume, { position_id: first! })
      const { data } = await student.call(deliverResume, { position_id: second! })
      await student.call(stepDelivery, { id: data.id, step: 'withdraw' })
      expect(await read(name, student)).toEqual({ total: 4, ids: [...ids].sort() })
      expect(await read(name, student, { hide: '1' })).toEqual({ total: 2, ids: [...rest].sort() })
      const pages = [
        await read(name, student, { hide: '1', size: '1' }),
        await read(name, student, { hide: '1', size: '1', page: '2' }),
      ]
      expect(pages.map(({ total }) => total)).toEqual([2, 2])
      expect(pages.flatMap((page) => page.ids).sort()).toEqual([...rest].sort())
    },
  )

  it.each(lists)('is nobody else’s: %s hides nothing from a visitor or another student [JOB-3]', async (name) => {
    await student.call(deliverResume, { position_id: ids[0]! })
    const other = stage.world.browser('univ.localhost')
    expect((await read(name, other, { hide: '1' })).total).toBe(4)
    await other.logIn('13800000002')
    expect((await read(name, other, { hide: '1' })).total).toBe(4)
  })

  it('is kept by no browser or proxy, also where the list is public without it', async () => {
    const ask = (search: string) =>
      student.request({ method: 'GET', url: `${getCollegePositions.path}?public_source=1${search}` })
    expect((await ask('')).headers['cache-control']).toBe('public, max-age=30')
    const own = await ask('&hide=1')
    expect([own.headers['cache-control'], own.headers.etag]).toEqual(['no-store', undefined])
  })
})
