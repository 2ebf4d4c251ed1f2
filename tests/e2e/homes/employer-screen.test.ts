import { describe, expect, it } from 'vitest'
import { alterSite } from '../world/altered-site.ts'
import { controlsOf } from '../world/structure.ts'
import { createWorld } from '../world.ts'

const world = createWorld()

describe("an employers' screen", () => {
  it.each([
    { host: 'employer', title: '好人才， 从校园开始遇见', text: /^一次发布，触达全国高校的应届生/, kind: '行业联盟' },
    { host: 'employer-bg', title: '与湾区一起，点亮清洁未来', text: /^新能源企业校园招聘专场/, kind: '行业联盟' },
  ])(
    'the screen of $host says what kind of site it is and whom it is for [SHELL-3] [CHAN-1] [CHAN-4] [SITE-9]',
    async ({ host, title, text, kind }) => {
      const visitor = await world.visit({ host })
      await visitor.open()
      const { page } = visitor
      const main = page.getByRole('main')
      await main.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
      await main.getByText(text).waitFor()
      await main.getByText(kind, { exact: true }).waitFor()
      const figures = main.getByRole('paragraph').filter({ hasText: '+' })
      expect((await figures.allInnerTexts()).map((figure) => figure.replace(/\s+/g, ' '))).toEqual([
        '1500+ 服务院校',
        '800万+ 注册学生',
        '6万+ 注册企业',
        '1000+ 年度招聘会',
      ])
      expect(await controlsOf(page.getByRole('banner'))).toEqual(['button 主办方后台'])
      expect(await controlsOf(main)).toEqual([
        'tab 密码登录',
        'tab 验证码登录',
        'textbox 手机号码',
        'textbox 密码',
        'button 显示密码',
        'button 忘记密码',
        'button 登录',
        'button 立即注册',
        'link 服务电话 400-5550 1700',
      ])
      await main.getByText('工作时间 9:00-18:00', { exact: true }).waitFor()
      const mainSite = page.getByRole('contentinfo').getByRole('link', { name: '企业主站', exact: true })
      expect(await mainSite.getAttribute('href')).toBe('https://test.employers.qihang.example/')
      expect(await mainSite.getAttribute('rel')).toBe('noopener')
      await page.getByRole('button', { name: '主办方后台', exact: true }).click()
      await page.getByRole('dialog', { name: '主办方后台登录', exact: true }).waitFor()
    },
  )

  it('names the production host of the main site where the site is no test [SITE-9]', async () => {
    const visitor = await world.visit({ host: 'employer' })
    await alterSite(visitor, () => ({ not_prod: 0 }))
    await visitor.open()
    const mainSite = visitor.page.getByRole('link', { name: '企业主站', exact: true })
    expect(await mainSite.getAttribute('href')).toBe('https://employers.qihang.example/')
  })

  it('is left out where the channel shows nothing but the app [SHELL-3]', async () => {
    const visitor = await world.visit({ host: 'redirect' })
    await visitor.page.goto(`${visitor.origin}/`)
    await visitor.page.waitForURL(`${visitor.origin}/company/#/`)
    await visitor.page.locator('main:not([aria-busy])').getByRole('heading', { level: 1 }).waitFor()
  })
})
