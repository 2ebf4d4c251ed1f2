import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type ActorRefFrom, createActor } from 'xstate'
import type { Collectable } from '../../../contract/calls/collect.ts'
import { provideSavedToggle } from '../../../machines/jobs/saved-toggle/saved-toggle.ports.ts'
import type { Thing } from '../../../machines/jobs/saved-toggle/saved-toggle.types.ts'
import { cancelThing, collectThing } from '../../../src/api/collect.ts'
import { beginCollected } from '../../../src/api/collected.ts'
import { CollectedPage, type CollectedTab } from '../../../src/features/jobs/saved/CollectedPage.tsx'
import { ActorsProvider, type AppActors, type SavedToggles } from '../../../src/shared/actors/actors.ts'
import { addressOf } from '../../../src/shared/links/links.ts'
import { seeAccessible, setWidth } from '../sights/see.ts'
import { companyEntry, later, position, serve, sessionOf } from '../world/lists.tsx'
import { type RenderedPage, renderPage } from '../world/page.tsx'

const POSITIONS = '/api/collect/getpositionlist'
const COMPANIES = '/api/collect/getcompanylist'
const AT = '2026-11-20T04:00:00Z'

let rendered: RenderedPage | undefined
let stop: () => void = () => {}
beforeEach(() => setWidth('wide'))
afterEach(() => {
  rendered?.close()
  stop()
  vi.restoreAllMocks()
})

const entry = <T,>(id: number, thing: T | null) => ({ id: String(id), collected_at: AT, entry: thing })
/** What the server answers about so many, the ids of all of them by default. */
const answer = <T,>(list: { id: string; entry: T | null }[], ids = list.map(({ id }) => id)) => ({
  list,
  total: ids.length,
  ids,
})
const positions = (...ids: number[]) => answer(ids.map((id) => entry(id, position(id))))
const companies = (...ids: number[]) => answer(ids.map((id) => entry(id, companyEntry(id))))
const none = () => answer([])

/** Hearts whose wishes go to the server that stands in. */
function hearts(): SavedToggles<Thing> {
  const actors = new Map<string, ActorRefFrom<ReturnType<typeof provideSavedToggle>>>()
  const cancelled = new Set<string>()
  const logic = provideSavedToggle<Thing>({
    notify: () => {},
    watchSaved({ id }, seen) {
      seen(cancelled.has(id) ? 'off' : 'on')
      return () => {}
    },
    askLogin: async () => true,
    async save({ kind, id }) {
      await collectThing(kind, id)
      cancelled.delete(id)
    },
    async remove({ kind, id }) {
      await cancelThing(kind, id)
      cancelled.add(id)
    },
  })
  const of = ({ kind, id }: Thing) => {
    const key = `${kind} ${id}`
    const actor = actors.get(key) ?? createActor(logic, { input: { wanted: { kind, id } } }).start()
    actors.set(key, actor)
    return actor
  }
  stop = () => {
    for (const actor of actors.values()) actor.stop()
  }
  return { of, hold: () => () => {} }
}

const hrefOf = (kind: CollectedTab, to: number) =>
  addressOf('/myCollect', { from: 3, tab: kind === 'position' ? undefined : kind, page: to > 1 ? to : undefined })

function open(kind: Collectable = 'position', number = 1, deliver = (..._: unknown[]) => {}): void {
  const collecting = Promise.resolve(hearts())
  const actors = { flows: { collecting: () => collecting }, session: sessionOf(''), deliver } as unknown as AppActors
  rendered = renderPage(
    <ActorsProvider value={actors}>
      <CollectedPage userId="7" kind={kind} page={number} hrefOf={hrefOf} />
    </ActorsProvider>,
  )
}

const texts = (role: 'heading' | 'link', within = page.elementLocator(document.body)) =>
  within
    .getByRole(role)
    .elements()
    .map(({ textContent }) => textContent?.trim())
const tabs = () => texts('link', page.getByRole('navigation', { name: '我的收藏分类' })).slice(0, 2)
const titles = () =>
  page
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent)
const heart = (name: string) => page.getByRole('button', { name, exact: true })
const HINT = '已取消收藏的还留在这里，再点一次心形即可恢复'

