import { readFile } from 'node:fs/promises'
import ical from 'node-ical'
import { expect, it } from 'vitest'
import { getDelivery } from '../../../contract/calls/deliveries.ts'
import { getDeskDeliveries, getDeskPositions } from '../../../contract/calls/desk.ts'
import { getInvitations } from '../../../contract/calls/invitations.ts'
import { DeliverDialog } from '../models/deliver-dialog.ts'
import { InviteForm } from '../models/invite-form.ts'
import { employer, logInAs, student } from '../world/identities.ts'
import { createWorld, eventually, type Visitor } from '../world.ts'

const world = createWorld()

async function meet(studentPhone: string, employerPhone: string) {
  const [applicant, recruiter] = await Promise.all([world.visit(), world.visit()])
  await logInAs(applicant, world.demo, student(studentPhone))
  await logInAs(recruiter, world.demo, employer(employerPhone))
  const [position] = (await recruiter.ask(getDeskPositions, {})).list.filter(({ status }) => status === 'open')
  if (!position) throw new Error('no position is open')
  return { applicant, recruiter, position }
}

async function deliverTo(applicant: Visitor, id: string): Promise<void> {
  await applicant.open(`/job?id=${id}`)
  const dialog = new DeliverDialog(applicant.page)
  await dialog.open()
  await dialog.button('投递').click()
  await dialog.see('投递成功')
  await dialog.button('查看投递进展').click()
}

const chip = ({ page }: Visitor, title: string) =>
  page.getByRole('region', { name: '投递列表' }).getByRole('article').filter({ hasText: title }).first()

it('is delivered, opened, invited, accepted, offered and taken, each told on the other side as it happens [JOB-3] [JOB-5]', async () => {
  const { applicant, recruiter, position } = await meet('13800000018', '13900000050')
  await deliverTo(applicant, position.id)
  await eventually(() => applicant.path).toBe('/deliveryFeedback?from=3')
  const inList = chip(applicant, position.title)
  await inList.getByText('未读').waitFor()

  const { page: desk } = recruiter
  await desk.goto(`${recruiter.origin}/company/#/?position=${position.id}`)
  const [found] = (await recruiter.ask(getDeskDeliveries, { position_id: position.id })).list
  if (!found) throw new Error('nothing has come in')
  const { id, name } = found
  await desk
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .first()
    .click()
  await desk.getByRole('region', { name: '投递详情' }).getByText(position.title).first().waitFor()
  await inList.getByText('已查看').waitFor()

  await desk.getByRole('button', { name: '邀请面试', exact: true }).click()
  const form = new InviteForm(desk)
  const startsAt = await form.fillTime(4, '14:00')
  await form.field('地点').fill('创智路 99 号 3 层')
  await form.field('备注').fill('带上作品')
  await form.button('发送邀请').click()
  await inList.getByText('面试').waitFor()
  await applicant.open('/myInterviewList?from=3')
  await applicant.page.getByRole('button', { name: '接受面试', exact: true }).click()
  await applicant.page.getByText('已接受', { exact: true }).first().waitFor()
  const calendar = applicant.page.getByRole('link', { name: '加入日历' }).first()
  const [download] = await Promise.all([applicant.page.waitForEvent('download'), calendar.click()])
  const [event] = Object.values(ical.sync.parseICS(await readFile(await download.path(), 'utf8'))).filter(
    (one) => one?.type === 'VEVENT',
  )
  expect(event).toMatchObject({ type: 'VEVENT', start: startsAt, location: '创智路 99 号 3 层' })
  const { list } = await applicant.ask(getInvitations, { scope: 'upcoming' })
  expect(list.map(({ status }) => status)).toContain('accepted')

  await applicant.open('/deliveryFeedback?from=3')
  await desk.reload()
  await desk.getByRole('button', { name: '录用', exact: true }).click()
  const offer = desk.getByRole('dialog', { name: /^录用/ })
  for (const [label, text] of [
    ['薪资', '18K × 14 薪'],
    ['工作地点', '江临市望江区'],
    ['到岗日期', '2030.07.01'],
    ['请学生在此之前答复', '2030.01.05 18:00'],
  ] as const)
    await offer.getByLabel(label, { exact: true }).fill(text)
  await desk.getByRole('button', { name: '确认录用', exact: true }).click()
  await inList.getByText('录用').waitFor()
  await inList.click()
  await applicant.page.getByRole('button', { name: '接受录用', exact: true }).click()
  await applicant.page.getByRole('alertdialog').getByRole('button').last().click()
  await eventually(async () => (await applicant.ask(getDelivery, { id })).status).toBe('hired')
  const { events } = await applicant.ask(getDelivery, { id })
  expect(events.map(({ kind }) => kind)).toEqual(['submit', 'view', 'invite', 'offer', 'accept'])
  await desk.reload()
  await desk.getByRole('region', { name: '投递详情' }).getByText('已录用').first().waitFor()
})
