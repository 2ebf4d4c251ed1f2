import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { cdp, type Locator, page, userEvent } from 'vitest/browser'
import type { DeskDelivery } from '../../../contract/calls/desk.ts'
import { codes } from '../../../contract/codes.ts'
import { emptyResume, type ResumeContent } from '../../../contract/resume.ts'
import { queryClient } from '../../../src/api/query-client.ts'
import type { ReviewPanesProps } from '../../../src/features/employer-office/review/ReviewPanes.tsx'
import { button, seeAccessible, seeControls, seeText, setWidth } from '../sights/see.ts'
import { later, serve } from '../world/lists.tsx'
import type { RenderedPage } from '../world/page.tsx'
import { delivery, HERE, LIST, OPEN, opened, pageOf, renderMoving, renderPanes, reviewer } from './world.tsx'

const main = page.getByRole('main')
const list = main.getByRole('region', { name: '收到的投递' })
const bulk = main.getByRole('toolbar', { name: '批量处理' })
const detail = main.getByRole('region', { name: '投递详情' })
/** Of a row, whether it is marked as unread or not. */
const link = (name: string) => list.getByRole('link', { name: new RegExp(`^${name}`) })
const heading = detail.getByRole('heading', { level: 2 }).first()
const [SHEN, LIN, GU] = [
  delivery(10, '沈屿川', { status: 'submitted', school: '苍梧科技大学', major: '控制工程', degree: 'master' }),
  delivery(11, '林知夏', { status: 'interested' }),
  delivery(12, '顾南乔', { status: 'submitted', delivered_at: '2026-11-20T01:00:00Z' }),
]
const all = [SHEN, LIN, GU]

let rendered: RenderedPage | undefined
let stop = () => {}
beforeEach(() => setWidth('wide'))
afterEach(() => {
  rendered?.close()
  stop()
  vi.restoreAllMocks()
})

const textOf = async (field: Locator) => {
  await expect.element(field).toBeVisible()
  return (field.element() as HTMLTextAreaElement).value
}

function show(more: Partial<Pick<ReviewPanesProps, 'place' | 'title'>> = {}) {
  const world = reviewer()
  const place = vi.fn()
  rendered = renderPanes({ ...world.panes, onPlace: place, ...more })
  stop = () => world.actor.stop()
  return { ...world, place }
}
const openedOf = (id: string | undefined) => opened(all.find((one) => one.id === id) ?? LIN)
const serveAll = (rows: readonly DeskDelivery[] = all) =>
  serve({ [LIST]: () => pageOf(rows), [OPEN]: ({ id }) => openedOf(id), '/company/desk/getpositions': () => ({}) })

const ticks = (name: string) => list.getByRole('checkbox', { name: `选择 ${name}` })

describe('an employer takes resumes along', () => {
  it('prints the resumes of all that are ticked and of nobody else, though another is open; attachments are one file [JOB-5]', async () => {
    const WEN = delivery(13, '温予安', { sent: 'attachment', status: 'rejected' })
    const asked = serveAll([...all, WEN])
    const { desk } = show({ place: { ...HERE, delivery: '12' } })
    await expect.element(detail.getByText('顾南乔').first()).toBeVisible()
    for (const name of ['沈屿川', '林知夏', '温予安']) await userEvent.click(ticks(name))
    await expect
      .element(bulk.getByRole('link', { name: '下载附件 1' }))
      .toHaveAttribute('href', expect.stringMatching(/[?&]ids=13(?:&|$)/))
    await userEvent.click(button(bulk, '打印简历 2'))
    await vi.waitUntil(() => desk.isWaiting('print'))
    expect(desk.calls('print')).toEqual([2])
    expect(asked.filter(({ path }) => path === OPEN).map(({ params }) => params['id'])).toEqual(['12', '10', '11'])
    onTestFinished(async () => void (await cdp().send('Emulation.setEmulatedMedia', { media: '' })))
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
    await expect.poll(() => list.elements()).toEqual([])
    const shown = [...document.querySelectorAll('article')].filter((sheet) => sheet.checkVisibility())
    expect(
      shown.map((sheet) => ['沈屿川', '林知夏', '顾南乔'].filter((who) => sheet.textContent.includes(who))),
    ).toEqual([['沈屿川'], ['林知夏']])
    expect(getComputedStyle(shown[1]!.parentElement!).breakBefore).toBe('page')
    await cdp().send('Emulation.setEmulatedMedia', { media: '' })
    desk.resolve('print', undefined)
    await expect.element(button(bulk, '打印简历 2')).toBeEnabled()
    expect(document.querySelectorAll('article')).toHaveLength(1)
  })
})

