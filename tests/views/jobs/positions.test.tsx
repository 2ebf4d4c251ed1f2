import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { PositionFilter } from '../../../contract/content.ts'
import type { JumpRequest } from '../../../machines/login/student-login/jump.ts'
import { positionsQuery } from '../../../src/api/positions.ts'
import { PositionListPage } from '../../../src/features/jobs/list/PositionListPage.tsx'
import { addressOf } from '../../../src/shared/links/links.ts'
import type { Change } from '../../../src/shared/lists/dimensions.ts'
import { seeAccessible, setWidth } from '../sights/see.ts'
import { later, position, renderList, serve, terms } from '../world/lists.tsx'
import type { RenderedPage } from '../world/page.tsx'

const LIST = '/api/position/getlistbyselect'
const COUNTS = '/api/position/getcounts'
const HINTS = '/api/search/hints'
const STATUSES = '/api/resume/getdeliverstatus'

let rendered: RenderedPage | undefined
beforeEach(() => setWidth('wide'))
afterEach(() => {
  rendered?.close()
  vi.restoreAllMocks()
})

interface ListProps {
  readonly filter?: PositionFilter
  readonly from?: number
  readonly onSearch?: (kind: string, text: string) => void
  readonly userId?: string
}

/** The page with an address of its own. */
function List({ filter = {}, from = 1, onSearch = () => {}, userId = '' }: ListProps) {
  const [search, setSearch] = useState<PositionFilter>(filter)
  const [at, setAt] = useState(from)
  return (
    <PositionListPage
      heading="职位列表"
      isHeadingUnseen
      filter={search}
      saved={{ list: 'position', filter: search }}
      page={at}
      queryOf={(some, to) => positionsQuery(some, to, userId)}
      login={7}
      hrefOf={(to) => addressOf('/positionList', { ...search, page: to })}
      onChange={(change: Change) => {
        setSearch((before) => ({ ...before, ...change }))
        setAt(1)
      }}
      onSearch={onSearch}
    />
  )
}

const rows = () =>
  page
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent)

const ways = () => page.getByRole('button', { name: /^去掉/ })
const row = () => page.getByRole('article')

