import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { logout } from '../../../contract/calls/authentication.ts'
import { createCaptcha } from '../../../contract/calls/captcha.ts'
import { settle } from '../controls/settle.ts'
import { CaptchaDialog } from '../models/captcha-dialog.ts'
import { LoginDialog } from '../models/login-dialog.ts'
import { decodeQrCode, ScanPage } from '../models/scan-page.ts'
import { employer, logInAs, type Person, student } from '../world/identities.ts'
import { layersOver, seeFocusWithin } from '../world/layers.ts'
import { createWorld, eventually, FAILED_REQUEST } from '../world.ts'

const world = createWorld()

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

const length = (page: Page) => page.evaluate(() => history.length)

/** Marks the page for as long as a step back of its own is under way: its entry is still that of a layer that is gone. */
function markSteps(): void {
  const { go } = History.prototype
  History.prototype.go = function (by) {
    Reflect.set(window, 'isReceding', true)
    go.call(this, by)
  }
  window.addEventListener('popstate', () => Reflect.set(window, 'isReceding', false), { capture: true })
}

const isReceding = (page: Page) => page.evaluate(() => Reflect.get(window, 'isReceding') === true)

const settled = (page: Page, layers: number) =>
  eventually(async () => [await layersOver(page), await isReceding(page)]).toEqual([layers, false])

const named = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .filter({ visible: true })
    .first()
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

/** An entry of the header, which a phone has in a sheet. */
async function pressEntry(page: Page, name: string): Promise<void> {
  if (page.viewportSize()?.width !== PHONE.width) return named(page, name).click()
  await named(page, '打开菜单').click()
  await dialog(page, '菜单').getByRole('button', { name, exact: true }).click()
}

interface Kind {
  readonly name: string
  readonly host?: string
  readonly path?: string
  readonly person?: Person
  readonly sizes?: readonly { width: number; height: number }[]
  open(page: Page): Promise<void>
  layer(page: Page): Locator
}

const kinds: readonly Kind[] = [
  {
    name: 'the student login',
    open: (page) => pressEntry(page, '登录/注册'),
    layer: (page) => dialog(page, '学生登录'),
  },
  {
    name: 'the employer login',
    open: (page) => pressEntry(page, '我要招聘'),
    layer: (page) => dialog(page, '企业登录'),
  },
  {
    name: 'the staff login',
    open: (page) => pressEntry(page, '学校后台'),
    layer: (page) => dialog(page, '学校后台登录'),
  },
  {
    name: 'the registration of an employer',
    open: async (page) => {
      await pressEntry(page, '我要招聘')
      await dialog(page, '企业登录').getByRole('button', { name: '立即注册', exact: true }).click()
    },
    layer: (page) => dialog(page, '注册企业账号'),
  },
  {
    name: 'an employer’s forgotten password',
    open: async (page) => {
      await pressEntry(page, '我要招聘')
      await dialog(page, '企业登录').getByRole('button', { name: '忘记密码', exact: true }).click()
    },
    layer: (page) => dialog(page, '找回密码'),
  },
  {
    name: 'the question to switch',
    person: employer('13900000002'),
    open: async (page) => {
      if (page.viewportSize()?.width === PHONE.width) {
        await named(page, '打开菜单').click()
        await page.getByRole('dialog').getByRole('button', { name: '登录/注册', exact: true }).click()
      } else await named(page, '我的简历').click()
    },
    layer: (page) => dialog(page, '当前登录身份为企业'),
  },
  {
    name: 'the log-out',
    person: student('13800000001'),
    open: async (page) => {
      if (page.viewportSize()?.width !== PHONE.width) await page.getByRole('button', { name: '林小满' }).click()
      await pressEntry(page, '退出登录')
    },
    layer: (page) => page.getByRole('alertdialog', { name: '是否确定退出？', exact: true }),
  },
  {
    name: 'the mobile menu',
    sizes: [PHONE],
    open: (page) => named(page, '打开菜单').click(),
    layer: (page) => dialog(page, '菜单'),
  },
  {
    name: 'the code for students',
    open: (page) => page.getByRole('region', { name: '入口' }).getByRole('button', { name: /求职/ }).click(),
    layer: (page) => dialog(page, '微信扫码访问'),
  },
  {
    name: 'all filters',
    path: '/positionList',
    sizes: [PHONE],
    open: (page) => page.getByRole('main').getByRole('button', { name: '筛选', exact: true }).click(),
    layer: (page) => dialog(page, '筛选'),
  },
  {
    name: 'whom to ask',
    host: 'employer',
    open: (page) => page.getByRole('contentinfo').getByRole('button', { name: '技术咨询', exact: true }).click(),
    layer: (page) => page.getByRole('dialog'),
  },
  {
    name: 'the picture about a fair',
    host: 'brand',
    open: (page) => named(page, '关于本次双选会').click(),
    layer: (page) => dialog(page, '关于本次双选会'),
  },
  {
    name: 'a booth',
    host: 'brand',
    path: '/floorplan?id=1',
    open: (page) =>
      page
        .getByRole('list', { name: '展位列表' })
        .getByRole('button', { name: /海岳建设/ })
        .click(),
    layer: (page) => page.getByRole('complementary', { name: '海岳建设', exact: true }),
  },
]

