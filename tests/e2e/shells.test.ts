import { describe, expect, it } from 'vitest'
import { getHomeResource } from '../../contract/calls/site.ts'
import { alterSite } from './world/altered-site.ts'
import { controlsOf, headingsOf } from './world/structure.ts'
import { createWorld, eventually, type Visitor } from './world.ts'

const world = createWorld()

const entries = [
  'link 首页',
  'button AI简历',
  'button AI模拟面试 Beta',
  'link 职位推荐',
  'link 企业名录',
  'link 秋季双选会',
]
const own = (admin: string) => ['button 我的简历', 'button 我要招聘', `button ${admin}`, 'button 登录/注册']

interface Framed {
  readonly host: string
  /** Name and tagline, as the header's way home is called. */
  readonly mark: string
  readonly admin: string
  /** Heading of the third entrance. */
  readonly staff: string
  readonly headline: string
  /** Said above the headline of some brands. */
  readonly kind: string | null
  readonly filing: string
  readonly vetted: string
  readonly hasContacts: boolean
}

const school = {
  admin: '学校后台',
  staff: '我是学校老师',
  kind: null,
  vetted: '每一家企业都经学校核验，每一次投递都有回音。',
}
const brand = { ...school, hasContacts: false }

const landings: readonly Framed[] = [
  {
    ...brand,
    host: 'brand',
    mark: '望海理工大学 启航校园招聘 · 合作高校',
    headline: '好工作， 正在来望海的路上',
    filing: '海ICP备20250101号-2',
  },
  {
    ...school,
    host: 'univ',
    mark: '江临大学 就业指导中心 · 校园招聘平台',
    headline: '毕业不是终点， 从江临启航去往更远处',
    filing: '江ICP备20250188号-1',
    hasContacts: true,
  },
  {
    ...brand,
    host: 'main',
    mark: '启航 校园招聘与毕业生就业平台',
    headline: '千所高校， 同一处启航',
    filing: '江ICP备20250066号-1',
    vetted: '每一家企业都经平台核验，每一次投递都有回音。',
  },
  {
    ...brand,
    host: 'channel',
    mark: '长三角数字经济校园招聘 长三角人才联盟主办',
    admin: '主办方后台',
    staff: '我是主办方',
    headline: '三省一市， 一起招聘',
    filing: '浙ICP备20250188号-1',
    vetted: '每一家企业都经平台核验，每一次投递都有回音。',
  },
  {
    ...brand,
    host: 'edu',
    mark: '启航就业教育 课程 · 实训 · 就业',
    kind: '就业育人综合服务',
    headline: '把课堂 接到岗位上',
    filing: '江ICP备20250066号-4',
  },
  {
    ...brand,
    host: 'career',
    mark: '启航生涯规划 认识自己，再出发',
    kind: '生涯规划与就业指导',
    headline: '想清楚去哪里， 再扬帆',
    filing: '江ICP备20250066号-5',
  },
  {
    ...school,
    host: 'province',
    mark: '云岭省高校毕业生就业服务平台 云岭省教育厅指导',
    kind: '全省高校毕业生就业服务',
    headline: '全省岗位， 一网汇集',
    filing: '云ICP备20250009号-1',
    vetted: '每一家企业都经主管部门核验，每一次投递都有回音。',
    hasContacts: true,
  },
]

async function arrive(host: string): Promise<Visitor> {
  const visitor = await world.visit({ host })
  await visitor.open()
  return visitor
}

/** What a footer says from top to bottom. */
const footerTexts = async ({ page }: Visitor) => (await page.getByRole('contentinfo').innerText()).split(/\s*\n\s*/)

describe('a framed site', () => {
  it.each(landings)(
    '$host has its header, its landing and its footer [SHELL-1] [NAV-1] [NAV-2] [NAV-6] [HOME-2] [SITE-3] [SHELL-9]',
    async ({ host, mark, admin, staff, headline, kind, filing, vetted, hasContacts }) => {
      const visitor = await arrive(host)
      const { page } = visitor
      const header = page.getByRole('banner')
      await eventually(() => controlsOf(header)).toEqual([`link ${mark}`, ...entries, ...own(admin)])
      const main = page.getByRole('main')
      await main.getByRole('heading', { level: 1, name: headline, exact: true }).waitFor()
      if (kind !== null) await main.getByText(kind, { exact: true }).waitFor()
      const ways = main.getByRole('region', { name: '入口', exact: true })
      expect(await headingsOf(ways, 2)).toEqual(['我是用人单位', '我是学生', staff])
      expect(await controlsOf(ways)).toEqual(['button 我要招聘', 'button 开始求职', `button ${admin}`])
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      for (const text of [vetted, '500000+', '20000+', '1000+']) await main.getByText(text, { exact: true }).waitFor()
      const footer = page.getByRole('contentinfo')
      await footer.getByText(filing, { exact: true }).waitFor()
      await footer.getByRole('link', { name: '关于我们', exact: true }).waitFor()
      await eventually(() => main.getByRole('complementary', { name: '联系我们' }).count()).toBe(hasContacts ? 1 : 0)
    },
  )
})

