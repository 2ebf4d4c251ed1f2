import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import AboutPage from '../../../src/features/homes/about/AboutPage.tsx'
import { seeAccessible } from '../sights/see.ts'
import { type RenderedPage, renderPage } from '../world/page.tsx'
import { univ } from '../world/site.ts'

let rendered: RenderedPage
afterEach(() => rendered.close())

it('says what the site is, and how to reach it [FAIR-3] [SHELL-4]', async () => {
  const brand = {
    ...univ.brand,
    intro: { 'zh-CN': '学校审核的企业与职位。' },
    address: { 'zh-CN': '江临市望江区文渊路 188 号' },
    office_hours: '9:00-18:00',
    phones: { enterprise: '0571-5550 1866', student: '0571-5550 1867', university: '0571-5550 1868' },
  }
  rendered = renderPage(<AboutPage site={{ ...univ, brand }} />)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('关于我们')
  await expect.element(page.getByRole('heading', { name: '关于江临大学' })).toBeVisible()
  await expect.element(page.getByText('学校审核的企业与职位。')).toBeVisible()
  const values = () =>
    page
      .getByRole('definition')
      .elements()
      .map((value) => value.textContent)
  await expect
    .poll(values)
    .toEqual([
      '0571-5550 1866',
      '0571-5550 1867',
      '0571-5550 1868',
      'career@jianglin.example',
      '江临市望江区文渊路 188 号',
      '9:00-18:00',
    ])
  await expect.element(page.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '#/')
  await seeAccessible()
})
