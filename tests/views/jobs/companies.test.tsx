import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CompanyFilter } from '../../../contract/content.ts'
import { companiesQuery } from '../../../src/api/companies.ts'
import { CompanyListPage } from '../../../src/features/jobs/companies/CompanyListPage.tsx'
import { addressOf } from '../../../src/shared/links/links.ts'
import { seeAccessible, setWidth } from '../sights/see.ts'
import { companyEntry, later, renderList, serve } from '../world/lists.tsx'
import type { RenderedPage } from '../world/page.tsx'

const LIST = '/api/company/getlist'

let rendered: RenderedPage | undefined
beforeEach(() => setWidth('wide'))
afterEach(() => {
  rendered?.close()
  vi.restoreAllMocks()
})

function List({ filter = {} }: { filter?: CompanyFilter }) {
  const [search, setSearch] = useState<CompanyFilter>(filter)
  return (
    <CompanyListPage
      heading="先进制造专区"
      filter={search}
      filtered={{ ...search, list: 'company' }}
      page={1}
      queryOf={companiesQuery}
      hrefOf={(to) => addressOf('/companyList', { isAll: 1, page: to })}
      onChange={(change) => setSearch((before) => ({ ...before, ...change }))}
      onSearch={() => {}}
    />
  )
}

const names = () =>
  page
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent)

it('shows an outline, then companies with what they offer, and pages [JOB-1]', async () => {
  const first = later()
  serve({ [LIST]: first.answer })
  rendered = renderList(<List />)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('先进制造专区')
  await expect.element(page.getByText('正在加载', { exact: true })).toBeInTheDocument()
  first.resolve({ list: [companyEntry(1), companyEntry(2, { position_count: 0, samples: [] })], total: 60 })
  await expect.poll(names).toEqual(['拓岩机器人 1', '拓岩机器人 2'])
  await expect.element(page.getByRole('heading', { level: 2 })).toHaveTextContent('共 60 家企业')
  const [one, two] = page.getByRole('article').all()
  for (const text of ['智能制造 · 500–999 人', '运动控制算法工程师', '20–30K', '27 个职位在招']) {
    await expect.element(one!.getByText(text, { exact: true })).toBeVisible()
  }
  await expect.element(one!.getByRole('link')).toHaveAttribute('href', '#/companyDetailPage?id=1')
  await expect.element(two!.getByText('暂无在招职位')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: '第 3 页', exact: true }))
    .toHaveAttribute('href', '#/companyList?isAll=1&page=3')
})

it('is narrowed by size, industry and city, and says which filter leaves nothing [JOB-1]', async () => {
  const asked = serve({
    [LIST]: ({ insize }) => (insize ? { list: [], total: 0 } : { list: [companyEntry(1)], total: 1 }),
  })
  rendered = renderList(<List filter={{ industry: ['manufacturing'] }} />)
  await expect.poll(names).toEqual(['拓岩机器人 1'])
  await userEvent.click(page.getByRole('button', { name: '企业规模' }))
  await userEvent.click(page.getByRole('checkbox', { name: '1–99 人' }))
  await userEvent.click(page.getByRole('button', { name: /^(?:查看结果|没有符合条件的企业)$/ }))
  await expect.element(page.getByText('没有符合条件的企业')).toBeVisible()
  expect(asked.map(({ params }) => params)).toContainEqual({
    industry: '["manufacturing"]',
    insize: '["1-99"]',
    page: '1',
    size: '24',
  })
  await userEvent.click(page.getByRole('button', { name: /^去掉 1–99 人/ }))
  await expect.poll(names).toEqual(['拓岩机器人 1'])
})

it('says that it failed and tries again, and the focus stays where the list comes [JOB-1]', async () => {
  let broken = true
  serve({
    [LIST]() {
      if (broken) throw new TypeError('Failed to fetch')
      return { list: [companyEntry(1)], total: 1 }
    },
  })
  rendered = renderList(<List />)
  await expect.element(page.getByRole('alert').getByText('企业没有加载出来')).toBeVisible()
  const retry = page.getByRole('button', { name: '重试' })
  for (const _ of ['once', 'twice']) {
    ;(retry.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('alert').getByText('企业没有加载出来')).toBeVisible()
    await userEvent.tab()
    await expect.element(retry).toHaveFocus()
  }
  broken = false
  await userEvent.keyboard('{Enter}')
  await expect.poll(names).toEqual(['拓岩机器人 1'])
  await expect.element(page.getByRole('status').getByText('企业已加载')).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('link', { name: '拓岩机器人 1' })).toHaveFocus()
})

it.each(['zh-CN', 'zh-TW', 'en'] as const)('is accessible in %s', async (locale) => {
  serve({ [LIST]: () => ({ list: [companyEntry(1), companyEntry(2)], total: 60 }) })
  rendered = renderList(<List filter={{ city: ['jianglin'] }} />)
  rendered.speak(locale)
  await expect.poll(names).toEqual(['拓岩机器人 1', '拓岩机器人 2'])
  await seeAccessible()
})

it('says how many companies there are with each choice, once it is looked at [JOB-1]', async () => {
  const asked = serve({
    [LIST]: () => ({ list: [companyEntry(1)], total: 1 }),
    '/api/company/getcounts': () => ({ list: [{ value: '1-99', count: 7 }], total: 1 }),
  })
  rendered = renderList(<List filter={{ industry: ['manufacturing'] }} />)
  await expect.poll(names).toEqual(['拓岩机器人 1'])
  await userEvent.click(page.getByRole('button', { name: '企业规模' }))
  await expect.element(page.getByRole('checkbox', { name: '1–99 人 7', exact: true })).toBeVisible()
  expect(asked.at(-1)).toEqual({
    path: '/api/company/getcounts',
    params: { industry: '["manufacturing"]', list: 'company', by: 'insize' },
  })
})
