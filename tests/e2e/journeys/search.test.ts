import { describe, expect, it } from 'vitest'
import { getPositionList } from '../../../contract/calls/positions.ts'
import { ListPage } from '../models/lists.ts'
import { createWorld, eventually } from '../world.ts'

const world = createWorld()

async function arrive(path = '/positionList') {
  const visitor = await world.visit({ host: 'brand' })
  await visitor.open(path)
  const parameters = () => Object.fromEntries(new URLSearchParams(visitor.path.split('?')[1]))
  return { visitor, page: visitor.page, list: new ListPage(visitor.page), parameters }
}

describe('positions', () => {
  it('are filtered in the address, which back, forward and a reload restore [JOB-1]', async () => {
    const { visitor, page, list, parameters } = await arrive()
    await list.seeCount('共 204 个职位')
    const entries = () => page.evaluate(() => history.length)
    const before = await entries()
    await list.filter('企业规模', '100–499 人', '1000–9999 人')
    await list.seeChips('100–499 人', '1000–9999 人')
    expect(await entries()).toBe(before + 1)
    await list.filter('全职 / 实习', '全职')
    await list.seeChips('全职', '100–499 人', '1000–9999 人')
    await list.sort('最新')
    await eventually(parameters).toEqual({ insize: '100-499,1000-9999', period: 'fulltime', sort: 'newest' })
    await eventually(() => visitor.sent(getPositionList)).toContainEqual(expect.objectContaining({ sort: 'newest' }))
    await list.toPage(2)
    await eventually(parameters).toEqual({
      insize: '100-499,1000-9999',
      period: 'fulltime',
      sort: 'newest',
      page: '2',
    })
    await eventually(() => visitor.sent(getPositionList)).toContainEqual(expect.objectContaining({ page: '2' }))
    await list.seePage(2)
    const second = await list.rows()
    await list.press('移除 1000–9999 人')
    await eventually(parameters).toEqual({ insize: '100-499', period: 'fulltime', sort: 'newest' })
    await page.goBack()
    await list.seeChips('全职', '100–499 人', '1000–9999 人')
    await eventually(() => list.rows()).toEqual(second)
    await page.goForward()
    await list.seeChips('全职', '100–499 人')
    await page.goBack()
    await page.reload()
    await eventually(() => list.rows()).toEqual(second)
    await list.seeChips('全职', '100–499 人', '1000–9999 人')
    expect(parameters()).toEqual({ insize: '100-499,1000-9999', period: 'fulltime', sort: 'newest', page: '2' })
    await list.press('清空')
    await eventually(parameters).toEqual({ sort: 'newest' })
    await list.seeCount('共 204 个职位')
  })

  it('are found by a Chinese word, in the other list too, and an address tells all of it [JOB-1]', async () => {
    const { visitor, page, list, parameters } = await arrive()
    await list.searchFor('芯片')
    await eventually(parameters).toEqual({ keyword: '芯片' })
    await list.seeChips('「芯片」')
    await eventually(() => list.rows()).toContain('芯片验证工程师')
    await page.getByRole('combobox', { name: '搜索范围', exact: true }).selectOption('企业')
    await list.searchFor('半导体')
    await eventually(() => visitor.path.split('?')[0]).toBe('/companyList')
    await eventually(() => list.rows()).toContain('晨岚半导体')
    await visitor.open('/positionList?keyword=工程师&education=master&sort=salary&salary=15')
    await list.seeChips('「工程师」', '15K 以上', '硕士可投')
    for (const title of await list.rows()) expect(title).toContain('工程师')
  })
})
