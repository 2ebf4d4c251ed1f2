import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CompanyDetail } from '../../../contract/calls/companies.ts'
import { CompanyPage } from '../../../src/features/jobs/company/CompanyPage.tsx'
import { addressOf } from '../../../src/shared/links/links.ts'
import { seeAccessible, setWidth } from '../sights/see.ts'
import { COMPANY, COMPANY_JOBS, company } from '../world/job.ts'
import { position, renderList, serve } from '../world/lists.tsx'
import type { RenderedPage } from '../world/page.tsx'

let rendered: RenderedPage | undefined
beforeEach(() => setWidth('wide'))
afterEach(() => {
  rendered?.close()
  vi.restoreAllMocks()
})

interface Opened {
  readonly more?: Partial<CompanyDetail>
  readonly total?: number
  readonly at?: number
  readonly deliver?: (...asked: unknown[]) => void
}

function open({ more = {}, total = 12, at = 1, deliver = () => {} }: Opened = {}) {
  const first = (at - 1) * 10 + 1
  const shown = Math.max(0, Math.min(10, total - first + 1))
  const list = Array.from({ length: shown }, (_, index) => position(first + index))
  const asked = serve({ [COMPANY]: () => company(more), [COMPANY_JOBS]: () => ({ list, total }) })
  rendered = renderList(
    <CompanyPage id="7" page={at} hrefOf={(other) => addressOf('/companyDetailPage', { id: '7', page: other })} />,
    { deliver },
  )
  return asked
}

const jobs = () =>
  page
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent)

describe('the page of a company', () => {
  it('shows who it is and what it offers [JOB-2]', async () => {
    const asked = open({ total: 2 })
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('拓岩机器人')
    await expect.poll(jobs).toEqual(['嵌入式开发工程师 1', '嵌入式开发工程师 2'])
    for (const text of ['江临拓岩机器人有限公司', '智能制造 · 机器人', '500–999 人', 'C 轮', '999 次浏览']) {
      await expect.element(page.getByText(text, { exact: true })).toBeVisible()
    }
    await expect.element(page.getByRole('button', { name: '收藏企业：拓岩机器人' })).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: '江临市望江区创智路 99 号' }))
      .toHaveAttribute(
        'href',
        `https://uri.amap.com/search?keyword=${encodeURIComponent('江临市望江区创智路 99 号')}&view=map`,
      )
    await expect.element(page.getByRole('navigation', { name: '分页' })).not.toBeInTheDocument()
    expect(asked).toEqual([
      { path: COMPANY, params: { id: '7' } },
      { path: COMPANY_JOBS, params: { company_id: '7', page: '1', size: '10' } },
    ])
    await seeAccessible()
  })

  it('has a resume sent to one of its positions; a login on the way leads back [JOB-2] [JOB-3] [STU-4]', async () => {
    const wanted: unknown[] = []
    open({ total: 2, deliver: (...asked) => wanted.push(asked) })
    await userEvent.click(page.getByRole('button', { name: '投递：嵌入式开发工程师 2', exact: true }))
    expect(wanted).toEqual([[{ id: '2', title: '嵌入式开发工程师 2', company: '拓岩机器人' }, 3]])
  })

  it('turns the pages of its positions by address [JOB-2]', async () => {
    const asked = open({ total: 12, at: 2 })
    await expect.poll(jobs).toEqual(['嵌入式开发工程师 11', '嵌入式开发工程师 12'])
    expect(asked[1]?.params).toEqual({ company_id: '7', page: '2', size: '10' })
    await expect
      .element(page.getByRole('link', { name: '第 1 页', exact: true }))
      .toHaveAttribute('href', '#/companyDetailPage?id=7&page=1')
  })

  it('leads to a website that is secure, which cannot reach back, and to no other [JOB-2]', async () => {
    open({ total: 0 })
    const website = page.getByRole('link', { name: 'www.tuoyan.example' })
    await expect.element(website).toHaveAttribute('href', 'https://www.tuoyan.example/about')
    await expect.element(website).toHaveAttribute('rel', 'noopener nofollow')
    rendered?.close()
    open({ more: { website: 'javascript:alert(1)' }, total: 0 })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.element(page.getByText('官网')).not.toBeInTheDocument()
  })

  it('says where it recruits nobody', async () => {
    open({ total: 0 })
    await expect.element(page.getByText('暂无在招职位')).toBeVisible()
    await seeAccessible()
  })
})
