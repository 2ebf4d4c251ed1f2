import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { PositionDetail } from '../../../../contract/calls/positions.ts'
import { codes } from '../../../../contract/codes.ts'
import type { WantedPosition } from '../../../../machines/applications/deliver/deliver.types.ts'
import { sendDelivery } from '../../../../src/api/deliveries.ts'
import { JobPage } from '../../../../src/features/jobs/detail/JobPage.tsx'
import { seeAccessible, setWidth } from '../../sights/see.ts'
import { DETAIL, job } from '../../world/job.ts'
import { later, renderList, serve } from '../../world/lists.tsx'
import type { RenderedPage } from '../../world/page.tsx'

let rendered: RenderedPage | undefined
beforeEach(() => setWidth('wide'))
afterEach(() => {
  rendered?.close()
  vi.restoreAllMocks()
})

const STATUSES = '/api/resume/getdeliverstatus'
const wanted: WantedPosition[] = []

function open(answer: () => unknown, userId = '', statuses: () => unknown = () => ({ list: [] })) {
  wanted.length = 0
  const asked = serve({ [DETAIL]: answer, [STATUSES]: statuses })
  rendered = renderList(<JobPage id="5" address="https://univ.example/#/job?id=5" />, {
    userId,
    deliver: (position) => wanted.push(position),
  })
  return asked
}

const openJob = (more: Partial<PositionDetail> = {}) => open(() => job(more))

const heading = (level: number) => page.getByRole('heading', { level })
const headings = (level: number) =>
  heading(level)
    .elements()
    .map(({ textContent }) => textContent)
const button = (name: string) => page.getByRole('button', { name, exact: true })