describe('the list of what an employer got', () => {
  it('shows who sent what, from where, and which nobody has opened', async () => {
    const asked = serveAll()
    show()
    await seeText(list, '嵌入式开发工程师', '苍梧科技大学 · 控制工程 · 硕士', '11-20')
    await expect.element(link('林知夏')).toBeVisible()
    expect(list.getByText('未读', { exact: true }).elements()).toHaveLength(2)
    const tabs = list.getByRole('navigation', { name: '投递的状态' }).getByRole('link').elements()
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      '全部 3',
      '未读 2',
      '感兴趣 1',
      '面试 0',
      '录用 0',
      '不合适 0',
    ])
    expect(asked).toEqual([{ path: LIST, params: { status: 'all', page: '1', size: '20', position_id: '5' } }])
    await seeText(main, '选一份投递查看简历', '打开后，学生会看到「已查看」。')
    await seeAccessible()
  })

  it('asks for the position, tab, page and search of the address', async () => {
    const asked = serveAll()
    show({ place: { position: '', tab: 'unread', keyword: '江临', page: 2, delivery: '' } })
    await expect.element(link('林知夏')).toBeVisible()
    expect(asked[0]?.params).toEqual({ status: 'unread', page: '2', size: '20', keyword: '江临' })
    await expect.element(list.getByText('嵌入式开发工程师 · 江临大学 · 自动化 · 本科').first()).toBeVisible()
  })

  it('fails in words, and reads again', async () => {
    let isBroken = true
    serve({
      [LIST]: () => {
        if (isBroken) throw new TypeError('offline')
        return pageOf(all)
      },
    })
    show()
    await seeText(list.getByRole('alert'), '投递没有加载出来')
    isBroken = false
    await userEvent.click(button(list, '重试'))
    await expect.element(link('林知夏')).toBeVisible()
  })

  it('is an outline while it is read', async () => {
    const answer = later()
    serve({ [LIST]: answer.answer })
    show()
    await expect.element(list.getByRole('status')).toHaveAttribute('aria-busy', 'true')
    answer.resolve(pageOf(all))
    await expect.element(link('林知夏')).toBeVisible()
  })

  it.each([
    [{}, '还没有投递', 0],
    [{ tab: 'offer' as const }, '没有「录用」的投递', 1],
    [{ keyword: '无此人' }, '没有找到「无此人」', 1],
  ])('says what is not there, and leads back: %o', async (narrowed, title, ways) => {
    serve({ [LIST]: () => pageOf([]) })
    show({ place: { ...HERE, ...narrowed } })
    await seeText(list, title)
    expect(list.getByRole('link', { name: '查看全部投递' }).elements()).toHaveLength(ways)
    await seeAccessible()
  })

  const field = list.getByRole('searchbox', { name: '搜索姓名、学校、专业、职位' })

  it('is searched while a word is typed, from its first page, with what is open left so [JOB-5]', async () => {
    serveAll()
    const { place, time } = show({ place: { ...HERE, page: 3, delivery: '11' } })
    await userEvent.fill(field, '控制 ')
    time.increment(249)
    expect(place.mock.calls).toEqual([])
    time.increment(1)
    expect(place.mock.calls).toEqual([[{ keyword: '控制', page: 1 }, { replace: false }]])
    await expect.element(field).toHaveValue('控制 ')
  })

  it('is searched at once by Enter, and without a word once it is cleared', async () => {
    serveAll()
    const { place } = show({ place: { ...HERE, keyword: '林' } })
    await expect.element(field).toHaveValue('林')
    await userEvent.fill(field, ' 控制 ')
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button(list, '清除搜索'))
    await expect.element(field).toHaveValue('')
    expect(place.mock.calls).toEqual([
      [{ keyword: '控制', page: 1 }, { replace: true }],
      [{ keyword: '', page: 1 }, { replace: true }],
    ])
  })

  it('is not searched for what an input method has not settled', async () => {
    serveAll()
    const { place, time } = show()
    await expect.element(field).toBeVisible()
    const input = field.element() as HTMLInputElement
    const put = (text: string) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
      input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }))
    }
    input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
    put('lin')
    time.increment(1000)
    expect(place.mock.calls).toEqual([])
    put('林')
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '林' }))
    time.increment(250)
    expect(place.mock.calls).toEqual([[{ keyword: '林', page: 1 }, { replace: false }]])
  })

  it('shows what was searched for last, though what was searched for before is answered after it [JOB-5]', async () => {
    const answers = { 林: later(), 控制: later() }
    serve({
      [LIST]: ({ keyword }) =>
        keyword === undefined ? pageOf([GU]) : answers[keyword as keyof typeof answers].answer(),
    })
    const world = reviewer()
    rendered = renderMoving(world.panes)
    stop = () => world.actor.stop()
    await expect.element(link('顾南乔')).toBeVisible()
    for (const word of ['林', '控制']) {
      await userEvent.fill(field, word)
      world.time.increment(250)
    }
    answers.控制.resolve(pageOf([SHEN]))
    await expect.element(link('沈屿川')).toBeVisible()
    answers.林.resolve(pageOf([LIN]))
    await expect.element(field).toHaveValue('控制')
    expect(link('林知夏').elements()).toEqual([])
  })

  it('lets go of one that was ticked and is decided on by now, as one that the student took back [JOB-5]', async () => {
    let rows = all
    serve({ [LIST]: () => pageOf(rows), '/company/desk/getpositions': () => ({}) })
    show()
    for (const name of ['沈屿川', '林知夏']) await userEvent.click(list.getByRole('checkbox', { name: `选择 ${name}` }))
    await seeText(bulk, '已选 2 人')
    rows = [{ ...SHEN, status: 'withdrawn', sent: '' }, LIN, GU]
    await queryClient.invalidateQueries()
    await seeText(bulk, '已选 1 人')
    await expect.element(list.getByRole('checkbox', { name: '选择 沈屿川' })).not.toBeChecked()
    rows = [{ ...SHEN, status: 'withdrawn', sent: '' }, { ...LIN, status: 'withdrawn', sent: '' }, GU]
    await queryClient.invalidateQueries()
    await vi.waitUntil(() => bulk.elements().length === 0, { timeout: 60_000 })
  })

  it('says of no resume that it was read, where one of them was not [JOB-5]', async () => {
    serveAll([{ ...SHEN, status: 'viewed' }, LIN, GU])
    show()
    const note = page.getByRole('dialog').getByRole('textbox', { name: '告诉学生（选填）' })
    const notes: string[] = []
    for (const name of ['沈屿川', '林知夏', '顾南乔']) {
      await userEvent.click(list.getByRole('checkbox', { name: `选择 ${name}` }))
      await userEvent.click(button(bulk, '不合适'))
      notes.push(await textOf(note))
      await userEvent.click(button(page.getByRole('dialog'), '取消'))
    }
    const READ = '谢谢你的投递。我们认真看过你的简历，这次没有合适的机会，祝你找到满意的工作。'
    expect(notes).toEqual([READ, READ, '谢谢你的投递。这次没有合适的机会，祝你找到满意的工作。'])
  })

  it.each(['wide', 'phone'] as const)(
    'has both bars in sight at once, what is ticked and what was decided (%s)',
    async (width) => {
      await setWidth(width)
      serveAll()
      const { actor, desk } = show()
      await userEvent.click(list.getByRole('checkbox', { name: '选择 林知夏' }))
      actor.send({ type: 'MOVE.ASKED', step: 'like', applicants: [{ id: '10', name: '沈屿川' }], note: '' })
      desk.resolve('takeStep', [{ id: '10', status: 'interested', undo_until: 1, is_moved: true }])
      const undo = main.getByRole('button', { name: /^撤销/ })
      await expect.element(undo).toBeVisible()
      const [upper, lower] = [undo, bulk].map((bar) => bar.element().getBoundingClientRect())
      expect(upper!.bottom).toBeLessThanOrEqual(lower!.top)
    },
  )
})

