import { describe, expect, it } from 'vitest'
import { checkStudentLogin, getLoginQrCode } from '../../../contract/calls/authentication.ts'
import { BackOffice } from '../models/back-office.ts'
import { Header } from '../models/header.ts'
import { LoginDialog } from '../models/login-dialog.ts'
import { decodeQrCode, ScanPage } from '../models/scan-page.ts'
import { Shell } from '../models/shell.ts'
import { employer, logInAs, officer, organiser, type Person, student } from '../world/identities.ts'
import { createWorld, eventually, type Visitor } from '../world.ts'

const world = createWorld()

async function arrive({ host = 'univ', person }: { host?: string; person?: Person } = {}) {
  const visitor = await world.visit({ host })
  if (person) await logInAs(visitor, world.demo, person)
  await visitor.open()
  return { visitor, header: new Header(visitor.page) }
}

const protectedEntries = ['我的简历', 'AI写简历', 'AI诊断', 'AI模拟面试 Beta']

/** Presses, and waits for the tab that opens. */
async function openedBy({ context }: Visitor, press: () => Promise<void>) {
  const opened = context.waitForEvent('page')
  await press()
  return opened
}

describe('a visitor whom nobody knows', () => {
  it('is asked to log in at every protected entry [NAV-4] [NAV-5] [NAV-6] [NAV-7]', async () => {
    const { header } = await arrive()
    for (const entry of [...protectedEntries, '登录/注册']) {
      await header.press(entry)
      await header.seeAndClose('学生登录')
    }
    await header.press('我要招聘')
    await header.seeAndClose('企业登录')
    await header.press('学校后台')
    await header.seeAndClose('学校后台登录')
  })

  it.each([
    { host: 'faculty', entry: '院系后台', dialog: '院系后台登录' },
    { host: 'channel', entry: '主办方后台', dialog: '主办方后台登录' },
    { host: 'main', entry: '学校后台', dialog: '学校后台登录' },
  ])('gets the login of $entry on $host [NAV-6]', async ({ host, entry, dialog }) => {
    const { header } = await arrive({ host })
    await header.press(entry)
    await header.seeAndClose(dialog)
  })

  it.each([
    { path: '/deliveryFeedback?from=3', title: '投递反馈' },
    { path: '/myCollect?from=3', title: '我的收藏' },
    { path: '/myInterviewList', title: '我的面试' },
    { path: '/aiIntroduction', title: 'AI诊断' },
  ])('sees on $path that it is a student’s own', async ({ path, title }) => {
    const { visitor, header } = await arrive()
    await visitor.open(path)
    const main = visitor.page.getByRole('main')
    await main.getByRole('heading', { level: 1, name: `登录后查看「${title}」`, exact: true }).waitFor()
    await main.getByRole('button', { name: '登录/注册', exact: true }).click()
    await header.seeAndClose('学生登录')
  })

  it('is answered as soon as it is known that nobody is logged in [NAV-4]', async () => {
    const visitor = await world.visit()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await visitor.intercept(checkStudentLogin, async (route) => {
      await released
      await route.continue()
    })
    await visitor.open()
    const header = new Header(visitor.page)
    await header.banner.getByText('正在确认登录状态').waitFor()
    await header.press('我的简历')
    release()
    await header.seeAndClose('学生登录')
    await eventually(() => visitor.count(getLoginQrCode)).toBe(1)
  })
})

describe('a student', () => {
  it.each([
    {
      phone: '13800000005',
      name: '许清和',
      has: 'a resume and a diagnosis',
      resume: /^\/resume\?from=3$/,
      diagnosis: /^\/diagnosticResult\?id=\w+&type=1$/,
    },
    {
      phone: '13800000002',
      name: '陈思远',
      has: 'neither resume nor diagnosis',
      resume: /^\/resume_create\?from=3$/,
      diagnosis: /^\/aiIntroduction$/,
    },
  ])(
    'a student with $has gets to each page [NAV-3] [NAV-4] [NAV-5] [NAV-9]',
    async ({ phone, name, resume, diagnosis }) => {
      const { visitor, header } = await arrive({ person: student(phone) })
      await new Shell(visitor.page).seeLoggedIn(name)
      const pages: [string, RegExp][] = [
        ['我的简历', resume],
        ['AI写简历', /^\/aiIntelligentfilling\?isAuth=1$/],
        ['AI诊断', diagnosis],
        ['AI模拟面试 Beta', /^\/aiInterviewIntroduce$/],
      ]
      for (const [entry, path] of pages) {
        await visitor.open('/')
        await header.press(entry)
        await eventually(() => visitor.path).toMatch(path)
      }
      const own: [string, string, string][] = [
        ['投递反馈', '/deliveryFeedback?from=3', '投递反馈'],
        ['我的面试', '/myInterviewList', '我的面试'],
        ['我的收藏', '/myCollect?from=3', '我的收藏'],
      ]
      for (const [entry, path, title] of own) {
        await header.pressOwn(name, entry)
        await eventually(() => visitor.path).toBe(path)
        await visitor.page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
      }
      await header.press('我要招聘')
      await header.seeAndClose('企业登录')
      await header.press('学校后台')
      await header.seeAndClose('学校后台登录')
      expect(visitor.count(getLoginQrCode)).toBe(1)
    },
  )
})

