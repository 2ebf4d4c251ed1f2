import { it } from 'vitest'
import { logInAs, type Person, student } from '../world/identities.ts'
import { createWorld, eventually, type Visitor } from '../world.ts'

const world = createWorld()

const publicPages = [
  '/',
  '/positionList',
  '/companyList?isAll=1',
  '/job?id=1',
  '/companyDetailPage?id=1',
  '/jobFair?id=1',
  '/jobFair?id=1&tab=companies',
  '/jobFair?id=1&tab=talks',
  '/floorplan?id=1',
  '/collegePosition?from=0',
  '/collegeJobfair?from=2',
  '/wenList',
  '/wenDetail?id=1',
  '/contentListNew',
  '/agreement',
  '/myCollect',
]

interface Walk {
  readonly host: string
  readonly person: Person | null
  readonly pages: readonly string[]
}

const walks: readonly Walk[] = [
  { host: 'brand', person: null, pages: publicPages },
  { host: 'main', person: null, pages: ['/', '/jobRecommend'] },
  { host: 'univ', person: null, pages: ['/'] },
  { host: 'nofair', person: null, pages: ['/'] },
  { host: 'employer', person: null, pages: ['/'] },
  {
    host: 'univ',
    person: student('13800000001'),
    pages: ['/deliveryFeedback?from=3', '/myCollect?from=3', '/myInterviewList', '/notices', '/resume?from=3'],
  },
]

const linesOf = async ({ page }: Visitor) => (await page.locator('body').innerText()).split('\n')

/** What the page says, once nothing of it is on its way and that changes no more. */
async function said(visitor: Visitor): Promise<string[]> {
  let last: string[] = []
  await eventually(async () => {
    await visitor.seeAnswered()
    await visitor.page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(null))))
    if ((await visitor.page.locator('main[aria-busy=true], main [aria-busy=true]').count()) > 0) return false
    const before = last.join('\n')
    last = await linesOf(visitor)
    return last.join('\n') === before
  }).toBe(true)
  return last
}

const choose = ({ page }: Visitor, language: string) =>
  page.getByRole('combobox', { name: /^(?:语言|Language)$/ }).selectOption({ label: language })

it.each(walks)('another language reaches every word of $pages.length pages of $host at once', async (walk) => {
  const visitor = await world.visit({ host: walk.host })
  // What counts down would say another minute after the reload.
  await visitor.page.clock.setFixedTime(Date.now())
  if (walk.person) await logInAs(visitor, world.demo, walk.person)
  for (const path of walk.pages) {
    await visitor.open(path)
    await said(visitor)
    await choose(visitor, 'English')
    await visitor.page.locator('html[lang=en]').waitFor()
    const changed = await said(visitor)
    await visitor.page.reload()
    await eventually(() => linesOf(visitor)).toEqual(changed)
    await choose(visitor, '简体中文')
    await visitor.page.locator('html[lang=zh-CN]').waitFor()
  }
})