describe('a faculty', () => {
  it('has three entries, and its positions for a home [SHELL-5] [NAV-1] [NAV-2] [NAV-6]', async () => {
    const visitor = await arrive('faculty')
    await eventually(() => visitor.path).toBe('/collegePosition')
    await eventually(() => controlsOf(visitor.page.getByRole('banner'))).toEqual([
      'link 江临大学 计算机与人工智能学院 · 就业服务',
      'link 职位',
      'link 企业',
      'link 秋季双选会',
      ...own('院系后台'),
    ])
    for (const [entry, path] of [
      ['企业', '/collegeCompany'],
      ['秋季双选会', '/collegeJobfair'],
    ] as const) {
      await visitor.page.getByRole('banner').getByRole('link', { name: entry, exact: true }).click()
      await eventually(() => visitor.path).toBe(path)
    }
  })
})

describe('a site in Taiwan', () => {
  it('says 後台 and nothing else of its administration [NAV-6] [HOME-2]', async () => {
    const visitor = await arrive('taiwan')
    const { page } = visitor
    await eventually(() => controlsOf(page.getByRole('banner'))).toEqual([
      'link 濱海科技大學 就業輔導中心 · 校園徵才平台',
      'link 首頁',
      'button AI履歷',
      'button AI模擬面試 Beta',
      'link 職缺推薦',
      'link 企業名錄',
      'link 秋季徵才博覽會',
      'button 我的履歷',
      'button 我要徵才',
      'button 後台',
      'button 登入/註冊',
    ])
    const ways = page.getByRole('region', { name: '入口', exact: true })
    expect(await controlsOf(ways)).toEqual(['button 我要徵才', 'button 開始求職', 'button 後台'])
    await page.getByRole('combobox', { name: '語言' }).selectOption({ label: '简体中文' })
    await page.getByRole('banner').getByRole('button', { name: '后台', exact: true }).waitFor()
  })
})