describe('a row', () => {
  it('says why it is recommended, and that a higher degree is asked for [JOB-1]', async () => {
    const match = { reasons: ['position', 'city'] as const, is_degree_short: true }
    const suits = position(1, { education: 'master', match: { ...match, reasons: [...match.reasons] } })
    serve({ [LIST]: () => ({ list: [suits, position(2)], total: 2 }) })
    rendered = renderList(<List />)
    await expect.element(row().first().getByText('匹配你的期望职位 · 期望城市', { exact: true })).toBeVisible()
    await expect.element(row().first().getByText('要求硕士，高于你的学历', { exact: true })).toBeVisible()
    expect(
      row()
        .nth(1)
        .getByText(/匹配|高于/)
        .elements(),
    ).toEqual([])
    rendered.speak('en')
    await expect.element(row().first().getByText('Matches your target job · target city')).toBeVisible()
  })

  it('says of what a student delivered to that it was, of nothing else, after one read for all [JOB-3]', async () => {
    const statuses = [
      { position_id: '1', status: 'interview' },
      { position_id: '3', status: 'withdrawn' },
    ]
    const list = [position(1), position(2), position(3)]
    const asked = serve({ [LIST]: () => ({ list, total: 3 }), [STATUSES]: () => ({ list: statuses }) })
    rendered = renderList(<List />, { userId: '7' })
    await expect.element(row().first().getByText('已投递', { exact: true })).toBeVisible()
    await expect.element(row().nth(2).getByText('已撤回投递', { exact: true })).toBeVisible()
    expect(
      page
        .getByRole('article')
        .getByText(/投递/)
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['已投递', '投递', '已撤回投递'])
    expect(asked.filter(({ path }) => path === STATUSES)).toHaveLength(1)
    await seeAccessible()
  })

  it('says that it is for the students of one school alone', async () => {
    serve({ [LIST]: () => ({ list: [position(1, { only_school: '江临大学' }), position(2)], total: 2 }) })
    rendered = renderList(<List />)
    await expect.element(row().first().getByText('仅限江临大学')).toBeVisible()
    expect(page.getByText(/^仅限/).elements()).toHaveLength(1)
  })

  it('says title, pay, place, degree, class, deadline and company at a glance [JOB-1]', async () => {
    serve({ [LIST]: () => ({ list: [position(1)], total: 1 }) })
    rendered = renderList(<List />)
    await expect.element(row()).toBeVisible()
    for (const text of [
      '16–24K',
      '江临',
      '本科',
      '2027 届 · 截止 12-15',
      'C/C++',
      '智能制造 · 500–999 人',
      '11-20',
      '校招',
    ]) {
      await expect.element(row().getByText(text, { exact: true })).toBeVisible()
    }
    const links = row().getByRole('link').elements()
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['嵌入式开发工程师 1', '#/job?id=1'],
      ['拓岩机器人', '#/companyDetailPage?id=7'],
    ])
  })

  it('is one target all over, with the company and the heart on top of it', async () => {
    serve({ [LIST]: () => ({ list: [position(1)], total: 1 }) })
    rendered = renderList(<List />)
    await expect.element(row()).toBeVisible()
    const { left, top, height } = row().element().getBoundingClientRect()
    expect(
      document
        .elementFromPoint(left + 4, top + height / 2)
        ?.closest('a')
        ?.getAttribute('href'),
    ).toBe('#/job?id=1')
    const middleOf = (element: Element) => {
      const box = element.getBoundingClientRect()
      return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    }
    const heart = page.getByRole('button', { name: /收藏/ }).element()
    expect(heart.contains(middleOf(heart))).toBe(true)
    const company = page.getByRole('link', { name: '拓岩机器人' }).element()
    expect(middleOf(company)).toBe(company)
  })

  it.each([
    ['已停止招聘', { status: 'closed' }],
    ['已截止', { status: 'expired' }],
    ['急招', { is_urgent: true }],
    ['实习', { period: 'internship', intern_months: 3 }],
  ] as const)('is marked %s [JOB-1]', async (text, more) => {
    serve({ [LIST]: () => ({ list: [position(1, more)], total: 1 }) })
    rendered = renderList(<List />)
    await expect.element(row().getByText(text, { exact: true })).toBeVisible()
    await expect.element(row().getByText('校招', { exact: true })).not.toBeInTheDocument()
  })
})

describe('the list', () => {
  it('shows an outline, then rows, their number and pages with addresses [JOB-1]', async () => {
    const first = later()
    serve({ [LIST]: first.answer })
    rendered = renderList(<List filter={{ period: 'internship' }} />)
    await expect.element(page.getByText('正在加载', { exact: true })).toBeInTheDocument()
    await expect.element(page.getByRole('heading', { level: 2 })).not.toBeInTheDocument()
    first.resolve({ list: [position(1), position(2)], total: 328 })
    await expect.poll(rows).toEqual(['嵌入式开发工程师 1', '嵌入式开发工程师 2'])
    await expect.element(page.getByRole('heading', { level: 2 })).toHaveTextContent('共 328 个职位')
    expect(page.getByRole('heading', { level: 2 }).element().closest('[aria-live=polite]')).not.toBeNull()
    await expect
      .element(page.getByRole('link', { name: '第 2 页', exact: true }))
      .toHaveAttribute('href', '#/positionList?period=internship&page=2')
    await expect.element(page.getByRole('link', { name: '第 17 页', exact: true })).toBeVisible()
  })

  it('does not count beyond what lists count to', async () => {
    serve({ [LIST]: () => ({ list: [position(1)], total: 2000 }) })
    rendered = renderList(<List />)
    await expect.element(page.getByRole('heading', { level: 2 })).toHaveTextContent('共 2000+ 个职位')
  })

  it('keeps the rows, dimmed, and the focus, while the next ones are on their way [JOB-1]', async () => {
    const next = later()
    serve({ [LIST]: ({ sort }) => (sort ? next.answer() : { list: [position(1)], total: 1 }) })
    rendered = renderList(<List />)
    await expect.poll(rows).toEqual(['嵌入式开发工程师 1'])
    const newest = page.getByRole('radio', { name: '最新' })
    await userEvent.click(newest)
    const busy = () => row().element().closest('[aria-busy]')?.getAttribute('aria-busy')
    await expect.poll(busy).toBe('true')
    expect(rows()).toEqual(['嵌入式开发工程师 1'])
    next.resolve({ list: [position(2)], total: 1 })
    await expect.poll(rows).toEqual(['嵌入式开发工程师 2'])
    expect(busy()).toBe('false')
    await expect.element(newest).toHaveFocus()
  })

  it('says that it failed, keeps the filters and tries again [JOB-1]', async () => {
    let broken = true
    const asked = serve({
      [LIST]() {
        if (broken) throw new TypeError('Failed to fetch')
        return { list: [position(1)], total: 1 }
      },
    })
    rendered = renderList(<List filter={{ within: '7' }} />)
    await expect.element(page.getByRole('alert').getByText('职位没有加载出来')).toBeVisible()
    await expect.element(page.getByRole('button', { name: '移除 近 7 天' })).toBeVisible()
    broken = false
    await userEvent.click(page.getByRole('button', { name: '重试' }))
    await expect.poll(rows).toEqual(['嵌入式开发工程师 1'])
    expect(asked.filter(({ path }) => path === LIST).map(({ params }) => params['within'])).toEqual(['7', '7'])
  })
})

