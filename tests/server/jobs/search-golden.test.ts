import { beforeAll, describe, expect, it } from 'vitest'
import { getConfig } from '../../../contract/calls/homes.ts'
import { getPositionList } from '../../../contract/calls/positions.ts'
import { siteHosts } from '../../../server/areas/site/schema.ts'
import { type Call, golden, measuring, missed, tuned } from '../../golden.ts'
import { sharedWorld } from '../world/stage.ts'

const stage = sharedWorld()

const call: Call = (spec, params) => stage.world.browser().call(spec, params)

describe('the golden list', () => {
  it('has 120 keywords, half of them to measure by', () => {
    expect(new Set(golden.map(({ keyword, in: list }) => `${list} ${keyword}`)).size).toBe(120)
    expect(measuring).toHaveLength(60)
  })

  it('finds what each keyword of the tuned half should [JOB-1]', async () => {
    expect(await missed(tuned, call)).toEqual([])
  })

  it('finds at least nine tenths of the half that measures [JOB-1]', async () => {
    const misses = await missed(measuring, call)
    expect(1 - misses.length / measuring.length).toBeGreaterThanOrEqual(0.9)
  })
})

describe('each search that a site suggests', () => {
  let hosts: string[]

  beforeAll(async () => {
    hosts = (await stage.store.db.select({ host: siteHosts.host }).from(siteHosts)).map(({ host }) => host)
  })

  it('finds something on it [JOB-1]', async () => {
    const empty: string[] = []
    let suggested = 0
    for (const host of hosts) {
      const visitor = stage.world.browser(host)
      const { data } = await visitor.call(getConfig, {})
      for (const keyword of data?.hot_searches ?? []) {
        suggested += 1
        const { data: found } = await visitor.call(getPositionList, { keyword, size: '1' })
        if (found.total === 0) empty.push(`${keyword} on ${host}`)
      }
    }
    expect(empty).toEqual([])
    expect(suggested).toBeGreaterThan(hosts.length)
  })
})
