import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type ActorRefFrom, createActor } from 'xstate'
import type { Notice } from '../../../contract/calls/notices.ts'
import type { SavedSearch } from '../../../contract/calls/searches.ts'
import { provideSavedToggle } from '../../../machines/jobs/saved-toggle/saved-toggle.ports.ts'
import type { WantedSearch } from '../../../machines/jobs/saved-toggle/saved-toggle.types.ts'
import { queryClient } from '../../../src/api/query-client.ts'
import { keyOf, removeSearch, saveSearch, searchesQuery } from '../../../src/api/searches.ts'
import { NoticeRow } from '../../../src/entities/notice/NoticeRow.tsx'
import { CollectedPage } from '../../../src/features/jobs/saved/CollectedPage.tsx'
import { ActorsProvider, type AppActors, type SavedToggles } from '../../../src/shared/actors/actors.ts'
import { addressOf } from '../../../src/shared/links/links.ts'
import { seeAccessible, setWidth } from '../sights/see.ts'
import { serve, sessionOf } from '../world/lists.tsx'
import { type RenderedPage, renderPage } from '../world/page.tsx'

const LIST = '/api/search/getlist'
const none = { list: [], total: 0, ids: [] }
const others = { '/api/collect/getpositionlist': () => none, '/api/collect/getcompanylist': () => none }

const search = (id: number, more: Partial<SavedSearch> = {}): SavedSearch => ({
  id: String(id),
  list: 'position',
  filter: { city: ['jianglin'], value: [`c${id}`] },
  label: { 'zh-CN': `类别 ${id} · 江临` },
  host: '',
  site_name: { 'zh-CN': '江临大学' },
  saved_at: '2026-11-18T04:00:00Z',
  hits: null,
  ...more,
})

let rendered: RenderedPage | undefined
let stop: () => void = () => {}
beforeEach(() => setWidth('wide'))
afterEach(() => {
  rendered?.close()
  stop()
  vi.restoreAllMocks()
})

/** Wishes go to the server that stands in. */
function subscriptions(): SavedToggles<WantedSearch> {
  const actors = new Map<string, ActorRefFrom<ReturnType<typeof provideSavedToggle>>>()
  const logic = provideSavedToggle<WantedSearch>({
    notify: () => {},
    watchSaved(wanted, seen) {
      const all = queryClient.getQueryData(searchesQuery('7').queryKey)
      const isOff = all?.some((one) => keyOf(one) === keyOf(wanted) && !one.isOn)
      seen(isOff ? 'off' : 'on')
      return () => {}
    },
    askLogin: async () => true,
    save: (wanted) => saveSearch('7', wanted),
    remove: (wanted) => removeSearch('7', wanted),
  })
  const of = (wanted: WantedSearch) => {
    const actor = actors.get(keyOf(wanted)) ?? createActor(logic, { input: { wanted } }).start()
    actors.set(keyOf(wanted), actor)
    return actor
  }
  stop = () => {
    for (const actor of actors.values()) actor.stop()
  }
  return { of, hold: () => () => {} }
}

function draw(view: React.ReactNode): void {
  const subscribing = Promise.resolve(subscriptions())
  const actors = {
    flows: { subscribing: () => subscribing, collecting: () => new Promise<never>(() => {}) },
    session: sessionOf('7'),
    originOf: (host: string) => `https://${host}:8443`,
  } as unknown as AppActors
  rendered = renderPage(<ActorsProvider value={actors}>{view}</ActorsProvider>)
}

const open = () =>
  draw(
    <CollectedPage
      userId="7"
      kind="search"
      page={1}
      hrefOf={(kind) => addressOf('/myCollect', { from: 3, tab: kind === 'position' ? undefined : kind })}
    />,
  )

const tab = () => page.getByRole('navigation', { name: '我的收藏分类' }).getByRole('link').all().at(-1)!
const button = (name: string) => page.getByRole('button', { name, exact: true })
const titles = () =>
  page
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent)

