import { describe, expect, it } from 'vitest'
import { getMedia, reportWatched } from '../../../contract/calls/media.ts'
import { createWorld, eventually, FAILED_REQUEST } from '../world.ts'

const world = createWorld()

async function arrive(path: string) {
  const visitor = await world.visit({ host: 'brand' })
  await visitor.open(path)
  const { page } = visitor
  return { visitor, page, main: page.getByRole('main') }
}

describe('a fair', () => {
  it('opens the booth that the address names, however often it does [FAIR-1]', async () => {
    const { visitor, main } = await arrive('/floorplan?id=1')
    await main.getByRole('searchbox', { name: '搜企业、职位或展位号', exact: true }).waitFor()
    const drawer = main.getByRole('complementary', { name: '海岳建设', exact: true })
    for (let time = 0; time < 2; time += 1) {
      await visitor.open('/floorplan?id=1&booth=A05')
      await drawer.getByRole('button', { name: '关闭', exact: true }).click()
      await drawer.waitFor({ state: 'detached' })
      await eventually(() => visitor.path).toBe('/floorplan?id=1')
    }
  })

  it('has room for an open booth beside its plan, and the whole plan in sight afterwards [FAIR-1]', async () => {
    const { page, main } = await arrive('/floorplan?id=1')
    const left = async () => (await main.getByRole('button', { name: /^A01 / }).boundingBox())?.x ?? 0
    const last = main.getByRole('button', { name: /^A10 / })
    await last.waitFor()
    const before = await left()
    await last.click()
    await eventually(left).toBeLessThan(before)
    await page.keyboard.press('Escape')
    await eventually(left).toBe(before)
  })
})

describe('an article or a video that editors publish', () => {
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

  it.each(['#/companyList', '/#/companyList'])(
    'links to our pages, which begin at their top; Back leads to where the link is: %s [FAIR-2] [SHELL-8]',
    async (address) => {
      const visitor = await world.visit({ host: 'brand' })
      const { page } = visitor
      await visitor.open('/about')
      const media = await visitor.ask(getMedia, { id: '1' })
      const html = `${'<p>正文</p>'.repeat(80)}<p><a href="${address}">企业都在这里</a></p>`
      await visitor.intercept(getMedia, (route) =>
        route.fulfill({ json: { code: 0, msg: '', data: { ...media, html } } }),
      )
      await visitor.open('/wenDetail?id=1')
      // By then the page is led to its top no more.
      await eventually(() => page.title()).toContain(media.title)
      const scroll = () => page.evaluate(() => scrollY)
      const link = page.getByRole('link', { name: '企业都在这里', exact: true })
      await link.scrollIntoViewIfNeeded()
      const place = await scroll()
      expect(place).toBeGreaterThan(800)
      await link.click()
      await eventually(() => visitor.path).toBe('/companyList')
      await page.getByRole('main').getByRole('heading', { level: 3 }).first().waitFor()
      await eventually(scroll).toBe(0)
      await page.goBack()
      await link.waitFor()
      await eventually(scroll).toBe(place)
    },
  )

  it('plays, without a footer below, is reported once as watched, and goes on where it was left [FAIR-2]', async () => {
    const { visitor, page, main } = await arrive('/videoDetail?id=31')
    await main.getByRole('button', { name: '播放', exact: true }).click()
    const film = main.locator('video')
    expect(await page.getByRole('contentinfo').count()).toBe(0)
    const place = () => film.evaluate((video: HTMLVideoElement) => video.currentTime)
    await eventually(place).toBeGreaterThan(0)
    // Left by the player's own bar: however slow the machine is, it has not been watched.
    await film.evaluate(
      (video: HTMLVideoElement) =>
        new Promise<void>((resolve) => {
          video.addEventListener('pause', () => resolve(), { once: true })
          video.pause()
          video.currentTime = 6
        }),
    )
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
