import { describe, expect, it } from 'vitest'
import { ListPage } from '../models/lists.ts'
import { findBarriers } from '../world/accessibility.ts'
import { createWorld, eventually, FAILED_REQUEST } from '../world.ts'

const world = createWorld()

/** A list on a phone, and its filters in one sheet. */
async function arrive(path: string) {
  const visitor = await world.visit({ host: 'brand', viewport: { width: 390, height: 844 } })
  await visitor.open(path)
  const { page } = visitor
  const sheet = page.getByRole('dialog', { name: '筛选', exact: true })
  return {
    visitor,
    page,
    list: new ListPage(page),
    sheet,
    button: (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }),
    group: (name: string) => sheet.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) }),
    parameters: () => Object.fromEntries(new URLSearchParams(visitor.path.split('?')[1])),
  }
}

describe('all filters of a list on a phone', () => {
  it('are chosen in one sheet; address, results and number follow [JOB-1]', async () => {
    const { page, list, sheet, button, group, parameters } = await arrive('/positionList?keyword=工程师')
    const before = await list.rows()
    await button('筛选').click()
    await group('学历').getByText('本科可投', { exact: true }).click()
    await group('全职 / 实习').getByText('全职', { exact: true }).click()
    await eventually(parameters).toEqual({ keyword: '工程师', education: 'bachelor', period: 'fulltime' })
    await eventually(() => page.locator('[aria-busy=true]').count()).toBe(0)
    expect(await findBarriers(page)).toEqual([])
    await sheet.getByText(/^查看 \d+ 个职位$/).click()
    await sheet.waitFor({ state: 'detached' })
    await eventually(() => button('筛选 2').evaluate((one) => one === document.activeElement)).toBe(true)
    await list.seeChips('「工程师」', '本科可投', '全职')
    await eventually(() => list.rows()).not.toEqual(before)

    await button('筛选 2').click()
    await group('全职 / 实习').getByText('不限', { exact: true }).click()
    await eventually(parameters).toEqual({ keyword: '工程师', education: 'bachelor' })
    await sheet.getByText('清空', { exact: true }).click()
    await eventually(parameters).toEqual({ keyword: '工程师' })
    await page.keyboard.press('Escape')
    await eventually(() => button('筛选').evaluate((one) => one === document.activeElement)).toBe(true)
    await eventually(() => list.rows()).toEqual(before)
  })

  it('a list of companies opens them too, and its page never scrolls sideways [JOB-1]', async () => {
    const { page, list, sheet, button, group, parameters } = await arrive('/companyList')
    await button('筛选').click()
    await group('城市').getByRole('button', { name: '展开', exact: true }).click()
    await group('企业规模').getByText('500–999 人', { exact: true }).click()
    await eventually(parameters).toEqual({ insize: '500-999' })
    await sheet.getByText(/^查看 \d+ 家企业$/).click()
    await list.seeChips('500–999 人')
    await button('筛选 1').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })

  it('the button says that the code of the filters did not come, and opens them at the next press [JOB-1]', async () => {
    const { visitor, page, sheet, button } = await arrive('/positionList')
    visitor.complaints.expect(FAILED_REQUEST)
    await page.route(/\/assets\/AllFiltersSheet-/, (route) => route.abort('internetdisconnected'))
    await button('筛选').click()
    await page.getByText('网络已断开，请检查网络后重试', { exact: true }).waitFor()
    await page.unroute(/\/assets\/AllFiltersSheet-/)
    await button('筛选').click()
    await sheet.waitFor()
  })
})