describe('the page of saved things', () => {
  it('sends a resume to a position; a login on the way leads back [JOB-3] [STU-4]', async () => {
    serve({ [POSITIONS]: () => positions(3), [COMPANIES]: none })
    const wanted: unknown[] = []
    open('position', 1, (...asked) => wanted.push(asked))
    await userEvent.click(page.getByRole('button', { name: '投递：嵌入式开发工程师 3' }))
    expect(wanted).toEqual([[{ id: '3', title: '嵌入式开发工程师 3', company: '拓岩机器人' }, 3]])
  })

  it('has an outline, then its entries in the server’s order, and how many there are of each kind [JOB-5]', async () => {
    const first = later()
    const asked = serve({ [POSITIONS]: first.answer, [COMPANIES]: () => answer([], ['4', '5', '6']) })
    open()
    await expect.element(page.getByText('正在加载', { exact: true })).toBeInTheDocument()
    await expect.poll(tabs).toEqual(['职位', '企业 3'])
    first.resolve(positions(3, 1))
    await expect.poll(titles).toEqual(['嵌入式开发工程师 3', '嵌入式开发工程师 1'])
    await expect.poll(tabs).toEqual(['职位 2', '企业 3'])
    await expect.element(heart('已收藏：嵌入式开发工程师 3')).toHaveAttribute('aria-pressed', 'true')
    // The hearts and the count know from the page itself.
    expect(asked.map(({ path, params }) => [path, params['page'], params['size']])).toEqual([
      [POSITIONS, '1', '20'],
      [COMPANIES, '1', '1'],
    ])
    const [jobs, firms] = page.getByRole('navigation', { name: '我的收藏分类' }).getByRole('link').all()
    await expect.element(jobs!).toHaveAttribute('href', '#/myCollect?from=3')
    await expect.element(jobs!).toHaveAttribute('aria-current', 'page')
    await expect.element(firms!).toHaveAttribute('href', '#/myCollect?from=3&tab=company')
    await expect.element(firms!).not.toHaveAttribute('aria-current')
  })

  it('shows companies, in pages of 24 [JOB-5]', async () => {
    const ids = Array.from({ length: 25 }, (_, at) => String(at + 1))
    const asked = serve({
      [COMPANIES]: () => answer([entry(25, companyEntry(25))], ids),
      [POSITIONS]: none,
    })
    open('company', 2)
    await expect.poll(titles).toEqual(['拓岩机器人 25'])
    await expect.poll(tabs).toEqual(['职位 0', '企业 25'])
    await expect
      .element(page.getByRole('link', { name: '第 1 页', exact: true }))
      .toHaveAttribute('href', '#/myCollect?from=3&tab=company')
    expect(asked.find(({ path }) => path === COMPANIES)?.params).toEqual({ page: '2', size: '24' })
  })

  it('says for each kind what to do where there is nothing [JOB-5]', async () => {
    serve({ [POSITIONS]: none, [COMPANIES]: none })
    open()
    await expect.element(page.getByText('还没有收藏职位', { exact: true })).toBeVisible()
    await expect.element(page.getByRole('link', { name: '去看职位' })).toHaveAttribute('href', '#/positionList')
    rendered?.close()
    open('company')
    await expect.element(page.getByText('还没有收藏企业', { exact: true })).toBeVisible()
    await expect.element(page.getByRole('link', { name: '去看企业' })).toHaveAttribute('href', '#/companyList?isAll=1')
  })

  it('shows the last page there is in place of one that has become empty [JOB-5]', async () => {
    const asked = serve({
      [POSITIONS]: ({ page: at }) => (at === '1' ? positions(1) : answer([], ['1'])),
      [COMPANIES]: none,
    })
    open('position', 2)
    await expect.element(page.getByRole('article')).toBeVisible()
    expect(asked.filter(({ path }) => path === POSITIONS).map(({ params }) => params['page'])).toEqual(['2', '1'])
  })

  it('can be read again where that failed [JOB-5]', async () => {
    let isBroken = true
    serve({
      [POSITIONS]: () => {
        if (isBroken) throw new TypeError('no line')
        return positions(1)
      },
      [COMPANIES]: none,
    })
    open()
    await expect.element(page.getByRole('alert').getByText('职位没有加载出来', { exact: true })).toBeVisible()
    isBroken = false
    await userEvent.click(page.getByRole('button', { name: '重试' }))
    await expect.poll(titles).toEqual(['嵌入式开发工程师 1'])
  })

  it('says of closed and expired positions that they are [JOB-5]', async () => {
    const list = [
      entry(1, position(1, { status: 'closed' })),
      entry(2, position(2, { status: 'expired' })),
      entry(3, position(3)),
    ]
    serve({ [POSITIONS]: () => answer(list), [COMPANIES]: none })
    open()
    await expect.poll(titles).toHaveLength(3)
    const marks = page
      .getByRole('article')
      .all()
      .map((row) => /已停止招聘|已截止/.exec(row.element().textContent ?? '')?.[0])
    expect(marks).toEqual(['已停止招聘', '已截止', undefined])
    await expect.element(heart('已收藏：嵌入式开发工程师 1')).toBeEnabled()
  })
})

