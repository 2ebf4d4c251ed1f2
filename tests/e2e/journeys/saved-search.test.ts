import { expect, it } from 'vitest'
import { getSearches, removeSearch } from '../../../contract/calls/searches.ts'
import { LoginDialog } from '../models/login-dialog.ts'
import { decodeQrCode, ScanPage } from '../models/scan-page.ts'
import { findBarriers } from '../world/accessibility.ts'
import { createWorld, eventually, type Visitor } from '../world.ts'

const world = createWorld()

const LIST = '/positionList?city=beijing,shenzhen&period=fulltime'
const LABEL = '北京或深圳 · 全职'

const main = ({ page }: Visitor) => page.getByRole('main')
const button = (visitor: Visitor) => main(visitor).getByRole('button', { name: /^(?:订阅此搜索|已订阅)$/ })
const seeOn = (visitor: Visitor, isOn: boolean) =>
  eventually(() => button(visitor).getAttribute('aria-pressed')).toBe(String(isOn))

it('a filtered list is saved by itself after the login that it takes, leads back, and is taken off with one click [JOB-1] [JOB-5]', async () => {
  const visitor = await world.visit({ viewport: { width: 390, height: 844 } })
  const login = new LoginDialog(visitor.page)
  await visitor.open('/positionList')
  await main(visitor).getByRole('article').first().waitFor()
  expect(await button(visitor).count()).toBe(0)
  await visitor.open(LIST)
  await button(visitor).click()
  await login.seeWaiting()
  const phone = new ScanPage((await world.visit()).page)
  await phone.open(await decodeQrCode(login.qrCode))
  await phone.choose('杜长风 · 13800000029')
  await phone.confirm()
  await login.seeGone()
  await seeOn(visitor, true)
  expect(visitor.path).toBe(LIST)
  // Sorted and in another order it is the same.
  await visitor.open('/positionList?period=fulltime&city=shenzhen,beijing&sort=salary')
  await seeOn(visitor, true)
  expect(await findBarriers(visitor.page)).toEqual([])

  await visitor.open('/myCollect?from=3&tab=search')
  const link = main(visitor).getByRole('link', { name: LABEL, exact: true })
  await link.waitFor()
  expect(await findBarriers(visitor.page)).toEqual([])
  await link.click()
  await eventually(() => visitor.path).toBe('/positionList?city=beijing,shenzhen&period=fulltime&sort=newest')
  await seeOn(visitor, true)
  await visitor.page.goBack()
  await main(visitor)
    .getByRole('button', { name: `退订：${LABEL}` })
    .click()
  await eventually(async () => (await visitor.ask(getSearches, {})).list).toEqual([])
  // Until the answer is there a press changes nothing.
  const tab = (count: number) => main(visitor).getByRole('link', { name: `订阅的搜索 ${count}`, exact: true })
  await tab(0).waitFor()
  await main(visitor)
    .getByRole('button', { name: `重新订阅：${LABEL}` })
    .click()
  await eventually(async () => (await visitor.ask(getSearches, {})).list.length).toBe(1)
  await tab(1).waitFor()
  await main(visitor)
    .getByRole('button', { name: `退订：${LABEL}` })
    .click()
  await eventually(() => visitor.count(removeSearch)).toBe(2)
})