const walks = kinds.flatMap((kind) =>
  (kind.sizes ?? [DESK, PHONE]).map((size) => ({ ...kind, size, width: size.width })),
)

async function arrive({ host = 'univ', path = '/', person, size }: Partial<Kind> & { size: typeof DESK }) {
  const visitor = await world.visit({ host, viewport: size })
  await visitor.page.addInitScript(markSteps)
  if (person) await logInAs(visitor, world.demo, person)
  await visitor.open('/about')
  await settle(visitor.page)
  await visitor.open(path)
  return visitor
}

describe('Back', () => {
  it.each(walks)('closes $name at $width px, and Forward does not open it again', async (walk) => {
    const visitor = await arrive(walk)
    const { page } = visitor
    const { path } = visitor
    const layer = walk.layer(page)
    await walk.open(page)
    await layer.waitFor()
    await settled(page, 1)
    const entries = await length(page)
    for (let round = 0; round < 3; round += 1) {
      await page.goBack()
      await layer.waitFor({ state: 'detached' })
      expect(new URL(page.url()).hash.slice(1).split('&booth')[0]).toBe(path)
      await page.goForward()
      await settled(page, 0)
      expect(await layer.count()).toBe(0)
      await walk.open(page)
      await layer.waitFor()
      await settled(page, 1)
      expect(await length(page)).toBe(entries)
    }
    await seeFocusWithin(layer)
    await page.keyboard.press('Escape')
    await layer.waitFor({ state: 'detached' })
    await settled(page, 0)
    expect(visitor.path.split('&booth')[0]).toBe(path)
    await page.goBack()
    await eventually(() => visitor.path).toBe('/about')
    await page.goForward()
    await eventually(() => visitor.path.split('&booth')[0]).toBe(path)
    await walk.open(page)
    await layer.waitFor()
    await settled(page, 1)
    await visitor.open('/agreement')
    await layer.waitFor({ state: 'detached' })
    await page.getByRole('heading', { level: 1, name: '用户服务协议' }).waitFor()
    await settled(page, 0)
    expect(visitor.path, 'an address that is typed meanwhile leads there').toBe('/agreement')
  })

  it.each([DESK, PHONE])('closes what lies over the login first, then the login, at $width px', async (size) => {
    const visitor = await arrive({ size })
    const { page, path } = visitor
    const [login, captcha] = [new LoginDialog(page), new CaptchaDialog(page, world.demo)]
    await pressEntry(page, '登录/注册')
    await login.toSms()
    await login.typePhone('15500000311')
    await login.getCode.click()
    await captcha.seeReady()
    await settled(page, 2)
    await page.goBack()
    await captcha.seeGone()
    await settled(page, 1)
    expect(await login.values()).toEqual({ phone: '15500000311', code: '' })
    visitor.complaints.expect(FAILED_REQUEST)
    await visitor.intercept(createCaptcha, (route) => route.fulfill({ status: 500 }))
    await login.getCode.click()
    await captcha.service.waitFor()
    await settled(page, 2)
    await page.goBack()
    await captcha.service.waitFor({ state: 'detached' })
    expect(await login.values()).toEqual({ phone: '15500000311', code: '' })
    await page.goBack()
    await login.seeGone()
    expect(visitor.path).toBe(path)
    await page.goBack()
    await eventually(() => visitor.path).toBe('/about')
  })

  it('goes from the confirmation to the question, and from there to the page', async () => {
    const visitor = await arrive({ size: DESK, person: employer('13900000002') })
    const { page, path } = visitor
    const question = dialog(page, '当前登录身份为企业')
    const confirmation = page.getByRole('alertdialog', { name: '返回登录', exact: true })
    await named(page, '我的简历').click()
    await question.getByRole('button', { name: '切换为学生身份', exact: true }).click()
    await confirmation.waitFor()
    await settled(page, 2)
    await page.goBack()
    await confirmation.waitFor({ state: 'detached' })
    await question.waitFor()
    await settled(page, 1)
    await page.goBack()
    await question.waitFor({ state: 'detached' })
    expect([visitor.path, visitor.count(logout)]).toEqual([path, 0])
  })

  it('does not leave with a log-out that is under way', async () => {
    const visitor = await arrive({ size: DESK, person: student('13800000001') })
    const { page, path } = visitor
    const confirmation = page.getByRole('alertdialog', { name: '是否确定退出？', exact: true })
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await visitor.waitForAnswers()
    await visitor.intercept(logout, async (route) => {
      await released
      await route.continue()
    })
    await named(page, /林小满/).click()
    await named(page, '退出登录').click()
    await confirmation.getByRole('button', { name: '退出登录', exact: true }).click()
    await confirmation.locator('[aria-busy="true"]').waitFor()
    for (let press = 0; press < 2; press += 1) {
      await page.goBack()
      await settled(page, 1)
      expect([await confirmation.count(), visitor.path]).toEqual([1, path])
    }
    release()
    await named(page, '登录/注册').waitFor()
    await settled(page, 0)
  })

  it('leads on where it should after a reload with a dialog open', async () => {
    const visitor = await arrive({ size: DESK })
    const { page, path } = visitor
    await pressEntry(page, '我要招聘')
    await dialog(page, '企业登录').waitFor()
    await settled(page, 1)
    await page.reload()
    await named(page, '登录/注册').waitFor()
    await settled(page, 0)
    expect([visitor.path, await page.getByRole('dialog').count()]).toEqual([path, 0])
    await page.goBack()
    await eventually(() => visitor.path).toBe('/about')
  })

  it('keeps what was chosen in a sheet, and takes it away once that is closed', async () => {
    const visitor = await arrive({ size: PHONE, path: '/positionList', host: 'brand' })
    const { page } = visitor
    const sheet = dialog(page, '筛选')
    await page.getByRole('main').getByRole('button', { name: '筛选', exact: true }).click()
    await sheet.getByText('本科可投', { exact: true }).click()
    await eventually(() => visitor.path).toBe('/positionList?education=bachelor')
    await sheet.getByText('硕士可投', { exact: true }).click()
    await eventually(() => visitor.path).toBe('/positionList?education=master')
    await settled(page, 1)
    await page.goBack()
    await sheet.waitFor({ state: 'detached' })
    expect(visitor.path).toBe('/positionList?education=master')
    await page.goBack()
    await eventually(() => visitor.path).toBe('/positionList')
    await page.goBack()
    await eventually(() => visitor.path).toBe('/about')
  })

  it('does not swallow where a login leads, and leads from there to the page before', async () => {
    const visitor = await arrive({ size: DESK, path: '/jobRecommend' })
    const { page } = visitor
    await visitor.page.evaluate(() => {
      location.hash = '/jobRecommend?isLogin=1'
    })
    const login = new LoginDialog(page)
    await login.seeWaiting()
    await settled(page, 1)
    const phone = new ScanPage((await world.visit()).page)
    await phone.open(await decodeQrCode(login.qrCode))
    await phone.choose('唐语桐 · 13800000014')
    await phone.confirm()
    await page.getByRole('heading', { name: '基本信息', exact: true }).waitFor()
    await login.seeGone()
    await settled(page, 0)
    expect(visitor.path).toBe('/resume?from=3')
    await page.goBack()
    await eventually(() => visitor.path).toMatch(/^\/jobRecommend/)
    expect(await page.getByRole('dialog').count()).toBe(0)
  })
})
