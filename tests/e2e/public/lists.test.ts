import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { getPositionList } from '../../../contract/calls/positions.ts'
import { settle } from '../controls/settle.ts'
import { ListPage } from '../models/lists.ts'
import { findBarriers } from '../world/accessibility.ts'
import { createWorld, eventually, FAILED_REQUEST } from '../world.ts'

const world = createWorld()

async function arrive(path = '/positionList') {
  const visitor = await world.visit({ host: 'brand' })
  await visitor.open(path)
  const parameters = () => Object.fromEntries(new URLSearchParams(visitor.path.split('?')[1]))
  return { visitor, page: visitor.page, list: new ListPage(visitor.page), parameters }
}

/** Where the page is scrolled to, in pixels. */
const scrollOf = ({ page }: { page: Awaited<ReturnType<typeof arrive>>['page'] }) => page.evaluate(() => scrollY)

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

  it('stay where they are scrolled to at a change of filter [SHELL-8]', async () => {
    const { page, list, parameters } = await arrive('/positionList?period=fulltime')
    await list.rows()
    await settle(page)
    await page.setViewportSize({ width: 1280, height: 500 })
    await page.mouse.move(640, 400)
    await page.mouse.wheel(0, 600)
    await eventually(() => scrollOf({ page })).toBe(600)
    const press = (what: Locator) => what.evaluate((one) => one instanceof HTMLElement && one.click())
    await press(page.getByRole('main').getByRole('button', { name: '学历', exact: true }))
    await press(page.getByRole('dialog').getByRole('radio', { name: /^博士可投/ }))
    await eventually(parameters).toEqual({ period: 'fulltime', education: 'doctor' })
    await list.seeChips('博士可投', '全职')
    await eventually(() => page.locator('[aria-busy=true]').count()).toBe(0)
    expect(await scrollOf({ page })).toBe(600)
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

  it('suit a major that is chosen, which the address names [JOB-1]', async () => {
    const { visitor, page, list, parameters } = await arrive()
    await list.seeCount('共 204 个职位')
    await list.filter('专业', '土木工程')
    await eventually(parameters).toEqual({ major: 'civil-engineering' })
    await list.seeChips('土木工程')
    const { total } = await visitor.ask(getPositionList, { major: ['civil-engineering'] })
    await list.seeCount(`共 ${total} 个职位`)
    await page.reload()
    await list.seeChips('土木工程')
    await list.seeCount(`共 ${total} 个职位`)
  })

  it('correct what is wrong in an address, and keep the rest [JOB-1]', async () => {
    const { visitor, list, parameters } = await arrive('/positionList?sort=loudest&period=internship&page=-3&zoneid=x')
    await list.seeChips('实习')
    await eventually(parameters).toEqual({ period: 'internship' })
    expect(visitor.sent(getPositionList)).toHaveLength(1)
  })

  it.each([
    '/positionList?period=fulltime',
    '/jobRecommend?',
    '/companyList?isAll=1',
    '/companyDetailPage?id=1',
    '/collegeJobfair?from=4',
    '/wenList?',
    '/contentListNew?',
    '/jobFair?id=1&tab=companies',
  ])('of %s go to the last page from one behind that, and Back to where one was [JOB-1]', async (path) => {
    const { visitor, page } = await arrive(path)
    await settle(page)
    const before = await page.evaluate(() => history.length)
    const former = visitor.path
    await page.evaluate((hash) => location.assign(hash), `#${path}&page=99`)
    await eventually(() => visitor.path).not.toContain('page=99')
    const last = Number(new URLSearchParams(visitor.path.split('?')[1]).get('page') ?? 1)
    expect(last).toBeLessThan(99)
    await eventually(() => page.locator('[aria-busy=true]').count()).toBe(0)
    const pages = page.getByRole('navigation', { name: '分页' })
    const marked = () => pages.locator('[aria-current=page]').allInnerTexts()
    await eventually(marked).toEqual(last === 1 ? [] : [String(last)])
    await eventually(() => pages.getByRole('link', { name: '下一页', exact: true }).count()).toBe(0)
    expect(await page.evaluate(() => history.length)).toBe(before + 1)
    await page.goBack()
    await eventually(() => visitor.path).toBe(former)
  })

  it('are where they were after a look at one of them, without waiting for anything [JOB-1] [SHELL-8]', async () => {
    const { visitor, page, list } = await arrive('/positionList?period=fulltime')
    const rows = await list.rows()
    await settle(page)
    await list.titles.nth(11).scrollIntoViewIfNeeded()
    await eventually(() => scrollOf({ page })).toBeGreaterThan(200)
    const place = await scrollOf({ page })
    await list.titles.nth(10).getByRole('link').hover()
    await list.titles.nth(11).getByRole('link').click()
    await page.getByRole('heading', { level: 1, name: rows[11] ?? '', exact: true }).waitFor()
    await eventually(() => scrollOf({ page })).toBe(0)
    await settle(page)
    await visitor.seeAnswered()
    const asked = visitor.count(getPositionList)
    await page.goBack()
    await eventually(() => list.viewed.allInnerTexts()).toEqual([rows[11]])
    await eventually(() => scrollOf({ page })).toBe(place)
    expect(await list.rows()).toEqual(rows)
    expect(visitor.count(getPositionList)).toBe(asked)
  })

  it('and what was opened is where it was left, Forward again [SHELL-8]', async () => {
    const { page, list } = await arrive('/positionList?period=fulltime')
    const rows = await list.rows()
    await page.setViewportSize({ width: 1280, height: 500 })
    await list.titles.nth(5).scrollIntoViewIfNeeded()
    await eventually(() => scrollOf({ page })).toBeGreaterThan(100)
    await list.titles.nth(5).getByRole('link').click()
    await page.getByRole('heading', { level: 1, name: rows[5] ?? '', exact: true }).waitFor()
    await eventually(() => scrollOf({ page })).toBe(0)
    await settle(page)
    await page.mouse.move(640, 400)
    await page.mouse.wheel(0, 300)
    await eventually(() => scrollOf({ page })).toBe(300)
    await page.goBack()
    await eventually(() => list.rows()).toEqual(rows)
    await settle(page)
    await eventually(() => scrollOf({ page })).toBeGreaterThan(100)
    const place = await scrollOf({ page })
    await page.goForward()
    await page.getByRole('heading', { level: 1, name: rows[5] ?? '', exact: true }).waitFor()
    await eventually(() => scrollOf({ page })).toBe(300)
    await page.goBack()
    await eventually(() => list.rows()).toEqual(rows)
    await eventually(() => scrollOf({ page })).toBe(place)
  })
})

