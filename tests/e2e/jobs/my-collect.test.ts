import { describe, expect, it } from 'vitest'
import { addToCollection, getCollectedPositions } from '../../../contract/calls/collect.ts'
import { getCompanyList } from '../../../contract/calls/companies.ts'
import { getPosition, getPositionList } from '../../../contract/calls/positions.ts'
import { Header } from '../models/header.ts'
import { ListPage } from '../models/lists.ts'
import { LoginDialog } from '../models/login-dialog.ts'
import { decodeQrCode, ScanPage } from '../models/scan-page.ts'
import { Shell } from '../models/shell.ts'
import { findBarriers } from '../world/accessibility.ts'
import { employer, logInAs, student } from '../world/identities.ts'
import { createWorld, eventually, FAILED_REQUEST, type Visitor } from '../world.ts'

const world = createWorld()

const PATH = '/myCollect?from=3'
const LOGIN_NEEDED = '登录后查看「我的收藏」'
const SWITCH_NEEDED = '切换为学生身份后查看「我的收藏」'

const main = ({ page }: Visitor) => page.getByRole('main')
const titles = (visitor: Visitor) => main(visitor).getByRole('heading', { level: 3 }).allInnerTexts()
const tab = (visitor: Visitor, name: string) =>
  main(visitor)
    .getByRole('navigation', { name: '我的收藏分类' })
    .getByRole('link', { name: new RegExp(`^${name}`) })
const seeTabs = (visitor: Visitor, ...texts: string[]) =>
  eventually(async () => {
    const links = main(visitor)
      .getByRole('navigation', { name: '我的收藏分类' })
      .getByRole('link', { name: /^(职位|企业)/ })
    return (await links.allInnerTexts()).map((text) => text.replace(/\s+/, ' '))
  }).toEqual(texts)
const heartAt = (visitor: Visitor, place: number) =>
  main(visitor)
    .getByRole('article')
    .nth(place)
    .getByRole('button', { name: /收藏：/ })
const seeHeart = (visitor: Visitor, place: number, isHeld: boolean) =>
  eventually(() => heartAt(visitor, place).getAttribute('aria-pressed')).toBe(String(isHeld))

async function arrive(phone: string, options = {}): Promise<Visitor> {
  const visitor = await world.visit(options)
  await logInAs(visitor, world.demo, student(phone))
  return visitor
}

/** As hearts on many pages would, the last of them the latest. */
async function collect(visitor: Visitor, type: 'position' | 'company', ids: readonly string[]): Promise<void> {
  for (const id of ids) expect(await visitor.ask(addToCollection, { type, id })).toEqual({ is_collected: true })
}

async function openIds(visitor: Visitor, size: number): Promise<readonly string[]> {
  const { list } = await visitor.ask(getPositionList, { size: String(size) })
  return list.map(({ id }) => id)
}

describe('a saved thing', () => {
  it('is on its page, the latest first, and can be removed and saved again there [JOB-5] [JOB-4]', async () => {
    const visitor = await arrive('13800000016')
    await visitor.open('/positionList')
    const [first, second] = (await new ListPage(visitor.page).rows()) as [string, string]
    for (const place of [0, 1]) {
      await heartAt(visitor, place).click()
      await seeHeart(visitor, place, true)
    }
    await eventually(() => visitor.count(addToCollection)).toBe(2)
    await visitor.open('/companyList?isAll=1')
    await main(visitor).getByRole('region', { name: '企业', exact: true }).waitFor()
    const [company] = (await new ListPage(visitor.page).rows()) as [string]
    await heartAt(visitor, 0).click()
    await eventually(() => visitor.count(addToCollection)).toBe(3)
    await visitor.seeAnswered()

    await new Header(visitor.page).pressOwn('冯雨柔', '我的收藏')
    await eventually(() => visitor.path).toBe(PATH)
    await eventually(() => titles(visitor)).toEqual([second, first])
    await seeTabs(visitor, '职位 2', '企业 1')

    await heartAt(visitor, 0).click()
    await seeHeart(visitor, 0, false)
    await seeTabs(visitor, '职位 1', '企业 1')
    await main(visitor).getByText('已取消收藏的还留在这里，再点一次心形即可恢复', { exact: true }).waitFor()
    expect(await titles(visitor)).toEqual([second, first])
    await heartAt(visitor, 0).click()
    await seeTabs(visitor, '职位 2', '企业 1')
    await heartAt(visitor, 0).click()
    await seeTabs(visitor, '职位 1', '企业 1')
    // Pointing at the tab that is open reads nothing ahead, so that what was taken back stays.
    const reads = visitor.count(getCollectedPositions)
    await tab(visitor, '职位').hover()

    await tab(visitor, '企业').click()
    await eventually(() => visitor.path).toBe(`${PATH}&tab=company`)
    await eventually(() => titles(visitor)).toEqual([company])
    expect(visitor.count(getCollectedPositions)).toBe(reads)
    await tab(visitor, '职位').click()
    await eventually(() => titles(visitor)).toEqual([first])
    await visitor.page.reload()
    await eventually(() => titles(visitor)).toEqual([first])
    await seeTabs(visitor, '职位 1', '企业 1')
  })

  it('is on one of the pages that the address names [JOB-5]', async () => {
    const visitor = await arrive('13800000017')
    const ids = await openIds(visitor, 23)
    await collect(visitor, 'position', ids)
    await visitor.open(PATH)
    const list = new ListPage(visitor.page)
    await eventually(async () => (await titles(visitor)).length).toBe(20)
    await list.toPage(2)
    await eventually(() => visitor.path).toBe(`${PATH}&page=2`)
    await list.seePage(2)
    const links = () =>
      main(visitor)
        .getByRole('heading', { level: 3 })
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    const earliest = ids.slice(0, 3).toReversed()
    await eventually(links).toEqual(earliest.map((id) => `#/job?id=${id}`))
    await visitor.page.reload()
    await list.seePage(2)
    await eventually(links).toEqual(earliest.map((id) => `#/job?id=${id}`))

    await visitor.open(`${PATH}&page=9`)
    await eventually(() => visitor.path).toBe(`${PATH}&page=2`)
    await eventually(links).toEqual(earliest.map((id) => `#/job?id=${id}`))
  })

  it('is marked once it is over, and can be removed [JOB-5]', async () => {
    const visitor = await arrive('13800000018')
    const over: Record<string, string> = {}
    visitor.complaints.expect(FAILED_REQUEST)
    for (let id = 1; id <= 120 && Object.keys(over).length < 2; id += 1) {
      const { status } = await visitor.ask(getPosition, { id: String(id) })
      if (status !== 'open') over[status] ??= String(id)
    }
    await collect(visitor, 'position', [over['closed'] ?? '', over['expired'] ?? ''])
    await visitor.open(PATH)
    const rows = main(visitor).getByRole('article')
    await rows.nth(0).getByText('已截止', { exact: true }).waitFor()
    await rows.nth(1).getByText('已停止招聘', { exact: true }).waitFor()
    await seeHeart(visitor, 0, true)
    await heartAt(visitor, 0).press('Enter')
    await seeHeart(visitor, 0, false)
    await seeTabs(visitor, '职位 1', '企业 0')
  })
})

