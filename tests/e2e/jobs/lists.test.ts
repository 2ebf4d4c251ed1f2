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
  ])(
    'an address behind the last page of %s leads to the last page, and Back to the page before [JOB-1]',
    async (path) => {
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
    },
  )

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

  it('Forward opens a position again where it was left [SHELL-8]', async () => {
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
    await list.see('所选条件下没有「量子炼丹」的职位')
    const way = page.getByRole('button', { name: `去掉 「量子炼丹」 ${await found()} 个职位`, exact: true })
    await way.waitFor()
    expect(await findBarriers(page)).toEqual([])
    await list.seeChips('「量子炼丹」', '博士可投', '实习')
    await way.click()
    await list.seeChips('博士可投', '实习')
    await list.seeCount(`共 ${await found()} 个职位`)
  })
})
