import { describe, expect, it } from 'vitest'
import { getCompanyList } from '../../../contract/calls/companies.ts'
import { getBrandHome, getHomeConfig, getMainHome } from '../../../contract/calls/homes.ts'
import { getHomePositions } from '../../../contract/calls/positions.ts'
import { OwnHome } from '../models/homes.ts'
import { employer, logInAs, student } from '../world/identities.ts'
import { createWorld, eventually, FAILED_REQUEST } from '../world.ts'

const world = createWorld()

async function arrive(host: string, person?: ReturnType<typeof student>) {
  const visitor = await world.visit({ host })
  const id = person ? await logInAs(visitor, world.demo, person) : ''
  await visitor.open()
  return { visitor, page: visitor.page, home: new OwnHome(visitor.page), id }
}

describe('the home of a brand', () => {
  it('shows four figures, and its sections in the order and to the sizes of its configuration [HOME-1] [HOME-4] [HOME-5] [HOME-6]', async () => {
    const { visitor, home } = await arrive('brand')
    await eventually(() => home.tiles.allInnerTexts()).toHaveLength(4)
    await eventually(() => home.sections()).toEqual([
      '院系专区',
      '名企专区',
      '就业专区',
      '双选会',
      '热门职位',
      '城市引才',
      '就业服务',
      '行业直通',
    ])
    const { school_college_zone, companyList, companyArea, school_job_fair_zone, big_four, zoneFour } =
      await visitor.ask(getBrandHome, { domain: 'brand.localhost' })
    for (const [name, size, all] of [
      ['院系专区', 12, school_college_zone],
      ['名企专区', 8, companyList],
      ['就业专区', 11, companyArea],
      ['双选会', 3, school_job_fair_zone],
      ['城市引才', 12, big_four],
      ['行业直通', 12, zoneFour],
    ] as const) {
      const pages = Math.ceil(all.length / size)
      const onPage = () => home.section(name).locator('ul').first().locator(':scope > li').count()
      for (let page = 1; page <= pages; page += 1) {
        await eventually(onPage).toBe(page < pages ? size : all.length - size * (pages - 1))
        const arrows = [...(page > 1 ? ['上一页'] : []), ...(page < pages ? ['下一页'] : [])]
        expect(await home.arrows(name)).toEqual(arrows)
        if (page < pages) await home.turn(name, '下一页')
      }
    }
    expect(await home.entries('就业服务').count()).toBeLessThanOrEqual(4)
  })

  it('unfolds its categories beyond twenty, and marks those in demand [HOME-7]', async () => {
    const { visitor, home } = await arrive('brand')
    const shown = () => home.entries('热门职位').count()
    await eventually(shown).toBe(20)
    const { recruitHot } = await visitor.ask(getBrandHome, { domain: 'brand.localhost' })
    const hot = home.section('热门职位')
    await hot.getByText(`展开全部 ${recruitHot.length} 个类别`, { exact: true }).click()
    await eventually(shown).toBe(recruitHot.length)
    expect(await hot.getByText('热', { exact: true }).count()).toBe(recruitHot.filter(({ isHot }) => isHot).length)
    await hot.getByText('收起', { exact: true }).click()
    await eventually(shown).toBe(20)
  })

  it('leads where each zone says, and nowhere unsafe [HOME-8]', async () => {
    const { visitor, page, home } = await arrive('brand')
    await home.section('行业直通').waitFor()
    const data = await visitor.ask(getBrandHome, { domain: 'brand.localhost' })
    const items = [...data.companyArea, ...data.big_four, ...data.zoneThree, ...data.zoneFour]
    const paths = {
      1: '#/positionList?zoneid=',
      2: '#/companyList?zoneid=',
      3: '#/companyList?zoneid=',
      4: '#/wenList?id=',
      5: '#/contentListNew?id=',
      6: 'https://',
    } as const
    const seen = new Set<number>()
    for (const { title, config_type } of items) {
      const link = home.main.locator('ul a').filter({ hasText: title['zh-CN'] }).first()
      if (seen.has(config_type) || !(await link.isVisible())) continue
      seen.add(config_type)
      expect(await link.getAttribute('href')).toContain(paths[config_type])
      const outside = config_type === 6 ? ['_blank', 'noopener noreferrer'] : [null, null]
      expect([await link.getAttribute('target'), await link.getAttribute('rel')]).toEqual(outside)
    }
    expect([...seen].sort()).toEqual([1, 2, 3, 4, 5, 6])
    await eventually(() => home.arrows('城市引才')).toContain('下一页')
    await home.turn('城市引才', '下一页')
    await home.section('城市引才').getByText('来路不明的专区', { exact: true }).waitFor()
    expect(await page.locator('a[href^="javascript:" i]').count()).toBe(0)
  })

  it('leads to a zone that is empty, which says so and offers the way back [HOME-8]', async () => {
    const { visitor, page, home } = await arrive('brand')
    await home.enter('就业专区', /^就业帮扶/)
    await home.main.getByRole('heading', { name: '就业帮扶', level: 1, exact: true }).waitFor()
    await home.main.getByText('暂时还没有内容，过几天再来看看。', { exact: true }).waitFor()
    expect(await home.main.getByRole('article').count()).toBe(0)
    expect(visitor.path).toMatch(/^\/positionList\?zoneid=\d+&title=/)
    await home.main.getByRole('link', { name: '返回首页', exact: true }).click()
    await home.section('就业专区').waitFor()
    expect(new URL(page.url()).hash).toBe('#/')
  })

  it('leads by a zone of companies to those companies alone [HOME-8]', async () => {
    const { visitor, home } = await arrive('brand')
    const { companyArea } = await visitor.ask(getBrandHome, { domain: 'brand.localhost' })
    const growing = companyArea.find(({ config_type }) => config_type === 3)?.id ?? ''
    await home.enter('就业专区', /^成长型企业/)
    await home.main.getByRole('heading', { name: '成长型企业', level: 1, exact: true }).waitFor()
    expect(new URLSearchParams(visitor.path.split('?')[1]).get('zoneid')).toBe(growing)
    const { total } = await visitor.ask(getCompanyList, { zoneid: growing })
    expect(total).toBeLessThan((await visitor.ask(getCompanyList, {})).total)
    await home.main.getByText(`共 ${total} 家企业`, { exact: true }).first().waitFor()
  })

  it('shows the picture about its fair, and gives the focus back [HOME-6]', async () => {
    const { page, home } = await arrive('brand')
    await home.press('关于本次双选会')
    const dialog = page.getByRole('dialog', { name: '关于本次双选会', exact: true })
    await dialog.getByRole('img').first().waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('关于本次双选会')
  })

  it.each([
    { who: 'a student', person: student('13800000015'), kind: 'student', key: 'user_id' },
    { who: 'an employer', person: employer('13900000007'), kind: 'company', key: 'com_key_user' },
  ])('takes $who to a department as who they are [HOME-5]', async ({ person, kind, key }) => {
    const { page, home, id } = await arrive('brand', person)
    const addresses: string[] = []
    await page.context().exposeBinding('reportAddress', (_, address: string) => void addresses.push(address))
    await page.context().addInitScript(() => {
      const report = Reflect.get(window, 'reportAddress') as (address: string) => void
      if (location.hostname.startsWith('faculty.')) report(location.href)
    })
    const opened = page.context().waitForEvent('page')
    await home.enter('院系专区', /^计算机与人工智能学院/)
    const tab = await opened
    await eventually(() => addresses.length).toBeGreaterThan(0)
    const { hostname, hash } = new URL(addresses[0] ?? '')
    const claim = new URLSearchParams(hash.split('?')[1])
    expect([hostname, hash.split('?')[0], claim.get(key), claim.get('login_type')]).toEqual([
      'faculty.localhost',
      '#/transferPage',
      id,
      kind,
    ])
    await eventually(() => new URL(tab.url()).hash).toBe('#/collegePosition?from=0')
  })

  it('says nothing of a configuration that failed: it shows what it has [HOME-10]', async () => {
    const visitor = await world.visit({ host: 'brand' })
    visitor.complaints.expect(FAILED_REQUEST)
    const failed = visitor.page.waitForResponse((response) => response.url().includes(getBrandHome.path))
    await visitor.intercept(getBrandHome, (route) => route.fulfill({ status: 500 }))
    await visitor.open()
    const home = new OwnHome(visitor.page)
    await failed
    await home.main.getByRole('heading', { level: 1 }).waitFor()
    await eventually(() => home.main.locator('[aria-busy=true]').count()).toBe(0)
    expect(await home.sections()).toEqual([])
    expect(await visitor.page.getByRole('alert').allInnerTexts()).toEqual([])
  })
})