describe('taking back', () => {
  const cancel = { '/api/collect/cancel': () => ({ is_collected: false }) }
  const add = { '/api/collect/add': () => ({ is_collected: true }) }

  it('leaves the entry in its place, to be collected again there [JOB-5] [JOB-4]', async () => {
    const asked = serve({ ...cancel, ...add, [POSITIONS]: () => positions(3, 2, 1), [COMPANIES]: none })
    open()
    await userEvent.click(heart('已收藏：嵌入式开发工程师 2'))
    await expect.poll(tabs).toEqual(['职位 2', '企业 0'])
    await expect.element(page.getByText(HINT, { exact: true })).toBeVisible()
    expect(titles()).toEqual([3, 2, 1].map((id) => `嵌入式开发工程师 ${id}`))
    const decoration = () =>
      getComputedStyle(page.getByRole('heading', { level: 3 }).all()[1]!.element()).textDecorationLine
    expect(decoration()).toBe('line-through')
    // A link to it that is pointed at reads nothing.
    beginCollected('position', '7', 1)
    await userEvent.click(heart('收藏：嵌入式开发工程师 2'))
    await expect.poll(tabs).toEqual(['职位 3', '企业 0'])
    await expect.element(page.getByText(HINT, { exact: true })).not.toBeInTheDocument()
    expect(decoration()).toBe('none')
    expect(asked.filter(({ path }) => path === POSITIONS)).toHaveLength(1)
  })

  it('is over with the page: what was taken back is not shown again, not for a moment [JOB-5]', async () => {
    const anew = later()
    let read: () => unknown = () => positions(2, 1)
    serve({ ...cancel, [POSITIONS]: () => read(), [COMPANIES]: none })
    open()
    await userEvent.click(heart('已收藏：嵌入式开发工程师 2'))
    await expect.poll(tabs).toEqual(['职位 1', '企业 0'])
    read = anew.answer
    rendered?.close()
    open()
    await expect.element(page.getByText('正在加载', { exact: true })).toBeInTheDocument()
    expect(titles()).toEqual([])
    anew.resolve(positions(1))
    await expect.poll(titles).toEqual(['嵌入式开发工程师 1'])
  })

  it('reads nothing again of a page that did not change [JOB-5]', async () => {
    const asked = serve({ [POSITIONS]: () => positions(2, 1), [COMPANIES]: none })
    open()
    await expect.poll(titles).toHaveLength(2)
    rendered?.close()
    open()
    await expect.poll(titles).toHaveLength(2)
    expect(asked.filter(({ path }) => path === POSITIONS)).toHaveLength(1)
  })
})

describe('a saved thing that is gone', () => {
  it.each([
    { kind: 'position', path: POSITIONS, other: COMPANIES, title: '职位已删除', tabs: ['职位 1', '企业 0'] },
    { kind: 'company', path: COMPANIES, other: POSITIONS, title: '企业已不在平台', tabs: ['职位 0', '企业 1'] },
  ] as const)(
    'is marked as a $kind that is gone, and can be removed for good with the keyboard [JOB-5]',
    async (gone) => {
      const { kind, path, other, title } = gone
      const kept = kind === 'position' ? positions(1) : companies(1)
      const asked = serve({
        '/api/collect/cancel': () => ({ is_collected: false }),
        [path]: () => ({ ...kept, list: [entry(9, null), ...kept.list], ids: ['9', ...kept.ids] }),
        [other]: none,
      })
      open(kind)
      await expect.element(page.getByText('2026年11月20日 收藏，已无法查看', { exact: true })).toBeVisible()
      expect(titles()[0]).toBe(title)
      const button = page.getByRole('button', { name: `移除 2026年11月20日 收藏的：${title}`, exact: true })
      button.element().focus()
      await userEvent.keyboard('{Enter}')
      await expect.element(page.getByText('已移除', { exact: true })).toBeVisible()
      await expect.element(button).not.toBeInTheDocument()
      await expect.poll(tabs).toEqual(gone.tabs)
      expect(titles()).toHaveLength(2)
      // It is not to be had again, so nothing offers it.
      await expect.element(page.getByText(HINT, { exact: true })).not.toBeInTheDocument()
      expect(asked.filter((call) => call.path === '/api/collect/cancel').map(({ params }) => params)).toEqual([
        { type: kind, id: '9' },
      ])
      await expect.poll(() => document.activeElement?.tagName).toBe('SECTION')
    },
  )
})

it.each(['position', 'company'] as const)(
  'axe finds nothing on the page of a %s list, with one taken back and one gone [JOB-5]',
  async (kind) => {
    const kept = kind === 'position' ? positions(3, 1) : companies(3, 1)
    const [path, other] = kind === 'position' ? [POSITIONS, COMPANIES] : [COMPANIES, POSITIONS]
    serve({
      '/api/collect/cancel': () => ({ is_collected: false }),
      [path]: () => ({ ...kept, list: [entry(9, null), ...kept.list], ids: ['9', ...kept.ids] }),
      [other]: none,
    })
    open(kind)
    await userEvent.click(page.getByRole('button', { name: /^已收藏：/ }).first())
    await expect.element(page.getByText(HINT, { exact: true })).toBeVisible()
    await seeAccessible()
  },
)
