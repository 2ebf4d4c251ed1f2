import type { Locator } from 'playwright-core'
import { describe, it } from 'vitest'
import { createWorld, eventually } from '../world.ts'

const world = createWorld()

const widths = {
  'a desk': { viewport: { width: 1440, height: 900 } },
  'a phone': { viewport: { width: 390, height: 844 } },
} as const

const places = [
  { host: 'brand', path: '/' },
  { host: 'edu', path: '/' },
  { host: 'career', path: '/' },
  { host: 'channel', path: '/' },
  { host: 'main', path: '/' },
  { host: 'univ', path: '/' },
  { host: 'brand', path: '/positionList' },
  { host: 'brand', path: '/jobRecommend' },
  { host: 'brand', path: '/companyList?isAll=1' },
  { host: 'faculty', path: '/collegePosition?from=0' },
  { host: 'faculty', path: '/collegeCompany' },
  { host: 'faculty', path: '/collegeJobfair' },
  { host: 'brand', path: '/collegeJobfair' },
  { host: 'brand', path: '/jobFair' },
  { host: 'brand', path: '/jobFair?tab=companies' },
  { host: 'brand', path: '/wenList' },
  { host: 'brand', path: '/contentListNew' },
  { host: 'brand', path: '/companyDetailPage?id=1' },
] as const

/** Cards that one link or button covers, the first of each look marked for a locator; how many there are. */
function markCards(main: Element): number {
  const looks = new Set<string>()
  for (const link of main.querySelectorAll('a, button')) {
    const layer = getComputedStyle(link, '::after')
    if (layer.content === 'none' || layer.position !== 'absolute' || layer.top !== '0px' || layer.left !== '0px')
      continue
    let card = link.parentElement
    while (card && getComputedStyle(card).position === 'static') card = card.parentElement
    if (!card || looks.has(card.className) || !card.checkVisibility()) continue
    looks.add(card.className)
    card.setAttribute('data-covered', '')
  }
  return looks.size
}

/** What is drawn on a card and takes no click in its middle. */
function deadSpots(card: Element): string[] {
  const outer = card.getBoundingClientRect()
  return [...card.querySelectorAll('*')].flatMap((part) => {
    const box = part.getBoundingClientRect()
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const isSeen = box.width > 1 && x > outer.left && x < outer.right && y > outer.top && y < outer.bottom
    if (!isSeen || document.elementFromPoint(x, y)?.closest('a, button')) return []
    return [`${part.tagName} ${part.textContent}`]
  })
}

/** Where a card is, once it has come to rest in sight. */
async function bringIntoSight(card: Locator): Promise<void> {
  await card.evaluate((one) => one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }))
  await card.hover({ position: { x: 8, y: 8 } })
}

describe.each(Object.entries(widths))('a card on %s leads on wherever it is clicked', (_, options) => {
  it.each(places)('$host $path', async ({ host, path }) => {
    const visitor = await world.visit({ host, ...options })
    const { page } = visitor
    await visitor.open(path)
    const main = page.getByRole('main')
    await main.locator(':is(h2, h3) > a, h2').first().waitFor()
    await eventually(() => main.locator('[aria-busy=true]').count()).toBe(0)
    await eventually(() => main.evaluate(markCards)).toBeGreaterThan(0)
    for (const card of await main.locator('[data-covered]').all()) {
      await eventually(async () => {
        await bringIntoSight(card)
        return card.evaluate(deadSpots)
      }).toEqual([])
    }
  })

  it.each([
    { host: 'brand', path: '/', words: '查看详情' },
    { host: 'channel', path: '/', words: '查看详情' },
    { host: 'faculty', path: '/collegeJobfair', words: '查看双选会' },
    { host: 'brand', path: '/collegeJobfair', words: '查看详情' },
  ])('$words on $host $path opens the fair [HOME-6] [JOB-6]', async ({ host, path, words }) => {
    const visitor = await world.visit({ host, ...options })
    const { page } = visitor
    await visitor.open(path)
    const main = page.getByRole('main')
    const look = main.getByText(words, { exact: true }).first()
    await look.waitFor()
    await eventually(() => main.locator('[aria-busy=true]').count()).toBe(0)
    await bringIntoSight(look.locator('xpath=ancestor::li'))
    // The words themselves take no click: what lies over them does.
    await look.click({ force: true })
    await eventually(() => visitor.path).toMatch(/^\/jobFair\?id=\d+$/)
  })
})
