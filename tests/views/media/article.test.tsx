import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { MediaDetail } from '../../../contract/calls/media.ts'
import { codes } from '../../../contract/codes.ts'
import { MediaPage } from '../../../src/features/media/detail/MediaPage.tsx'
import { seeAccessible, setWidth } from '../sights/see.ts'
import { renderList, serve } from '../world/lists.tsx'
import type { RenderedPage } from '../world/page.tsx'
import { article, columns, DETAIL, detail, LIST, video } from './world.ts'

let rendered: RenderedPage | undefined
beforeEach(() => setWidth('wide'))
afterEach(() => {
  rendered?.close()
  vi.restoreAllMocks()
})

function open(more: Partial<MediaDetail> = {}) {
  const asked = serve({ [DETAIL]: () => detail(article(80), more) })
  rendered = renderList(<MediaPage id="80" kind="article" page={2} address="https://univ.example/#/wenDetail?id=80" />)
  return asked
}

const heading = (level: number) => page.getByRole('heading', { level })
const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true })

describe('an article', () => {
  it('says of when and of whom it is, and what it has to say [FAIR-2]', async () => {
    const asked = open()
    await expect.element(heading(1)).toHaveTextContent('第80篇')
    expect(asked).toEqual([{ path: DETAIL, params: { id: '80' } }])
    for (const text of ['2026年11月21日', '来源：望海理工大学', '从删开始。']) {
      await expect.element(page.getByText(text, { exact: true }).first()).toBeVisible()
    }
    await seeAccessible()
  })

  it('counts views by thousands [JOB-7]', async () => {
    open({ views: 12_345 })
    await expect.element(page.getByText('12k 次浏览', { exact: true })).toBeVisible()
  })

  it('leads to its neighbours, to related ones, and back to the page of the list [FAIR-2]', async () => {
    open()
    await expect.element(link(/^上一篇/)).toHaveAttribute('href', '#/wenDetail?id=90&page=2')
    await expect.element(link(/^下一篇/)).toHaveAttribute('href', '#/wenDetail?id=70&page=2')
    await expect.element(link(/^相关的一篇/)).toHaveAttribute('href', '#/wenDetail?id=60')
    await expect.element(link('返回求职指导')).toHaveAttribute('href', '#/wenList?id=1&page=2')
    await expect.element(link('求职指导')).toHaveAttribute('href', '#/wenList?id=1&page=2')
  })

  it('is harmless where the server lets hostile words through [FAIR-2]', async () => {
    open({
      html: '<p style="position:fixed">a</p><img src=x onerror="window.hurt = true"><script>window.hurt = true</script><a href="javascript:hurt()">b</a><iframe src="https://evil.example"></iframe>',
    })
    await expect.element(page.getByText('b', { exact: true })).toBeVisible()
    const left = document.querySelector('article')?.querySelectorAll('script, iframe, img, [style], a[href^="java"]')
    expect([left?.length, 'hurt' in window]).toEqual([0, false])
  })

  it('keeps wide tables and long words within a phone', async () => {
    await setWidth('phone')
    const cells = Array.from({ length: 9 }, (_, at) => `<td>column ${at}</td>`).join('')
    open({ html: `<table><tbody><tr>${cells}</tr></tbody></table><p>${'long'.repeat(60)}</p>` })
    await expect.element(page.getByText('column 8', { exact: true })).toBeInTheDocument()
    expect(document.documentElement.scrollWidth).toBe(390)
    await seeAccessible()
  })

  it.each([
    { kind: 'article', title: '没有找到这篇文章', near: article, way: '全部就业资讯', address: '#/wenList' },
    { kind: 'video', title: '没有找到这个视频', near: video, way: '全部专题与视频', address: '#/contentListNew' },
  ] as const)(
    'says of a $kind that is not there that it is not, and what is [FAIR-2]',
    async ({ kind, title, near, way, address }) => {
      const asked = serve({
        [LIST]: () => ({ list: [95, 94, 93, 92, 91].map((id) => near(id)), total: 5, columns }),
      })
      const answer = vi.mocked(window.fetch).getMockImplementation()!
      vi.spyOn(window, 'fetch').mockImplementation(async (request, more) =>
        String(request).includes(DETAIL)
          ? Response.json({ code: codes.notFound, msg: '', data: null }, { status: 404 })
          : answer(request, more),
      )
      rendered = renderList(<MediaPage id="80" kind={kind} page={1} address="" />)
      await expect.element(heading(1)).toHaveTextContent(title)
      await expect.element(page.getByRole('link', { name: way, exact: true })).toHaveAttribute('href', address)
      const rows = page.getByRole('region', { name: '最近发布', exact: true }).getByRole('article')
      await expect.poll(() => rows.elements().length).toBe(3)
      expect(asked.filter(({ path }) => path === LIST)).toEqual([
        { path: LIST, params: { kind, page: '1', size: '12' } },
      ])
      await seeAccessible()
    },
  )
})