describe('the home of the main platform', () => {
  it('shows 21 categories to a page, six famous companies and 39 more with the way to all [HOME-1] [HOME-9]', async () => {
    const { visitor, page, home } = await arrive('main')
    const categories = home.main.getByRole('navigation', { name: '职位类别', exact: true })
    await eventually(() => categories.getByRole('listitem').count()).toBe(21)
    await categories.getByRole('button', { name: '下一页', exact: true }).click()
    await eventually(() => categories.getByRole('button', { name: '下一页', exact: true }).count()).toBe(0)
    await categories.getByRole('button', { name: '上一页', exact: true }).click()
    await eventually(() => categories.getByRole('listitem').count()).toBe(21)
    const wall = home.main.getByRole('list').filter({ has: page.getByRole('link', { name: '更多企业', exact: true }) })
    await eventually(() => wall.last().getByRole('listitem').count()).toBe(40)
    await wall.last().getByRole('link', { name: '更多企业', exact: true }).click()
    await eventually(() => visitor.path).toBe('/companyList?isAll=1')
  })

  it('turns its banner after three seconds, after five once picked, and waits for whoever points at it [HOME-9]', async () => {
    const visitor = await world.visit({ host: 'main', reducedMotion: 'no-preference' })
    const { page } = visitor
    await page.clock.install()
    await visitor.open()
    const home = new OwnHome(page)
    const current = () => home.banner.locator('[aria-current]').getAttribute('aria-label')
    await eventually(current).toBe('第 1 张，共 3 张')
    await visitor.stopClock()
    /** Which slide is there after so long; whatever that has begun has been drawn by then. */
    const shownAfter = async (milliseconds: number) => {
      await page.clock.runFor(milliseconds)
      await page.evaluate(() => {
        const { port1, port2 } = new MessageChannel()
        const heard = new Promise<void>((resolve) => {
          port1.onmessage = () => resolve()
        })
        port2.postMessage('')
        return heard
      })
      return Number((await current())?.[2])
    }
    const pick = home.banner.getByRole('button', { name: '第 3 张，共 3 张', exact: true })
    await pick.click()
    expect(await shownAfter(30_000)).toBe(3)
    await page.mouse.move(2, 2)
    await pick.blur()
    expect([await shownAfter(4999), await shownAfter(1)]).toEqual([3, 1])
    expect([await shownAfter(2999), await shownAfter(1)]).toEqual([1, 2])
    expect([await shownAfter(2999), await shownAfter(1)]).toEqual([2, 3])
    await home.banner.hover()
    expect(await shownAfter(30_000)).toBe(3)
    await page.mouse.move(2, 2)
    expect([await shownAfter(2999), await shownAfter(1)]).toEqual([3, 1])
    await visitor.setHidden(true)
    expect(await shownAfter(30_000)).toBe(1)
    await visitor.setHidden(false)
    expect([await shownAfter(2999), await shownAfter(1)]).toEqual([1, 2])
    await pick.focus()
    expect(await shownAfter(30_000)).toBe(2)
    await page.keyboard.press('Shift+Tab')
    expect(await shownAfter(30_000)).toBe(2)
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    expect([await shownAfter(2999), await shownAfter(1)]).toEqual([2, 3])
  })

  it('loads its positions by 18 as the end comes near, and ends with the way to the rest [HOME-9]', async () => {
    const { visitor, page, home } = await arrive('main')
    await eventually(() => home.feed.count()).toBe(18)
    expect(visitor.count(getHomePositions)).toBe(0)
    const toEnd = () => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const chunks: number[] = []
    page.on('response', async (response) => {
      if (new URL(response.url()).pathname === getHomePositions.path) {
        chunks.push((await response.json()).data.list.length)
      }
    })
    await toEnd()
    await eventually(() => home.feed.count()).toBeGreaterThanOrEqual(36)
    expect((await home.feed.count()) % 18).toBe(0)
    await expect
      .poll(
        async () => {
          await toEnd()
          return home.more.isVisible()
        },
        { timeout: 60_000, interval: 100 },
      )
      .toBe(true)
    const shown = await home.feed.count()
    await eventually(() => chunks.reduce((sum, length) => sum + length, 18)).toBe(shown)
    expect(chunks.slice(0, -1)).toEqual(chunks.slice(1).map(() => 18))
    const titles = await home.feed.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    const jobs = titles.filter((href) => href?.startsWith('#/job?'))
    expect(new Set(jobs).size).toBe(jobs.length)
    await home.more.click()
    await eventually(() => visitor.path.split('?')[0]).toBe('/jobRecommend')
  })

  it('says that its configuration failed, and reads it again [HOME-10]', async () => {
    const visitor = await world.visit({ host: 'main' })
    visitor.complaints.expect(FAILED_REQUEST)
    for (const call of [getMainHome, getHomeConfig]) {
      await visitor.intercept(call, (route) => route.fulfill({ status: 500 }))
    }
    await visitor.open()
    const home = new OwnHome(visitor.page)
    const retries = home.main.getByRole('button', { name: '重试', exact: true })
    await eventually(() => retries.count()).toBe(2)
    await visitor.mend()
    await retries.first().click()
    await home.banner.waitFor()
    await retries.click()
    await eventually(() => home.feed.count()).toBe(18)
  })
})
