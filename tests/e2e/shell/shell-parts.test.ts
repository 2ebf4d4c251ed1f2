import { describe, expect, it } from 'vitest'
import { getHomeResource } from '../../../contract/calls/site.ts'
import { alterSite } from '../world/altered-site.ts'
import { controlsOf } from '../world/structure.ts'
import { createWorld, eventually, type Visitor } from '../world.ts'

const world = createWorld()

const entries = [
  'link 首页',
  'button AI简历',
  'button AI模拟面试 Beta',
  'link 职位推荐',
  'link 企业名录',
  'link 校园双选会',
]

async function arrive(host: string): Promise<Visitor> {
  const visitor = await world.visit({ host })
  await visitor.open()
  return visitor
}

/** What a footer says from top to bottom. */
const footerTexts = async ({ page }: Visitor) => (await page.getByRole('contentinfo').innerText()).split(/\s*\n\s*/)

describe('the header', () => {
  it.each([
    ['AI简历', () => ({ is_open_ai: 0 }), ['button AI简历']],
    ['AI模拟面试', () => ({ is_ai_interview: 0 }), ['button AI模拟面试 Beta']],
    ['职位推荐', ({ catalogue }) => ({ catalogue: { ...catalogue, position_recommend: 0 } }), ['link 职位推荐']],
    ['企业名录', ({ catalogue }) => ({ catalogue: { ...catalogue, company_show_all: 0 } }), ['link 企业名录']],
    ['招聘会', () => ({ exhibition: JSON.stringify([{}, {}, { show: false, title: '双选会' }]) }), ['link 校园双选会']],
    ['招聘会 without entries', () => ({ exhibition: '[]' }), ['link 校园双选会']],
  ] satisfies [string, Parameters<typeof alterSite>[1], string[]][])(
    'has no %s where the site has it switched off [NAV-2]',
    async (_, change, missing) => {
      const visitor = await world.visit()
      await alterSite(visitor, change)
      await visitor.open()
      const navigation = visitor.page.getByRole('banner').getByRole('navigation', { name: '主导航' })
      await eventually(() => controlsOf(navigation)).toEqual(entries.filter((entry) => !missing.includes(entry)))
    },
  )

  it('gives a name of more than 20 characters a row of its own [NAV-1]', async () => {
    const rowsOf = async (name: string) => {
      const visitor = await world.visit()
      await alterSite(visitor, ({ brand }) => ({ brand: { ...brand, name: { 'zh-CN': name } } }))
      await visitor.open()
      const header = visitor.page.getByRole('banner')
      await header.getByRole('button', { name: 'AI简历' }).waitFor()
      const mark = await header.getByRole('link', { name }).boundingBox()
      const home = await header.getByRole('link', { name: '首页', exact: true }).boundingBox()
      return home && mark && home.y > mark.y + mark.height ? 2 : 1
    }
    expect([await rowsOf('江临'.repeat(10)), await rowsOf(`${'江临'.repeat(10)}学`)]).toEqual([1, 2])
  })
})

describe('the footer', () => {
  it('the footer of the main platform has figures, pages by audience and contacts [SHELL-9] [CHAN-4] [SITE-3]', async () => {
    const visitor = await arrive('main')
    const footer = visitor.page.getByRole('contentinfo')
    const figures = footer.getByRole('paragraph').filter({ hasText: '+' })
    await eventually(async () => (await figures.allInnerTexts()).map((figure) => figure.replace(/\s+/g, ' '))).toEqual([
      '1000+ 合作高校',
      '100万+ 服务学生',
      '2万+ 线上双选会',
      '100+ 线下双选会',
    ])
    const texts = await footerTexts(visitor)
    for (const text of [
      '江临市望江区启航大厦 9 层',
      '企业 400-5550 1700',
      '学生 400-5550 1701',
      '高校 400-5550 1702',
    ]) {
      expect(texts).toContain(text)
    }
  })

  it('the footer of a school has its address and a phone per audience [SHELL-9] [SITE-3]', async () => {
    const visitor = await arrive('univ')
    await eventually(() => footerTexts(visitor)).toEqual(
      expect.arrayContaining([
        '江临市望江区文渊路 188 号 大学生活动中心 2 层',
        '企业',
        '0571-5550 1866',
        '学生',
        '0571-5550 1867',
        '高校',
        '0571-5550 1868',
      ]),
    )
  })

  it('the footer of a channel has only what every footer ends with [SHELL-9] [SITE-3]', async () => {
    const visitor = await arrive('channel')
    await eventually(() => controlsOf(visitor.page.getByRole('contentinfo'))).toEqual([
      'link 全部职位',
      'link 就业资讯',
      'link 专题与视频',
      'link 关于我们',
      'link 用户服务协议',
      'link 隐私政策',
      'link 浙ICP备20250188号-1',
      'link 服务电话 400-5550 1700',
    ])
  })

  it('leads to no list where a site shows none', async () => {
    const visitor = await arrive('nofair')
    await eventually(() => controlsOf(visitor.page.getByRole('contentinfo'))).toEqual([
      'link 0438-5550 3021',
      'link 0438-5550 3022',
      'link 0438-5550 3023',
      'link 关于我们',
      'link 用户服务协议',
      'link 隐私政策',
      'link 松ICP备20250217号-1',
    ])
  })

  it('leads to 关于我们 only where the site shows it [SHELL-9]', async () => {
    const visitor = await world.visit({ host: 'channel' })
    await alterSite(visitor, () => ({ show_about: 0 }))
    await visitor.open()
    await visitor.page.getByRole('contentinfo').getByText('浙ICP备20250188号-1', { exact: true }).waitFor()
    expect(await visitor.page.getByRole('link', { name: '关于我们' }).count()).toBe(0)
  })

  it.each([
    { host: 'univ', shown: 1 },
    { host: 'nofair', shown: 1 },
    { host: 'channel', shown: 0 },
  ])('shows who supports the site on $host: $shown [SITE-7]', async ({ host, shown }) => {
    const visitor = await arrive(host)
    await eventually(() => visitor.count(getHomeResource)).toBe(1)
    const support = visitor.page.getByRole('contentinfo').getByText('技术支持')
    await eventually(() => support.filter({ visible: true }).count()).toBe(shown)
  })
})
