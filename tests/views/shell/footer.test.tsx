import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { SiteInfo } from '../../../contract/calls/site.ts'
import { Footer } from '../../../src/features/shell/footer/Footer.tsx'
import type { FooterProps } from '../../../src/features/shell/footer/footer-props.ts'
import { seeAccessible, seeText } from '../sights/see.ts'
import { type RenderedPage, renderPage } from '../world/page.tsx'
import { qrPicture, univ } from '../world/site.ts'

let rendered: RenderedPage
const onEnter = vi.fn()
const footer = page.getByRole('contentinfo')
const support = footer.getByText('技术支持', { exact: false })

const withBrand = (brand: Partial<SiteInfo['brand']>): SiteInfo => ({
  ...univ,
  show_about: 1,
  brand: {
    ...univ.brand,
    filing: '江ICP备20250188号-1',
    address: { 'zh-CN': '江临市望江区文渊路 188 号' },
    phones: { enterprise: '0571-5550 1866', student: '0571-5550 1867', university: '0571-5550 1868' },
    ...brand,
  },
})

function show(site: SiteInfo, props: Partial<FooterProps> = {}): void {
  const view = (
    <Footer
      site={site}
      fairTitle="秋季双选会"
      isSupportHidden={false}
      miniProgramCode={null}
      isOpen
      onEnter={onEnter}
      {...props}
    />
  )
  rendered = renderPage(view)
}

beforeEach(() => page.viewport(1280, 800))
afterEach(() => {
  rendered.close()
  vi.clearAllMocks()
})