describe('a delivery that is open', () => {
  it('shows what was sent and all that happened, and counts as viewed at once [JOB-5]', async () => {
    // The list and the opening are asked for at once: what came of the list is of before.
    const asked = serve({
      [LIST]: () => pageOf(asked.some(({ path }) => path === OPEN) ? [{ ...SHEN, status: 'viewed' }, LIN, GU] : all),
      [OPEN]: () =>
        opened(SHEN, {
          message: '可尽快到岗',
          attachment: { id: 'f', name: '作品集.pdf', size: 9, type: 'docx', created_at: SHEN.delivered_at },
          phone: '13800000007',
          email: 'shen@example.com',
          events: [
            { kind: 'submit', at: SHEN.delivered_at, note: '', by: '', offer: null },
            { kind: 'reject', at: '2026-11-22T01:00:00Z', note: '谢谢你的投递', by: '139****0002', offer: null },
          ],
          invitation_events: [
            {
              kind: 'askReschedule',
              round: 'technical',
              at: '2026-11-21T14:00:00Z',
              note: '有考试',
              starts_at: '2026-12-03T06:00:00Z',
              zone: 'Asia/Tokyo',
              by: '',
            },
          ],
        }),
    })
    show({ place: { ...HERE, delivery: '10' } })
    await seeText(detail, '可尽快到岗', '谢谢你的投递', '11-22 09:00')
    const lines = detail.getByRole('listitem').elements()
    expect(lines.map(({ textContent }) => textContent).slice(0, 3)).toEqual([
      expect.stringContaining('已投递'),
      '11-21 22:00学生申请把技术面改到 12月3日周四 15:00（日本标准时间，你这里是 12月3日周四 14:00）有考试',
      '11-22 09:00不合适由 139****0002 处理谢谢你的投递',
    ])
    await expect.element(heading).toHaveTextContent('沈屿川')
    await expect.element(detail.getByRole('link', { name: '13800000007' })).toHaveAttribute('href', 'tel:13800000007')
    await expect
      .element(detail.getByRole('link', { name: 'shen@example.com' }))
      .toHaveAttribute('href', 'mailto:shen@example.com')
    const file = detail.getByRole('link', { name: '作品集.pdf' }).element() as HTMLAnchorElement
    expect(file.pathname + file.search).toBe('/company/desk/getfile?public_source=1&id=10&file=attachment')
    await expect.element(list.getByRole('link', { name: '未读 1' })).toBeVisible()
    await expect.element(link('沈屿川')).toHaveAttribute('aria-current', 'true')
    expect(link('沈屿川').element().textContent).toBe('沈屿川')
    await seeAccessible()
  })

  it.each([
    ['withdrawn', '学生已撤回，简历不再显示。'],
    ['rejected', '简历和附件已移除，不再显示。'],
  ] as const)('names nobody where what was sent is gone (%s)', async (status, text) => {
    const gone = { ...SHEN, status, name: '', school: '', major: '', degree: '' as const }
    serve({ [LIST]: () => pageOf([gone]), [OPEN]: () => opened(gone, { resume: null }) })
    show({ place: { ...HERE, delivery: '10' } })
    await expect.element(heading).toHaveTextContent('未显示姓名')
    await expect.element(link('未显示姓名')).toBeVisible()
    await seeText(detail, text)
  })

  it('tells what was offered, and until when it waits [JOB-5]', async () => {
    const offer = {
      salary: '18K × 14 薪',
      place: '江临市望江区',
      starts_on: '2027-07-01',
      answer_by: '2026-12-05T10:00:00Z',
      zone: 'Asia/Shanghai',
    }
    const events = [{ kind: 'offer' as const, at: LIN.delivered_at, note: '欢迎', by: '', offer }]
    serve({ [LIST]: () => pageOf(all), [OPEN]: () => opened({ ...LIN, status: 'offer' }, { events }) })
    show({ place: { ...HERE, delivery: '11' } })
    await seeText(
      detail,
      '薪资 18K × 14 薪 · 地点 江临市望江区 · 2027.07.01 到岗 · 请在 12月5日周六 18:00 前答复',
      '欢迎',
    )
  })

  it('is printed by the browser’s own printing, the sheet alone, called after who sent it [JOB-5]', async () => {
    serve({ [LIST]: () => pageOf(all), [OPEN]: () => opened(LIN) })
    const { printed } = show({ place: { ...HERE, delivery: '11' } })
    const sheet = detail.getByRole('region', { name: '简历', exact: true })
    await expect.element(sheet.getByText('林知夏').first()).toBeVisible()
    await userEvent.click(button(detail, '打印 / 存为 PDF'))
    expect(printed).toEqual(['林知夏-嵌入式开发工程师'])
    onTestFinished(async () => void (await cdp().send('Emulation.setEmulatedMedia', { media: '' })))
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
    await expect.element(list).not.toBeInTheDocument()
    expect(main.getByRole('button').elements()).toEqual([])
    const name = sheet.getByText('林知夏').first().element()
    expect([name.checkVisibility(), name.getBoundingClientRect().top < 200]).toEqual([true, true])
  })

  it('offers the steps that its status has, and no others', async () => {
    const steps = main.getByRole('group', { name: '处理这份投递' })
    for (const [status, ...names] of [
      ['viewed', '感兴趣', '邀请面试', '录用', '不合适'],
      ['interested', '邀请面试', '录用', '不合适'],
      ['interview', '邀请面试', '录用', '不合适'],
      ['offer', '更改录用条件'],
      ['rejected'],
      ['withdrawn'],
    ] as const) {
      serve({ [LIST]: () => pageOf(all), [OPEN]: () => opened(delivery(11, '林知夏', { status })) })
      show({ place: { ...HERE, delivery: '11' } })
      await expect.element(heading).toBeVisible()
      await seeControls(steps, ...names)
      rendered?.close()
    }
  })

  it('a delivery that is gone says so; one that was not read is read again', async () => {
    serve({ [LIST]: () => pageOf(all) })
    vi.mocked(window.fetch).mockImplementation(async (input) =>
      Response.json(
        String(input).startsWith(OPEN)
          ? { code: codes.notFound, msg: '', data: null }
          : { code: 0, msg: '', data: pageOf(all) },
      ),
    )
    show({ place: { ...HERE, delivery: '99' } })
    await seeText(detail, '这份投递不在了')
    rendered?.close()
    serve({ [LIST]: () => pageOf(all) })
    show({ place: { ...HERE, delivery: '11' } })
    await seeText(detail, '投递没有加载出来')
    await expect.element(button(detail, '重试')).toBeVisible()
  })

  it('asks for an interview by button and by key, where that can be done [JOB-5]', async () => {
    serveAll()
    const { actor } = show({ place: { ...HERE, delivery: '11' } })
    const form = page.getByRole('dialog', { name: '邀请 林知夏 面试' })
    await userEvent.click(button(detail, '邀请面试'))
    await userEvent.click(button(form, '取消'))
    await userEvent.keyboard('i')
    await expect.element(form).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(form).not.toBeInTheDocument()
    rendered?.close()
    serve({ [LIST]: () => pageOf([delivery(11, '林知夏', { status: 'offer' })]), [OPEN]: () => opened(LIN) })
    show({ place: { ...HERE, delivery: '11' } })
    await expect.element(link('林知夏')).toBeVisible()
    await userEvent.keyboard('i')
    expect(actor.getSnapshot().matches('inviting')).toBe(false)
  })
})

