import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { MediaListPage, type MediaListPageProps } from '../../../src/features/media/columns/MediaListPage.tsx'
import { seeAccessible, setWidth } from '../sights/see.ts'
import { renderList, serve } from '../world/lists.tsx'
import type { RenderedPage } from '../world/page.tsx'
import { article, columns, LIST, video } from './world.ts'

let rendered: RenderedPage | undefined
beforeEach(() => setWidth('wide'))
afterEach(() => {
  rendered?.close()
  vi.restoreAllMocks()
})

const hrefOf = (other: number) => `#/wenList?id=1&page=${other}`

function open(answer: () => unknown, props: Partial<MediaListPageProps> = {}) {
  const asked = serve({ [LIST]: answer })
  rendered = renderList(<MediaListPage kind="articles" id="1" title="旧名" page={1} hrefOf={hrefOf} {...props} />)
  return asked
}

const heading = (level: number) => page.getByRole('heading', { level })
const link = (name: string) => page.getByRole('link', { name, exact: true })
const articles = (total = 2) => ({ list: [article(8), article(7, { views: 999 })], total, columns })

describe('the list of a column', () => {
  it("is called as the column is, and leads to its articles with the page's number [FAIR-2]", async () => {
    const asked = open(() => articles(26), { page: 2 })
    await expect.element(heading(1)).toHaveTextContent('求职指导')
    expect(asked).toEqual([{ path: LIST, params: { id: '1', page: '2', size: '12' } }])
    await expect.element(link('第8篇')).toHaveAttribute('href', '#/wenDetail?id=8&page=2')
    await expect.element(page.getByRole('navigation', { name: '栏目' })).toHaveTextContent('全部求职指导')
    await expect.element(link('求职指导')).toHaveAttribute('aria-current', 'page')
    await expect.element(link('全部')).toHaveAttribute('href', '#/wenList')
    await seeAccessible()
  })

  it('counts views by thousands, and dates by the clock of the schools [JOB-7]', async () => {
    open(() => articles())
    await expect.element(page.getByText('望海理工大学 · 2026年11月21日 · 1.8k 次浏览', { exact: true })).toBeVisible()
    await expect.element(page.getByText('望海理工大学 · 2026年11月21日 · 999 次浏览', { exact: true })).toBeVisible()
  })

  it('shows contents as cards, a video with its length [FAIR-2]', async () => {
    const list = [video(3), article(4, { column: columns[1]! })]
    const asked = open(() => ({ list, total: 2, columns }), { kind: 'contents', id: '5' })
    await expect.element(heading(1)).toHaveTextContent('就业微课')
    expect(asked).toEqual([{ path: LIST, params: { id: '5', page: '1', size: '12' } }])
    await expect.element(link('第3课')).toHaveAttribute('href', '#/videoDetail?id=3')
    await expect.element(link('第4篇')).toHaveAttribute('href', '#/wenDetail?id=4')
    await expect.element(page.getByRole('img', { name: '视频，时长 1:12' })).toBeVisible()
    await seeAccessible()
  })

  it('holds all articles where the address names no column [FAIR-2]', async () => {
    const asked = open(() => articles(), { id: undefined })
    await expect.element(heading(1)).toHaveTextContent('就业资讯')
    await expect.element(link('第8篇')).toHaveAttribute('href', '#/wenDetail?id=8')
    expect(asked).toEqual([{ path: LIST, params: { kind: 'article', page: '1', size: '12' } }])
  })

  it("says the address's title until the column's own has come [FAIR-2]", async () => {
    open(() => new Promise(() => {}))
    await expect.element(heading(1)).toHaveTextContent('旧名')
    await expect.element(page.getByRole('status').getByText('内容正在加载', { exact: true })).toBeInTheDocument()
  })

  it('says what to do about an empty column [FAIR-2]', async () => {
    open(() => ({ list: [], total: 0, columns }))
    await expect.element(page.getByText('这里还没有内容', { exact: true })).toBeVisible()
    await expect.element(link('看看其他栏目')).toHaveAttribute('href', '#/wenList')
    await seeAccessible()
  })

  it('says of a column that is not there that it is not [FAIR-2]', async () => {
    open(() => ({ list: [], total: 0, columns }), { id: '9' })
    await expect.element(page.getByText('没有找到这个栏目', { exact: true })).toBeVisible()
    await expect.element(link('返回首页')).toHaveAttribute('href', '#/')
  })

  it('fails with a way on, and comes when tried again', async () => {
    let isBroken = true
    open(() => {
      if (isBroken) throw new TypeError('offline')
      return articles()
    })
    await expect.element(page.getByRole('alert').getByText('内容没有加载出来', { exact: true })).toBeVisible()
    isBroken = false
    await userEvent.click(page.getByRole('button', { name: '重试', exact: true }))
    await expect.element(link('第8篇')).toBeVisible()
  })

  it.each([
    { locale: 'zh-TW', title: '求職輔導', fact: '望海理工大学 · 2026年11月21日 · 1.8k 次瀏覽' },
    { locale: 'en', title: 'Guidance', fact: '望海理工大学 · November 21, 2026 · 1.8k views' },
  ] as const)('speaks $locale [FAIR-2]', async ({ locale, title, fact }) => {
    open(() => articles())
    rendered?.speak(locale)
    await expect.element(heading(1)).toHaveTextContent(title)
    await expect.element(page.getByText(fact, { exact: true })).toBeVisible()
    rendered?.speak('zh-CN')
  })
})
