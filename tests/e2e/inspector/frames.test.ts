import { describe, expect, it } from 'vitest'
import { watchedChromium } from '../../chromium.ts'
import { BackOffice } from '../models/back-office.ts'
import { Header } from '../models/header.ts'
import { employer, logInAs, organiser, type Person, student } from '../world/identities.ts'
import { createWorld, eventually, type Visitor } from '../world.ts'

/** With scroll bars that take room, as on most desks. */
const world = createWorld(undefined, { ...watchedChromium, ignoreDefaultArgs: ['--hide-scrollbars'] })

async function arrive(path: string, { host = 'univ', person }: { host?: string; person?: Person } = {}) {
  const visitor = await world.visit({ host })
  if (person) await logInAs(visitor, world.demo, person)
  await visitor.open(path)
  // The outline of a page has a heading, too.
  await visitor.page.locator('main:not([aria-busy])').getByRole('heading', { level: 1 }).waitFor()
  return visitor
}

/** Which parts frame the page. */
const frameOf = async ({ page }: Visitor) => ({
  header: (await page.getByRole('banner').count()) > 0,
  footer: (await page.getByRole('contentinfo').count()) > 0,
})

/** Keeps a page's code back until it is released. */
async function withhold({ page }: Visitor, name: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(new RegExp(`/assets/${name}-.*\\.js$`), async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

describe('the frame of a page', () => {
  it.each([
    { path: '/jobRecommend', header: true, footer: true },
    { path: '/about', header: false, footer: false },
    { path: '/videoDetail', header: true, footer: false },
  ])('$path: header $header, footer $footer [SHELL-4]', async ({ path, ...frame }) => {
    const visitor = await arrive(path)
    expect(await frameOf(visitor)).toEqual(frame)
  })

  it('stays with its page until the next one is there [SHELL-4]', async () => {
    const visitor = await arrive('/jobRecommend')
    const release = await withhold(visitor, 'about')
    await visitor.open('/about')
    await eventually(() => visitor.path).toBe('/about')
    expect(await frameOf(visitor)).toEqual({ header: true, footer: true })
    release()
    await visitor.page.getByRole('heading', { level: 1, name: '关于我们', exact: true }).waitFor()
    expect(await frameOf(visitor)).toEqual({ header: false, footer: false })
  })

  it('the frame of a faculty leads nobody back who left before its first page was there [SHELL-5]', async () => {
    const visitor = await world.visit({ host: 'faculty' })
    const release = await withhold(visitor, 'collegePosition')
    await visitor.open('/')
    await eventually(() => visitor.path).toBe('/collegePosition?from=0')
    await visitor.open('/about')
    await visitor.page.getByRole('heading', { level: 1, name: '关于我们', exact: true }).waitFor()
    release()
    expect(visitor.path).toBe('/about')
  })

  it('the frame of a student’s pages leaves out what would distract [SHELL-4]', async () => {
    const visitor = await arrive('/aiIntroduction', { person: student('13800000005') })
    expect(await frameOf(visitor)).toEqual({ header: true, footer: true })
    const pages: [path: string, title: string, header: boolean][] = [
      ['/aiResumeDetail', '数据科学与大数据技术-许清和', true],
      ['/diagnosticResult?type=1', '诊断结果', true],
      ['/aiInterviewResult', '没有找到这个练习', true],
      ['/attentdetail', '数据科学与大数据技术-许清和', true],
      ['/interviewRoom', '面试间', false],
    ]
    for (const [path, title, header] of pages) {
      await visitor.open(path)
      await visitor.page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
      await eventually(async () => ({ path, ...(await frameOf(visitor)) })).toEqual({ path, header, footer: false })
    }
  })

  it('the frame of 关于我们 says whose site it is and how to reach it, and leads home [SHELL-4] [SHELL-9] [FAIR-3]', async () => {
    const visitor = await arrive('/')
    const { page } = visitor
    await page.getByRole('contentinfo').getByRole('link', { name: '关于我们', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: '关于我们', exact: true }).waitFor()
    await page.getByRole('heading', { level: 2, name: '关于江临大学', exact: true }).waitFor()
    const facts = await page.locator('dl').evaluateAll((lists) =>
      lists.flatMap((list) => {
        const texts = (tag: string) => [...list.querySelectorAll(tag)].map(({ textContent }) => textContent)
        const values = texts('dd')
        return texts('dt').map((term, index) => [term, values[index]])
      }),
    )
    expect(facts).toEqual([
      ['企业', '0571-5550 1866'],
      ['学生', '0571-5550 1867'],
      ['高校', '0571-5550 1868'],
      ['邮箱', 'jiuye@jianglin.example'],
      ['地址', '江临市望江区文渊路 188 号 大学生活动中心 2 层'],
      ['工作时间', '9:00-18:00'],
    ])
    await page.getByRole('link', { name: '返回首页', exact: true }).click()
    await page.getByRole('banner').waitFor()
    expect(visitor.path).toBe('/')
  })
})

describe('a channel', () => {
  it.each(['channel', 'employer', 'employer-bg'])(
    'a channel on %s sends its employer to the back office [SHELL-6]',
    async (host) => {
      const visitor = await world.visit({ host })
      await logInAs(visitor, world.demo, employer('13900000006'))
      await visitor.page.goto(`${visitor.origin}/#/`)
      await visitor.page.waitForURL(`${visitor.origin}/company/#/`)
      await new BackOffice(visitor.page).seeOwner('139****0006')
    },
  )

  it.each(['channel', 'employer'])(
    'a channel on %s sends its organiser to the organisers’ back office [SHELL-6]',
    async (host) => {
      const visitor = await world.visit({ host })
      await logInAs(visitor, world.demo, organiser())
      await visitor.page.goto(`${visitor.origin}/#/`)
      await visitor.page.waitForURL(`${visitor.origin}/op/#/schoolBroad/index`)
      await visitor.page.getByRole('heading', { name: /organiser/ }).waitFor()
    },
  )

  it.each(['company', 'channel'])(
    'keeps whoever is said to be %s, without the key that goes with it [SHELL-6]',
    async (loginType) => {
      const visitor = await world.visit({ host: 'channel' })
      await visitor.context.addCookies([{ name: 'login_type', value: loginType, url: visitor.origin }])
      await visitor.open()
      await visitor.page.getByRole('banner').waitFor()
      await visitor.page.locator('main:not([aria-busy])').getByRole('heading', { level: 1 }).waitFor()
      expect(visitor.path).toBe('/')
    },
  )

  it('only: another site keeps an employer and an organiser [SHELL-6]', async () => {
    for (const person of [employer('13900000007'), organiser()]) {
      const visitor = await arrive('/', { host: 'brand', person })
      expect(await frameOf(visitor)).toEqual({ header: true, footer: true })
      expect(visitor.path).toBe('/')
    }
  })
})

describe('a navigation', () => {
  it('begins at the top of the page [SHELL-8]', async () => {
    const visitor = await arrive('/')
    const { page } = visitor
    const top = () => page.evaluate(() => window.scrollY)
    for (const name of ['职位推荐', '企业名录', '首页']) {
      await page.setViewportSize({ width: 1280, height: 300 })
      // The page of before may still be there, or the next one be led to its top.
      await eventually(async () => {
        await page.mouse.wheel(0, 400)
        return top()
      }).toBeGreaterThan(0)
      await page
        .getByRole('banner')
        .getByRole('link', { name, exact: true })
        .evaluate((link) => {
          if (link instanceof HTMLElement) link.click()
        })
      await eventually(top).toBe(0)
    }
  })

  it.each(['univ', 'main', 'channel'])('a navigation to an unknown page leads home on %s [SHELL-8]', async (host) => {
    const visitor = await world.visit({ host })
    await visitor.open('/nowhere/at-all?x=1')
    await eventually(() => visitor.path).toBe('/')
    await visitor.page.locator('main:not([aria-busy])').getByRole('heading', { level: 1 }).waitFor()
  })

  it('marks the entry of the page that is open [SHELL-8]', async () => {
    const visitor = await arrive('/companyList?isAll=1')
    const current = visitor.page.getByRole('banner').locator('[aria-current=page]:visible')
    await eventually(() => current.allInnerTexts()).toEqual(['企业名录'])
    await visitor.open('/jobFair')
    await eventually(() => current.allInnerTexts()).toEqual(['校园双选会'])
    await visitor.open('/')
    await eventually(() => current.allInnerTexts()).toEqual(['首页'])
  })
})

describe('a dialog', () => {
  it.each(['学生登录', '企业登录', '学校后台登录'])('%s shifts nothing of the page [SHELL-10]', async (name) => {
    const visitor = await arrive('/')
    const { page } = visitor
    const header = new Header(page)
    await page.evaluate(() => document.fonts.ready)
    const places = () =>
      page.evaluate(() =>
        ['header', 'h1', 'section button'].map((what) => {
          const { left, top, width } = document.querySelector(what)?.getBoundingClientRect() ?? new DOMRect()
          return [left, top, width]
        }),
      )
    const before = await places()
    expect(await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0)
    await header.press({ 学生登录: '登录/注册', 企业登录: '我要招聘', 学校后台登录: '学校后台' }[name] ?? '')
    await header.dialog(name).waitFor()
    expect(await places()).toEqual(before)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
    await header.seeAndClose(name)
    await eventually(places).toEqual(before)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden')
  })
})
