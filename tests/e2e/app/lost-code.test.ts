import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { getHomeResource } from '../../../contract/calls/site.ts'
import { CaptchaDialog } from '../models/captcha-dialog.ts'
import { EmployerDialog } from '../models/employer-dialog.ts'
import { OwnHome } from '../models/homes.ts'
import { ListPage } from '../models/lists.ts'
import { LoginDialog } from '../models/login-dialog.ts'
import { createWorld, eventually, FAILED_REQUEST, type Visitor } from '../world.ts'

const world = createWorld()

const isDocument = ({ pathname }: URL) => pathname === '/'

/** What a browser says of it, and the page. */
const LOST_CODE = /Failed to fetch dynamically imported module|Unable to preload CSS/

/** A visitor for whom files of that name do not come, and how often these and the page were asked for. */
async function arrive(host: string, file: string) {
  const visitor = await world.visit({ host })
  visitor.complaints.expect(FAILED_REQUEST)
  visitor.complaints.expect(LOST_CODE)
  // What a page fetches ahead in a quiet moment is no wish of anybody's.
  await visitor.page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  let count = 0
  let documents = 0
  visitor.page.on('domcontentloaded', () => {
    documents += 1
  })
  const isWanted = ({ pathname }: URL) => pathname.startsWith(`/assets/${file}-`) && pathname.endsWith('.js')
  await visitor.page.route(isWanted, (route) => {
    count += 1
    return route.abort()
  })
  const { page } = visitor
  return {
    visitor,
    page,
    failed: page.getByRole('heading', { name: '页面加载失败', level: 1, exact: true }),
    retry: page.getByRole('button', { name: '重试', exact: true }),
    /** How often, once enough round trips have passed without another; a page that asks again and again has none. */
    async asked() {
      await eventually(async () => {
        const before = count
        for (let turn = 0; turn < 10; turn += 1) await visitor.ask(getHomeResource, {})
        return count - before
      }).toBe(0)
      return count
    },
    documents: () => documents,
  }
}

const seeHome = ({ page }: Visitor) =>
  eventually(() => new OwnHome(page).main.getByRole('article').count()).toBeGreaterThan(0)

const seeMissed = (dialog: Locator) =>
  dialog.getByRole('alert').getByText('没能加载，请检查网络后重试', { exact: true }).waitFor()

const hasFocus = (field: Locator) => field.evaluate((element) => element === document.activeElement)

