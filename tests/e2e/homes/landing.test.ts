import { describe, expect, it } from 'vitest'
import { createQrCodeParameter } from '../../../contract/calls/site.ts'
import { Header } from '../models/header.ts'
import { decodeQrCode } from '../models/scan-page.ts'
import { logInAs, student } from '../world/identities.ts'
import { createWorld, eventually, FAILED_REQUEST } from '../world.ts'

const world = createWorld()

async function arrive({ host = 'univ', phone }: { host?: string; phone?: string } = {}) {
  const visitor = await world.visit({ host })
  if (phone) await logInAs(visitor, world.demo, student(phone))
  await visitor.open()
  const { page } = visitor
  const header = new Header(page)
  const enter = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()
  return { visitor, page, header, enter, code: header.dialog('微信扫码访问') }
}

describe('the entrance of the students', () => {
  it('shows a code of the site that a phone can read [HOME-3]', async () => {
    const { visitor, page, enter, code } = await arrive()
    await enter('开始求职')
    await code.getByRole('img', { name: '小程序码', exact: true }).waitFor()
    expect(visitor.sent(createQrCodeParameter)).toEqual([{ public_source: '1', type: '4' }])
    const address = await decodeQrCode(code.getByRole('img', { name: '小程序码', exact: true }))
    expect(new URL(address).origin).toBe(visitor.origin)
    const phone = await page.context().newPage()
    await phone.goto(address)
    await phone.getByText('qp-univ', { exact: true }).waitFor()
  })

  it.each([
    { who: 'a student with a resume', phone: '13800000001', lands: '/resume?from=3' },
    { who: 'a student without one', phone: '13800000002', lands: '/resume_create?from=3' },
    { who: 'nobody', phone: undefined, lands: '/login' },
  ])('leads $who by 完善简历 to $lands [HOME-3]', async ({ phone, lands }) => {
    const { visitor, enter, code, header } = await arrive(phone ? { phone } : {})
    await enter('开始求职')
    await code.getByRole('button', { name: '完善简历', exact: true }).click()
    await eventually(() => visitor.path).toBe(lands)
    await code.waitFor({ state: 'detached' })
    if (!phone) await header.dialog('学生登录').waitFor()
  })

  it('says that the code has not come, and gets another [HOME-3]', async () => {
    const { visitor, enter, code } = await arrive()
    visitor.complaints.expect(FAILED_REQUEST)
    await visitor.intercept(createQrCodeParameter, (route) => route.fulfill({ status: 500 }))
    await enter('开始求职')
    await code.getByText('小程序码没有加载出来', { exact: true }).waitFor()
    await visitor.mend()
    await code.getByRole('button', { name: '重试', exact: true }).click()
    await code.getByRole('img', { name: '小程序码', exact: true }).waitFor()
  })
})

describe('the entrances of employers and staff', () => {
  it.each(['univ', 'province'])('ask to log in on %s [HOME-2]', async (host) => {
    const { header, enter } = await arrive({ host })
    await enter('我要招聘')
    await header.seeAndClose('企业登录')
    await enter('学校后台')
    await header.seeAndClose('学校后台登录')
  })
})

describe('the contacts beside the landing', () => {
  const numbers = ['企业 0571-5550 1866', '学生 0571-5550 1867', '高校 0571-5550 1868']

  async function reach() {
    const { visitor, page } = await arrive()
    const popup = page.getByRole('complementary', { name: '联系我们', exact: true })
    const trigger = popup.getByRole('button', { name: '联系我们', exact: true })
    await trigger.waitFor()
    const links = async () =>
      (await popup.getByRole('link').allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim())
    return { visitor, page, trigger, links }
  }

  it('name a phone per audience, by hover [SHELL-7]', async () => {
    const { page, trigger, links } = await reach()
    expect(await links()).toEqual([])
    await trigger.hover()
    await eventually(links).toEqual(numbers)
    await page.mouse.move(200, 200)
    await eventually(links).toEqual([])
  })

  it('open, are walked and close by keyboard [SHELL-7]', async () => {
    const { page, trigger, links } = await reach()
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.replace(/\s+/g, ' ') ?? '')
    await trigger.focus()
    await page.keyboard.press('Enter')
    await eventually(links).toEqual(numbers)
    expect(await trigger.getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('ArrowDown')
    await eventually(focused).toContain('1866')
    await page.keyboard.press('End')
    await eventually(focused).toContain('1868')
    await page.keyboard.press('Escape')
    await eventually(links).toEqual([])
    await eventually(focused).toBe('联系我们')
  })

  it('are on the home alone [SHELL-7]', async () => {
    const { visitor, page, trigger } = await reach()
    await visitor.open('/jobRecommend')
    await page.getByRole('heading', { level: 1, name: '职位推荐', exact: true }).waitFor()
    expect(await trigger.count()).toBe(0)
  })
})

describe('the landing on a phone', () => {
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

  it('opens the contacts by a tap [SHELL-7]', async () => {
    const { page } = await world.visit(phone).then(async (visitor) => {
      await visitor.open()
      return visitor
    })
    const popup = page.getByRole('complementary', { name: '联系我们', exact: true })
    await popup.getByRole('button', { name: '联系我们', exact: true }).tap()
    await eventually(() => popup.getByRole('link').count()).toBe(3)
    const box = await popup.getByRole('link').first().boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true)
  })

  it('has every entry in its menu, and each leads to its page [NAV-2] [NAV-6] [NAV-7]', async () => {
    const visitor = await world.visit(phone)
    await visitor.open()
    const { page } = visitor
    const header = new Header(page)
    const menu = page.getByRole('dialog', { name: '菜单', exact: true })
    const open = () => page.getByRole('button', { name: '打开菜单', exact: true }).tap()
    await open()
    const labels = ['首页', 'AI写简历', 'AI诊断', 'AI模拟面试 Beta', '职位推荐', '企业名录', '校园双选会']
    const navigation = menu.getByRole('navigation', { name: '主导航' })
    await eventually(async () =>
      (await navigation.locator('a, button').allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim()),
    ).toEqual(labels)
    await navigation.getByRole('link', { name: '企业名录', exact: true }).tap()
    await menu.waitFor({ state: 'detached' })
    await eventually(() => visitor.path).toBe('/companyList?isAll=1')
    for (const [entry, dialog] of [
      ['AI诊断', '学生登录'],
      ['我要招聘', '企业登录'],
      ['学校后台', '学校后台登录'],
      ['我的简历', '学生登录'],
    ] as const) {
      await open()
      await menu.getByRole('button', { name: entry, exact: true }).tap()
      await header.seeAndClose(dialog)
    }
  })

  it('shows a student’s own pages in the menu [NAV-5]', async () => {
    const visitor = await world.visit(phone)
    await logInAs(visitor, world.demo, student('13800000001'))
    await visitor.open()
    const { page } = visitor
    const menu = page.getByRole('dialog', { name: '菜单', exact: true })
    await page.getByRole('button', { name: '打开菜单', exact: true }).tap()
    await menu.getByText('林小满', { exact: true }).waitFor()
    await menu.getByRole('link', { name: '我的收藏', exact: true }).tap()
    await eventually(() => visitor.path).toBe('/myCollect?from=3')
    await page.getByRole('button', { name: '打开菜单', exact: true }).tap()
    await menu.getByRole('button', { name: '退出登录', exact: true }).tap()
    await page.getByRole('alertdialog', { name: '是否确定退出？', exact: true }).waitFor()
  })
})
