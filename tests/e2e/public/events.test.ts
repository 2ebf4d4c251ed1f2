import { describe, expect, it } from 'vitest'
import { reportWatched } from '../../../contract/calls/media.ts'
import { createWorld, eventually, FAILED_REQUEST } from '../world.ts'

const world = createWorld()

async function arrive(path: string) {
  const visitor = await world.visit({ host: 'brand' })
  await visitor.open(path)
  const { page } = visitor
  return { visitor, page, main: page.getByRole('main') }
}

describe('a fair', () => {})

describe('what editors publish', () => {
  it('does no harm, whatever it holds [FAIR-2]', async () => {
    const { visitor, page, main } = await arrive('/wenList')
    visitor.complaints.expect(FAILED_REQUEST)
    const dialogs: string[] = []
    page.on('dialog', async (dialog) => {
      dialogs.push(dialog.message())
      await dialog.dismiss()
    })
    await main.getByRole('link', { name: '双选会动态', exact: true }).click()
    await main.getByRole('link', { name: '一篇不怀好意的文章', exact: true }).click()
    const text = main.getByRole('article')
    await text.getByText(/^最后一段是普通文字/).waitFor()
    expect(await text.locator('script, style, iframe, form, input, svg[onload], [style], #root').count()).toBe(0)
    const attributes = await text
      .locator('*')
      .evaluateAll((all) => all.flatMap((element) => element.getAttributeNames()).filter((name) => /^on/.test(name)))
    expect(attributes).toEqual([])
    const out = text.getByRole('link', { name: '去别处登录', exact: true })
    expect(await out.getAttribute('rel')).toContain('noopener')
    await text.getByText('这一段想盖住整个页面。', { exact: true }).click()
    expect([dialogs, visitor.complaints.heard.filter((heard) => heard.startsWith('csp'))]).toEqual([[], []])
  })

  it('plays, without a footer below, is reported once as watched, and goes on where it was left [FAIR-2]', async () => {
    const { visitor, page, main } = await arrive('/videoDetail?id=31')
    await main.getByRole('button', { name: '播放', exact: true }).click()
    const film = main.locator('video')
    expect(await page.getByRole('contentinfo').count()).toBe(0)
    const place = () => film.evaluate((video: HTMLVideoElement) => video.currentTime)
    await eventually(place).toBeGreaterThan(6)
    await film.evaluate((video: HTMLVideoElement) => video.pause())
    const left = await place()
    await page.reload()
    await main.getByRole('button', { name: /^从 0:0\d 继续播放$/ }).click()
    await eventually(place).toBeGreaterThanOrEqual(left - 1)
    await main.locator('video').evaluate((video: HTMLVideoElement) => {
      video.currentTime = 0
      return video.play()
    })
    await eventually(() => visitor.count(reportWatched)).toBe(1)
    await eventually(() => film.evaluate((video: HTMLVideoElement) => video.ended)).toBe(true)
    expect(visitor.count(reportWatched)).toBe(1)
  })
})
