import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { SiteInfo } from '../../../contract/calls/site.ts'
import { Landing } from '../../../src/features/home/Landing.tsx'
import { seeAccessible } from '../sights/see.ts'
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
afterEach(() => {
  rendered.close()
  vi.clearAllMocks()
})

const acts = { onStudent: vi.fn(), onEnter: vi.fn() }

function show(change: Partial<SiteInfo> = {}, showContacts = false): void {
  rendered = renderPage(<Landing site={{ ...site, ...change }} showContacts={showContacts} {...acts} />)
}

describe('the landing', () => {
  it('says whose site it is and has three entrances [HOME-2]', async () => {
    show()
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('毕业不是终点，从江临启航去往更远处')
    await expect.element(page.getByText('JIANGLIN UNIVERSITY')).toBeVisible()
    await page.getByRole('button', { name: '开始求职' }).click()
    await page.getByRole('button', { name: '我要招聘' }).click()
    await page.getByRole('button', { name: '学校后台' }).click()
    expect(acts.onStudent).toHaveBeenCalledTimes(1)
    expect(acts.onEnter.mock.calls).toEqual([['employer'], ['admin']])
  })

  it.each([
    ['500000+', '学生在这里求职'],
    ['20000+', '企业在这里招聘'],
    ['1000+', '高校与我们同行'],
  ])('counts %s %s [HOME-2]', async (count, label) => {
    show()
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    window.scrollTo(0, 2000)
    await expect.element(page.getByText(label)).toBeVisible()
    expect(page.getByText(label).element().parentElement?.textContent).toBe(`${count}${label}`)
  })

  const kind = (of: SiteInfo['brand']['kind']) => ({ brand: { ...site.brand, kind: of } })
  it.each<[string, Partial<SiteInfo>]>([
    ['我是院系老师', { school: { ...univ.school!, school_type: 2 } }],
    ['我是主办方', { type: 3, school: null }],
    ['就业育人综合服务', kind('employment-education')],
    ['生涯规划与就业指导', kind('career-planning')],
    ['全省高校毕业生就业服务', kind('province')],
    ['每一家企业都经主管部门核验，每一次投递都有回音。', kind('province')],
  ])('words it for the kind of site: %s [HOME-2]', async (text, change) => {
    show(change)
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    window.scrollTo(0, 600)
    await expect.element(page.getByText(text)).toBeVisible()
  })
})

describe('the contact popup', () => {
  const phones = { enterprise: '0571-5550 1866', student: '0571-5550 1867', university: '0571-5550 1868' }
  const withPhones = { brand: { ...site.brand, phones } }
  const trigger = page.getByRole('button', { name: '联系我们' })
  const lines = () =>
    page
      .getByRole('complementary', { name: '联系我们' })
      .getByRole('link')
      .elements()
      .map((link) => [link.textContent, link.getAttribute('href')])
  const three = [
    ['企业0571-5550 1866', 'tel:057155501866'],
    ['学生0571-5550 1867', 'tel:057155501867'],
    ['高校0571-5550 1868', 'tel:057155501868'],
  ]

  it('has a phone per audience, by hover [SHELL-7]', async () => {
    show(withPhones, true)
    await trigger.hover()
    await expect.poll(lines).toEqual(three)
    await seeAccessible()
  })

  it('opens by keyboard, and Escape closes it [SHELL-7]', async () => {
    show(withPhones, true)
    // The pointer is still where the last test left it.
    await page.getByRole('heading', { level: 1 }).hover()
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'false')
    trigger.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(lines).toEqual(three)
    await userEvent.keyboard('{Escape}')
    await expect.poll(lines).toEqual([])
    await expect.element(trigger).toHaveFocus()
  })

  it('is there only where it is wanted [SHELL-7]', async () => {
    show(withPhones, false)
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.element(trigger).not.toBeInTheDocument()
  })
})
