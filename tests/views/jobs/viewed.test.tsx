import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { rememberViewed } from '../../../src/api/viewed.ts'
import { Viewed } from '../../../src/features/jobs/filters/Viewed.tsx'
import { seeAccessible, setWidth } from '../sights/see.ts'
import { position, renderList, serve } from '../world/lists.tsx'
import type { RenderedPage } from '../world/page.tsx'

let rendered: RenderedPage | undefined
beforeEach(async () => {
  await setWidth('wide')
  serve({})
})
afterEach(() => {
  rendered?.close()
  vi.restoreAllMocks()
})

const links = () =>
  page
    .getByRole('region', { name: '看过的职位' })
    .getByRole('link')
    .elements()
    .map((link) => [link.querySelector('span > span')?.textContent, link.getAttribute('href')])

it('the last five positions looked at are beside a list, each once, the latest first [JOB-1]', async () => {
  for (const id of [1, 2, 3, 4, 5, 6, 3]) rememberViewed('9', position(id))
  rendered = renderList(<Viewed userId="9" />)
  await expect.poll(links).toEqual([3, 6, 5, 4, 2].map((id) => [`嵌入式开发工程师 ${id}`, `#/job?id=${id}`]))
  await seeAccessible()
})

it('the positions looked at are there after an hour with one of them [JOB-1]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  rememberViewed('9', position(1))
  vi.advanceTimersByTime(3_600_000)
  vi.useRealTimers()
  rendered = renderList(<Viewed userId="9" />)
  await expect.poll(links).toEqual([['嵌入式开发工程师 1', '#/job?id=1']])
})

it('a position comes to them as it is looked at, and nobody sees those of somebody else [JOB-1]', async () => {
  rememberViewed('9', position(1))
  rendered = renderList(<Viewed userId="" />)
  await expect.element(page.getByRole('region')).not.toBeInTheDocument()
  rememberViewed('', position(2))
  await expect.poll(links).toEqual([['嵌入式开发工程师 2', '#/job?id=2']])
})
