import { it } from 'vitest'
import { deliverResume } from '../../contract/calls/deliveries.ts'
import { getDeskPositions } from '../../contract/calls/desk.ts'
import { answerInvitation, getInvitations } from '../../contract/calls/invitations.ts'
import { employer, logInAs, student } from './world/identities.ts'
import { createWorld } from './world.ts'

const world = createWorld()
it('looks', async () => {
  const visitor = await world.visit({ viewport: { width: 1440, height: 900 }, timezoneId: 'Asia/Shanghai' })
  const { page } = visitor
  const shot = (name: string) => page.screenshot({ path: `/tmp/shots-desk/${name}.png` })
  await logInAs(visitor, world.demo, employer('13900000046'))
  const position = (await visitor.ask(getDeskPositions, {})).list.find(({ status }) => status === 'open')!
  const applicant = await world.visit()
  const user_id = await logInAs(applicant, world.demo, student('13800000019'))
  const { id } = await applicant.ask(deliverResume, { user_id, position_id: position.id })
  await page.goto('about:blank')
  await page.goto(`${visitor.origin}/company/#/?position=${position.id}&delivery=${id}`)
  await page.getByRole('button', { name: '邀请面试' }).waitFor()
  await shot('01-pane')
  await page.keyboard.press('i')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('日期').waitFor()
  await shot('02-form')
  await dialog.getByRole('button', { name: '发送邀请' }).click()
  await dialog.getByText('请选择日期').waitFor()
  await shot('03-faults')
  for (const [w, h] of [[390, 844]] as const) {
    await page.setViewportSize({ width: w, height: h })
    await shot('04-faults-phone')
    await page.setViewportSize({ width: 1440, height: 900 })
  }
  const day = new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10)
  await dialog.getByLabel('日期').fill(day)
  await dialog.getByLabel('开始时间').fill('14:00')
  await dialog.getByLabel('地点').fill('创智路 99 号 3 层')
  await dialog.getByLabel('视频链接').fill('https://meet.qihang.example/8f2k')
  await dialog.getByLabel('备注').fill('会当场看一段你写的驱动代码，带上仓库链接就行。')
  await shot('05-filled')
  await page.emulateMedia({ colorScheme: 'dark' })
  await shot('05-dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await dialog.getByRole('button', { name: '发送邀请' }).click()
  await page.getByText('已邀请').waitFor()
  await shot('06-offered')
  await page.waitForTimeout(11_000)
  const { list } = await applicant.ask(getInvitations, { scope: 'upcoming' })
  const invitation = list[0]!
  await applicant.ask(answerInvitation, {
    user_id,
    id: invitation.id,
    step: 'askReschedule',
    revision: '0',
    starts_at: new Date(Date.now() + 5 * 86_400_000).toISOString(),
    reason: '那天上午有期末考试',
  })
  await page.reload()
  await page.getByRole('button', { name: '同意改到这个时间' }).waitFor()
  await shot('07-asked')
  await page.emulateMedia({ colorScheme: 'dark' })
  await shot('07-asked-dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 390, height: 844 })
  await shot('08-asked-phone')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: '取消面试' }).click()
  await shot('09-cancel')
  await page.getByRole('button', { name: '再想想' }).click()
  await page.getByRole('button', { name: '改时间或地点' }).click()
  await dialog.getByLabel('日期').waitFor()
  await shot('10-move')
  await dialog.getByRole('button', { name: '取消' }).click()
  await page.getByRole('button', { name: '同意改到这个时间' }).click()
  await page.getByText('已改到学生希望的时间').waitFor()
  await shot('11-agreed')
  await page.evaluate(() => localStorage.clear())
})
