import { describe, expect, it } from 'vitest'
import { logout } from '../../../../contract/calls/authentication.ts'
import { BackOffice } from '../../models/back-office.ts'
import { arriveStaff, PASSWORD, school } from '../../world/arrivals.ts'
import { createWorld, eventually } from '../../world.ts'

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
    await eventually(() => visitor.cookies()).not.toHaveProperty('com_key_user')
    await eventually(() => visitor.cookies()).not.toHaveProperty('login_type')
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

  it('takes no log-out before its script can [ADM-2]', async () => {
    const { visitor, context, dialog } = await arriveStaff(world, school)
    const scripted = Promise.withResolvers<void>()
    await context.route(/\/back-office\.js/, async (route) => {
      await scripted.promise
      await route.continue()
    })
    const office = await BackOffice.during(context, () => dialog.logIn('univadmin', PASSWORD))
    await office.seeOwner('univadmin')
    expect(await office.logOutButton.isDisabled()).toBe(true)
    scripted.resolve()
    await office.logOut()
    expect(visitor.count(logout)).toBe(1)
  })

  it('leads to no home where that leads here again [SHELL-3]', async () => {
    const visitor = await world.visit({ host: 'redirect' })
    await visitor.open()
    await visitor.page.waitForURL(`${visitor.origin}/company/#/`)
    await visitor.page.getByRole('heading', { name: '尚未登录' }).waitFor()
    await visitor.page.getByRole('heading', { name: '企业登录' }).waitFor()
    expect(await visitor.page.getByRole('link', { name: '返回网站首页' }).count()).toBe(0)
  })
})