describe('an empty list', () => {
  const onlyWithout = (filter: string) => (params: Record<string, string>) =>
    filter in params ? { list: [], total: 0 } : { list: [position(1)], total: 46 }

  it('names the filter whose removal helps, and takes it off, where the server gives no hints [JOB-1]', async () => {
    serve({ [LIST]: onlyWithout('within') })
    rendered = renderList(<List filter={{ city: ['jianglin'], within: '7' }} />)
    await expect.element(page.getByText('没有符合条件的职位')).toBeVisible()
    await expect.element(page.getByRole('button', { name: '清空筛选' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: '去掉 近 7 天 46 个职位' }))
    await expect.poll(rows).toEqual(['嵌入式开发工程师 1'])
    await expect.element(page.getByRole('button', { name: '移除 江临' })).toBeVisible()
  })

  it('offers first what leaves the most, several choices of a filter at once [JOB-1]', async () => {
    const totals = (params: Record<string, string>) => ('within' in params ? ('city' in params ? 0 : 12) : 3)
    serve({ [LIST]: (params) => ({ list: [], total: totals(params) }) })
    rendered = renderList(<List filter={{ city: ['jianglin', 'hangzhou'], within: '7' }} />)
    await expect.element(ways().first()).toBeVisible()
    expect(
      ways()
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['去掉 江临等 2 城12 个职位', '去掉 近 7 天3 个职位'])
  })

  it('says what may have been meant, what to take off, and what nearly fits [JOB-1]', async () => {
    const asked = serve({
      [LIST]: ({ keyword }) => (keyword === '嵌入试' ? { list: [], total: 0 } : { list: [position(9)], total: 1 }),
      [HINTS]: () => ({
        meant: [{ keyword: '嵌入式', count: 2 }],
        near: [{ position: position(4), differs: 'salary' }],
        without: [
          { key: 'salary', count: 38 },
          { key: 'keyword', count: 9 },
        ],
        words: [],
      }),
    })
    rendered = renderList(<List filter={{ keyword: '嵌入试', salary: '30', sort: 'newest' }} />)
    await expect.element(page.getByText('所选条件下没有「嵌入试」的职位', { exact: true })).toBeVisible()
    await expect.element(ways().first()).toBeVisible()
    expect(
      ways()
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['去掉 30K 以上38 个职位', '去掉 「嵌入试」9 个职位'])
    await expect.element(row().getByText('薪资低于 30K')).toBeVisible()
    expect(asked.filter(({ path }) => path === HINTS).map(({ params }) => params)).toEqual([
      { keyword: '嵌入试', salary: '30', list: 'position' },
    ])
    expect(page.getByRole('heading', { level: 3, name: '按「嵌入试」，放宽一个条件' }).elements()).toHaveLength(1)
    await expect.element(page.getByText('写短一点，两三个字就行')).toBeVisible()
    await seeAccessible()
    await userEvent.click(page.getByRole('button', { name: '嵌入式 2 个' }))
    await expect.poll(rows).toEqual(['嵌入式开发工程师 9'])
    const lists = asked.filter(({ path }) => path === LIST)
    expect(lists.at(-1)?.params).toEqual({ keyword: '嵌入式', salary: '30', sort: 'newest', page: '1', size: '20' })
  })

  it('says what may have been meant above the little that a text finds, and asks nothing where it finds enough [JOB-1]', async () => {
    const found = (count: number) => ({ list: [position(9)], total: count })
    const asked = serve({
      [LIST]: ({ keyword }) => found(keyword === '嵌入试开发' ? 2 : 6),
      [HINTS]: () => ({ meant: [{ keyword: '嵌入式开发', count: 6 }], near: [], without: [], words: [] }),
    })
    rendered = renderList(<List filter={{ keyword: '嵌入试开发' }} />)
    await userEvent.click(page.getByRole('button', { name: '嵌入式开发 6 个' }))
    await expect.poll(() => page.getByText('你是不是要找').elements()).toEqual([])
    await expect.poll(rows).toEqual(['嵌入式开发工程师 9'])
    expect(asked.filter(({ path }) => path === HINTS).map(({ params }) => params)).toEqual([
      { keyword: '嵌入试开发', list: 'position' },
    ])
  })

  it('offers each word of several, with what the others find [JOB-1]', async () => {
    const asked = serve({
      [LIST]: ({ keyword }) => (keyword === 'java' ? { list: [position(9)], total: 1 } : { list: [], total: 0 }),
      [HINTS]: () => ({
        meant: [],
        near: [{ position: position(4), differs: 'keyword', word: '上海' }],
        without: [{ key: 'keyword', count: 204 }],
        words: [
          { word: 'java', keyword: '上海', count: 9 },
          { word: '上海', keyword: 'java', count: 5 },
        ],
      }),
    })
    rendered = renderList(<List filter={{ keyword: 'java 上海' }} />)
    await expect.element(row().getByText('不含「上海」')).toBeVisible()
    expect(
      ways()
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['去掉 「java」9 个职位', '去掉 「上海」5 个职位'])
    await ways().last().click()
    await expect.poll(rows).toEqual(['嵌入式开发工程师 9'])
    expect(asked.at(-1)?.params).toMatchObject({ keyword: 'java' })
  })

  it('asks the list itself where what was delivered to is left out: hints know nothing of that [JOB-1]', async () => {
    serve({
      [LIST]: ({ hide, salary }) => ({ list: [], total: hide ? 0 : salary ? 7 : 8 }),
      [HINTS]: () => ({ meant: [], near: [], without: [{ key: 'salary', count: 38 }], words: [] }),
    })
    rendered = renderList(<List filter={{ hide: '1', salary: '30' }} userId="7" />, { userId: '7' })
    await expect.element(ways().first()).toBeVisible()
    expect(
      ways()
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['去掉 隐藏已投递7 个职位'])
  })

  it('says where no single filter is to blame [JOB-1]', async () => {
    serve({ [LIST]: () => ({ list: [], total: 0 }) })
    rendered = renderList(<List filter={{ city: ['jianglin'], within: '7' }} />)
    await expect.element(page.getByText(/^只去掉一个条件还是没有结果/)).toBeVisible()
    expect(page.getByRole('button', { name: /^去掉/ }).elements()).toHaveLength(0)
    await expect.element(page.getByRole('button', { name: '清空筛选' })).toBeVisible()
  })

  it('takes everything off at once', async () => {
    const asked = serve({ [LIST]: onlyWithout('keyword') })
    rendered = renderList(<List filter={{ keyword: '潜水员', salary: '30', zoneid: '3', sort: 'newest' }} />)
    await userEvent.click(page.getByRole('button', { name: '清空筛选' }))
    await expect.poll(rows).toEqual(['嵌入式开发工程师 1'])
    expect(asked.at(-1)?.params).toEqual({ zoneid: '3', sort: 'newest', page: '1', size: '20' })
  })

  it('leads home where no filter is to blame', async () => {
    serve({ [LIST]: () => ({ list: [], total: 0 }) })
    rendered = renderList(<List />)
    await expect.element(page.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '#/')
  })
})

