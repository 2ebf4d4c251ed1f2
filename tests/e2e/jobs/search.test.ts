import { describe, expect, it } from 'vitest'
import { getPositionList } from '../../../contract/calls/positions.ts'
import { getSearchHints, getSuggestions } from '../../../contract/calls/search.ts'
import { ListPage } from '../models/lists.ts'
import { findBarriers } from '../world/accessibility.ts'
import { createWorld, eventually, FAILED_REQUEST } from '../world.ts'

const world = createWorld()

async function arrive(path = '/positionList') {
  const visitor = await world.visit({ host: 'brand' })
  await visitor.open(path)
  const { page } = visitor
  const list = new ListPage(page)
  await list.search.waitFor()
  const parameters = () => Object.fromEntries(new URLSearchParams(visitor.path.split('?')[1]))
  const options = page.locator('[role=option]')
  return { visitor, page, list, parameters, options }
}

/** What is marked, as a screen reader hears it. */
const marked = async ({ page, list }: Pick<Awaited<ReturnType<typeof arrive>>, 'page' | 'list'>) => {
  const id = await list.search.getAttribute('aria-activedescendant')
  return id === null ? null : page.locator(`#${id}`).innerText()
}

describe('the search of a list', () => {
  it('suggests while somebody types, asks once for a word, and is used by keyboard [JOB-1]', async () => {
    const { visitor, page, list, parameters, options } = await arrive()
    await list.search.click()
    await list.search.pressSequentially('嵌入式')
    const title = page.getByRole('group', { name: '职位', exact: true }).getByRole('option').first()
    await title.waitFor()
    expect(visitor.sent(getSuggestions).at(-1)).toMatchObject({ keyword: '嵌入式' })
    await eventually(() => marked({ page, list })).toContain('「嵌入式」')
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.press('ArrowDown')
    const wanted = (await title.locator('span span').first().innerText()).trim()
    await eventually(() => marked({ page, list })).toContain(wanted)
    await page.keyboard.press('Escape')
    await eventually(() => options.count()).toBe(0)
    expect(await list.search.inputValue()).toBe('嵌入式')
    await page.keyboard.press('ArrowDown')
    await title.waitFor()
    await eventually(() => marked({ page, list })).toContain('「嵌入式」')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await eventually(parameters).toEqual({ keyword: wanted })
    await eventually(async () => (await list.rows())[0]).toContain(wanted)
  })

  it('keeps what was searched for in this browser, until it is removed [JOB-1]', async () => {
    const { visitor, page, list, parameters, options } = await arrive('/positionList?period=fulltime')
    await list.searchFor('嵌入式')
    await eventually(() => parameters()['keyword']).toBe('嵌入式')
    await page.keyboard.press('Escape')
    await eventually(() => list.search.inputValue()).toBe('')
    await list.search.click()
    await options
      .filter({ hasText: /^嵌入式$/ })
      .first()
      .waitFor()
    await visitor.open('/companyList')
    await page.reload()
    await list.search.click()
    await options
      .filter({ hasText: /^嵌入式$/ })
      .first()
      .click()
    await eventually(() => visitor.path).toBe(`/companyList?${new URLSearchParams({ keyword: '嵌入式' })}`)
    await list.search.fill('')
    await page.getByRole('button', { name: '删除 嵌入式', exact: true }).click()
    await eventually(() => page.getByRole('button', { name: '删除 嵌入式', exact: true }).count()).toBe(0)
    expect(await page.evaluate(() => localStorage.getItem('recent_searches'))).toBeNull()
  })

  it('leads by a click to a company [JOB-1]', async () => {
    const { visitor, page, list } = await arrive()
    await list.search.click()
    await list.search.fill('拓岩')
    const company = page.getByRole('group', { name: '企业', exact: true }).getByRole('option').first()
    await company.click()
    await eventually(() => visitor.path.split('?')[0]).toBe('/companyDetailPage')
    await page.getByRole('heading', { level: 1, name: '拓岩机器人' }).waitFor()
  })

  it('searches without suggestions where these fail [JOB-1]', async () => {
    const { visitor, page, list, parameters, options } = await arrive()
    visitor.complaints.expect(FAILED_REQUEST)
    await visitor.intercept(getSuggestions, (route) => route.fulfill({ status: 500 }))
    await list.search.click()
    await list.search.fill('芯片')
    await eventually(() => visitor.count(getSuggestions)).toBe(1)
    await eventually(() => options.first().innerText()).toContain('「芯片」')
    expect(await page.getByRole('alert').count()).toBe(0)
    await page.keyboard.press('Enter')
    await eventually(parameters).toEqual({ keyword: '芯片' })
  })
})

describe('a list without results', () => {
  it.each([
    { path: '/positionList', tip: /对口的职位/, other: /这一行的企业/ },
    { path: '/companyList', tip: /这一行的企业/, other: /对口的职位/ },
  ])('says on $path what else to type there [JOB-1]', async ({ path, tip, other }) => {
    const { page, list } = await arrive(path)
    await list.searchFor('没有人这样找')
    const tips = page.getByRole('listitem').filter({ visible: true })
    await tips.filter({ hasText: tip }).waitFor()
    expect(await tips.filter({ hasText: other }).count()).toBe(0)
  })

  it('says how many there are without each filter, and shows them [JOB-1]', async () => {
    const { visitor, page, list, parameters } = await arrive(
      '/positionList?keyword=量子炼丹&education=doctor&period=internship',
    )
    const found = (await visitor.ask(getPositionList, { education: ['doctor'], period: 'internship' })).total
    await list.see('所选条件下没有「量子炼丹」的职位')
    const way = page.getByRole('button', { name: `去掉 「量子炼丹」 ${found} 个职位`, exact: true })
    await way.waitFor()
    expect(visitor.count(getSearchHints)).toBe(1)
    expect(await findBarriers(page)).toEqual([])
    await way.focus()
    await page.keyboard.press('Enter')
    await eventually(parameters).toEqual({ education: 'doctor', period: 'internship' })
    await list.seeCount(`共 ${found} 个职位`)
    await page.goBack()
    await list.see('所选条件下没有「量子炼丹」的职位')
  })
})
