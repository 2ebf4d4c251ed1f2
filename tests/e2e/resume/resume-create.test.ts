import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { getResume, saveOther } from '../../../contract/calls/resume.ts'
import { getSiteInfo } from '../../../contract/calls/site.ts'
import { Header } from '../models/header.ts'
import { ResumeEditor } from '../models/resume-editor.ts'
import { findBarriers } from '../world/accessibility.ts'
import { employer, logInAs, student } from '../world/identities.ts'
import { createWorld, eventually } from '../world.ts'

const world = createWorld()
const PHONE = { width: 390, height: 844 } as const

async function arrive(phone: string, path: string, viewport?: typeof PHONE) {
  const visitor = await world.visit(viewport ? { viewport } : {})
  const userId = await logInAs(visitor, world.demo, student(phone))
  await visitor.open(path)
  return { visitor, userId, page: visitor.page, editor: new ResumeEditor(visitor.page) }
}

/** Pixels by which the page is wider than the screen. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

describe('a student without a resume', () => {
  it('writes one from blank to complete, step by step [RES-2] [NAV-9]', async () => {
    const { visitor, userId, page, editor } = await arrive('13800000040', '/resume?from=3')
    await eventually(() => visitor.path).toBe('/resume_create?from=3')
    await editor.main.getByRole('heading', { level: 1, name: '开始写你的简历', exact: true }).waitFor()
    const ways = () => editor.main.getByRole('heading', { level: 2 }).allInnerTexts()
    await eventually(async () => (await ways()).slice(0, 3)).toEqual(['上传简历', '从空白开始', '对话填写'])
    expect(await findBarriers(page)).toEqual([])
    await editor.press('从空白开始')
    await eventually(() => visitor.path).toBe('/resume_add?from=3')
    const focused = () => page.evaluate(() => document.activeElement?.tagName)
    await eventually(focused).toBe('H1')
    await editor.type('姓名', '崔南枝')
    await editor.type('手机号', '13800000040')
    await editor.type('邮箱', 'cui@example.com')
    await editor.seeSaved()
    await editor.press('下一步')
    await editor.main.getByRole('heading', { level: 2, name: '教育经历', exact: true }).waitFor()
    await editor.press('添加教育经历')
    await editor.type('学校', '江临大学')
    await editor.field('学历').selectOption({ label: '本科' })
    await editor.field('专业').fill('自动')
    await page.getByRole('option', { name: '自动化', exact: true }).click()
    await editor.type('开始时间', '2022.9')
    await editor.type('结束时间', '2026-06')
    await editor.press('下一步')
    for (const step of ['实习或项目', '专业技能']) {
      await editor.main.locator('[aria-current=step]').filter({ hasText: step }).waitFor()
      await editor.press('以后再写')
    }
    await editor.main.getByRole('heading', { level: 2, name: '求职意向', exact: true }).waitFor()
    await editor.field('期望职位').fill('嵌入式开发')
    await page.keyboard.press('Enter')
    await editor.field('期望城市').fill('江临，')
    await editor.press('下一步')
    await editor.main.getByRole('heading', { level: 2, name: '完整度 49%，可以预览了', exact: true }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await eventually(async () => (await visitor.ask(getResume, { user_id: userId })).resume?.content).toMatchObject({
      basic: { name: '崔南枝', phone: '13800000040', email: 'cui@example.com' },
      education: [{ school: '江临大学', major: '自动化', degree: 'bachelor', start: '2022-09', end: '2026-06' }],
      intention: { positions: ['嵌入式开发'], cities: ['江临'] },
    })
    await editor.press('继续完善')
    await eventually(() => visitor.path).toBe('/resume?from=3&section=basic')
    await eventually(() => page.getByRole('meter', { name: '完整度' }).getAttribute('aria-valuenow')).toBe('49')
  })
})

describe('a student who has begun, with nothing that can be saved', () => {
  it('is led back to the wrong field from any step, and gets to the whole resume [RES-2] [RES-5]', async () => {
    const { visitor, page, editor } = await arrive('13800000003', '/resume_add?from=3')
    await editor.type('邮箱', 'foo@bar')
    await page
      .getByRole('list', { name: '步骤', exact: true })
      .getByRole('button', { name: /^求职意向/ })
      .click()
    await eventually(() => visitor.path).toBe('/resume_add?from=3&step=intention')
    await editor.seePill('有内容需要改正')
    await editor.press('有内容需要改正')
    await eventually(() => visitor.path).toBe('/resume_add?from=3&step=basic')
    await eventually(() => editor.field('邮箱').evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await editor.field('邮箱').inputValue()).toBe('foo@bar')
    await visitor.open('/resume?from=3&section=basic')
    await editor.main.getByRole('navigation', { name: '简历模块' }).waitFor()
    expect(visitor.path).toBe('/resume?from=3&section=basic')
    await eventually(() => editor.field('邮箱').inputValue()).toBe('foo@bar')
  })
})

describe('the resume area', () => {
  it('has a header of its own, dark and wider where a resume begins [RES-1]', async () => {
    const { visitor, page } = await arrive('13800000001', '/resume?from=3')
    const banner = page.getByRole('banner')
    const look = () =>
      banner.evaluate((header) => ({
        ground: getComputedStyle(header).backgroundColor,
        width: header.firstElementChild?.getBoundingClientRect().width,
      }))
    const resume = banner.getByRole('link', { name: '简历', exact: true })
    await resume.waitFor()
    expect(await banner.getByRole('button', { name: '联系我们' }).count()).toBe(0)
    expect(await look()).toEqual({ ground: 'rgb(255, 255, 255)', width: 1200 })
    await page.setViewportSize({ width: 1279, height: 860 })
    expect(await look()).toEqual({ ground: 'rgb(255, 255, 255)', width: 1000 })
    await page.setViewportSize({ width: 1280, height: 860 })
    await visitor.open('/resume_create?from=3')
    await resume.waitFor({ state: 'detached' })
    await eventually(look).toEqual({ ground: 'rgb(13, 21, 36)', width: 1200 })
    await banner.getByRole('button', { name: '联系我们' }).hover()
    const { phones, office_hours } = (await visitor.ask(getSiteInfo, { domain: new URL(visitor.origin).hostname }))
      .brand
    const numbers = [phones.enterprise, phones.student, phones.university]
    expect(new Set(numbers).size).toBe(3)
    const hrefs = () =>
      banner
        .getByRole('link', { name: /^(?:企业|学生|高校)/ })
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    await eventually(hrefs).toEqual(numbers.map((number) => `tel:${number.replaceAll(/\D/g, '')}`))
    await banner.getByText(`工作时间 ${office_hours}`, { exact: true }).waitFor()
    await visitor.open('/resume_add?from=3')
    await banner.getByRole('button', { name: '联系我们' }).waitFor({ state: 'detached' })
    await eventually(look).toEqual({ ground: 'rgb(13, 21, 36)', width: 1200 })
    expect(await resume.count()).toBe(0)
    await banner.getByRole('link', { name: '职位', exact: true }).click()
    await eventually(() => visitor.path).toBe('/jobRecommend')
    await visitor.open('/resume_add?from=3')
    await banner.getByRole('link', { name: /^江临大学/ }).click()
    await eventually(() => visitor.path).toBe('/')
  })

  it.each(['basic', 'intention', 'work', 'skills', 'honours', 'summary'])(
    'has no barriers in %s, and fits a phone [RES-2]',
    async (section) => {
      const { visitor, page, editor } = await arrive('13800000001', `/resume?from=3&section=${section}`)
      await editor.main.getByRole('heading', { level: 2 }).first().waitFor()
      const card = editor.main.locator('ol > li button[aria-controls]').first()
      if ((await card.count()) > 0) await card.click()
      expect(await findBarriers(page)).toEqual([])
      await page.setViewportSize(PHONE)
      await eventually(() => overflow(page)).toBe(0)
      expect(await findBarriers(page)).toEqual([])
      await visitor.open('/resume_add?from=3&step=skills')
      await editor.main.getByText('第 4 步，共 6 步：专业技能', { exact: true }).waitFor()
      await eventually(() => overflow(page)).toBe(0)
    },
  )

  it('is used with the keyboard alone [RES-2]', async () => {
    const { visitor, userId, page, editor } = await arrive('13800000001', '/resume?from=3&section=skills')
    await editor.main.getByRole('button', { name: '添加技能', exact: true }).focus()
    await page.keyboard.press('Enter')
    await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT')
    await page.keyboard.type('示波器')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await page.keyboard.type('逻辑分析仪')
    await page.keyboard.press('Enter')
    await editor.seeSaved()
    await eventually(() => visitor.count(saveOther)).toBeGreaterThan(0)
    await eventually(async () => (await editor.titles()).at(-1)).toBe('示波器')
    const skills = async () => (await visitor.ask(getResume, { user_id: userId })).resume?.content.skills
    const written = { name: '示波器', keywords: ['逻辑分析仪'] }
    await eventually(async () => (await skills())?.at(-1)).toMatchObject(written)
    const before = await skills()
    const remove = editor.main.getByRole('button', { name: '删除示波器', exact: true })
    await remove.focus()
    await page.keyboard.press('Enter')
    await remove.waitFor({ state: 'detached' })
    await eventually(skills).toEqual(before?.slice(0, -1))
    await editor.main.getByRole('button', { name: '撤销', exact: true }).focus()
    await page.keyboard.press('Enter')
    await remove.waitFor()
    await eventually(skills).toEqual(before)
  })

  it('asks an employer to switch, and anybody else to log in [SESS-4] [SW-1]', async () => {
    const visitor = await world.visit()
    await logInAs(visitor, world.demo, employer('13900000005'))
    await visitor.open('/resume_add?from=3')
    await new Header(visitor.page).dialog('当前登录身份为企业').waitFor()
    expect(visitor.path).toBe('/login')
    const nobody = await world.visit()
    await nobody.open('/resume?from=3&section=work')
    await eventually(() => nobody.path).toBe('/login')
  })
})
