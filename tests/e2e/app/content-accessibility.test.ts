import { expect, it } from 'vitest'
import { findBarriers } from '../world/accessibility.ts'
import { createWorld, eventually } from '../world.ts'

const world = createWorld()

const paths = [
  '/',
  '/positionList',
  '/companyList?isAll=1',
  '/jobRecommend',
  '/collegePosition?from=0',
  '/collegeCompany?from=1',
  '/collegeJobfair?from=2',
  '/job?id=1',
  '/companyDetailPage?id=1',
  '/jobFair?id=1',
  '/jobFair?id=1&tab=companies',
  '/jobFair?id=1&tab=plan&booth=A01',
  '/jobFair?id=1&tab=talks',
  '/floorplan?id=1',
  '/wenList',
  '/wenDetail?id=1',
  '/contentListNew',
  '/videoDetail?id=31',
]

const onPhone = paths.filter((path) =>
  /^\/($|positionList|job\?|companyDetail|jobFair\?id=1$|floorplan|wenDetail)/.test(path),
)

it.each([
  { host: 'brand', viewport: { width: 1280, height: 860 }, looked: paths },
  { host: 'brand', viewport: { width: 390, height: 844 }, looked: onPhone },
  { host: 'main', viewport: { width: 1280, height: 860 }, looked: ['/'] },
  { host: 'channel', viewport: { width: 1280, height: 860 }, looked: ['/'] },
  { host: 'taiwan', viewport: { width: 1280, height: 860 }, looked: ['/jobRecommend', '/wenList'] },
])(
  'axe finds nothing on the public pages of $host at $viewport.width, in light and in dark [JOB-1] [JOB-2] [FAIR-1] [FAIR-2]',
  async ({ host, viewport, looked }) => {
    const visitor = await world.visit({ host, viewport })
    const main = visitor.page.getByRole('main')
    const found: Record<string, readonly string[]> = {}
    for (const path of looked) {
      await visitor.page.goto('about:blank')
      await visitor.open(path)
      await main.getByRole('heading', { level: 1 }).waitFor()
      await eventually(() => main.locator('[aria-busy=true]').count()).toBe(0)
      await eventually(() => main.getByText(/正在加载|正在載入/).count()).toBe(0)
      found[path] = await findBarriers(visitor.page)
    }
    expect(found).toEqual(Object.fromEntries(looked.map((path) => [path, []])))
  },
)
