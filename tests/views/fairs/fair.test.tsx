import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { FairDetail } from '../../../contract/calls/fairs.ts'
import { FairPage } from '../../../src/features/fairs/fair/FairPage.tsx'
import type { FairCompanySearch, FairTab } from '../../../src/features/fairs/fair/fair-links.ts'
import { SiteFair } from '../../../src/features/fairs/fair/SiteFair.tsx'
import { ActorsProvider, type AppActors } from '../../../src/shared/actors/actors.ts'
import { seeAccessible } from '../sights/see.ts'
import { type Asked, later, serve, sessionOf } from '../world/lists.tsx'
import { type RenderedPage, renderPage } from '../world/page.tsx'
import { fair, fairCompany } from './world.tsx'

let rendered: RenderedPage | undefined
afterEach(() => {
  rendered?.close()
  rendered = undefined
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const never = new Promise<never>(() => {})
const actors = {
  flows: { collecting: () => never, boothMap: () => never },
  session: sessionOf(''),
} as unknown as AppActors

interface Given {
  readonly data?: FairDetail
  readonly tab?: FairTab
  readonly search?: FairCompanySearch
  readonly answers?: Parameters<typeof serve>[0]
}

const searched: (string | undefined)[] = []

function show({ data = fair(), tab = 'intro', search = {}, answers = {} }: Given = {}): Asked[] {
  const asked = serve({
    '/api/schooljobfairzone/getinfo': () => data,
    '/api/schooljobfairzone/getcompanylist': () => ({ list: [fairCompany(1), fairCompany(2)], total: 60 }),
    '/api/schooljobfairzone/getfairlabel': () => ({
      list: [{ value: 'robotics', label: { 'zh-CN': '智能制造' }, count: 12 }],
    }),
    '/api/schooljobfairzone/gettalklist': () => ({
      list: [
        {
          id: '3',
          title: '校友分享：入职第一年',
          company: fairCompany(1),
          starts_at: '2026-11-22T03:30:00.000Z',
          place: '宣讲厅 3',
        },
      ],
      total: 1,
    }),
    ...answers,
  })
  searched.length = 0
  rendered = renderPage(
    <ActorsProvider value={actors}>
      <FairPage
        id="1"
        tab={tab}
        booth={undefined}
        search={search}
        onSearch={(keyword) => void searched.push(keyword)}
        onLink={() => {}}
      />
    </ActorsProvider>,
  )
  return asked
}

const seen = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible()
const link = (name: string) => page.getByRole('link', { name, exact: true })

describe('a job fair', () => {
  it('says what it is, when, where, by whom and how large [FAIR-1]', async () => {
    show()
    await expect.element(page.getByRole('heading', { level: 1, name: '秋季双选会' })).toBeVisible()
    for (const text of ['进行中', '线下 + 线上', '11月21日周六 09:00–16:00', '体育馆一层', '主办：就业指导中心'])
      await seen(text)
    for (const text of ['承办：人力资源服务中心', '3,127', '9,405', '204', '凭学生证从南门进入。']) await seen(text)
    await expect.element(link('展位图').first()).toHaveAttribute('href', '#/jobFair?id=1&tab=plan')
    await expect.element(link('活动介绍')).toHaveAttribute('aria-current', 'page')
    await expect.element(link('参会企业 60')).toHaveAttribute('href', '#/jobFair?id=1&tab=companies')
    await seeAccessible()
  })

  it.each([
    ['past', '本场双选会已经结束'],
    ['cancelled', '本场双选会已取消'],
  ] as const)('says at its top that it is %s, and leads to others [FAIR-1]', async (status, title) => {
    show({ data: fair({ status, plan: 'none', visitor_count: 0 }) })
    await seen(title)
    await expect.element(link('其他双选会')).toHaveAttribute('href', '#/collegeJobfair?from=2')
    expect(page.getByText('已入场学生').elements()).toEqual([])
    expect(link('展位图').elements()).toEqual([])
    await seeAccessible()
  })

  it('lists its companies with their booths, by industry, text and page [FAIR-1]', async () => {
    const asked = show({ tab: 'companies', search: { label: 'robotics', page: 2 } })
    await expect.element(link('拓岩机器人 1')).toHaveAttribute('href', '#/companyDetailPage?id=1')
    await expect.element(link('在展位图上看 A01')).toHaveAttribute('href', '#/jobFair?id=1&tab=plan&booth=A01')
    await expect.element(link('智能制造 12')).toHaveAttribute('aria-current', 'true')
    await expect.element(link('全部')).toHaveAttribute('href', '#/jobFair?id=1&tab=companies')
    await expect.element(link('第 3 页')).toHaveAttribute('href', '#/jobFair?id=1&tab=companies&label=robotics&page=3')
    expect(asked.find(({ path }) => path.endsWith('getcompanylist'))?.params).toEqual({
      id: '1',
      label: 'robotics',
      page: '2',
      size: '24',
    })
    await page.getByRole('searchbox').fill(' 拓岩 ')
    await page.getByRole('button', { name: '搜索', exact: true }).click()
    expect(searched).toEqual(['拓岩'])
    await seeAccessible()
  })

  it.each(['intro', 'companies'] as const)(
    'says by what companies are in order only where they have booths: %s',
    async (tab) => {
      for (const [booth_no, times] of [
        ['A01', 1],
        ['', 0],
      ] as const) {
        const list = [{ ...fairCompany(1), booth_no }]
        show({ tab, answers: { '/api/schooljobfairzone/getcompanylist': () => ({ list, total: 1 }) } })
        await expect.element(link('拓岩机器人 1')).toBeVisible()
        expect(page.getByText(/按展位号排列/).elements()).toHaveLength(times)
        rendered?.close()
      }
    },
  )

  it('leads on where no company is found, and tries again where none could be read [FAIR-1]', async () => {
    show({
      tab: 'companies',
      search: { keyword: '没有' },
      answers: { '/api/schooljobfairzone/getcompanylist': () => ({ list: [], total: 0 }) },
    })
    await seen('没有找到这样的企业')
    await expect.element(link('全部参会企业')).toHaveAttribute('href', '#/jobFair?id=1&tab=companies')
    rendered?.close()
    let isBroken = true
    show({
      tab: 'companies',
      answers: {
        '/api/schooljobfairzone/getcompanylist': () => {
          if (isBroken) throw new TypeError('broken line')
          return { list: [fairCompany(1)], total: 1 }
        },
      },
    })
    await seen('参会企业没有加载出来')
    isBroken = false
    await page.getByRole('button', { name: '重试', exact: true }).click()
    await expect.element(link('拓岩机器人 1')).toBeVisible()
  })

  it('tells the talks, or that there are none [FAIR-1]', async () => {
    show({ tab: 'talks' })
    await expect.element(page.getByRole('heading', { level: 2, name: '校友分享：入职第一年' })).toBeVisible()
    await seen('周日 11:30 · 宣讲厅 3')
    await seeAccessible()
    rendered?.close()
    show({ tab: 'talks', answers: { '/api/schooljobfairzone/gettalklist': () => ({ list: [], total: 0 }) } })
    await seen('还没有宣讲安排')
  })

  it.each(['past', 'cancelled'] as const)('promises no talks where a fair is %s [FAIR-1]', async (status) => {
    const data = { ...fair(), status }
    show({ data, tab: 'talks', answers: { '/api/schooljobfairzone/gettalklist': () => ({ list: [], total: 0 }) } })
    await seen('没有宣讲')
    await seen('这场双选会没有宣讲安排，参会企业仍可查看。')
  })

  it.each([
    ['zh-CN', '已开始', '已结束'],
    ['zh-TW', '已開始', '已結束'],
    ['en', 'Started', 'Ended'],
  ] as const)('marks in %s the talks of today that have begun, and those of days before [FAIR-1]', async (...said) => {
    const [locale, started, ended] = said
    // Ten minutes past midnight where the fair is, the evening before by UTC.
    vi.useFakeTimers({ now: Date.parse('2026-11-22T16:10:00.000Z'), toFake: ['Date'] })
    const talk = (id: string, title: string, starts_at: string) => ({ id, title, company: null, starts_at, place: '' })
    const list = [
      talk('1', '昨天', '2026-11-22T15:30:00.000Z'),
      talk('2', '刚才', '2026-11-22T16:05:00.000Z'),
      talk('3', '稍后', '2026-11-22T16:15:00.000Z'),
    ]
    show({ tab: 'talks', answers: { '/api/schooljobfairzone/gettalklist': () => ({ list, total: 3 }) } })
    rendered?.speak(locale)
    const states = () =>
      page
        .getByRole('listitem')
        .elements()
        .filter((item) => item.querySelector('h2'))
        .map((item) => [started, ended].filter((text) => item.textContent?.includes(text)))
    await expect.poll(states).toEqual([[ended], [started], []])
    await seeAccessible()
    rendered?.speak('zh-CN')
  })

  it.each([
    ['zh-TW', ['進行中', '實體 + 線上', '主辦：就业指导中心']],
    ['en', ['On now', 'On site and online', 'Organised by 就业指导中心']],
  ] as const)('speaks %s [FAIR-1]', async (locale, texts) => {
    show()
    rendered?.speak(locale)
    for (const text of texts) await seen(text)
    await seeAccessible()
    rendered?.speak('zh-CN')
  })

  it('says so where there is no such fair, and stands in its place meanwhile [FAIR-1]', async () => {
    const { answer, reject } = later()
    show({ answers: { '/api/schooljobfairzone/getinfo': answer } })
    await seen('正在加载')
    reject(new TypeError('broken line'))
    await seen('双选会没有加载出来')
  })
})

describe('the fair of a site', () => {
  const listed = (...fairs: FairDetail[]) => {
    serve({ '/api/schoolcollege/jobfairlist': () => ({ list: fairs, total: fairs.length }) })
    rendered = renderPage(<SiteFair>{(id) => <p>{`第 ${id} 场`}</p>}</SiteFair>)
  }
  const at = (id: string, status: FairDetail['status']) => fair({ id, status })

  it('is the one that is on, else the next one [FAIR-1]', async () => {
    listed(at('2', 'coming'), at('1', 'live'), at('3', 'past'))
    await seen('第 1 场')
    rendered?.close()
    listed(at('2', 'coming'), at('4', 'coming'), at('3', 'past'))
    await seen('第 2 场')
  })

  it('is all of them where nothing is to come [FAIR-1]', async () => {
    listed(at('3', 'past'))
    await expect.element(page.getByRole('link', { name: '秋季双选会' })).toHaveAttribute('href', '#/jobFair?id=3')
  })
})