describe('a visitor who is no student', () => {
  it('sees the login state after a log-out there, and the same list after the login [JOB-5] [OUT-1]', async () => {
    const visitor = await arrive('13800000001')
    const { list } = await visitor.ask(getCompanyList, { size: '2' })
    await collect(
      visitor,
      'company',
      list.map(({ id }) => id),
    )
    const names = list.map(({ company_name }) => company_name).toReversed()
    await visitor.open(`${PATH}&tab=company`)
    await eventually(() => titles(visitor)).toEqual(names)
    const [shell, login] = [new Shell(visitor.page), new LoginDialog(visitor.page)]
    await shell.askLogout('林小满')
    await shell.logout()
    await main(visitor).getByRole('heading', { level: 1, name: LOGIN_NEEDED, exact: true }).waitFor()
    await shell.seeLoggedOut()
    expect(await titles(visitor)).toEqual([])
    expect(visitor.path).toBe(`${PATH}&tab=company`)
    await eventually(() => visitor.page.getByRole('dialog').count()).toBe(0)

    await main(visitor).getByRole('button', { name: '登录/注册', exact: true }).click()
    await login.seeWaiting()
    const phone = await world.visit()
    const scan = new ScanPage(phone.page)
    await scan.open(await decodeQrCode(login.qrCode))
    await scan.choose('林小满 · 13800000001')
    await scan.confirm()
    await login.seeGone()
    await eventually(() => titles(visitor)).toEqual(names)
    expect(visitor.path).toBe(`${PATH}&tab=company`)
  })

  it('is asked to switch where somebody else is logged in, at once and at each press of the login [JOB-5] [SW-1]', async () => {
    const visitor = await world.visit()
    await logInAs(visitor, world.demo, employer('13900000005'))
    await visitor.open(PATH)
    const header = new Header(visitor.page)
    await header.seeAndClose('当前登录身份为企业')
    await main(visitor).getByRole('heading', { level: 1, name: SWITCH_NEEDED, exact: true }).waitFor()
    await main(visitor).getByRole('button', { name: '切换为学生身份', exact: true }).click()
    await header.seeAndClose('当前登录身份为企业')
    expect(visitor.count(getCollectedPositions)).toBe(0)
  })
})

describe('the page of collections', () => {
  it('the page of a student who has saved nothing leads on to what there is [JOB-5]', async () => {
    const visitor = await arrive('13800000019')
    await visitor.open(PATH)
    await main(visitor).getByText('还没有收藏职位', { exact: true }).waitFor()
    expect(await findBarriers(visitor.page)).toEqual([])
    await main(visitor).getByRole('link', { name: '去看职位', exact: true }).click()
    await eventually(() => visitor.path).toBe('/positionList')
    await visitor.page.goBack()
    await tab(visitor, '企业').click()
    await main(visitor).getByText('还没有收藏企业', { exact: true }).waitFor()
    await main(visitor).getByRole('link', { name: '去看企业', exact: true }).click()
    await eventually(() => visitor.path).toBe('/companyList?isAll=1')
  })

  it.each([
    { width: 1280, height: 860 },
    { width: 390, height: 844 },
  ])('has nothing that axe objects to at $width, also with one taken back [JOB-5]', async (viewport) => {
    const visitor = await arrive('13800000020', { viewport })
    await collect(visitor, 'position', await openIds(visitor, 3))
    const { list } = await visitor.ask(getCompanyList, { size: '3' })
    await collect(
      visitor,
      'company',
      list.map(({ id }) => id),
    )
    for (const path of [PATH, `${PATH}&tab=company`]) {
      await visitor.open(path)
      await seeHeart(visitor, 1, true)
      await heartAt(visitor, 1).click()
      await main(visitor)
        .getByText(/^已取消收藏的/)
        .waitFor()
      expect(await findBarriers(visitor.page)).toEqual([])
      const overflow = await visitor.page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBe(0)
    }
  })
})
