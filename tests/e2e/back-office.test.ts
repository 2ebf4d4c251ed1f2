import { describe, expect, it } from 'vitest'
import { createWorld, eventually } from './world.ts'

const world = createWorld()

describe('a back office', () => {
  it('forgets hints that outlived their session, so that the home stops leading there [SHELL-6]', async () => {
    const visitor = await world.visit({ host: 'channel' })
    const hints = { login_type: 'company', com_key_user: '1', locale: 'zh-CN' }
    await visitor.context.addCookies(
      Object.entries(hints).map(([name, value]) => ({ name, value, url: visitor.origin })),
    )
    await visitor.open()
    await visitor.page.waitForURL(`${visitor.origin}/company/#/`)
    await visitor.page.getByRole('heading', { name: '尚未登录' }).waitFor()
    await eventually(async () => Object.keys(await visitor.cookies())).not.toContain('com_key_user')
    expect(await visitor.cookies()).not.toHaveProperty('login_type')
    expect(await visitor.cookies()).toHaveProperty('locale')
    await visitor.page.getByRole('link', { name: '返回网站首页' }).click()
    await visitor.page.getByRole('contentinfo').waitFor()
    expect(visitor.page.url()).toBe(`${visitor.origin}/`)
  })

  it('leaves the hints of another identity alone', async () => {
    const visitor = await world.visit()
    const hints = { login_type: 'student', user_id: '1' }
    await visitor.context.addCookies(
      Object.entries(hints).map(([name, value]) => ({ name, value, url: visitor.origin })),
    )
    await visitor.page.goto(`${visitor.origin}/school/#/dashboard`)
    await visitor.page.getByText('#/dashboard').waitFor()
    expect(await visitor.cookies()).toMatchObject({ login_type: { value: 'student' }, user_id: { value: '1' } })
  })

  it('leads to the demonstration where the site has no home of its own [SHELL-3]', async () => {
    const visitor = await world.visit({ host: 'redirect' })
    await visitor.open()
    await visitor.page.waitForURL(`${visitor.origin}/company/#/`)
    await visitor.page.getByRole('link', { name: '返回演示首页' }).click()
    await visitor.page.waitForURL(`${visitor.origin}/demo`)
  })
})
