import { describe, expect, it } from 'vitest'
import { logout } from '../../../contract/calls/authentication.ts'
import { channelLogin, schoolLogin } from '../../../contract/calls/staff.ts'
import { BackOffice } from '../models/back-office.ts'
import { arriveStaff, faculty, organiser, PASSWORD, school } from '../world/arrivals.ts'
import { createWorld, type Visitor } from '../world.ts'

const world = createWorld()

const FOURTEEN_DAYS = 14 * 86_400

/**
 * The cookies that scripts can read, decoded, without what a site remembers of itself.
 * @param begun milliseconds since the epoch, before the login
 */
async function hints(visitor: Visitor, names: readonly string[], begun: number) {
  const held = await visitor.cookies()
  for (const name of names) {
    const keptAt = (held[name]?.expires ?? 0) - FOURTEEN_DAYS
    // Whole seconds.
    expect(keptAt, name).toBeGreaterThan(begun / 1000 - 1)
    expect(keptAt, name).toBeLessThanOrEqual(Date.now() / 1000)
  }
  return Object.fromEntries(names.map((name) => [name, decodeURIComponent(held[name]?.value ?? '')]))
}

describe('an officer', () => {
  it('an officer of a university gets the dashboard in a new window, and logs out again [ADM-1] [ADM-2]', async () => {
    const { visitor, page, context, dialog, shell } = await arriveStaff(world, school)
    const begun = Date.now()
    const [office] = await Promise.all([
      BackOffice.during(context, () => dialog.logIn('univadmin', PASSWORD)),
      shell.seeNotice('登录成功'),
    ])
    await office.seeAt('/school/#/dashboard')
    await office.seeOwner('univadmin')
    await dialog.seeGone()
    expect(visitor.sent(schoolLogin)).toEqual([expect.objectContaining({ name: 'univadmin', password: PASSWORD })])
    expect(
      await hints(visitor, ['user_id', 'user_name', 'user_school', 'user_type', 'strategy', 'login_type'], begun),
    ).toEqual({
      user_id: expect.stringMatching(/^[1-9]\d*$/),
      user_name: 'univadmin',
      user_school: '江临大学',
      user_type: '0',
      strategy: '1',
      login_type: 'school',
    })
    await shell.seeLoggedIn('高校管理员')

    await page.bringToFront()
    const again = await BackOffice.during(context, () =>
      page.getByRole('banner').getByRole('button', { name: '学校后台', exact: true }).click(),
    )
    await again.seeAt('/school/#/dashboard')
    await again.seeOwner('univadmin')
    await again.logOut()
    expect(visitor.count(logout)).toBe(1)
    await office.page.reload()
    await office.seeNobody()
    await page.bringToFront()
    await shell.seeLoggedOut()
    const left = await visitor.cookies()
    expect(['user_id', 'user_name', 'login_type'].filter((name) => left[name])).toEqual([])
  })

  it('an officer of a faculty gets the part of the faculty [ADM-2]', async () => {
    const { visitor, context, dialog, shell } = await arriveStaff(world, faculty)
    const begun = Date.now()
    const office = await BackOffice.during(context, () => dialog.logIn('facultyadmin', PASSWORD))
    await office.seeAt('/school/#/lifeDecide')
    await office.seeOwner('facultyadmin')
    expect(await hints(visitor, ['user_name', 'user_type', 'faculty', 'login_type'], begun)).toEqual({
      user_name: 'facultyadmin',
      user_type: '1',
      faculty: '计算机与人工智能学院',
      login_type: 'school',
    })
    await office.logOut()
    await visitor.page.bringToFront()
    await shell.seeLoggedOut()
  })
})

describe('an organiser', () => {
  it('gets the page of organisers in this tab, and from the home of the channel the next time [CHL-1]', async () => {
    const { visitor, page, context, dialog, shell } = await arriveStaff(world, organiser)
    const begun = Date.now()
    await dialog.logIn('organiser', PASSWORD)
    const office = new BackOffice(page)
    await office.seeAt('/op/#/schoolBroad/index')
    await office.seeOwner('organiser')
    expect(context.pages().length).toBe(1)
    expect(visitor.sent(channelLogin)).toEqual([expect.objectContaining({ username: 'organiser', password: PASSWORD })])
    expect(await hints(visitor, ['channel_userid', 'channel_channel_name', 'login_type'], begun)).toEqual({
      channel_userid: expect.stringMatching(/^[1-9]\d*$/),
      channel_channel_name: '长三角数字经济校园招聘',
      login_type: 'channel',
    })

    await visitor.open()
    await office.seeAt('/op/#/schoolBroad/index')
    await office.logOut()
    await visitor.open()
    await shell.seeLoggedOut()
    const left = await visitor.cookies()
    expect(['channel_userid', 'channel_channel_name', 'login_type'].filter((name) => left[name])).toEqual([])
  })
})
