import { describe, expect, it } from 'vitest'
import type { CallSpec } from '../../../contract/call.ts'
import { getCompanyPositions } from '../../../contract/calls/companies.ts'
import { getFairCompanies, getFairLabels, getFairList } from '../../../contract/calls/fairs.ts'
import { getMediaList } from '../../../contract/calls/media.ts'
import { getZone } from '../../../contract/calls/zones.ts'
import { findBarriers } from '../world/accessibility.ts'
import { createWorld, eventually, FAILED_REQUEST } from '../world.ts'

const world = createWorld()

interface Part {
  readonly call: Pick<CallSpec, 'path'>
  readonly path: string
  readonly what: string
}

const parts: readonly Part[] = [
  { call: getZone, path: '/positionList?zoneid=1', what: '专区名称' },
  { call: getZone, path: '/companyList?zoneid=5', what: '专区名称' },
  { call: getFairList, path: '/positionList', what: '双选会' },
  { call: getFairLabels, path: '/jobFair?id=1&tab=companies', what: '行业' },
  { call: getFairCompanies, path: '/jobFair?id=1&tab=plan', what: '参会企业' },
  { call: getCompanyPositions, path: '/floorplan?id=1&booth=A01', what: '职位' },
  { call: getMediaList, path: '/wenDetail?id=999999', what: '最近发布' },
]

describe('a part of a page that could not be read', () => {
  it.each(parts)(
    'says so in its place on $path, and is read again there: $what [JOB-1]',
    async ({ call, path, what }) => {
      const visitor = await world.visit({ host: 'brand' })
      visitor.complaints.expect(FAILED_REQUEST)
      const { page } = visitor
      await visitor.intercept(call, (route) => route.fulfill({ status: 500 }))
      await visitor.open(path)
      const told = page
        .getByRole('main')
        .getByRole('alert')
        .filter({ hasText: `${what}没有加载出来` })
      await told.waitFor()
      expect(await findBarriers(page)).toEqual([])
      await visitor.mend()
      await told.getByRole('button', { name: '重试', exact: true }).click()
      await told.waitFor({ state: 'detached' })
      await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe(`${what}已加载`)
    },
  )
})
