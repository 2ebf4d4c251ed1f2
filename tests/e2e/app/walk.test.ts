import { describe, expect, it } from 'vitest'
import { own, routes, walkFrom } from '../world/walk.ts'
import { createWorld } from '../world.ts'

const world = createWorld()

/** What only a site with fairs leads to. */
const fairs = [...own, '/jobFair companies', '/jobFair plan', '/jobFair talks']

const lists = ['/jobRecommend', '/companyList', '/collegePosition', '/collegeJobfair']
const inChina = ['职位推荐', '企业名录', '职位', '招聘会']
const inTaiwan = ['職缺推薦', '企業名錄', '職缺', '徵才博覽會']

const ALL = '[JOB-1] [JOB-2] [JOB-6] [FAIR-1] [FAIR-2] [SITE-4]'

describe('clicks alone lead from the home of', () => {
  it.each<{ host: string; site: string; absent?: string[]; titles?: (string | undefined)[] }>([
    { host: 'edu', site: '启航就业教育' },
    { host: 'career', site: '启航生涯规划' },
    { host: 'taiwan', site: '濱海科技大學', titles: inTaiwan },
    {
      host: 'province',
      site: '云岭省高校毕业生就业服务平台',
      absent: fairs,
      titles: ['职位推荐', '企业名录', undefined, undefined],
    },
  ])(
    `$host to every public page that the site has, which say what they are ${ALL}`,
    async ({ host, site, absent = [], titles = inChina }) => {
      const seen = await walkFrom(await world.visit({ host }), site)
      for (const title of seen.values()) expect(title.endsWith(` · ${site}`), title).toBe(true)
      expect(routes.filter((route) => !seen.has(route))).toEqual(absent)
      expect(lists.map((route) => seen.get(route)?.split(' · ')[0])).toEqual(titles)
    },
  )
})