describe('filters', () => {
  it('are chosen by keyboard, shown as chips, and taken off one by one [JOB-1]', async () => {
    const asked = serve({ [LIST]: () => ({ list: [position(1)], total: 1 }) })
    rendered = renderList(<List />)
    await expect.poll(rows).toEqual(['嵌入式开发工程师 1'])
    const city = page.getByRole('button', { name: '城市', exact: true })
    ;(city.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('checkbox', { name: '江临' })).toHaveFocus()
    await userEvent.keyboard(' {Tab} {Escape}')
    const chosen = page.getByRole('button', { name: '江临等 2 城' })
    await expect.element(chosen).toHaveFocus()
    await expect.poll(() => asked.at(-1)?.params['city']).toBe('["jianglin","hangzhou"]')
    await userEvent.click(page.getByRole('button', { name: '移除 江临' }))
    await expect.poll(() => asked.at(-1)?.params['city']).toBe('["hangzhou"]')
    await expect.element(page.getByRole('button', { name: '移除 杭州' })).toHaveFocus()
    await userEvent.click(page.getByRole('button', { name: '清空', exact: true }))
    await expect.element(city).toHaveFocus()
    await expect.element(page.getByText('已选')).not.toBeInTheDocument()
  })

  it('say how many there are with each choice, once they are looked at [JOB-1]', async () => {
    const asked = serve({
      [LIST]: () => ({ list: [position(1)], total: 1 }),
      [COUNTS]: () => ({ list: [{ value: 'jianglin', count: 34 }], total: 1 }),
    })
    rendered = renderList(<List filter={{ city: ['hangzhou'], period: 'fulltime', sort: 'newest' }} />)
    await expect.poll(rows).toEqual(['嵌入式开发工程师 1'])
    expect(asked.filter(({ path }) => path === COUNTS)).toEqual([])
    await userEvent.click(page.getByRole('button', { name: '杭州', exact: true }))
    await expect.element(page.getByRole('checkbox', { name: '江临 34', exact: true })).toBeVisible()
    await expect.element(page.getByRole('checkbox', { name: '杭州 0', exact: true })).toBeChecked()
    expect(asked.filter(({ path }) => path === COUNTS).map(({ params }) => params)).toEqual([
      { period: 'fulltime', list: 'position', by: 'city' },
    ])
  })

  it.each([
    ['2027-01-10', ['2027 届', '2028 届', '2029 届']],
    ['2027-06-10', ['2027 届', '2028 届', '2029 届']],
    ['2027-09-10', ['2028 届', '2029 届', '2030 届']],
    ['2027-12-10', ['2028 届', '2029 届', '2030 届']],
  ])('name on %s the classes that look for work from then on [JOB-1]', async (day, grades) => {
    const now = Date.now.bind(Date)
    const shift = Date.parse(`${day}T04:00:00Z`) - now()
    vi.spyOn(Date, 'now').mockImplementation(() => now() + shift)
    serve({ [LIST]: () => ({ list: [position(1)], total: 1 }), [COUNTS]: () => ({ list: [], total: 0 }) })
    rendered = renderList(<List />)
    await userEvent.click(page.getByRole('button', { name: '届别', exact: true }))
    const offered = () =>
      page
        .getByRole('radio', { name: /届/ })
        .elements()
        .map((radio) => radio.closest('label')?.textContent?.match(/\d{4} 届/)?.[0])
    await expect.poll(offered).toEqual(grades)
  })

  it('say so where the numbers could not be read, and read them again [JOB-1]', async () => {
    let isBroken = true
    serve({
      [LIST]: () => ({ list: [position(1)], total: 1 }),
      [COUNTS]: () => {
        if (isBroken) throw new TypeError('Failed to fetch')
        return { list: [{ value: 'jianglin', count: 34 }], total: 1 }
      },
    })
    rendered = renderList(<List />)
    await userEvent.click(page.getByRole('button', { name: '城市', exact: true }))
    const box = page.getByRole('dialog')
    await expect.element(box.getByRole('alert')).toHaveTextContent('选项的数量没有加载出来重试')
    await seeAccessible()
    isBroken = false
    await userEvent.click(box.getByRole('button', { name: '重试' }))
    await expect.element(box.getByRole('checkbox', { name: '江临 34', exact: true })).toBeVisible()
    expect(box.getByRole('alert').elements()).toEqual([])
  })

  it('many choices stand in groups, and are searched by their names and their groups [JOB-1]', async () => {
    const many = Array.from({ length: 24 }, (_, at) => ({
      value: `c-${at}`,
      label: { 'zh-CN': `类别 ${at}` },
      group: { 'zh-CN': at % 2 === 0 ? '电子信息' : '艺术与设计' },
    }))
    serve({
      [LIST]: () => ({ list: [position(1)], total: 1 }),
      '/api/site/selectlabel': () => ({ categories: many, majors: [], cities: [], industries: [] }),
    })
    rendered = renderList(<List />)
    await expect.poll(rows).toEqual(['嵌入式开发工程师 1'])
    await userEvent.click(page.getByRole('button', { name: '职位类别', exact: true }))
    const box = page.getByRole('dialog')
    const boxes = () => box.getByRole('checkbox').elements().length
    expect(boxes()).toBe(24)
    expect([box.getByText('电子信息').elements().length, box.getByText('艺术与设计').elements().length]).toEqual([1, 1])
    const search = box.getByRole('searchbox', { name: '搜索职位类别', exact: true })
    await userEvent.fill(search, '艺术')
    await expect.poll(boxes).toBe(12)
    await userEvent.fill(search, ' 类别 23 ')
    await expect.poll(boxes).toBe(1)
    await seeAccessible()
    await userEvent.fill(search, '潜水')
    await expect.element(box.getByText('没有这样的选项')).toBeVisible()
    expect(page.getByRole('button', { name: '专业', exact: true }).elements()).toEqual([])
  })

  it('the filters say that their choices could not be read, never their codes, and read them again [JOB-1]', async () => {
    let broken = true
    serve({
      [LIST]: () => ({ list: [position(1)], total: 1 }),
      '/api/site/selectlabel': () => {
        if (broken) throw new TypeError('Failed to fetch')
        return terms
      },
    })
    rendered = renderList(<List filter={{ city: ['jianglin'] }} />)
    await expect.element(page.getByRole('alert')).toHaveTextContent('筛选项没有加载出来。重试')
    expect(document.body.textContent).not.toContain('jianglin')
    await expect.element(page.getByRole('button', { name: '移除 城市', exact: true })).toBeVisible()
    expect(page.getByRole('button', { name: '职位类别', exact: true }).elements()).toEqual([])
    broken = false
    await userEvent.click(page.getByRole('alert').getByRole('button', { name: '重试' }))
    await expect.element(page.getByRole('button', { name: '移除 江临', exact: true })).toBeVisible()
    expect(page.getByRole('alert').elements()).toEqual([])
  })

  it('take one salary, and begin on the first page again [JOB-1]', async () => {
    const asked = serve({ [LIST]: () => ({ list: [position(1)], total: 100 }) })
    rendered = renderList(<List from={3} />)
    await userEvent.click(page.getByRole('button', { name: '薪资', exact: true }))
    await userEvent.click(page.getByRole('radio', { name: '15K 以上' }))
    await expect.poll(() => asked.at(-1)?.params).toEqual({ salary: '15', page: '1', size: '20' })
    await expect.element(page.getByRole('button', { name: '薪资：15K 以上', exact: true })).toBeVisible()
  })
})

