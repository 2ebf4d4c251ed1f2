import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Fair } from '../../../contract/calls/fairs.ts'
import { FairResults } from '../../../src/entities/fair/FairResults.tsx'
import { NextFairs } from '../../../src/entities/fair/NextFairs.tsx'
import { CollegeHead, type CollegeHeadProps } from '../../../src/features/jobs/faculty/CollegeHead.tsx'
import { Invitation } from '../../../src/features/jobs/filters/Invitation.tsx'
import { addressOf } from '../../../src/shared/links/links.ts'
import { seeAccessible, setWidth } from '../sights/see.ts'
import { renderList, serve } from '../world/lists.tsx'
import type { RenderedPage } from '../world/page.tsx'

const HEAD = '/api/schoolcollege/gethomeconfig'
const FAIRS = '/api/schoolcollege/jobfairlist'

let rendered: RenderedPage | undefined
beforeEach(() => setWidth('wide'))
afterEach(() => {
  rendered?.close()
  vi.restoreAllMocks()
})

const department = (id: string, name: string) => ({
  id,
  name: { 'zh-CN': name },
  icon: 'code',
  thumbnail_url: '',
  domain: '',
  position_count: 35,
})
const computing = department('4', '计算机学院')
const counts = { position_count: 35, company_count: 19, fair_count: 2 }
const faculty = { college: computing, departments: [computing], ...counts }
const school = { college: null, departments: [computing, department('5', '法学院')], ...counts }

const fair = (id: number, more: Partial<Fair> = {}): Fair => ({
  id: String(id),
  title: `双选会 ${id}`,
  home_thumbnail_url: 'drawn:hall',
  mode: 'onsite',
  status: 'coming',
  starts_at: '2026-12-10T04:00:00Z',
  ends_at: '2026-12-10T08:00:00Z',
  place: '体育馆',
  company_count: 60,
  position_count: 204,
  ...more,
})

const renderHead = (more: Partial<CollegeHeadProps> = {}) =>
  renderList(
    <CollegeHead
      tab="companies"
      siteName={{ 'zh-CN': '江临大学' }}
      isFaculty={false}
      college={undefined}
      areTabsHidden={false}
      onCollege={() => {}}
      {...more}
    />,
  )

const tabs = () =>
  page
    .getByRole('navigation')
    .getByRole('link')
    .elements()
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])

describe('the head of the college pages', () => {
  it("names a faculty's department and leads to its three lists [JOB-6]", async () => {
    serve({ [HEAD]: () => faculty })
    rendered = renderHead({ isFaculty: true })
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('计算机学院')
    expect(tabs()).toEqual([
      ['职位35', '#/collegePosition?from=0', null],
      ['企业19', '#/collegeCompany?from=1', 'page'],
      ['招聘会2', '#/collegeJobfair?from=2', null],
    ])
    await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  })

  it('names a school and lets one choose a department, which its links keep [JOB-6]', async () => {
    serve({ [HEAD]: () => school })
    const onCollege = vi.fn()
    rendered = renderHead({ onCollege })
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('江临大学')
    await userEvent.click(page.getByRole('button', { name: '全部院系' }))
    await userEvent.click(page.getByRole('radio', { name: '法学院' }))
    expect(onCollege.mock.calls).toEqual([['5']])
    rendered.close()
    rendered = renderHead({ college: '5' })
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('法学院')
    expect(tabs().map(([, href]) => href)).toEqual([
      '#/collegePosition?from=0&college=5',
      '#/collegeCompany?from=1&college=5',
      '#/collegeJobfair?from=2&college=5',
    ])
  })

  it('hides its tabs where the address says so [NAV-9]', async () => {
    serve({ [HEAD]: () => faculty })
    rendered = renderHead({ areTabsHidden: true })
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('计算机学院')
    await expect.element(page.getByRole('navigation')).not.toBeInTheDocument()
  })

  it('says at least which site it is where it could not be read, and reads it again', async () => {
    let isBroken = true
    serve({
      [HEAD]() {
        if (isBroken) throw new TypeError('Failed to fetch')
        return school
      },
    })
    rendered = renderHead()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('江临大学')
    await expect.element(page.getByRole('alert')).toHaveTextContent('院系和数量没有加载出来重试')
    await expect.element(page.getByRole('navigation')).not.toBeInTheDocument()
    isBroken = false
    await userEvent.click(page.getByRole('button', { name: '重试' }))
    await expect.element(page.getByRole('navigation')).toBeVisible()
  })

  it.each(['zh-CN', 'zh-TW', 'en'] as const)('is accessible in %s', async (locale) => {
    serve({ [HEAD]: () => school })
    rendered = renderHead()
    rendered.speak(locale)
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('江临大学')
    await seeAccessible()
  })
})

