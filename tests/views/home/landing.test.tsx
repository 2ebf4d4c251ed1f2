import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { SiteInfo } from '../../../contract/calls/site.ts'
import { Landing } from '../../../src/features/home/Landing.tsx'
import { type RenderedPage, renderPage } from '../world/page.tsx'
import { univ } from '../world/site.ts'

const site: SiteInfo = {
  ...univ,
  brand: {
    ...univ.brand,
    headline: { 'zh-CN': '毕业不是终点，从江临启航去往更远处' },
    headline_accent: { 'zh-CN': '从江临启航' },
  },
}

let rendered: RenderedPage
beforeEach(() => page.viewport(1280, 800))
afterEach(() => rendered.close())

describe('the landing', () => {
  it('says whose site it is and has three entrances', async () => {
    const acts = { onStudent: vi.fn(), onEmployer: vi.fn(), onAdmin: vi.fn() }
    rendered = renderPage(<Landing site={site} {...acts} />)
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('毕业不是终点，从江临启航去往更远处')
    await expect.element(page.getByText('JIANGLIN UNIVERSITY')).toBeVisible()
    await page.getByRole('button', { name: '开始求职' }).click()
    await page.getByRole('button', { name: '我要招聘' }).click()
    await page.getByRole('button', { name: '学校后台' }).click()
    expect(Object.values(acts).map((act) => act.mock.calls.length)).toEqual([1, 1, 1])
  })

  it('shows an entrance without a place behind it as text', async () => {
    rendered = renderPage(<Landing site={site} onStudent={() => {}} onEmployer={null} onAdmin={null} />)
    await expect.element(page.getByRole('heading', { name: '我是用人单位' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: '我要招聘' })).not.toBeInTheDocument()
  })

  it.each([
    ['500000+', '学生在这里求职'],
    ['20000+', '企业在这里招聘'],
    ['1000+', '高校与我们同行'],
  ])('counts %s %s', async (count, label) => {
    rendered = renderPage(<Landing site={site} onStudent={() => {}} onEmployer={null} onAdmin={null} />)
    await expect.element(page.getByText(label)).toBeVisible()
    expect(page.getByText(label).element().parentElement?.textContent).toBe(`${count}${label}`)
  })

  it.each<[string, Partial<SiteInfo>]>([
    ['我是院系老师', { school: { ...univ.school!, school_type: 2 } }],
    ['我是主办方', { type: 3, school: null }],
    ['每一家企业都经主管部门核验，每一次投递都有回音。', { brand: { ...site.brand, kind: 'province' } }],
  ])('words it for the kind of site: %s', async (text, change) => {
    const view = <Landing site={{ ...site, ...change }} onStudent={() => {}} onEmployer={null} onAdmin={null} />
    rendered = renderPage(view)
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    window.scrollTo(0, 600)
    await expect.element(page.getByText(text)).toBeVisible()
  })
})