it('searches for positions here and for companies elsewhere [JOB-1]', async () => {
  serve({ [LIST]: () => ({ list: [position(1)], total: 1 }) })
  const onSearch = vi.fn()
  rendered = renderList(<List onSearch={onSearch} />)
  await userEvent.fill(page.getByRole('combobox', { name: '搜索职位或企业' }), ' 机器人 ')
  await userEvent.keyboard('{Enter}')
  await userEvent.selectOptions(page.getByRole('combobox', { name: '搜索范围' }), '企业')
  await userEvent.click(page.getByRole('button', { name: '搜索', exact: true }))
  expect(onSearch.mock.calls).toEqual([
    ['position', '机器人'],
    ['company', '机器人'],
  ])
})

it.each(['zh-CN', 'zh-TW', 'en'] as const)('is accessible in %s', async (locale) => {
  serve({ [LIST]: () => ({ list: [position(1), position(2, { status: 'expired' })], total: 60 }) })
  rendered = renderList(<List filter={{ keyword: 'C++', city: ['jianglin'], within: '7' }} />)
  rendered.speak(locale)
  await expect.poll(rows).toEqual(['嵌入式开发工程师 1', '嵌入式开发工程师 2'])
  await seeAccessible()
})

describe('delivering from a list, and hiding what was delivered to', () => {
  const hide = page.getByRole('switch', { name: '隐藏已投递' })

  it('is asked of the server for the student, and taken back', async () => {
    const asked = serve({ [LIST]: () => ({ list: [position(1)], total: 1 }), [STATUSES]: () => ({ list: [] }) })
    rendered = renderList(<List userId="7" />, { userId: '7' })
    await expect.element(hide).toHaveAttribute('aria-checked', 'false')
    await userEvent.click(hide)
    await expect.element(hide).toHaveAttribute('aria-checked', 'true')
    const hidden = () => asked.filter(({ path }) => path === LIST).map(({ params }) => params['hide'])
    await expect.poll(hidden).toEqual([undefined, '1'])
    expect(page.getByText(/^登录学生身份后/).elements()).toHaveLength(0)
    await seeAccessible()
    await userEvent.click(hide)
    await expect.element(hide).toHaveAttribute('aria-checked', 'false')
  })

  it('takes a login, which reads the list again [STU-4]', async () => {
    serve({ [LIST]: () => ({ list: [position(1)], total: 1 }) })
    const logins: JumpRequest[] = []
    rendered = renderList(<List filter={{ hide: '1' }} />, { becomeStudent: (jump) => logins.push(jump) })
    await expect.element(page.getByText(/^登录学生身份后/)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: '登录', exact: true }))
    expect(logins).toEqual([{ mode: 7 }])
  })

  it('is what stands in the way where nothing is left', async () => {
    serve({ [LIST]: ({ hide }) => (hide ? { list: [], total: 0 } : { list: [position(1)], total: 1 }) })
    rendered = renderList(<List filter={{ hide: '1' }} />)
    await userEvent.click(page.getByRole('button', { name: /隐藏已投递/ }).last())
    await expect.element(row()).toBeVisible()
    await expect.element(hide).toHaveAttribute('aria-checked', 'false')
  })

  it('sends a resume to its position, unless that is closed; the login on the way reads the list again [JOB-3] [STU-4]', async () => {
    const list = [position(1), position(2, { status: 'closed' })]
    serve({ [LIST]: () => ({ list, total: 2 }) })
    const wanted: unknown[] = []
    rendered = renderList(<List />, { deliver: (...asked) => wanted.push(asked) })
    await userEvent.click(page.getByRole('button', { name: '投递：嵌入式开发工程师 1' }))
    expect(wanted).toEqual([[{ id: '1', title: '嵌入式开发工程师 1', company: '拓岩机器人' }, 7]])
    expect(page.getByRole('button', { name: /^投递/ }).elements()).toHaveLength(1)
  })
})
