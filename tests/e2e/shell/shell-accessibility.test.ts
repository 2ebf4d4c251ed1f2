import { describe, expect, it } from 'vitest'
import { Header } from '../models/header.ts'
import { findBarriers } from '../world/accessibility.ts'
import { employer, logInAs, student } from '../world/identities.ts'
import { createWorld, eventually, type Visitor } from '../world.ts'

const world = createWorld()

const desk = { viewport: { width: 1280, height: 860 } }
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const devices = [
  { device: 'a desk', options: desk },
  { device: 'a phone', options: phone },
]

async function arrive(host: string, path: string, options: object): Promise<Visitor> {
  const visitor = await world.visit({ host, ...options })
  await visitor.open(path)
  await visitor.page.locator('main:not([aria-busy])').getByRole('heading', { level: 1 }).waitFor()
  return visitor
}

describe.each(devices)('axe finds nothing on $device, in light and in dark, on', ({ options }) => {
  it('the landing of a province, to its end', async () => {
    const visitor = await arrive('province', '/', options)
    await visitor.page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await visitor.page.getByRole('main').getByText('500000+', { exact: true }).waitFor()
    expect(await findBarriers(visitor.page)).toEqual([])
  })

  it.each([
    { host: 'nofair', path: '/', title: '选择身份，进入就业服务' },
    { host: 'employer', path: '/', title: '好人才， 从校园开始遇见' },
    { host: 'employer-bg', path: '/', title: '与湾区一起，点亮清洁未来' },
    { host: 'univ', path: '/about', title: '关于我们' },
    { host: 'channel', path: '/about', title: '关于我们' },
    { host: 'univ', path: '/myCollect?from=3', title: '登录后查看「我的收藏」' },
    { host: 'univ', path: '/transferPage?user_id=7', title: '链接不完整' },
  ])('$path of $host', async ({ host, path, title }) => {
    const visitor = await arrive(host, path, options)
    await visitor.page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
    expect(await findBarriers(visitor.page)).toEqual([])
  })

  it('an address of arrival that counts no more, and its login', async () => {
    const visitor = await world.visit({ host: 'faculty', ...options })
    const { page } = visitor
    // The login opens by itself, and hides the page below from roles.
    await visitor.open('/transferPage?login_type=school&user_id=1')
    await new Header(page).dialog('院系后台登录').waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await findBarriers(page)).toEqual([])
  })

  it('the code for students, and the contacts', async () => {
    const { page } = await arrive('univ', '/', options)
    const contacts = page.getByRole('button', { name: '联系我们', exact: true })
    await contacts.click()
    await page.getByRole('complementary').getByRole('link').first().waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('main').getByRole('button', { name: '开始求职', exact: true }).click()
    await page.getByRole('img', { name: '小程序码', exact: true }).waitFor()
    expect(await findBarriers(page)).toEqual([])
  })

  it('the question whether to switch, and its confirmation', async () => {
    const visitor = await world.visit(options)
    await logInAs(visitor, world.demo, employer('13900000009'))
    await visitor.open('/login')
    const { page } = visitor
    const question = new Header(page).dialog('当前登录身份为企业')
    await question.waitFor()
    expect(await findBarriers(page)).toEqual([])
    await question.getByRole('button', { name: '切换为学生身份', exact: true }).click()
    await page.getByRole('alertdialog', { name: '返回登录', exact: true }).waitFor()
    expect(await findBarriers(page)).toEqual([])
  })
})

describe('the keyboard', () => {
  /** What has the focus says, but for its pictures. */
  const focused = ({ page }: Visitor) =>
    page.evaluate(() => {
      const copy = document.activeElement?.cloneNode(true)
      if (!(copy instanceof Element)) return ''
      for (const picture of copy.querySelectorAll('[aria-hidden=true], svg')) picture.remove()
      return copy.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''
    })

  it('walks the header from end to end, and every box of it [NAV-5]', async () => {
    const visitor = await world.visit()
    await logInAs(visitor, world.demo, student('13800000001'))
    await visitor.open()
    const { page } = visitor
    await page.getByRole('banner').getByRole('button', { name: '林小满' }).waitFor()
    const walked: string[] = []
    for (let step = 0; step < 13; step++) {
      await page.keyboard.press('Tab')
      walked.push(await focused(visitor))
    }
    expect(walked).toEqual([
      '跳到主要内容',
      '江临大学就业指导中心 · 校园招聘平台',
      '首页',
      'AI简历',
      'AI模拟面试Beta',
      '职位推荐',
      '企业名录',
      '校园双选会',
      '我的简历',
      '我要招聘',
      '学校后台',
      expect.stringContaining('通知'),
      '林小满',
    ])
    await page.keyboard.press('ArrowDown')
    await eventually(() => focused(visitor)).toBe('我的简历')
    const box: string[] = []
    for (let step = 0; step < 4; step++) {
      await page.keyboard.press('ArrowDown')
      box.push(await focused(visitor))
    }
    expect(box).toEqual(['投递反馈', '我的面试', '我的收藏', '退出登录'])
    await page.keyboard.press('Escape')
    await eventually(() => focused(visitor)).toBe('林小满')
    expect(await page.getByRole('banner').getByRole('link', { name: '我的收藏' }).count()).toBe(0)
  })

  it('opens AI简历 and what is in it, and gets the focus back after a dialog [NAV-2]', async () => {
    const visitor = await arrive('univ', '/', desk)
    const { page } = visitor
    const group = page.getByRole('banner').getByRole('button', { name: 'AI简历', exact: true })
    await group.focus()
    await page.keyboard.press('ArrowDown')
    await eventually(() => focused(visitor)).toMatch(/^AI写简历/)
    await page.keyboard.press('ArrowDown')
    await eventually(() => focused(visitor)).toMatch(/^AI诊断/)
    await page.keyboard.press('Enter')
    await new Header(page).seeAndClose('学生登录')
    await eventually(() => focused(visitor)).toBe('AI简历')
    await page.keyboard.press('Enter')
    await eventually(() => group.getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('Escape')
    await eventually(() => group.getAttribute('aria-expanded')).toBe('false')
  })

  it('skips to the content', async () => {
    const visitor = await arrive('univ', '/', desk)
    const { page } = visitor
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await focused(visitor)).toBe('我要招聘')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })
})
