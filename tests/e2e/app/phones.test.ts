import { describe, expect, it } from 'vitest'
import { getPositionList } from '../../../contract/calls/positions.ts'
import { findBarriers } from '../world/accessibility.ts'
import { createWorld, eventually } from '../world.ts'

const world = createWorld()

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'
const TABLET =
  'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'

const phone = { userAgent: IPHONE, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

describe('a phone', () => {
  it.each([
    { host: 'univ', userAgent: IPHONE, query: '?scene=qp-univ' },
    { host: 'univ', userAgent: ANDROID, query: '?scene=qp-univ' },
    { host: 'edu', userAgent: IPHONE, query: '?scene=qp-edu&page=position_list' },
    { host: 'main', userAgent: IPHONE, query: '?scene=qp-main' },
    { host: 'channel', userAgent: IPHONE, query: '?scene=qp-channel' },
    { host: 'employer', userAgent: IPHONE, query: '?scene=qp-employer' },
    { host: 'nofair', userAgent: IPHONE, query: '?scene=qp-nofair' },
  ])('is sent from $host to the mini-program with $query [SITE-5]', async ({ host, userAgent, query }) => {
    const visitor = await world.visit({ ...phone, host, userAgent })
    await visitor.page.goto(`${visitor.origin}/`)
    await visitor.page.waitForURL(`${visitor.origin}/m/${query}`)
    const [scene] = query.slice('?scene='.length).split('&')
    await visitor.page.getByText(scene ?? '', { exact: true }).waitFor()
  })

  it('a phone that followed a shared position sees which one, and goes on to it, also from there [SITE-5]', async () => {
    const visitor = await world.visit(phone)
    const { page } = visitor
    await page.goto(`${visitor.origin}/demo`)
    const [shared] = (await visitor.ask(getPositionList, {})).list
    await page.goto(`${visitor.origin}/#/job?id=${shared?.id}`)
    await page.waitForURL(/\/m\/\?scene=qp-univ&path=/)
    await page.getByRole('heading', { name: shared?.title ?? '', exact: true }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('link', { name: '继续在网页查看', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: shared?.title ?? '', exact: true }).waitFor()
    await eventually(() => page.url()).toBe(`${visitor.origin}/#/job?id=${shared?.id}`)
    await page.goto(`${visitor.origin}/#/companyDetailPage?id=${shared?.company.id}`)
    await page.getByRole('heading', { level: 1, name: shared?.company.company_name ?? '', exact: true }).waitFor()
  })

  it('stays on the desktop site where that is chosen, also after a reload and on the next visit [SITE-5] [SITE-8]', async () => {
    const visitor = await world.visit(phone)
    const { page } = visitor
    await page.goto(`${visitor.origin}/`)
    await page.waitForURL(/\/m\/\?scene=/)
    await page.getByRole('link', { name: '继续在网页查看', exact: true }).click()
    const menu = page.getByRole('button', { name: '打开菜单', exact: true })
    await menu.waitFor()
    await eventually(() => page.url()).toBe(`${visitor.origin}/#/`)
    await eventually(async () => (await visitor.cookies())['diffPage']?.value).toBe('desktop')
    const { diffPage } = await visitor.cookies()
    expect(Math.round(((diffPage?.expires ?? 0) * 1000 - Date.now()) / 86_400_000)).toBe(1)
    await page.reload()
    await menu.waitFor()
    const again = await visitor.context.newPage()
    await again.goto(`${visitor.origin}/#/jobRecommend`)
    await again.getByRole('heading', { level: 1, name: '职位推荐', exact: true }).waitFor()
  })
})

it.each([
  ['tablet', { ...phone, userAgent: TABLET, viewport: { width: 820, height: 1180 } }],
  ['narrow window on a desk', { viewport: { width: 390, height: 844 } }],
])('a %s stays where it is [SITE-5]', async (_, options) => {
  const visitor = await world.visit(options)
  await visitor.open()
  await visitor.page.getByRole('region', { name: '入口', exact: true }).waitFor()
  expect(new URL(visitor.page.url()).pathname).toBe('/')
})