describe('code that does not come', () => {
  it.each([
    { what: 'page', host: 'main', file: 'MainHomePage' },
    { what: 'page', host: 'brand', file: 'BrandedHomePage' },
    { what: 'shared code', host: 'brand', file: 'content' },
  ])('the home on $host asks for its $what once at each press of the retry', async ({ host, file }) => {
    const { visitor, page, failed, retry, asked, documents } = await arrive(host, file)
    await visitor.open()
    await failed.waitFor()
    const first = await asked()
    expect(first).toBeGreaterThan(0)
    const loaded = documents()
    const again = page.waitForEvent('domcontentloaded')
    await retry.click()
    await again
    await failed.waitFor()
    expect(await asked()).toBeGreaterThan(first)
    expect(documents()).toBe(loaded + 1)
    await visitor.mend()
    await retry.click()
    await seeHome(visitor)
    expect(await failed.count()).toBe(0)
  })

  it('is asked for by whoever comes back to the home', async () => {
    const { visitor, page, failed } = await arrive('brand', 'BrandedHomePage')
    await visitor.open()
    await failed.waitFor()
    const navigation = page.getByRole('navigation', { name: '主导航', exact: true })
    await navigation.getByRole('link', { name: '企业名录', exact: true }).click()
    await eventually(() => visitor.path.split('?')[0]).toBe('/companyList')
    await visitor.mend()
    await navigation.getByRole('link', { name: '首页', exact: true }).click()
    await seeHome(visitor)
  })

  it('a part that a list can do without is left out, and comes with the next page', async () => {
    const { visitor, page, asked, documents } = await arrive('brand', 'collect')
    const list = new ListPage(page)
    const hearts = page.getByRole('main').getByRole('button', { name: /^收藏/ })
    await visitor.open('/positionList')
    await list.rows()
    await eventually(() => hearts.count()).toBe(0)
    await asked()
    expect(documents()).toBe(1)
    await visitor.mend()
    await list.toPage(2)
    await list.seePage(2)
    await eventually(() => hearts.count()).toBeGreaterThan(0)
  })

  it.each([
    { what: 'the plan of a fair', host: 'brand', path: '/jobFair?id=1&tab=plan', file: 'booth-map' },
    { what: "an employers' login", host: 'employer', path: '/', file: 'employer' },
    { what: "an employers' screen", host: 'employer', path: '/', file: '-EmployerShell' },
    { what: 'a transfer', host: 'univ', path: '/transferPage', file: 'transfer' },
    { what: 'lists', host: 'brand', path: '/positionList', file: 'lists' },
  ])('lost code of $what ends at a page that offers a retry, and the retry works', async ({ host, path, file }) => {
    const { visitor, page, failed, retry, asked, documents } = await arrive(host, file)
    await visitor.open(path)
    await failed.waitFor()
    // The router by itself loads the page anew once, where it is the page's own code.
    await asked()
    expect(documents()).toBeLessThanOrEqual(2)
    expect(await page.getByRole('main').count()).toBe(1)
    await visitor.mend()
    await retry.click()
    await failed.waitFor({ state: 'detached' })
  })

  it('lost code of what stands below the first screen leaves no hole there', async () => {
    const { visitor, page } = await arrive('univ', 'SellingPoints')
    await visitor.open()
    const statistics = page.getByRole('main').getByText('学生在这里求职', { exact: true })
    const cards = page.getByRole('main').getByText('我是用人单位', { exact: true })
    await eventually(async () => {
      await page.mouse.wheel(0, 2000)
      return statistics.count()
    }).toBe(1)
    const below = await statistics.elementHandle()
    const apart = () =>
      cards.evaluate((above, other) => {
        const [upper, lower] = [above, other].map((element) => (element as Element).getBoundingClientRect().top)
        return lower! - upper!
      }, below)
    await eventually(apart).toBeLessThan(600)
  })

  it('a dialog says that its code is on its way where it takes long', async () => {
    const visitor = await world.visit({ host: 'univ' })
    const { page } = visitor
    await visitor.open()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(/\/assets\/EmployerLogin-.*\.js$/, async (route) => {
      await released
      await route.continue()
    })
    await page.getByRole('button', { name: '我要招聘', exact: true }).first().click()
    await page.getByRole('status').getByText('正在加载', { exact: true }).waitFor()
    release()
    await new EmployerDialog(page, world.demo).phone.waitFor()
    expect(await page.getByRole('status').getByText('正在加载', { exact: true }).count()).toBe(0)
  })

  it('leaves the page where it is while no document can be had', async () => {
    const { visitor, page, failed, retry } = await arrive('brand', 'BrandedHomePage')
    await visitor.open()
    await failed.waitFor()
    await page.route(isDocument, (route) => route.abort())
    await retry.click()
    await page.getByText('网络已断开，请检查网络后重试', { exact: true }).waitFor()
    expect(await failed.count()).toBe(1)
    await visitor.mend()
    await retry.click()
    await seeHome(visitor)
  })

  it.each(['entry', 'login'])(
    'the page is loaded anew where a newer product has replaced its code [%s]',
    async (file) => {
      const { visitor, page } = await arrive('brand', file)
      await page.route(isDocument, async (route) => {
        if (route.request().resourceType() !== 'fetch') return route.continue()
        return route.fulfill({ body: '<script type="module" src="/assets/index-newer.js"></script>' })
      })
      await visitor.open()
      const login = page.getByRole('button', { name: '登录/注册', exact: true })
      await login.waitFor()
      const anew = page.waitForEvent('domcontentloaded')
      await login.click()
      await anew
      await visitor.mend()
      await login.click()
      await new LoginDialog(page).dialog.waitFor()
    },
  )

  it.each(['entry', 'login'])('says so where a click wants %s and the product is the same', async (file) => {
    const { visitor, page } = await arrive('brand', file)
    await visitor.open()
    const login = page.getByRole('button', { name: '登录/注册', exact: true })
    await login.click()
    await page.getByText('网络已断开，请检查网络后重试', { exact: true }).waitFor()
    await visitor.mend()
    await login.click()
    await new LoginDialog(page).dialog.waitFor()
  })

  it('a captcha without its code says so with a telephone and an e-mail, keeps the form below as it is, and opens at the retry [CAP-3]', async () => {
    const { visitor, page, asked, documents } = await arrive('univ', 'CaptchaDialog')
    await visitor.open()
    const login = new LoginDialog(page)
    const captcha = new CaptchaDialog(page, world.demo)
    await login.open()
    await login.toSms()
    await login.typePhone('13800000021')
    await login.getCode.click()
    await captcha.service.getByRole('alert').getByText('没能加载，请检查网络后重试', { exact: true }).waitFor()
    await captcha.service.getByText(/^联系客服 [\d -]+ · \S+@\S+$/).waitFor()
    await asked()
    expect(documents()).toBe(1)
    await visitor.mend()
    await captcha.retry()
    await captcha.solve()
    await captcha.seeGone()
    await eventually(() => login.rest()).toBeGreaterThan(0)
  })

  it('the log-in dialog says that its form is missing, keeps the way back to the code to scan, and shows the form at the retry', async () => {
    const { visitor, page, asked, documents } = await arrive('univ', 'SmsPane')
    await visitor.open()
    const login = new LoginDialog(page)
    await login.open()
    await login.seeWaiting()
    await login.toSms()
    await seeMissed(login.dialog)
    await asked()
    expect(documents()).toBe(1)
    await login.toQr()
    await login.seeWaiting()
    await login.toSms()
    await seeMissed(login.dialog)
    await visitor.mend()
    await login.press('重试')
    await eventually(() => hasFocus(login.phone)).toBe(true)
    await login.typePhone('13800000021')
    await eventually(() => login.getCode.isEnabled()).toBe(true)
  })

  it.each([
    { what: 'registration', file: 'RegisterPane', way: '立即注册', name: '注册企业账号' },
    { what: 'recovery', file: 'PasswordResetPane', way: '忘记密码', name: '找回密码' },
  ])('the dialog says that the code of an employer’s $what is missing, and shows it at the retry', async (missing) => {
    const { visitor, page, asked, documents } = await arrive('univ', missing.file)
    await visitor.open()
    const employer = new EmployerDialog(page, world.demo)
    await employer.open()
    await employer.press(missing.way)
    const dialog = page.getByRole('dialog', { name: missing.name, exact: true })
    await seeMissed(dialog)
    await asked()
    expect(documents()).toBe(1)
    await visitor.mend()
    await employer.press('重试')
    await eventually(() => hasFocus(employer.phone)).toBe(true)
    expect(await dialog.getByRole('heading', { name: missing.name, level: 2, exact: true }).count()).toBe(1)
    await employer.press('返回登录')
    await employer.password.waitFor()
  })
})
