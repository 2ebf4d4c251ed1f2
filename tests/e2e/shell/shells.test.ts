import { describe, expect, it } from 'vitest'
import { alterSite } from '../world/altered-site.ts'
import { controlsOf, headingsOf } from '../world/structure.ts'
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
const own = (admin: string) => ['button 我的简历', 'button 我要招聘', `button ${admin}`, 'button 登录/注册']

interface Framed {
  readonly host: string
  /** Name and tagline, as the header's way home is called. */
  readonly mark: string
  readonly admin: string
  /** What the home says first. */
  readonly headline: string
  readonly filing: string
}

interface Landed extends Framed {
  /** Heading of the third entrance. */
  readonly staff: string
  /** Said above the headline of some brands. */
  readonly kind: string | null
  readonly vetted: string
}

const landings: readonly Landed[] = [
  {
    host: 'univ',
    mark: '江临大学 就业指导中心 · 校园招聘平台',
    admin: '学校后台',
    staff: '我是学校老师',
    headline: '毕业不是终点，从江临启航去往更远处',
    kind: null,
    filing: '江ICP备20250188号-1',
    vetted: '每一家企业都经学校核验，每一次投递都有回音。',
  },
  {
    host: 'province',
    mark: '云岭省高校毕业生就业服务平台 云岭省教育厅指导',
    admin: '学校后台',
    staff: '我是学校老师',
    headline: '全省岗位，一网汇集',
    kind: '全省高校毕业生就业服务',
    filing: '云ICP备20250009号-1',
    vetted: '每一家企业都经主管部门核验，每一次投递都有回音。',
  },
]

/** Brand hosts and the main platform: homes of content instead of entrances. */
const homes: readonly Framed[] = [
  {
    host: 'brand',
    mark: '望海理工大学 启航校园招聘 · 合作高校',
    admin: '学校后台',
    headline: '好工作，正在来望海的路上',
    filing: '海ICP备20250101号-2',
  },
  {
    host: 'main',
    mark: '启航 校园招聘与毕业生就业平台',
    admin: '学校后台',
    headline: '启航首页',
    filing: '江ICP备20250066号-1',
  },
  {
    host: 'channel',
    mark: '长三角数字经济校园招聘 长三角人才联盟主办',
    admin: '主办方后台',
    headline: '三省一市，一起招聘',
    filing: '浙ICP备20250188号-1',
  },
  {
    host: 'edu',
    mark: '启航就业教育 课程 · 实训 · 就业',
    admin: '学校后台',
    headline: '把课堂接到岗位上',
    filing: '江ICP备20250066号-4',
  },
  {
    host: 'career',
    mark: '启航生涯规划 认识自己，再出发',
    admin: '学校后台',
    headline: '想清楚去哪里，再扬帆',
    filing: '江ICP备20250066号-5',
  },
]

async function arrive(host: string): Promise<Visitor> {
  const visitor = await world.visit({ host })
  await visitor.open()
  return visitor
}

/** Frame and headline of a site's home. */
async function seeFramed({ host, mark, admin, headline, filing }: Framed): Promise<Visitor> {
  const visitor = await arrive(host)
  const { page } = visitor
  await eventually(() => controlsOf(page.getByRole('banner'))).toEqual([`link ${mark}`, ...entries, ...own(admin)])
  const title = page.getByRole('main').getByRole('heading', { level: 1 })
  await eventually(async () => (await title.innerText()).replace(/\s/g, '')).toBe(headline)
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  await footer.getByText(filing, { exact: true }).waitFor()
  await footer.getByRole('link', { name: '关于我们', exact: true }).waitFor()
  return visitor
}

describe('a framed site', () => {
  it.each(landings)(
    '$host has its header, its landing and its footer [SHELL-1] [NAV-1] [NAV-2] [NAV-6] [HOME-1] [HOME-2] [SITE-3] [SHELL-9]',
    async (site) => {
      const { page } = await seeFramed(site)
      const main = page.getByRole('main')
      if (site.kind !== null) await main.getByText(site.kind, { exact: true }).waitFor()
      const ways = main.getByRole('region', { name: '入口', exact: true })
      expect(await headingsOf(ways, 2)).toEqual(['我是用人单位', '我是学生', site.staff])
      expect(await controlsOf(ways)).toEqual(['button 我要招聘', 'button 开始求职', `button ${site.admin}`])
      for (const text of [site.vetted, '500000+', '20000+', '1000+'])
        await main.getByText(text, { exact: true }).waitFor()
      await eventually(() => main.getByRole('complementary', { name: '联系我们' }).count()).toBe(1)
    },
  )

  it.each(homes)(
    '$host has its header, a home of its own and its footer [SHELL-1] [NAV-1] [NAV-2] [NAV-6] [HOME-1] [SITE-3] [SHELL-7] [SHELL-9]',
    async (site) => {
      const { page } = await seeFramed(site)
      const main = page.getByRole('main')
      await main
        .getByRole('heading', { level: 2, name: site.host === 'main' ? '正在招聘的企业' : '热门职位' })
        .waitFor()
      expect(await main.getByRole('region', { name: '入口', exact: true }).count()).toBe(0)
      expect(await main.getByRole('complementary', { name: '联系我们' }).count()).toBe(0)
    },
  )
})

describe('a faculty', () => {
  it('has three entries, and its positions for a home [SHELL-5] [NAV-1] [NAV-2] [NAV-6]', async () => {
    const visitor = await arrive('faculty')
    await eventually(() => visitor.path).toBe('/collegePosition?from=0')
    await eventually(() => controlsOf(visitor.page.getByRole('banner'))).toEqual([
      'link 望海理工大学 计算机与人工智能学院 · 就业服务',
      'link 职位',
      'link 企业',
      'link 校园双选会',
      ...own('院系后台'),
    ])
    for (const [entry, path] of [
      ['企业', '/collegeCompany'],
      ['校园双选会', '/collegeJobfair'],
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
      'link 校園徵才博覽會',
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
      'button 我是用人单位 在线查收简历、邀请面试、答复学生',
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
