import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { employerLogin } from '../../../contract/calls/employer.ts'
import { channelLogin, schoolLogin } from '../../../contract/calls/staff.ts'
import { BackOffice } from '../models/back-office.ts'
import { arriveEmployer, arriveStaff, organiser, PASSWORD, school } from '../world/arrivals.ts'
import { type Server, startServer } from '../world/server.ts'
import { createWorld, eventually } from '../world.ts'

/** Its own: everybody on one machine comes from the same address. */
let server: Server
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.remove())

const world = createWorld(() => server.port)

const FROZEN = '登录操作频繁，账号已被冻结，请24小时之后再试'
const FIVE_MINUTES_A_DAY = (24 * 60) / 5
const FAILURES = Array.from({ length: 10 }, (_, index) => `Wrong@${index}`)

describe('ten failures', () => {
  it("freeze a school's account for a day, but not for the browser that it logged in with before [ADM-3]", async () => {
    const victim = await arriveStaff(world, school)
    const office = await BackOffice.during(victim.context, () => victim.dialog.logIn('univadmin', PASSWORD))
    await office.seeOwner('univadmin')
    await office.logOut()

    const { visitor, dialog, context } = await arriveStaff(world, school)
    for (const [index, password] of FAILURES.entries()) {
      await dialog.logIn('univadmin', password)
      await eventually(() => visitor.count(schoolLogin)).toBe(index + 1)
      await eventually(dialog.messages).toEqual(['请输入正确的用户名和密码'])
    }
    await dialog.logIn('univadmin', PASSWORD)
    await eventually(dialog.messages).toEqual([`500002 : ${FROZEN}`])
    await eventually(() => context.pages().length).toBe(1)

    await victim.page.bringToFront()
    await victim.shell.seeLoggedOut()
    await victim.dialog.open(school.entry)
    const again = await BackOffice.during(victim.context, () => victim.dialog.logIn('univadmin', PASSWORD))
    await again.seeOwner('univadmin')

    for (let passed = 0; passed < FIVE_MINUTES_A_DAY; passed++) await server.passFiveMinutes()
    await dialog.password.fill('')
    const tomorrow = await BackOffice.during(context, () => dialog.logIn('univadmin', PASSWORD))
    await tomorrow.seeOwner('univadmin')
  })

  it("freeze an organiser's account [CHL-2]", async () => {
    const { visitor, dialog, page } = await arriveStaff(world, organiser)
    for (const [index, password] of FAILURES.entries()) {
      await dialog.logIn('organiser', password)
      await eventually(() => visitor.count(channelLogin)).toBe(index + 1)
      await eventually(async () => (await dialog.messages()).length).toBe(1)
      expect(await dialog.messages()).not.toContain(FROZEN)
    }
    await dialog.logIn('organiser', PASSWORD)
    await eventually(dialog.messages).toEqual([FROZEN])
    expect(new URL(page.url()).pathname).toBe('/')
  })

  it("freeze an employer's account, but for the known browser and for a one-time password [EMP-6]", {
    timeout: 600_000,
  }, async () => {
    const victim = await arriveEmployer(world)
    const office = await BackOffice.during(victim.context, () => victim.dialog.logInByPassword('13900000041', PASSWORD))
    await office.seeOwner('139****0041')
    await office.logOut()

    const { visitor, dialog, shell, context } = await arriveEmployer(world)
    for (const [index, password] of FAILURES.entries()) {
      await dialog.logInByPassword('13900000041', password)
      await eventually(() => visitor.count(employerLogin)).toBe(index + 1)
      await eventually(() => dialog.button('登录').getAttribute('aria-busy')).toBe('false')
    }
    await Promise.all([shell.seeRefusal(FROZEN), dialog.logInByPassword('13900000041', PASSWORD)])
    await eventually(() => context.pages().length).toBe(1)
    await dialog.toCode()
    await dialog.receiveCode('13900000041')
    const byCode = await BackOffice.during(context, dialog.submit)
    await byCode.seeOwner('139****0041')

    await victim.visitor.page.bringToFront()
    await victim.shell.seeLoggedOut()
    await victim.dialog.open()
    const again = await BackOffice.during(victim.context, () => victim.dialog.logInByPassword('13900000041', PASSWORD))
    await again.seeOwner('139****0041')
  })
})
