import { it } from 'vitest'
import { getSearches, removeSearch, saveSearch } from '../../../contract/calls/searches.ts'
import { logInAs, student } from '../world/identities.ts'
import { createWorld, eventually, type Visitor } from '../world.ts'

const world = createWorld()

const LIST = '/positionList?city=beijing,shenzhen&period=fulltime'
const LABEL = '北京或深圳 · 全职'

const main = ({ page }: Visitor) => page.getByRole('main')
const button = (visitor: Visitor) => main(visitor).getByRole('button', { name: /^(?:订阅此搜索|已订阅)$/ })
const seeOn = (visitor: Visitor, isOn: boolean) =>
  eventually(() => button(visitor).getAttribute('aria-pressed')).toBe(String(isOn))

it('the button leads a student with twenty searches to where one is removed, and saves this one then [JOB-1]', async () => {
  const visitor = await world.visit()
  await logInAs(visitor, world.demo, student('13800000033'))
  for (const { id } of (await visitor.ask(getSearches, {})).list) await visitor.ask(removeSearch, { id })
  for (let at = 0; at < 20; at++) {
    await visitor.ask(saveSearch, { list: 'position', filter: { keyword: `第 ${at} 个` } })
  }
  await visitor.open(LIST)
  await button(visitor).click()
  await main(visitor).getByRole('alert').getByRole('link', { name: '管理订阅' }).click()
  await eventually(() => visitor.path).toBe('/myCollect?from=3&tab=search')
  await main(visitor).getByRole('button', { name: '退订：「第 3 个」' }).click()
  await eventually(() => visitor.count(removeSearch)).toBe(1)
  await eventually(async () => (await visitor.ask(getSearches, {})).list.length).toBe(19)
  await visitor.page.goBack()
  await button(visitor).click()
  await seeOn(visitor, true)
  await eventually(async () => (await visitor.ask(getSearches, {})).list[0]?.label['zh-CN']).toBe(LABEL)
})

it('a notice of new positions opens their list, where the search can be removed [JOB-5]', async () => {
  const visitor = await world.visit()
  await logInAs(visitor, world.demo, student('13800000001'))
  const { list } = await visitor.ask(getSearches, {})
  const found = list.find(({ host, hits }) => host === '' && hits !== null)
  const [label, count] = [found?.label['zh-CN'] ?? '', found?.hits?.count ?? 0]
  await visitor.open('/notices')
  const notice = main(visitor).getByRole('link', {
    name: new RegExp(`你订阅的搜索有 ${count} 个新职位.*${label}`, 's'),
  })
  await notice.waitFor()
  await main(visitor)
    .getByRole('button', { name: `退订此搜索：${label}` })
    .first()
    .waitFor()
  await notice.first().click()
  await eventually(() => visitor.path).toMatch(/^\/positionList\?.*sort=newest$/)
  await seeOn(visitor, true)
  await eventually(() => main(visitor).getByRole('article').count()).toBeGreaterThanOrEqual(count)
})
