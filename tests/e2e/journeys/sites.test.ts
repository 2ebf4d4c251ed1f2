import { describe, expect, it } from 'vitest'
import { routes, walkFrom } from '../world/walk.ts'
import { createWorld } from '../world.ts'

const world = createWorld()

const lists = ['/jobRecommend', '/companyList', '/collegePosition', '/collegeJobfair']

const ALL = '[JOB-1] [JOB-2] [JOB-6] [FAIR-1] [FAIR-2] [SITE-4]'

describe('clicks alone lead from the home of', () => {
  it.each([
    { host: 'brand', site: '望海理工大学' },
    { host: 'channel', site: '长三角数字经济校园招聘' },
    { host: 'main', site: '启航' },
    { host: 'univ', site: '江临大学' },
    { host: 'faculty', site: '望海理工大学' },
  ])(`$host to every public page that the site has, which say what they are ${ALL}`, async ({ host, site }) => {
    const seen = await walkFrom(await world.visit({ host }), site)
    for (const title of seen.values()) expect(title.endsWith(` · ${site}`), title).toBe(true)
    expect(routes.filter((route) => !seen.has(route))).toEqual([])
    expect(lists.map((route) => seen.get(route)?.split(' · ')[0])).toEqual(['职位推荐', '企业名录', '职位', '招聘会'])
  })
})
