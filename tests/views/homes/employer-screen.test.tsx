import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { DomainConfig, SiteInfo } from '../../../contract/calls/site.ts'
import EmployerScreen from '../../../src/features/homes/employer-screen/EmployerScreen.tsx'
import { seeAccessible, seeText } from '../sights/see.ts'
import { type RenderedPage, renderPage } from '../world/page.tsx'
import { univ } from '../world/site.ts'

const site: SiteInfo = {
  ...univ,
  type: 3,
  school: null,
  channel: {
    channel: '长三角数字经济校园招聘',
    short_name: '长三角',
    show_content: 1,
    title: '',
    subtitle: '',
    badge: '',
    qr_parameter_id: 'channel',
  },
  not_prod: 0,
  employer_main: { test: 'https://test.example', production: 'https://www.example' },
  brand: {
    ...univ.brand,
    office_hours: '9:00-18:00',
    phones: { ...univ.brand.phones, enterprise: '0571-5550 1866' },
  },
}
const plain: DomainConfig = { use_bg_image: 0, bg_image: '', title: '标题', subtitle: '副标题', channel_type: '' }

let rendered: RenderedPage
const acts = { onOrganiser: vi.fn(), onContacts: vi.fn() }
const show = (config: DomainConfig | null) => {
  rendered = renderPage(<EmployerScreen site={site} config={config} form={<p>这里登录</p>} {...acts} />)
}

beforeEach(() => page.viewport(1280, 900))
afterEach(() => {
  rendered.close()
  vi.clearAllMocks()
})

const heading = page.getByRole('heading', { level: 1 })
const figureOf = (label: string) => page.getByText(label).element().parentElement?.textContent

describe('the employers’ screen of a channel', () => {
  it.each([
    ['as it is by default', plain],
    ['before its look is known', null],
  ])('has its own words %s [CHAN-1]', async (_, config) => {
    show(config)
    await expect.element(heading).toHaveTextContent('好人才，从校园开始遇见')
    await expect.element(page.getByText('标题')).not.toBeInTheDocument()
    await seeText(page.getByRole('main'), '这里登录')
    await seeAccessible()
  })

  it('has the site’s title and subtitle on a picture [CHAN-1]', async () => {
    show({ ...plain, use_bg_image: 1, channel_type: '新能源' })
    await expect.element(heading).toHaveTextContent('标题')
    await seeText(page.getByRole('main'), '副标题', '新能源', '这里登录')
    await seeAccessible()
  })

  it('is named after the channel where nobody wrote a title [CHAN-1]', async () => {
    show({ ...plain, use_bg_image: 1, title: '', subtitle: '' })
    await expect.element(heading).toHaveTextContent('长三角数字经济校园招聘')
  })

  it('shows the picture of its configuration [CHAN-1]', async () => {
    const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
    show({ ...plain, use_bg_image: 1, bg_image: picture })
    await expect.element(heading).toBeVisible()
    expect(document.querySelector('img')?.src).toBe(picture)
  })

  it('counts schools, students, employers and fairs [CHAN-4]', async () => {
    show(plain)
    await expect.element(heading).toBeVisible()
    expect(['服务院校', '注册学生', '注册企业', '年度招聘会'].map(figureOf)).toEqual([
      '1500+服务院校',
      '800万+注册学生',
      '6万+注册企业',
      '1000+年度招聘会',
    ])
  })

  it('says when somebody answers, and leads to the contacts and the organiser’s entry [CHAN-3]', async () => {
    show(plain)
    await seeText(page.getByRole('main'), '工作时间 9:00-18:00', '服务电话 0571-5550 1866')
    await page.getByRole('button', { name: '主办方后台' }).click()
    await page.getByRole('button', { name: '技术咨询' }).click()
    expect([acts.onOrganiser.mock.calls.length, acts.onContacts.mock.calls.length]).toEqual([1, 1])
  })

  it('leads to the employers’ main site [SITE-9]', async () => {
    show(plain)
    const link = page.getByRole('contentinfo').getByRole('link', { name: '企业主站' })
    await expect.element(link).toHaveAttribute('href', 'https://www.example')
    await expect.element(link).toHaveAttribute('rel', 'noopener')
  })
})