describe('the footer', () => {
  it('counts, lists, and gives contacts and code in its first variant [CHAN-4] [SHELL-9]', async () => {
    show(withBrand({ footer_variant: 1 }), {
      miniProgramCode: <img src={qrPicture} width={96} height={96} alt="微信小程序" />,
    })
    await expect.element(footer.getByText('合作高校')).toBeVisible()
    const figures = ['合作高校', '服务学生', '线上双选会', '线下双选会'].map(
      (label) => footer.getByText(label).element().parentElement?.textContent,
    )
    expect(figures).toEqual(['1000+合作高校', '100万+服务学生', '2万+线上双选会', '100+线下双选会'])
    await seeText(footer, '江临市望江区文渊路 188 号')
    const lines = footer.getByRole('listitem').filter({ hasText: /0571/ }).elements()
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      '企业 0571-5550 1866',
      '学生 0571-5550 1867',
      '高校 0571-5550 1868',
    ])
    await expect.element(footer.getByRole('img', { name: '微信小程序' })).toBeVisible()
    for (const name of ['AI写简历', '我要招聘', '学校后台']) await footer.getByRole('button', { name }).click()
    expect(onEnter.mock.calls).toEqual([['aiWriting'], ['employer'], ['admin']])
    await expect.element(footer.getByRole('link', { name: '职位推荐' })).toHaveAttribute('href', '#/jobRecommend')
    await seeAccessible()
  })

  it('gives address and a phone per audience in its second [SHELL-9]', async () => {
    show(withBrand({ footer_variant: 2 }))
    await seeText(footer, '江临市望江区文渊路 188 号', '0571-5550 1866', '0571-5550 1867', '0571-5550 1868')
    const phone = footer.getByRole('link', { name: '0571-5550 1867', exact: true })
    await expect.element(phone).toHaveAttribute('href', 'tel:057155501867')
    await expect.element(footer.getByText('合作高校')).not.toBeInTheDocument()
    await seeAccessible()
  })

  it('has nothing above its last lines in its third [SHELL-9]', async () => {
    show(withBrand({ footer_variant: 3 }))
    await seeText(footer, '服务电话 0571-5550 1866', '江ICP备20250188号-1')
    const phone = footer.getByRole('link', { name: '服务电话 0571-5550 1866', exact: true })
    await expect.element(phone).toHaveAttribute('href', 'tel:057155501866')
    await expect.element(footer.getByText('江临市望江区文渊路 188 号')).not.toBeInTheDocument()
    await seeAccessible()
  })

  it.each([1, 2, 3] as const)(
    'has no link to a number or an address that the site does not have, variant %i [SHELL-9]',
    async (footer_variant) => {
      show(withBrand({ footer_variant, email: '', phones: { enterprise: '', student: '', university: '' } }))
      await seeText(footer, '江ICP备20250188号-1')
      const hrefs = footer
        .getByRole('link')
        .elements()
        .map((link) => link.getAttribute('href') ?? '')
      expect(hrefs.filter((href) => /^(tel|mailto):/.test(href))).toEqual([])
    },
  )

  it.each([1, 2, 3] as const)(
    'bears the filing number and leads to what is said of the site, variant %i [SHELL-9] [SITE-3]',
    async (footer_variant) => {
      show(withBrand({ footer_variant }))
      const filing = footer.getByRole('link', { name: '江ICP备20250188号-1', exact: true })
      await expect.element(filing).toHaveAttribute('href', 'https://beian.miit.gov.cn/')
      await expect.element(footer.getByRole('link', { name: '关于我们' })).toHaveAttribute('href', '#/about')
    },
  )

  it('leads nowhere by a number that is no ICP number', async () => {
    show(withBrand({ footer_variant: 3, filing: '學生事務處職涯發展組' }))
    await seeText(footer, '學生事務處職涯發展組')
    expect(footer.getByRole('link', { name: '學生事務處職涯發展組' }).elements()).toHaveLength(0)
  })

  it.each([1, 2, 3] as const)(
    'leads there only where the site says so, variant %i [SHELL-9]',
    async (footer_variant) => {
      show({ ...withBrand({ footer_variant }), show_about: 0 })
      await expect.element(footer.getByRole('link', { name: '全部职位' })).toBeVisible()
      await expect.element(footer.getByRole('link', { name: '关于我们' })).not.toBeInTheDocument()
    },
  )

  it.each([1, 2, 3] as const)(
    'leads to all positions, articles and contents, also from a phone, variant %i [JOB-1] [FAIR-2]',
    async (footer_variant) => {
      await page.viewport(360, 800)
      show(withBrand({ footer_variant }))
      for (const [name, address] of [
        ['全部职位', '#/positionList'],
        ['就业资讯', '#/wenList'],
        ['专题与视频', '#/contentListNew'],
      ] as const) {
        const link = footer.getByRole('link', { name, exact: true })
        await expect.element(link).toHaveAttribute('href', address)
        const { left, right, width, height } = link.element().getBoundingClientRect()
        expect([left >= 0, right <= 360, width >= 24, height >= 24]).toEqual([true, true, true, true])
      }
      await seeAccessible()
    },
  )

  it('leads to no list where the site shows none', async () => {
    show(withBrand({ footer_variant: 2 }), { isOpen: false })
    await expect.element(footer.getByRole('link', { name: '关于我们' })).toBeVisible()
    const links = footer
      .getByRole('link')
      .elements()
      .filter((link) => link.getAttribute('href')?.startsWith('#'))
    expect(links.map(({ textContent }) => textContent)).toEqual(['关于我们', '用户服务协议', '隐私政策'])
    await seeAccessible()
  })

  it('keeps the place of the technical-support logo until it is known [SITE-7]', async () => {
    show(withBrand({ footer_variant: 3 }), { isSupportHidden: null })
    await expect.element(support).not.toBeVisible()
  })

  it('hides it, or shows it [SITE-7]', async () => {
    show(withBrand({ footer_variant: 3 }), { isSupportHidden: true })
    await seeText(footer, '江ICP备20250188号-1')
    await expect.element(support).not.toBeInTheDocument()
    rendered.close()
    show(withBrand({ footer_variant: 3 }))
    await expect.element(support).toBeVisible()
  })
})
