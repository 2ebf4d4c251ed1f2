import { expect, it } from 'vitest'
import { deliverResume, getDelivery } from '../../../contract/calls/deliveries.ts'
import { getDeskPositions, openDelivery } from '../../../contract/calls/desk.ts'
import { answerInvitation, getInvitations, inviteToInterview } from '../../../contract/calls/invitations.ts'
import { InviteForm } from '../models/invite-form.ts'
import { findBarriers } from '../world/accessibility.ts'
import { loseAnswer } from '../world/faults.ts'
import { employer, logInAs, student } from '../world/identities.ts'
import { createWorld, eventually } from '../world.ts'

const world = createWorld()
const WIDE = { width: 1440, height: 900 }

/** An employer with a student's delivery open. */
async function arrive(employerPhone: string, studentPhone: string, viewport = WIDE) {
  const recruiter = await world.visit({ viewport })
  await logInAs(recruiter, world.demo, employer(employerPhone))
  const [position] = (await recruiter.ask(getDeskPositions, {})).list.filter(({ status }) => status === 'open')
  if (!position) throw new Error('no position is open')
  const applicant = await world.visit()
  const user_id = await logInAs(applicant, world.demo, student(studentPhone))
  const { id } = await applicant.ask(deliverResume, { user_id, position_id: position.id })
  const { page } = recruiter
  const come = async () => {
    await page.goto('about:blank')
    await page.goto(`${recruiter.origin}/company/#/?position=${position.id}&delivery=${id}`)
    await page.getByRole('region', { name: '投递详情' }).getByRole('heading').first().waitFor()
  }
  await come()
  const invited = async () =>
    (await applicant.ask(getInvitations, { scope: 'upcoming' })).list.filter(({ delivery_id }) => delivery_id === id)
  const answer = async (step: 'accept' | 'decline' | 'askReschedule', starts_at?: string) => {
    const [one] = await invited()
    if (!one) throw new Error('nobody is invited')
    const asked = starts_at === undefined ? {} : { starts_at, reason: '那天上午有考试' }
    return applicant.ask(answerInvitation, { user_id, id: one.id, step, revision: String(one.revision), ...asked })
  }
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  return { recruiter, page, applicant, id, come, invited, answer, press, form: new InviteForm(page) }
}

it('invites by the form, once though the answer was lost, takes it back in time, and invites for good [JOB-5]', async () => {
  const { recruiter, page, applicant, id, invited, form } = await arrive('13900000046', '13800000019')
  const kinds = async () => (await applicant.ask(getDelivery, { id })).events.map(({ kind }) => kind)
  await page.getByRole('button', { name: '邀请面试', exact: true }).waitFor()
  // The page draws that somebody may be invited before it listens to the key.
  const inviteByKey = () =>
    eventually(async () => {
      await page.keyboard.press('i')
      return form.shown.count()
    }).toBe(1)
  await inviteByKey()
  await form.button('发送邀请').click()
  await form.shown.getByText('请选择日期').waitFor()
  expect(await form.field('日期').evaluate((input) => input === document.activeElement)).toBe(true)
  const startsAt = await form.fillTime(4, '14:00')
  await form.field('地点').fill('创智路 99 号 3 层')

  await loseAnswer(recruiter, inviteToInterview)
  await form.button('发送邀请').click()
  await form.shown.getByText('网络已断开，填好的都在。请检查网络后重试，不会重复。').waitFor()
  await form.button('重试').click()
  await page.getByRole('status').getByText('已邀请').waitFor()
  await page.getByRole('button', { name: /^撤销/ }).click()
  await page.getByRole('region', { name: '投递详情' }).getByText('已查看').first().waitFor()
  await eventually(() => page.getByRole('region', { name: '面试' }).count()).toBe(0)

  // What was taken back is to be put right, not to be typed anew.
  await inviteByKey()
  await eventually(() => form.field('地点').inputValue()).toBe('创智路 99 号 3 层')
  await form.field('备注').fill('带上作品')
  await form.button('发送邀请').click()
  await page.getByRole('region', { name: '面试' }).getByText('待答复').waitFor()
  expect(await invited()).toEqual([])
  await eventually(async () => (await invited()).map(({ starts_at }) => starts_at)).toEqual([startsAt.toISOString()])
  expect(await kinds()).toEqual(['submit', 'view', 'invite'])
})

it('agrees to another time, changes the place, is overtaken by a student, and is told so [JOB-5]', async () => {
  const { recruiter, page, form, come, invited, answer, press } = await arrive('13900000052', '13800000033')
  await page.getByRole('button', { name: '邀请面试', exact: true }).click()
  await form.fillTime(4, '14:00')
  await form.field('地点').fill('创智路 99 号 3 层')
  await form.button('发送邀请').click()
  await eventually(async () => (await invited()).length).toBe(1)
  const asked = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 5 * 86_400_000).toISOString()
  await answer('askReschedule', asked)
  await come()
  const interview = page.getByRole('region', { name: '面试' })
  await interview.getByText('那天上午有考试').waitFor()
  expect(await findBarriers(page)).toEqual([])
  await press('同意改到这个时间')
  await interview.getByText('已同意学生申请的时间，面试已确定').waitFor()
  expect((await invited())[0]).toMatchObject({ status: 'accepted', starts_at: asked, revision: 1 })

  await press('改时间或地点')
  await form.field('地点').fill('创智路 99 号 5 层')
  await form.button('保存并通知学生').click()
  await interview.getByText('已更改并通知学生，等学生答复').waitFor()
  expect((await invited())[0]).toMatchObject({ status: 'invited', place: '创智路 99 号 5 层', revision: 2 })

  await answer('decline')
  // The page hears of it in its own time: not before the press.
  const { promise: pressed, resolve: release } = Promise.withResolvers<void>()
  await recruiter.intercept(openDelivery, async (route) => {
    await pressed
    await route.continue()
  })
  await press('取消面试')
  await page.getByRole('alertdialog').getByRole('button', { name: '取消面试', exact: true }).click()
  release()
  await interview.getByText('这场面试已有新的进展，没有改动，已显示最新状态').waitFor()
  await interview.getByText('已婉拒').waitFor()
})

it('keeps what was typed on a phone where the form was closed by mistake, and fits into it', async () => {
  const { page, form, press } = await arrive('13900000052', '13800000032', { width: 390, height: 844 })
  await press('邀请面试')
  await form.fillTime(4, '14:00')
  await form.field('备注').fill('带上作品')
  expect(await findBarriers(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.keyboard.press('Escape')
  await form.shown.waitFor({ state: 'detached' })
  await press('邀请面试')
  await eventually(() => form.field('备注').inputValue()).toBe('带上作品')
  await eventually(() => form.field('开始时间').inputValue()).toBe('14:00')
})