describe('the keyboard at the desk', () => {
  const press = (...keys: readonly string[]) => userEvent.keyboard(keys.join(''))

  it('goes to the next, the one before and the next that nobody has opened', async () => {
    serveAll()
    const { place } = show({ place: { ...HERE, delivery: '11' } })
    await expect.element(heading).toBeVisible()
    await press('j', 'k', 'u')
    const to = (id: string) => [{ delivery: id }, { replace: true }]
    expect(place.mock.calls).toEqual([to('12'), to('10'), to('12')])
  })

  it('begins at the first, which can be left again', async () => {
    serveAll()
    const { place } = show()
    await expect.element(link('林知夏')).toBeVisible()
    await press('k', 'J')
    expect(place.mock.calls).toEqual([[{ delivery: '10' }, { replace: false }]])
  })

  it('ticks what is open', async () => {
    serveAll()
    const { actor } = show({ place: { ...HERE, delivery: '12' } })
    await expect.element(link('顾南乔')).toBeVisible()
    await press('x')
    await seeText(main, '已选 1 人')
    await press('x')
    expect(actor.getSnapshot().context.selected).toEqual([])
  })

  it('does nothing while somebody types, with another key held, or under a dialog', async () => {
    serveAll()
    const { place, actor } = show({ place: { ...HERE, delivery: '11' } })
    await userEvent.click(list.getByRole('searchbox'))
    await press('j', 'x')
    ;(document.activeElement as HTMLElement).blur()
    await press('{Control>}k{/Control}')
    await press('?')
    await seeText(page.getByRole('dialog', { name: '键盘操作' }), '下一个未读')
    await press('j', 'x')
    expect([place.mock.calls, actor.getSnapshot().context.selected]).toEqual([[], []])
    await seeAccessible()
    await press('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await press('j')
    expect(place.mock.calls).toHaveLength(1)
  })
})

describe('a narrow window', () => {
  beforeEach(() => setWidth('phone'))

  it('shows the list or a delivery, with a way back, and the focus goes along', async () => {
    serveAll()
    const world = show({ place: { ...HERE, delivery: '11' } })
    await expect.element(heading).toHaveFocus()
    await expect.element(list).not.toBeInTheDocument()
    await expect.element(detail.getByRole('link', { name: '返回列表' })).toBeVisible()
    rendered?.close()
    rendered = renderPanes({ ...world.panes })
    await expect.element(link('林知夏')).toBeVisible()
    await expect.element(detail).not.toBeInTheDocument()
    await seeAccessible()
  })
})

it('shows the pages in the language that they were sent in [JOB-3]', async () => {
  const skill = { id: 'd7f1c9b2-4a53-4c1e-9f60-2b8f0e6a1c35', name: 'AutoCAD', level: '', keywords: [] } as const
  const resume = { ...emptyResume, skills: [skill] } as unknown as ResumeContent
  serve({ [LIST]: () => pageOf(all), [OPEN]: () => opened(LIN, { resume, locale: 'zh-CN' }) })
  show({ place: { ...HERE, delivery: '11' } })
  await expect.poll(() => main.element().textContent).toMatch(/专业技能AutoCAD$/)
  rendered?.speak('en')
  await seeText(main, 'Turn down')
  await expect.poll(() => main.element().textContent).toMatch(/专业技能AutoCAD$/)
})

it('speaks every language, each without words of another', async () => {
  const roman = all.map((one) => ({
    ...one,
    name: 'Lin',
    school: 'Jianglin',
    major: 'Control',
    position: { id: '5', title: 'Engineer' },
  }))
  serve({ [LIST]: () => pageOf(roman), [OPEN]: () => opened(roman[1]!, { resume: null }) })
  show({ place: { ...HERE, delivery: '11' }, title: 'Engineer' })
  rendered?.speak('zh-TW')
  await seeText(main, '選擇本頁', '邀請面試', '不合適')
  rendered?.speak('en')
  await seeText(main, 'Select page', 'Offer', 'Turn down')
  expect(main.element().textContent).not.toMatch(/\p{Script=Han}/u)
})
