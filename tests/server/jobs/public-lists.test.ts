import { beforeAll, expect, it, onTestFinished } from 'vitest'
import type { CallSpec } from '../../../contract/call.ts'
import { getCompanyList, getHomeCompanies } from '../../../contract/calls/companies.ts'
import { findBooths, getFairLabels, getFairList } from '../../../contract/calls/fairs.ts'
import { getBrandHome, getMainHome } from '../../../contract/calls/homes.ts'
import { getHomePositions } from '../../../contract/calls/positions.ts'
import { getSuggestions } from '../../../contract/calls/search.ts'
import { calls } from '../../../contract/calls.ts'
import { codes } from '../../../contract/codes.ts'
import { PAGE_SIZE_MAX } from '../../../contract/content.ts'
import { sharedWorld } from '../world/stage.ts'

const stage = sharedWorld()
/** Every parameter that one of them must have; each leaves the others' out. */
const params = { id: '', company_id: '', keyword: '工程师', domain: 'univ.localhost' }

const takes = ({ params }: CallSpec, name: string) => name in Object(Object(params).entries)
const ofAnybody = Object.values<CallSpec>(calls).filter(({ caller }) => caller === 'anyone')
const paged = ofAnybody.filter((spec) => takes(spec, 'size')).map((spec) => [spec.path, spec] as const)

beforeAll(async () => {
  const browser = stage.world.browser()
  params.id = (await browser.call(getFairList, {})).data.list[0]?.id ?? ''
  params.company_id = (await browser.call(getCompanyList, {})).data.list[0]?.id ?? ''
})

it.each(paged)('%s answers with fifty at most, and with nothing that lies deep', async (_, spec) => {
  const browser = stage.world.browser()
  const ask = async (more: object) => {
    const { code, data } = await browser.call(spec, { ...params, keyword: undefined, ...more })
    return code === codes.ok ? (data as { list: unknown[] }).list.length : code
  }
  expect(await ask({ size: '9999' })).toBeLessThanOrEqual(PAGE_SIZE_MAX)
  expect(await ask({ page: '9999', size: '50' })).toBe(0)
  expect(await ask({ page: '10000' })).toBe(codes.badParameters)
  const overlong = takes(spec, 'keyword') ? { keyword: '工'.repeat(61) } : { size: '10000' }
  expect(await ask(overlong)).toBe(codes.badParameters)
})

it('a client that asks for lists without end waits in its own share, and keeps nobody else out', async () => {
  const lists = [...paged.map(([, spec]) => spec), getHomePositions, getHomeCompanies, getFairLabels, findBooths]
  const all: CallSpec[] = [...lists, getSuggestions, getBrandHome, getMainHome]
  const ask = async (address: string, spec: CallSpec) =>
    (await stage.world.browser('univ.localhost', address).call(spec, params)).code
  let release = () => {}
  let held: Promise<void> = Promise.resolve()
  onTestFinished(() => release())
  await new Promise<void>((begun) => {
    held = stage.store.db.transaction(() => {
      begun()
      return new Promise<void>((resolve) => {
        release = resolve
      })
    })
  })
  const flood = Array.from({ length: 8 + 64 + 1 }, () => ask('2001:db8:1:2::5', getCompanyList))
  expect(await Promise.race(flood)).toBe(codes.unavailable)
  const own = await Promise.all(all.map((spec) => ask('2001:db8:1:3::5', spec)))
  expect(own).toEqual(all.map(() => codes.unavailable))
  release()
  const others = all.map((spec) => ask('203.0.113.1', spec))
  await held
  expect(await Promise.all(others)).not.toContain(codes.unavailable)
  expect((await Promise.all(flood)).filter((code) => code !== codes.ok)).toEqual([codes.unavailable])
})
