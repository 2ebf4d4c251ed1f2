import { describe, expect, it } from 'vitest'
import { BackOffice } from '../models/back-office.ts'
import { arriveEmployer, type EmployerStage } from '../world/arrivals.ts'
import { createWorld, type Visitor } from '../world.ts'

const world = createWorld()

/** Up to the second step, with a verified phone. */
async function verify({ dialog }: Pick<EmployerStage, 'dialog'>, phone: string) {
  await dialog.toForgot()
  await dialog.receiveCode(phone)
  await dialog.press('下一步')
  await dialog.newPassword.waitFor()
}

/** In which what says so does not lead back by itself after three seconds: a busy machine has no time to look. */
const lingering = ({ page }: Visitor) =>
  page.addInitScript(() => {
    const { setTimeout: begin } = window
    const stretched = (run: () => void, wait = 0, ...given: unknown[]) =>
      begin(run, wait === 3000 ? 120_000 : wait, ...given)
    Object.assign(window, { setTimeout: stretched })
  })

async function setPassword({ dialog }: Pick<EmployerStage, 'dialog'>, password: string) {
  await dialog.newPassword.fill(password)
  await dialog.confirmation.fill(password)
  await dialog.press('完成')
}

describe('a forgotten password', () => {
  it('is the end of a story: register, log out, log in, forget, reset; the old one is refused, the new one works [EMP-2] [EMP-3] [EMP-4]', async () => {
    const { context, page, dialog, shell } = await arriveEmployer(world, { prepare: lingering })
    await dialog.toRegister()
    await dialog.receiveCode('15710000001')
    await dialog.passwordToSet.fill('First@2026')
    const newcomer = await BackOffice.during(context, () => dialog.press('注册'))
    await newcomer.seeOwner('157****0001')
    await newcomer.logOut()
    await page.bringToFront()
    await shell.seeLoggedOut()

    await dialog.open()
    const office = await BackOffice.during(context, () => dialog.logInByPassword('15710000001', 'First@2026'))
    await office.seeAt('/company/#/')
    await office.seeOwner('157****0001')
    await office.logOut()
    await page.bringToFront()
    await shell.seeLoggedOut()

    await dialog.open()
    await verify({ dialog }, '15710000001')
    await setPassword({ dialog }, 'Second@2026')
    await shell.seeNotice('密码修改成功，请使用新密码登录')
    await dialog.press('返回登录')
    await dialog.seePane('企业登录')
    expect(await dialog.phone.inputValue()).toBe('15710000001')

    await dialog.logInByPassword('15710000001', 'First@2026')
    await shell.seeRefusal('手机号或密码错误')
    const again = await BackOffice.during(context, () => dialog.logInByPassword('15710000001', 'Second@2026'))
    await again.seeOwner('157****0001')
  })
})
