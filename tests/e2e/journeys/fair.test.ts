import { describe, it } from 'vitest'
import { createWorld, eventually } from '../world.ts'

const world = createWorld()

async function arrive(path: string) {
  const visitor = await world.visit({ host: 'brand' })
  await visitor.open(path)
  const { page } = visitor
  return { visitor, page, main: page.getByRole('main') }
}

describe('a fair', () => {
  it('has its parts in the address, a search for companies, and a plan for the keyboard [FAIR-1]', async () => {
    const { visitor, page, main } = await arrive('/jobFair?id=1')
    const tab = (name: RegExp) => main.getByRole('navigation', { name: '双选会内容' }).getByRole('link', { name })
    await tab(/^参会企业/).click()
    await eventually(() => visitor.path).toBe('/jobFair?id=1&tab=companies')
    const search = main.getByRole('searchbox', { name: '搜企业名称', exact: true })
    await search.fill('拓岩')
    await search.press('Enter')
    await main.getByText('共 1 家企业').first().waitFor()
    await tab(/^宣讲日程/).click()
    await eventually(() => visitor.path).toBe('/jobFair?id=1&tab=talks')
    await tab(/^展位图/).click()
    await eventually(() => visitor.path).toBe('/jobFair?id=1&tab=plan')
    await main.getByRole('searchbox', { name: '搜企业、职位或展位号', exact: true }).fill('海岳')
    const booth = main.getByRole('list', { name: '展位列表' }).getByRole('button')
    await eventually(() => booth.count()).toBe(1)
    await booth.focus()
    await page.keyboard.press('Enter')
    const drawer = main.getByRole('complementary', { name: '海岳建设', exact: true })
    await drawer.getByRole('link', { name: '此展位的链接', exact: true }).click()
    await eventually(() => visitor.path).toBe('/floorplan?id=1&booth=A05')
    await page.reload()
    await drawer.waitFor()
    // What is drawn may still lead the focus elsewhere.
    await eventually(async () => {
      await main.getByRole('button', { name: /^A05 海岳建设/ }).press('ArrowRight')
      return page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    }).toMatch(/^A06 /)
    await page.keyboard.press('Enter')
    await main.getByRole('complementary', { name: '澄江电气', exact: true }).waitFor()
    const zoom = main.getByRole('group', { name: '缩放', exact: true })
    await zoom.getByRole('button', { name: '放大', exact: true }).click()
    await eventually(() => zoom.getByRole('status').innerText()).not.toBe('100%')
  })
})