describe('somebody who is no student', () => {
  const others: { name: string; host: string; person: Person }[] = [
    { name: '高校管理员', host: 'univ', person: officer() },
    { name: '企业', host: 'univ', person: employer() },
    { name: '主办方', host: 'univ', person: organiser() },
  ]

  it.each(others)(
    'a visitor logged in as $name is asked to switch at every protected entry [SW-1] [NAV-4]',
    async ({ name, person }) => {
      const { visitor, header } = await arrive({ person })
      await header.banner.getByRole('button', { name, exact: true }).waitFor()
      const title = `当前登录身份为${name}`
      for (const entry of protectedEntries) {
        await header.press(entry)
        await header.dialog(title).getByText('需切换为学生身份才能查看', { exact: true }).waitFor()
        await header.seeAndClose(title)
      }
      await visitor.open('/login')
      await header.seeAndClose(title)
      for (const [path, page] of [
        ['/deliveryFeedback?from=3', '投递反馈'],
        ['/myCollect?from=3', '我的收藏'],
        ['/myInterviewList', '我的面试'],
        ['/aiIntroduction', 'AI诊断'],
      ] as const) {
        await visitor.open(path)
        await header.seeAndClose(title)
        const main = visitor.page.getByRole('main')
        await main.getByRole('heading', { level: 1, name: `切换为学生身份后查看「${page}」`, exact: true }).waitFor()
      }
      expect(await visitor.identifyingCookies()).toContain('session_id')
    },
  )

  it('an officer gets into the school’s back office at once, and not into an employer’s [NAV-6] [NAV-7]', async () => {
    const { visitor, header } = await arrive({ person: officer() })
    const tab = await openedBy(visitor, () => header.press('学校后台'))
    await tab.waitForURL(`${visitor.origin}/school/#/dashboard`)
    await tab.getByRole('heading', { name: /univadmin/ }).waitFor()
    expect(await tab.evaluate(() => window.opener)).toBe(null)
    await header.press('我要招聘')
    await header.seeAndClose('企业登录')
  })

  it('a faculty’s officer gets into its part of the back office [NAV-6]', async () => {
    const { visitor, header } = await arrive({ host: 'faculty', person: officer('facultyadmin') })
    const tab = await openedBy(visitor, () => header.press('院系后台'))
    await tab.waitForURL(`${visitor.origin}/school/#/lifeDecide`)
    await tab.getByRole('heading', { name: /facultyadmin/ }).waitFor()
  })

  it('an employer gets into the employers’ back office at once, and not into the school’s [NAV-6] [NAV-7]', async () => {
    const { visitor, header } = await arrive({ person: employer() })
    const tab = await openedBy(visitor, () => header.press('我要招聘'))
    await tab.waitForURL(`${visitor.origin}/company/#/`)
    await new BackOffice(tab).seeOwner('139****0001')
    await header.press('学校后台')
    await header.seeAndClose('学校后台登录')
  })

  it('an organiser has to log in for the others’ back offices [NAV-6] [NAV-7]', async () => {
    const { header } = await arrive({ person: organiser() })
    await header.press('学校后台')
    await header.seeAndClose('学校后台登录')
    await header.press('我要招聘')
    await header.seeAndClose('企业登录')
  })
})

describe('an address with isLogin=1', () => {
  it('opens the login, which goes on in the same tab [NAV-8] [NAV-9] [SITE-8]', async () => {
    const visitor = await world.visit()
    await visitor.open('/?isLogin=1')
    const login = new LoginDialog(visitor.page)
    await login.seeWaiting()
    const phone = new ScanPage((await world.visit()).page)
    await phone.open(await decodeQrCode(login.qrCode))
    await phone.choose('周予安 · 13800000003')
    await phone.confirm()
    await visitor.page.getByRole('heading', { name: '基本信息', exact: true }).waitFor()
    await eventually(() => visitor.path).toBe('/resume?from=3')
    expect(visitor.context.pages()).toHaveLength(1)
    expect(await visitor.page.evaluate(() => sessionStorage.getItem('protocolStatus'))).toBe('1')
  })

  it.each([
    ['student', student('13800000003'), '周予安'],
    ['employer', employer(), '企业'],
  ] as const)('does nothing for a %s [NAV-8]', async (_, person, name) => {
    const { visitor, header } = await arrive({ person })
    await visitor.open('/jobRecommend?isLogin=1')
    await visitor.page.getByRole('heading', { level: 1, name: '职位推荐', exact: true }).waitFor()
    await header.banner.getByRole('button', { name }).waitFor()
    expect(await visitor.page.getByRole('dialog').count()).toBe(0)
  })
})
