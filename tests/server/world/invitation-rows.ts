import { eq } from 'drizzle-orm'
import type { Params } from '../../../contract/call.ts'
import type { inviteToInterview } from '../../../contract/calls/invitations.ts'
import { companyMembers } from '../../../server/areas/jobs/schema.ts'
import type { Browser } from '../world.ts'
import { START } from './content-rows.ts'
import type { Stage } from './stage.ts'

type Wish = Omit<Params<typeof inviteToInterview>, 'id'>

/** Hours after a test's world begins. */
export const hoursOn = (hours: number): string => new Date(START + hours * 3_600_000).toISOString()

/** Two days on, at five in the afternoon of China's. */
export const appointment = (more: Partial<Wish> = {}): Wish => ({
  round: 'technical',
  starts_at: hoursOn(48),
  minutes: '45',
  zone: 'Asia/Shanghai',
  mode: 'onsite',
  place: '江临市望江区创智路 99 号 3 层',
  link: 'https://meet.qihang.example/8f2k',
  interviewer: '王老师',
  contact_phone: '021-55551234 转 802',
  note: '请带身份证，3 层前台换访客证',
  answer_by: hoursOn(24),
  ...more,
})

/** Logged in for a company. */
export async function employerOf({ world, store }: Stage, phone: string, companyId: number): Promise<Browser> {
  const browser = world.browser()
  const employerId = Number((await browser.logInEmployer(phone)).data.user_id)
  await store.db.delete(companyMembers).where(eq(companyMembers.employerId, employerId))
  await store.db.insert(companyMembers).values({ employerId, companyId })
  return browser
}
