import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { getCompanyList } from '../../../contract/calls/companies.ts'
import { getConfig } from '../../../contract/calls/homes.ts'
import { getPositionList } from '../../../contract/calls/positions.ts'
import { getSearchHints } from '../../../contract/calls/search.ts'
import { siteHosts } from '../../../server/db/schema.ts'
import { sharedWorld } from '../world/stage.ts'

/** What somebody types, and what has to be among the first five, or among the keywords that may have been meant. */
interface Golden {
  readonly keyword: string
  readonly of: string
  readonly in: 'positions' | 'companies' | 'meant'
  /** Each by one of several. */
  readonly wanted: readonly (readonly string[])[]
  /** Of the half that search was not tuned on. */
  readonly measures?: true
}

const stage = sharedWorld()
const golden: readonly Golden[] = JSON.parse(
  readFileSync(new URL('../../fixtures/search-golden.json', import.meta.url), 'utf8'),
)

const lists: Readonly<Record<Golden['in'], (keyword: string) => Promise<string[]>>> = {
  async positions(keyword) {
    const { data } = await stage.world.browser().call(getPositionList, { keyword, size: '5' })
    return data.list.map(({ title, company, city }) => `${title}@${company.company_name}/${city.label['zh-CN']}`)
  },
  async companies(keyword) {
    const { data } = await stage.world.browser().call(getCompanyList, { keyword, size: '5' })
    return data.list.map(({ company_name }) => company_name)
  },
  async meant(keyword) {
    const { data } = await stage.world.browser().call(getSearchHints, { list: 'position', keyword })
    return data.meant.map((one) => one.keyword)
  },
}

/** Keywords that do not find all that they should. */
async function missed(half: readonly Golden[]): Promise<string[]> {
  const misses: string[] = []
  for (const one of half) {
    const first = await lists[one.in](one.keyword)
    const isFound = (any: readonly string[]) => any.some((wanted) => first.some((found) => found.includes(wanted)))
    if (!one.wanted.every(isFound)) misses.push(one.keyword)
  }
  return misses
}

describe('the golden list', () => {
  it('has 120 keywords, half of them to measure by', () => {
    expect(new Set(golden.map(({ keyword, in: list }) => `${list} ${keyword}`)).size).toBe(120)
    expect(golden.filter(({ measures }) => measures)).toHaveLength(60)
  })

  it('finds what each keyword of the tuned half should [JOB-1]', async () => {
    expect(await missed(golden.filter(({ measures }) => !measures))).toEqual([])
  })

  it('finds at least nine tenths of the half that measures [JOB-1]', async () => {
    const half = golden.filter(({ measures }) => measures)
    const misses = await missed(half)
    expect((half.length - misses.length) / half.length).toBeGreaterThanOrEqual(0.9)
  })
})

describe('what a site suggests to look for', () => {
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