const results = (
  <FairResults
    page={1}
    positionsHref="#/collegePosition?from=0"
    hrefOf={(to) => addressOf('/collegeJobfair', { from: 2, page: to })}
  />
)

describe('the fairs', () => {
  it('are cards with place, state and counts, on pages [JOB-6]', async () => {
    serve({ [FAIRS]: () => ({ list: [fair(1, { status: 'live' }), fair(2, { status: 'cancelled' })], total: 13 }) })
    rendered = renderList(results)
    await expect.element(page.getByRole('heading', { level: 2 })).toHaveTextContent('共 13 场双选会')
    const live = page.getByRole('article').nth(0)
    const cancelled = page.getByRole('article').nth(1)
    await expect.element(live.getByText('进行中')).toBeVisible()
    await expect.element(live.getByText('12:00–16:00 · 体育馆', { exact: true })).toBeVisible()
    await expect.element(live.getByText('60', { exact: true })).toBeVisible()
    await expect.element(live.getByRole('link')).toHaveAttribute('href', '#/jobFair?id=1')
    await expect.element(cancelled.getByText('已取消')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: '第 2 页', exact: true }))
      .toHaveAttribute('href', '#/collegeJobfair?from=2&page=2')
    await seeAccessible()
  })

  it('lead to the positions where there are none, and are tried again where they failed [JOB-6]', async () => {
    let broken = true
    serve({
      [FAIRS]() {
        if (broken) throw new TypeError('Failed to fetch')
        return { list: [], total: 0 }
      },
    })
    rendered = renderList(results)
    await expect.element(page.getByRole('alert')).toBeVisible()
    broken = false
    await userEvent.click(page.getByRole('button', { name: '重试' }))
    await expect
      .element(page.getByRole('link', { name: '查看在招职位' }))
      .toHaveAttribute('href', '#/collegePosition?from=0')
  })
})

describe('the column beside a list', () => {
  it('shows the next three fairs, none that is over', async () => {
    const list = [
      fair(1, { status: 'cancelled' }),
      fair(2, { status: 'live' }),
      fair(3, { mode: 'online' }),
      fair(4, { ends_at: '2026-12-12T08:00:00Z' }),
      fair(5),
      fair(6, { status: 'past' }),
    ]
    serve({ [FAIRS]: () => ({ list, total: 6 }) })
    rendered = renderList(<NextFairs />)
    const links = () =>
      page
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent)
    await expect
      .poll(links)
      .toEqual([
        '1012月双选会 2体育馆 · 60 家企业',
        '1012月双选会 3线上 · 60 家企业',
        '1012月双选会 4共 3 天 · 体育馆 · 60 家企业',
      ])
    await expect.element(page.getByRole('link', { name: '全部' })).toHaveAttribute('href', '#/collegeJobfair?from=2')
  })

  it('says in the fairs’ place that they could not be read, and reads them again', async () => {
    let isBroken = true
    serve({
      [FAIRS]() {
        if (isBroken) throw new TypeError('Failed to fetch')
        return { list: [fair(2, { status: 'live' })], total: 1 }
      },
    })
    rendered = renderList(<NextFairs />)
    const part = page.getByRole('region', { name: '最近的双选会' })
    await expect.element(part.getByRole('alert')).toHaveTextContent('双选会没有加载出来重试')
    await seeAccessible()
    isBroken = false
    await userEvent.click(part.getByRole('button', { name: '重试' }))
    await expect.element(part.getByRole('link', { name: /双选会 2/ })).toBeVisible()
    await expect.element(part.getByText('双选会已加载')).toHaveFocus()
  })

  it.each([
    ['anonymous', '登录 / 注册'],
    ['student', '完善简历'],
    ['unknown', '完善简历'],
  ] as const)('invites %s to the resume', async (identity, name) => {
    const onResume = vi.fn()
    rendered = renderList(<Invitation identity={identity} onResume={onResume} />)
    await userEvent.click(page.getByRole('button', { name, exact: true }))
    expect(onResume).toHaveBeenCalledTimes(1)
  })

  it('invites no employer', async () => {
    rendered = renderList(<Invitation identity="company" onResume={() => {}} />)
    await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  })
})
