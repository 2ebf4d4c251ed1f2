import { expect, it } from 'vitest'
import { LoginDialog } from '../models/login-dialog.ts'
import { findBarriers } from '../world/accessibility.ts'
import { logInAs, student } from '../world/identities.ts'
import { createWorld, eventually, type Visitor } from '../world.ts'

const world = createWorld()

const publicPages = ['/', '/positionList', '/companyList?isAll=1', '/job?id=1', '/jobFair?id=1', '/wenDetail?id=1']
const ownPages = ['/resume?from=3', '/deliveryFeedback?from=3', '/myCollect?from=3']

async function barriersOn(visitor: Visitor, path: string): Promise<readonly string[]> {
  const { page } = visitor
  await page.goto('about:blank')
  await visitor.open(path)
  // Asked at one moment: the frame that stands in for a page while it loads has a heading, too, and is busy as a whole.
  const isThere = () =>
    page.evaluate(() => !document.querySelector('[aria-busy=true]') && document.querySelector('main h1') !== null)
  await eventually(isThere).toBe(true)
  return findBarriers(page)
}

it('axe finds nothing on the pages that most students see, in light and in dark', async () => {
  const visitor = await world.visit({ host: 'brand' })
  const found: string[] = []
  const look = async (path: string) => {
    for (const barrier of await barriersOn(visitor, path)) found.push(`${path}, ${barrier}`)
  }
  for (const path of publicPages) await look(path)
  await visitor.open('/positionList')
  const login = new LoginDialog(visitor.page)
  await login.open()
  await login.seeWaiting()
  found.push(...(await findBarriers(visitor.page)))
  await logInAs(visitor, world.demo, student('13800000001'))
  for (const path of ownPages) await look(path)
  expect(found).toEqual([])
})