describe('a school without a job fair', () => {
  it('asks who comes, before anything else [SHELL-2] [SITE-9] [SHELL-9]', async () => {
    const visitor = await arrive('nofair')
    const { page } = visitor
    const main = page.getByRole('main')
    await main.getByRole('heading', { level: 1, name: '选择身份，进入就业服务', exact: true }).waitFor()
    expect(await controlsOf(main)).toEqual([
      'button 我是学生 找职位、投简历、约面试，进度随时可查',
      'button 我是用人单位 发布职位、报名双选会、在线查收简历',
      'button 我是学校老师 审核企业、管理双选会、查看就业数据',
      'link 统一身份认证登录',
    ])
    expect(await page.getByRole('banner').count()).toBe(0)
    const external = main.getByRole('link', { name: '统一身份认证登录', exact: true })
    expect(await external.getAttribute('href')).toBe('https://login.songyuan.example/employment')
    expect([await external.getAttribute('target'), await external.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
    await page.getByRole('contentinfo').getByText('松ICP备20250217号-1', { exact: true }).waitFor()
    for (const [identity, dialog] of [
      ['我是学生', '学生登录'],
      ['我是用人单位', '企业登录'],
      ['我是学校老师', '学校后台登录'],
    ] as const) {
      await main.getByRole('button', { name: identity }).click()
      await page.getByRole('dialog', { name: dialog, exact: true }).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
  })

  it('has no external login where none is configured [SITE-9]', async () => {
    const visitor = await world.visit({ host: 'nofair' })
    await alterSite(visitor, () => ({ transfer_login: '' }))
    await visitor.open()
    await visitor.page.getByRole('button', { name: '我是学生' }).waitFor()
    expect(await visitor.page.getByRole('main').getByRole('link').count()).toBe(0)
  })
})

describe("an employers' screen", () => {
  it.each([
    { host: 'employer', title: '好人才， 从校园开始遇见', text: /^一次发布，触达全国高校的应届生/, kind: '行业联盟' },
    { host: 'employer-bg', title: '与湾区一起，点亮清洁未来', text: /^新能源企业校园招聘专场/, kind: '行业联盟' },
  ])('of $host [SHELL-3] [CHAN-1] [CHAN-4] [SITE-9]', async ({ host, title, text, kind }) => {
    const visitor = await arrive(host)
    const { page } = visitor
    const main = page.getByRole('main')
    await main.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
    await main.getByText(text).waitFor()
    await main.getByText(kind, { exact: true }).waitFor()
    const figures = main.getByRole('paragraph').filter({ hasText: '+' })
    expect((await figures.allInnerTexts()).map((figure) => figure.replace(/\s+/g, ' '))).toEqual([
      '1500+ 服务院校',
      '800万+ 注册学生',
      '6万+ 注册企业',
      '1000+ 年度招聘会',
    ])
    expect(await controlsOf(page.getByRole('banner'))).toEqual(['button 主办方后台'])
    expect(await controlsOf(main)).toEqual([
      'tab 密码登录',
      'tab 验证码登录',
      'textbox 手机号码',
      'textbox 密码',
      'button 显示密码',
      'button 忘记密码',
      'button 登录',
      'button 立即注册',
    ])
    await main.getByText('工作时间 9:00-18:00', { exact: true }).waitFor()
    const mainSite = page.getByRole('contentinfo').getByRole('link', { name: '企业主站', exact: true })
    expect(await mainSite.getAttribute('href')).toBe('https://test.employers.qihang.example/')
    expect(await mainSite.getAttribute('rel')).toBe('noopener')
    await page.getByRole('button', { name: '主办方后台', exact: true }).click()
    await page.getByRole('dialog', { name: '主办方后台登录', exact: true }).waitFor()
  })

  it('names the production host of the main site where the site is no test [SITE-9]', async () => {
    const visitor = await world.visit({ host: 'employer' })
    await alterSite(visitor, () => ({ not_prod: 0 }))
    await visitor.open()
    const mainSite = visitor.page.getByRole('link', { name: '企业主站', exact: true })
    expect(await mainSite.getAttribute('href')).toBe('https://employers.qihang.example/')
  })

  it('is left out where the channel shows nothing but the app [SHELL-3]', async () => {
    const visitor = await world.visit({ host: 'redirect' })
    await visitor.page.goto(`${visitor.origin}/`)
    await visitor.page.waitForURL(`${visitor.origin}/company/#/`)
    await visitor.page.getByRole('heading', { level: 1 }).waitFor()
  })
})

describe('the header', () => {
  it.each([
    ['AI简历', () => ({ is_open_ai: 0 }), ['button AI简历']],
    ['AI模拟面试', () => ({ is_ai_interview: 0 }), ['button AI模拟面试 Beta']],
    ['职位推荐', ({ catalogue }) => ({ catalogue: { ...catalogue, position_recommend: 0 } }), ['link 职位推荐']],
    ['企业名录', ({ catalogue }) => ({ catalogue: { ...catalogue, company_show_all: 0 } }), ['link 企业名录']],
    ['招聘会', () => ({ exhibition: JSON.stringify([{}, {}, { show: false, title: '双选会' }]) }), ['link 秋季双选会']],
    ['招聘会 without entries', () => ({ exhibition: '[]' }), ['link 秋季双选会']],
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
  it('of the main platform has figures, pages by audience and contacts [SHELL-9] [CHAN-4] [SITE-3]', async () => {
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

  it('of a school has its address and a phone per audience [SHELL-9] [SITE-3]', async () => {
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

  it('of a channel is one line [SHELL-9] [SITE-3]', async () => {
    const visitor = await arrive('channel')
    await eventually(() => controlsOf(visitor.page.getByRole('contentinfo'))).toEqual(['link 关于我们'])
    await visitor.page.getByRole('contentinfo').getByText('服务电话 400-5550 1700', { exact: true }).waitFor()
  })

  it('leads to 关于我们 only where the site shows it [SHELL-9]', async () => {
    const visitor = await world.visit({ host: 'channel' })
    await alterSite(visitor, () => ({ show_about: 0 }))
    await visitor.open()
    await visitor.page.getByRole('contentinfo').getByText('浙ICP备20250188号-1', { exact: true }).waitFor()
    expect(await visitor.page.getByRole('link', { name: '关于我们' }).count()).toBe(0)
  })

  it.each([
    { host: 'univ', isShown: true },
    { host: 'nofair', isShown: true },
    { host: 'channel', isShown: false },
  ])('shows who supports the site on $host: $isShown [SITE-7]', async ({ host, isShown }) => {
    const visitor = await arrive(host)
    await eventually(() => visitor.count(getHomeResource)).toBe(1)
    const support = visitor.page.getByRole('contentinfo').getByText('技术支持')
    if (isShown) await support.waitFor()
    else await eventually(() => support.count()).toBe(0)
  })
})