describe('the states of a list', () => {
  it('are an outline, a failure whose retry keeps the filters, and nothing with a way out [JOB-1]', async () => {
    const visitor = await world.visit({ host: 'brand' })
    visitor.complaints.expect(FAILED_REQUEST)
    const { page } = visitor
    const list = new ListPage(page)
    const found = async () =>
      (await visitor.ask(getPositionList, { education: ['doctor'], period: 'internship' })).total
    const held = Promise.withResolvers<void>()
    await visitor.intercept(getPositionList, async (route) => {
      await held.promise
      await route.fulfill({ status: 500 })
    })
    await visitor.open('/positionList?education=doctor&period=internship&keyword=量子炼丹')
    await page.getByRole('main').getByText('正在加载', { exact: true }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    held.resolve()
    await list.retry.waitFor()
    expect(await findBarriers(page)).toEqual([])
    await list.seeChips('「量子炼丹」', '博士可投', '实习')
    await visitor.mend()
    await list.retry.click()
    await list.see('没有「量子炼丹」的职位')
    const way = page.getByRole('button', { name: `去掉 「量子炼丹」 ${await found()} 个职位`, exact: true })
    await way.waitFor()
    expect(await findBarriers(page)).toEqual([])
    await list.seeChips('「量子炼丹」', '博士可投', '实习')
    await way.click()
    await list.seeChips('博士可投', '实习')
    await list.seeCount(`共 ${await found()} 个职位`)
  })
})
