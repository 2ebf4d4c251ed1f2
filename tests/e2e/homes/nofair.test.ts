import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { LoginDialog } from '../models/login-dialog.ts'
import { decodeQrCode, ScanPage } from '../models/scan-page.ts'
import { Shell } from '../models/shell.ts'
import { findBarriers } from '../world/accessibility.ts'
import { employer, logInAs, officer, type Person } from '../world/identities.ts'
import { createWorld, eventually } from '../world.ts'

const world = createWorld()

const NAME = '林小满'
const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
]

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

interface Arriving {
  readonly path?: string
  readonly viewport?: { readonly width: number; readonly height: number }
  readonly person?: Person
}

/** At a school whose job fair is hidden. */
async function arrive({ path = '/', viewport = sizes[0]!, person }: Arriving = {}) {
  const visitor = await world.visit({ host: 'nofair', viewport })
  if (person) await logInAs(visitor, world.demo, person)
  await visitor.open(path)
  const { page } = visitor
  const [main, shell] = [page.getByRole('main'), new Shell(page)]
  return { visitor, page, main, shell, desk: main.getByRole('region', { name: '我的账号', exact: true }) }
}

/** 我是学生, by a phone that confirms. */
async function logIn(page: Page, name: string) {
  await page.getByRole('main').getByRole('button', { name: '我是学生' }).click()
  const login = new LoginDialog(page)
  await login.seeWaiting()
  const phone = new ScanPage((await world.visit({ host: 'nofair' })).page)
  await phone.open(await decodeQrCode(login.qrCode))
  await phone.choose(name)
  await phone.confirm()
  await login.seeGone()
}

describe('a student at a school without a job fair', () => {
  it.each(sizes)('sees who they are at $width px, goes on, and logs out [SHELL-2]', async (viewport) => {
    const { visitor, page, main, shell, desk } = await arrive({ viewport })
    await logIn(page, `${NAME} · 13800000001`)
    await main.getByRole('heading', { level: 1, name: `你好，${NAME}`, exact: true }).waitFor()
    await eventually(() => focused(page)).toMatch(new RegExp(`^${NAME}`))
    expect(await findBarriers(page)).toEqual([])
    await desk.getByRole('button', { name: '我的简历' }).click()
    await main.getByRole('heading', { name: '基本信息', exact: true }).waitFor()
    await eventually(() => visitor.path).toBe('/resume?from=3')
    await page.goBack()
    await desk.getByRole('link', { name: '投递反馈' }).click()
    await eventually(() => visitor.path).toBe('/deliveryFeedback?from=3')
    await main.getByRole('heading', { level: 1 }).waitFor()
    await page.goBack()
    await desk.getByRole('link', { name: '全部职位' }).click()
    await eventually(() => visitor.path).toBe('/positionList')
    await main
      .getByRole('link', { name: /工程师/ })
      .first()
      .click()
    await eventually(() => visitor.path).toMatch(/^\/job\?id=/)
    await main.getByRole('heading', { level: 1 }).waitFor()
    await visitor.open('/')
    await desk.getByRole('button', { name: '退出登录', exact: true }).click()
    await shell.logout()
    await main.getByRole('heading', { level: 1, name: '选择身份，进入就业服务', exact: true }).waitFor()
    await eventually(() => focused(page)).toMatch(/^我是学生/)
    await eventually(() => visitor.identifyingCookies()).toEqual([])
  })

  it('is at the page that was asked for once logged in, and there after a reload [SHELL-2]', async () => {
    const { page, main, shell } = await arrive({ path: '/positionList' })
    await logIn(page, `${NAME} · 13800000001`)
    await main
      .getByRole('link', { name: /工程师/ })
      .first()
      .waitFor()
    await shell.seeLoggedIn(NAME)
    await page.reload()
    await main
      .getByRole('link', { name: /工程师/ })
      .first()
      .waitFor()
    await shell.seeLoggedIn(NAME)
  })
})

describe('somebody else at a school without a job fair', () => {
  it.each([
    {
      person: officer(),
      name: 'univadmin',
      whose: '江临大学 · 高校管理员',
      office: ['进入学校后台', '审核、发布、查看数据都在这里'],
      app: '/school/#/dashboard',
    },
    {
      person: employer('13900000006'),
      name: '企业',
      whose: '当前登录身份',
      office: ['进入企业后台', '处理投递、邀请面试、导出名单都在这里'],
      app: '/company/#/',
    },
  ])('sees $name, the back office and the way out [SHELL-2]', async ({ person, name, whose, office, app }) => {
    const { visitor, page, main, shell, desk } = await arrive({ person })
    await main.getByRole('heading', { level: 1, name: `你好，${name}`, exact: true }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await desk.getByText(whose, { exact: true }).waitFor()
    const opened = visitor.context.waitForEvent('page')
    await desk.getByRole('button', { name: office.join(' '), exact: true }).click()
    await (await opened).waitForURL(`${visitor.origin}${app}`)
    await desk.getByRole('button', { name: '我是学生' }).click()
    await page.getByRole('dialog', { name: /^当前登录身份为/ }).waitFor()
    await page.keyboard.press('Escape')
    await desk.getByRole('button', { name: '退出登录', exact: true }).click()
    await shell.confirmLogout.getByText(new RegExp(name === '企业' ? '您将退出企业后台账号' : `账号 ${name}`)).waitFor()
    await shell.logout()
    await main.getByRole('button', { name: '我是学生' }).waitFor()
    await eventually(() => visitor.identifyingCookies()).toEqual([])
  })
})

describe('the account at a school without a job fair', () => {
  it.each(sizes)(
    'has its ring as far from what it holds at every side, within the card, at $width px',
    async (viewport) => {
      const { page, desk } = await arrive({ viewport, person: officer() })
      await desk.waitFor()
      await page.keyboard.press('Tab')
      const room = await desk.evaluate((card) => {
        const account = card.querySelector<HTMLElement>('[tabindex="-1"]')!
        account.focus()
        const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(account)
        const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
        const [ring, picture, frame] = [account, account.firstElementChild!, card].map((one) =>
          one.getBoundingClientRect(),
        )
        return {
          outlineStyle,
          within: ring!.left - reach - frame!.left > 0 && frame!.right - ring!.right - reach > 0,
          sides: [picture!.left - ring!.left, picture!.top - ring!.top, ring!.bottom - picture!.bottom].map(Math.round),
        }
      })
      expect(room).toEqual({ outlineStyle: 'solid', within: true, sides: [8, 8, 8] })
    },
  )
})