describe('the page of a position', () => {
  it('shows its company, salary, address and period, and who it is for [JOB-2]', async () => {
    const asked = openJob()
    await expect.element(heading(1)).toHaveTextContent('嵌入式开发工程师')
    expect(asked).toEqual([{ path: DETAIL, params: { id: '5' } }])
    for (const text of ['16–24K', '× 14 薪', '本科及以上', '全职 · 2027 届', '招 12 人', '截止 12月15日']) {
      await expect.element(page.getByText(text, { exact: true }).first()).toBeVisible()
    }
    expect(headings(2)).toEqual([
      '职位描述',
      '任职要求',
      '福利待遇',
      '招聘流程',
      '工作地址',
      '拓岩机器人已核验',
      '拓岩机器人还在招',
      '相关职位',
    ])
    await expect.element(page.getByText('望江区文渊路 188 号', { exact: true })).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: '企业主页' }))
      .toHaveAttribute('href', '#/companyDetailPage?id=7')
    await expect
      .element(page.getByRole('link', { name: '全部 27' }))
      .toHaveAttribute('href', '#/companyDetailPage?id=7')
    await expect.element(page.getByRole('link', { name: /^测试工程师/ })).toHaveAttribute('href', '#/job?id=6')
    expect(headings(3)).toEqual(['电气设计工程师', '光学工程师'])
    await expect.element(page.getByText('11月20日', { exact: true }).first()).toBeVisible()
    expect(page.getByText(/\d-\d{2}/).elements()).toEqual([])
    await seeAccessible()
  })

  it('leads to a map of its own address [JOB-2]', async () => {
    const map = page.getByRole('link', { name: '在高德地图查看' })
    openJob({ work_addr: '望江区文渊路 188 号' })
    await expect
      .element(map)
      .toHaveAttribute(
        'href',
        `https://uri.amap.com/search?keyword=${encodeURIComponent('望江区文渊路 188 号')}&view=map`,
      )
    await expect.element(map).toHaveAttribute('target', '_blank')
  })

  it('counts views by thousands [JOB-7]', async () => {
    openJob()
    await expect.element(page.getByText('11月20日发布 · 1.8k 次浏览', { exact: true })).toBeVisible()
  })

  it('offers delivery and both hearts by name, and delivers [JOB-2]', async () => {
    openJob()
    await userEvent.click(button('投递简历'))
    expect(wanted).toEqual([{ id: '5', title: '嵌入式开发工程师', company: '拓岩机器人' }])
    await expect.element(button('收藏：嵌入式开发工程师')).toBeVisible()
    await expect.element(button('收藏企业：拓岩机器人')).toBeVisible()
  })

  it.each([
    { status: 'submitted', text: '已投递' },
    { status: 'viewed', text: '已投递 · 已查看' },
    { status: 'interview', text: '已投递 · 面试' },
    { status: 'rejected', text: '已投递 · 不合适' },
    { status: 'withdrawn', text: '已撤回投递' },
  ] as const)('says of one that was delivered to that it is $status, and delivers no more [JOB-3]', async (one) => {
    const asked = open(job, '7', () => ({ list: [{ position_id: '5', status: one.status }] }))
    await expect.element(button(one.text)).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button(one.text), { force: true })
    expect(wanted).toEqual([])
    expect(asked.filter(({ path }) => path === STATUSES)).toEqual([{ path: STATUSES, params: {} }])
    await seeAccessible()
  })

  it('reads no deliveries of a visitor who is no student, and another position is none [JOB-3]', async () => {
    const asked = openJob()
    await expect.element(button('投递简历')).toBeVisible()
    expect(asked.map(({ path }) => path)).not.toContain(STATUSES)
    rendered?.close()
    open(job, '7', () => ({ list: [{ position_id: '6', status: 'viewed' }] }))
    await expect.element(button('投递简历')).toBeEnabled()
  })

  it('says that a delivery is under way, which can be looked at, and then that it was delivered [JOB-3]', async () => {
    const answer = later()
    const list: { position_id: string; status: string }[] = []
    open(job, '7', () => ({ list }))
    await expect.element(button('投递简历')).toBeVisible()
    vi.mocked(window.fetch).mockImplementationOnce(async () =>
      Response.json({ code: 0, msg: '', data: await answer.answer() }),
    )
    const sent = sendDelivery({ userId: '7', positionId: '5', attachmentId: null, message: '' })
    await userEvent.click(button('投递中…'))
    expect(wanted).toHaveLength(1)
    answer.resolve({ id: '1', status: 'submitted', delivered_at: '2026-11-23T00:00:00.000Z', is_kept: true })
    await sent
    await expect.element(button('已投递')).toBeVisible()
  })

  it('has delivery and heart at the foot of a phone, once each, and hides nothing below [JOB-2]', async () => {
    await setWidth('phone')
    openJob()
    await expect.element(button('投递简历')).toBeVisible()
    expect(button('投递简历').elements()).toHaveLength(1)
    const { bottom } = button('投递简历').element().getBoundingClientRect()
    expect([bottom <= innerHeight, bottom > innerHeight - 80]).toEqual([true, true])
    scrollTo(0, document.documentElement.scrollHeight)
    const last = page.getByRole('heading', { name: '光学工程师' }).element().closest('article')
    await expect
      .poll(() => last!.getBoundingClientRect().bottom)
      .toBeLessThanOrEqual(button('投递简历').element().getBoundingClientRect().top)
  })

  it.each([
    { status: 'closed', title: '这个职位已停止招聘', name: '已停止招聘' },
    { status: 'expired', title: '这个职位已过截止日期', name: '已截止' },
  ] as const)(
    'says of one that is $status that it takes nothing any more, and what to do [JOB-2]',
    async ({ status, title, name }) => {
      openJob({ status })
      await expect.element(page.getByRole('status').getByText(title, { exact: true })).toBeVisible()
      await expect.element(page.getByText('不能再投递，页面下方有相近的职位。', { exact: true })).toBeVisible()
      await expect.element(button(name)).toBeDisabled()
      await expect.element(button('投递简历')).not.toBeInTheDocument()
      expect(headings(2)).toContain('相关职位')
      await seeAccessible()
    },
  )

  it('leaves out what nobody wrote [JOB-2]', async () => {
    openJob({ requirement: '', welfare: [], process: [], work_addr: '', others: [], related: [], headcount: 0 })
    await expect.element(heading(1)).toBeVisible()
    expect(headings(2)).toEqual(['职位描述', '拓岩机器人已核验'])
    await expect.element(page.getByText(/^招 /)).not.toBeInTheDocument()
  })

  it('holds hostile words harmless', async () => {
    openJob({ description: '<p>a</p><img src=x onerror="window.hurt = true"><script>window.hurt = true</script>' })
    await expect.element(heading(1)).toBeVisible()
    expect([document.querySelectorAll('main script, img').length, 'hurt' in window]).toEqual([0, false])
  })

  it('draws an outline of the same kind until it has come', async () => {
    const { answer, resolve } = later()
    open(answer)
    await expect.element(page.getByRole('status')).toHaveTextContent('职位正在加载')
    resolve(job())
    await expect.element(heading(1)).toBeVisible()
    await expect.element(page.getByRole('status')).not.toBeInTheDocument()
  })

  it('fails with a way on, and comes when tried again', async () => {
    let isBroken = true
    open(() => {
      if (isBroken) throw new TypeError('offline')
      return job()
    })
    await expect.element(page.getByRole('alert').getByText('职位没有加载出来', { exact: true })).toBeVisible()
    isBroken = false
    await userEvent.click(button('重试'))
    await expect.element(heading(1)).toHaveTextContent('嵌入式开发工程师')
  })

  it('says of one that is not there that it is not [JOB-2]', async () => {
    open(() => null)
    vi.spyOn(window, 'fetch').mockImplementation(async () =>
      Response.json({ code: codes.notFound, msg: '', data: null }, { status: 404 }),
    )
    await expect.element(page.getByText('没有找到这个职位')).toBeVisible()
  })
})
