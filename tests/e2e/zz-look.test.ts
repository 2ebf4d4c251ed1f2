import { it } from 'vitest'
import { logInAs, student } from './world/identities.ts'
import { createWorld } from './world.ts'

const world = createWorld()
it('looks', async () => {
  const visitor = await world.visit()
  const { page } = visitor
  await logInAs(visitor, world.demo, student('13800000001'))
  for (const [w, h] of [[1440, 900], [1024, 768], [390, 844]] as const) {
    await page.setViewportSize({ width: w, height: h })
    await visitor.open('/deliveryFeedback?from=3')
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    await page.waitForTimeout(800)
    await page.screenshot({ path: `/tmp/shots-fb/list-${w}.png`, fullPage: w === 390 })
    if (w === 390) {
      await page.locator('article a').nth(3).click()
      await page.waitForTimeout(800)
      await page.screenshot({ path: `/tmp/shots-fb/detail-${w}.png`, fullPage: true })
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await visitor.open('/deliveryFeedback?from=3')
  await page.getByText('录用待答复').first().click()
  await page.waitForTimeout(800)
  await page.locator('summary').click()
  await page.waitForTimeout(1500)
  await page.screenshot({ path: '/tmp/shots-fb/offer-dark.png' })
  await page.getByRole('button', { name: '接受录用' }).click()
  await page.waitForTimeout(500)
  await page.screenshot({ path: '/tmp/shots-fb/confirm-dark.png' })
})