it('lists each with what was new lately, when it was saved and its site, and leads to its list [JOB-5]', async () => {
  const list = [
    search(1, { hits: { count: 3, at: '2026-11-20T00:00:00Z' } }),
    search(2, { list: 'college', filter: { college: '4', grade: '2027' } }),
    search(3, { host: 'main.localhost', site_name: { 'zh-CN': '启航' }, filter: { keyword: '前端 a&b' } }),
  ]
  serve({ ...others, [LIST]: () => ({ list }) })
  open()
  await expect.poll(titles).toEqual(['类别 1 · 江临', '类别 2 · 江临', '类别 3 · 江临'])
  await expect.element(tab()).toHaveTextContent('订阅的搜索 3')
  const rows = page.getByRole('article').all()
  expect(rows.map((row) => row.element().querySelector('p')?.textContent)).toEqual([
    '11月20日 新增 3 个职位11月18日 订阅',
    '还没有新职位11月18日 订阅',
    '还没有新职位11月18日 订阅启航',
  ])
  const hrefs = page.getByRole('article').getByRole('link').all()
  expect(hrefs.map((link) => link.element().getAttribute('href'))).toEqual([
    '#/positionList?value=c1&city=jianglin&sort=newest',
    '#/collegePosition?grade=2027&college=4&sort=newest',
    'https://main.localhost:8443/#/positionList?keyword=%E5%89%8D%E7%AB%AF+a%26b&sort=newest',
  ])
})

it('says what to do where there is none [JOB-5]', async () => {
  serve({ ...others, [LIST]: () => ({ list: [] }) })
  open()
  await expect.element(page.getByText('还没有订阅搜索', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('link', { name: '去看职位' })).toHaveAttribute('href', '#/positionList')
})

it('is taken off with one click, stays in its place to be saved again, and is over with the page [JOB-5]', async () => {
  let list = [search(1), search(2, { host: 'main.localhost' })]
  const asked = serve({
    ...others,
    [LIST]: () => ({ list }),
    '/api/search/remove': () => ({}),
    '/api/search/save': () => search(9, { ...list[1], id: '9' }),
  })
  open()
  await userEvent.click(button('退订：类别 2 · 江临'))
  await expect.element(tab()).toHaveTextContent('订阅的搜索 1')
  await expect.element(page.getByText('退订的还留在这里，点“重新订阅”即可恢复')).toBeVisible()
  expect(titles()).toEqual(['类别 1 · 江临', '类别 2 · 江临'])
  await seeAccessible()
  await userEvent.click(button('重新订阅：类别 2 · 江临'))
  await expect.element(tab()).toHaveTextContent('订阅的搜索 2')
  const wishes = asked.filter(({ path }) => /remove|save/.test(path))
  expect(wishes.map(({ params }) => params)).toEqual([
    { user_id: '7', id: '2' },
    {
      user_id: '7',
      list: 'position',
      filter: JSON.stringify({ city: ['jianglin'], value: ['c2'] }),
      host: 'main.localhost',
    },
  ])
  await userEvent.click(button('退订：类别 1 · 江临'))
  await expect.element(tab()).toHaveTextContent('订阅的搜索 1')
  list = [list[1]!]
  rendered?.close()
  open()
  await expect.poll(titles).toEqual(['类别 2 · 江临'])
})

it('can be read again where that failed [JOB-5]', async () => {
  let isBroken = true
  serve({
    ...others,
    [LIST]: () => {
      if (isBroken) throw new TypeError('no line')
      return { list: [search(1)] }
    },
  })
  open()
  await userEvent.click(page.getByRole('alert').getByRole('button', { name: '重试' }))
  isBroken = false
  await userEvent.click(page.getByRole('alert').getByRole('button', { name: '重试' }))
  await expect.poll(titles).toEqual(['类别 1 · 江临'])
})

it('fits a phone with the longest of words [JOB-5]', async () => {
  await setWidth('phone')
  const label = { 'zh-CN': `「${'Wwwwwwwwww'.repeat(6)}」 · 北京、上海或深圳` }
  serve({ ...others, [LIST]: () => ({ list: [search(1, { label })] }) })
  open()
  await expect.poll(titles).toHaveLength(1)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
})

it('is taken off where its hits are told, which lead to its list [JOB-5]', async () => {
  const { id, list, filter, label, host } = search(5)
  const notice: Notice = {
    id: '1',
    kind: 'searchHits',
    at: '2026-11-20T00:00:00Z',
    is_read: false,
    delivery: null,
    interview: null,
    search: { id, list, filter, label, host, count: 3 },
  }
  const asked = serve({ [LIST]: () => ({ list: [search(5)] }), '/api/search/remove': () => ({}) })
  let selected = 0
  draw(<NoticeRow notice={notice} isRead={false} time="8:00" onSelect={() => selected++} />)
  const link = page.getByRole('link', { name: /你订阅的搜索有 3 个新职位/ })
  await expect.element(link).toHaveAttribute('href', '#/positionList?city=jianglin&value=c5&sort=newest')
  await userEvent.click(button('退订此搜索：类别 5 · 江临'))
  await expect.element(button('重新订阅：类别 5 · 江临')).toBeVisible()
  await expect.poll(() => asked.filter(({ path }) => path === '/api/search/remove').length).toBe(1)
  expect(selected).toBe(0)
})
