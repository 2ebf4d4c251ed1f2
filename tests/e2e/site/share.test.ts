import { describe, expect, it } from 'vitest'
import { getCompany } from '../../../contract/calls/companies.ts'
import { getFairList } from '../../../contract/calls/fairs.ts'
import { getMediaList } from '../../../contract/calls/media.ts'
import { getPosition } from '../../../contract/calls/positions.ts'
import { readQrCode } from '../../qr.ts'
import { findBarriers } from '../world/accessibility.ts'
import { createWorld, eventually, type Visitor } from '../world.ts'

const world = createWorld()

const PHONE = {
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
}

/** Somebody who has not opened the application yet. */
async function arrive(options: Parameters<typeof world.visit>[0] = {}): Promise<Visitor> {
  const visitor = await world.visit(options)
  await visitor.page.goto(`${visitor.origin}/demo`)
  return visitor
}

interface Thing {
  /** Of the application, behind its #. */
  readonly path: string
  readonly plain: string
  readonly title: string
}

const things: Record<'position' | 'company' | 'fair' | 'article', (visitor: Visitor) => Promise<Thing>> = {
  async position(visitor) {
    const { id, title } = await visitor.ask(getPosition, { id: '1' })
    return { path: `/job?id=${id}`, plain: `/job/${id}`, title }
  },
  async company(visitor) {
    const { id, company_name } = await visitor.ask(getCompany, { id: '1' })
    return { path: `/companyDetailPage?id=${id}`, plain: `/companies/${id}`, title: company_name }
  },
  async fair(visitor) {
    const [fair] = (await visitor.ask(getFairList, {})).list
    return { path: `/jobFair?id=${fair?.id}`, plain: `/fairs/${fair?.id}`, title: fair?.title ?? '' }
  },
  async article(visitor) {
    const [article] = (await visitor.ask(getMediaList, { kind: 'article' })).list
    return { path: `/wenDetail?id=${article?.id}`, plain: `/articles/${article?.id}`, title: article?.title ?? '' }
  },
}
const kinds = Object.keys(things) as (keyof typeof things)[]

const heading = ({ page }: Visitor, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const share = ({ page }: Visitor) => page.getByRole('dialog', { name: /^分享/ })

async function openShare(visitor: Visitor, { path, title }: Thing) {
  await visitor.open(path)
  await visitor.page.getByRole('button', { name: `分享：${title}`, exact: true }).click()
  const dialog = share(visitor)
  await dialog.getByText(title, { exact: true }).waitFor()
  return dialog
}

describe('a link that is shared', () => {
  it.each(kinds)('(%s) is copied and scanned, and leads whoever opens it to that very page [JOB-2]', async (kind) => {
    const visitor = await arrive()
    await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const thing = await things[kind](visitor)
    const address = `${visitor.origin}${thing.plain}`
    const dialog = await openShare(visitor, thing)
    expect(await dialog.getByRole('textbox', { name: '链接', exact: true }).inputValue()).toBe(address)
    const code = dialog.getByRole('img', { name: '此页面的二维码', exact: true })
    const picture = await code.getAttribute('src')
    expect(await readQrCode(Buffer.from(decodeURIComponent(picture?.split(',')[1] ?? '')))).toBe(address)
    expect(await findBarriers(visitor.page)).toEqual([])
    await visitor.page.clock.install()
    await visitor.stopClock()
    await dialog.getByRole('button', { name: '复制链接', exact: true }).click()
    await dialog.getByRole('button', { name: '已复制', exact: true }).waitFor()
    expect(await visitor.page.evaluate(() => navigator.clipboard.readText())).toBe(address)
    await visitor.page.clock.runFor(2000)
    await dialog.getByRole('button', { name: '复制链接', exact: true }).waitFor()
    expect(await dialog.getByRole('button', { name: '分享到其他应用', exact: true }).count()).toBe(0)

    const other = await world.visit()
    await other.page.goto(address)
    await heading(other, thing.title).waitFor()
    await other.page.getByRole('link', { name: /^打开/ }).click()
    await eventually(() => other.page.url()).toBe(`${other.origin}/#${thing.path}`)
    await heading(other, thing.title).waitFor()
  })

  it.each(kinds)('(%s) leads a phone through the jump page to that very page [SITE-5]', async (kind) => {
    const visitor = await arrive(PHONE)
    const { page } = visitor
    const { path, plain, title } = await things[kind](visitor)
    await page.goto(`${visitor.origin}${plain}`)
    await page.getByRole('link', { name: /^打开/ }).click()
    await page.waitForURL((url) => url.pathname === '/m/' && url.searchParams.get('path') === path)
    await heading(visitor, title).waitFor()
    await page.getByRole('link', { name: '继续在网页查看', exact: true }).click()
    await eventually(() => page.url()).toBe(`${visitor.origin}/#${path}`)
    await heading(visitor, title).waitFor()
    await page.reload()
    await heading(visitor, title).waitFor()
    expect(page.url()).toBe(`${visitor.origin}/#${path}`)
  })

  it('shows messengers a picture of the position [JOB-2]', async () => {
    const visitor = await arrive()
    const { plain } = await things.position(visitor)
    await visitor.page.goto(`${visitor.origin}${plain}`)
    const address = await visitor.page.locator('meta[property="og:image"]').getAttribute('content')
    // The plain page itself may ask for nothing.
    await visitor.page.goto(`${visitor.origin}/demo`)
    const size = await visitor.page.evaluate(async (picture) => {
      const bitmap = await createImageBitmap(await (await fetch(picture)).blob())
      return [bitmap.width, bitmap.height]
    }, address ?? '')
    expect(size).toEqual([1200, 630])
  })

  it('goes to the system’s own sharing where there is one, from a phone’s bar [JOB-2]', async () => {
    const visitor = await arrive({ ...PHONE, userAgent: '' })
    await visitor.page.addInitScript(() => {
      const handed: ShareData[] = []
      Object.assign(window, { handed })
      navigator.share = async (data) => void handed.push(data ?? {})
    })
    const thing = await things.position(visitor)
    const dialog = await openShare(visitor, thing)
    await dialog.getByRole('button', { name: '分享到其他应用', exact: true }).click()
    await dialog.getByText('已分享', { exact: true }).waitFor()
    expect(await visitor.page.evaluate(() => Reflect.get(window, 'handed'))).toEqual([
      { title: thing.title, url: `${visitor.origin}${thing.plain}` },
    ])
    await visitor.page.goBack()
    await dialog.waitFor({ state: 'detached' })
    await heading(visitor, thing.title).waitFor()
  })

  it('is there to be copied by hand where the browser refuses its clipboard [JOB-2]', async () => {
    const visitor = await arrive()
    await visitor.page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
      document.execCommand = () => false
    })
    const thing = await things.position(visitor)
    const dialog = await openShare(visitor, thing)
    await dialog.getByRole('button', { name: '复制链接', exact: true }).click()
    await dialog.getByText('没有复制成功。链接已选中，请手动复制。', { exact: true }).waitFor()
    await eventually(() => visitor.page.evaluate(() => getSelection()?.toString())).toBe(
      `${visitor.origin}${thing.plain}`,
    )
  })
})
