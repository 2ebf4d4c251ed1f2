import { describe, it } from 'vitest'
import { deliverResume } from '../../../contract/calls/deliveries.ts'
import { getDeskPositions } from '../../../contract/calls/desk.ts'
import { getInvitations, inviteToInterview } from '../../../contract/calls/invitations.ts'
import { reconnect } from '../world/faults.ts'
import { employer, logInAs, student } from '../world/identities.ts'
import { createWorld, eventually, FAILED_REQUEST, type Visitor } from '../world.ts'

const world = createWorld()

const HOUR = 3_600_000
const PLACE = '江临市望江区创智路 99 号 3 层'
const LINK = 'https://meet.qihang.example/8f2k'

/** On the minute, so many hours from now. */
const hoursOn = (hours: number) => new Date(Math.floor((Date.now() + hours * HOUR) / 60_000) * 60_000).toISOString()

const appointment = (more = {}) => ({
  round: 'technical' as const,
  starts_at: hoursOn(3),
  minutes: '45' as const,
  zone: 'Asia/Shanghai',
  mode: 'onsite' as const,
  place: PLACE,
  link: LINK,
  note: '请带身份证',
  answer_by: hoursOn(2),
  ...more,
})

/** A student who delivered to an employer's position and was invited, and has been told. */
async function invited(phone: string, company: string) {
  const [desk, visitor] = [await world.visit(), await world.visit({ timezoneId: 'Asia/Shanghai' })]
  await logInAs(desk, world.demo, employer(company))
  await logInAs(visitor, world.demo, student(phone))
  const positions = (await desk.ask(getDeskPositions, {})).list.filter(({ status }) => status === 'open')
  for (const { id, title } of positions) {
    const sent = await visitor.ask(deliverResume, { position_id: id })
    if (sent?.status !== 'submitted') continue
    const { id: invitation } = await desk.ask(inviteToInterview, { id: sent.id, ...appointment() })
    const told = async () =>
      (await visitor.ask(getInvitations, { scope: 'upcoming' })).list.some((one) => one.id === invitation)
    await eventually(told).toBe(true)
    await visitor.open('/myInterviewList')
    const card = cardOf(visitor)
    await card.getByRole('heading', { name: `${title} · 技术面` }).waitFor()
    return { desk, visitor, page: visitor.page, card, invitation, title }
  }
  throw new Error('there is no position to deliver to')
}

const cardOf = ({ page }: Visitor) => page.getByRole('region', { name: '下一场' })
const act = (visitor: Visitor, name: string) => cardOf(visitor).getByRole('button', { name, exact: true }).click()

describe('an interview', () => {
  it('is declined in one tab, and the other says so without reloading; without network nothing is lost [JOB-5]', async () => {
    const { visitor, page, title } = await invited('13800000024', '13900000045')
    const other = await visitor.context.newPage()
    await other.goto(`${visitor.origin}/#/myInterviewList`)
    const there = other.getByRole('region', { name: '下一场' })
    await there.getByRole('button', { name: '接受面试' }).waitFor()
    await page.bringToFront()
    await act(visitor, '婉拒')
    const question = page.getByRole('alertdialog', { name: '不参加这场面试？' })
    await question.getByRole('button', { name: '再想想' }).click()
    await act(visitor, '婉拒')
    visitor.complaints.expect(FAILED_REQUEST)
    await page.context().setOffline(true)
    await question.getByRole('button', { name: '不参加' }).click()
    await question.getByText('网络已断开，请检查网络后重试', { exact: true }).waitFor()
    await reconnect(visitor)
    await question.getByRole('button', { name: '重试' }).click()
    const pastIn = (tab: typeof page) =>
      tab
        .getByRole('region', { name: /^已结束/ })
        .getByRole('listitem')
        .filter({ hasText: title })
    const past = pastIn(page)
    await past.getByText('已婉拒', { exact: true }).first().waitFor()

    await other.bringToFront()
    await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await pastIn(other).getByText('已婉拒', { exact: true }).first().waitFor()
    await page.bringToFront()
    await past
      .first()
      .getByRole('link', { name: /^看进展/ })
      .click()
    await page.getByRole('region', { name: '投递进展' }).getByRole('link', { name: '查看面试安排' }).click()
    await eventually(() => visitor.path).toMatch(/^\/myInterviewList\?delivery=\d+$/)
    await eventually(() => past.first().evaluate((one) => one === document.activeElement)).toBe(true)
  })
})

it('a visitor who is logged out is told what the page is for, and gets in by the log-in [JOB-5]', async () => {
  const visitor = await world.visit()
  await visitor.open('/myInterviewList')
  await visitor.page.getByRole('heading', { level: 1, name: '登录后查看「我的面试」' }).waitFor()
  await visitor.page.getByRole('main').getByRole('button', { name: '登录/注册', exact: true }).click()
  await visitor.page.getByRole('dialog', { name: '学生登录' }).waitFor()
})
