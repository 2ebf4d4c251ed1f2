import type { AddressInfo } from 'node:net'
import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { deliverResume, stepDelivery } from '../../../contract/calls/deliveries.ts'
import { answerInvitation, getInvitations, stepInterview } from '../../../contract/calls/invitations.ts'
import { markNoticesRead } from '../../../contract/calls/notices.ts'
import { deliveries, invitations } from '../../../server/areas/applications/schema.ts'
import { companyMembers, positions } from '../../../server/areas/jobs/schema.ts'
import { employers, students } from '../../../server/areas/login/schema.ts'
import { notices } from '../../../server/areas/notices/schema.ts'
import type { Db } from '../../../server/platform/db/open.ts'
import { createMemoryEphemeral, EphemeralGone } from '../../../server/platform/ephemeral/ephemeral.ts'
import { OF_AN_ACCOUNT } from '../../../server/platform/live/live.ts'
import { listenAt } from '../world/listen.ts'
import { sharedWorld } from '../world/stage.ts'
import { type Browser, createWorld, type World } from '../world.ts'

const stage = sharedWorld()
const clock = () => Date.UTC(2026, 10, 20, 9)
const PHONE = '13800000001'

let world: World
let ephemeral: ReturnType<typeof createMemoryEphemeral>
let port: number

beforeEach(async () => {
  ephemeral = createMemoryEphemeral(clock)
  world = await createWorld(stage.store.db, { ephemeral })
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  port = (world.app.server.address() as AddressInfo).port
})
afterEach(() => world.close())

const listen = (browser: Browser, headers?: Record<string, string>) => listenAt(port, browser, headers)

async function studentAt(phone = PHONE) {
  const browser = world.browser()
  return { browser, id: await browser.logIn(phone) }
}

const say = (userId: string, topic = 'delivery') => ephemeral.publish('live', `${userId} ${topic}`)
const TOLD = 'event: told\ndata: delivery\n\n'

it('tells a student’s open pages what changed, and nobody else’s, neither gathered nor compressed nor kept', async () => {
  const [one, other] = [await studentAt(), await studentAt('13800000003')]
  const pages = [await listen(one.browser), await listen(one.browser), await listen(other.browser)]
  for (const { status, headers } of pages) {
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    })
    expect([headers['content-encoding'], headers['content-length']]).toEqual([undefined, undefined])
  }
  await expect.poll(() => pages.map((page) => page.heard())).toEqual(Array(3).fill('retry: 5000\n\n'))
  await say(one.id)
  await expect.poll(() => pages.map((page) => page.heard().slice(13))).toEqual([TOLD, TOLD, ''])
  for (const page of pages) page.leave()
})

it('tells other open pages what was looked at, and that an interview was answered', async () => {
  const { browser, id } = await studentAt()
  await stage.store.db.insert(notices).values({ once: 'live:1', studentId: Number(id), kind: 'view', at: new Date() })
  const page = await listen(browser)
  await browser.call(markNoticesRead, {})
  const told = () => page.heard().split(TOLD).length - 1
  await expect.poll(told).toBe(1)
  const { list } = (await browser.call(getInvitations, { scope: 'upcoming' })).data
  const { id: invitation = '' } = list.find(({ status }) => status === 'invited') ?? {}
  expect((await browser.call(answerInvitation, { id: invitation, step: 'accept', revision: '0' })).code).toBe(0)
  await expect.poll(told).toBe(2)
  page.leave()
})

it('tells that an interview was held, of which there is no notice', async () => {
  const { db } = stage.store
  const [row] = await db
    .select({ id: invitations.id, student: students.phone, employer: employers.phone })
    .from(invitations)
    .innerJoin(deliveries, eq(deliveries.id, invitations.deliveryId))
    .innerJoin(students, eq(students.id, deliveries.studentId))
    .innerJoin(positions, eq(positions.id, deliveries.positionId))
    .innerJoin(companyMembers, eq(companyMembers.companyId, positions.companyId))
    .innerJoin(employers, eq(employers.id, companyMembers.employerId))
    .where(eq(invitations.status, 'accepted'))
    .limit(1)
  if (!row) throw new Error('the demonstration has no accepted interview')
  await db
    .update(invitations)
    .set({ startsAt: new Date(clock() - 3_600_000) })
    .where(eq(invitations.id, row.id))
  const page = await listen((await studentAt(row.student)).browser)
  const employer = world.browser()
  await employer.logInEmployer(row.employer)
  expect((await employer.call(stepInterview, { invitation_id: String(row.id), step: 'complete' })).code).toBe(0)
  await expect.poll(() => page.heard().split(TOLD).length - 1).toBe(1)
  page.leave()
})

it('tells the pages of the employers that a student delivered to, and no other company’s, what the student did [JOB-5]', async () => {
  const { db } = stage.store
  const members = await db
    .select({ companyId: companyMembers.companyId, phone: employers.phone })
    .from(companyMembers)
    .innerJoin(employers, eq(employers.id, companyMembers.employerId))
    .orderBy(companyMembers.companyId)
  const of = (companyId: number | undefined) => members.find((one) => one.companyId === companyId)?.phone ?? ''
  const [theirs, another] = [...new Set(members.map(({ companyId }) => companyId))]
  const [position] = await db
    .insert(positions)
    .values({ ...(await anyPosition(db, theirs)), title: '电机控制工程师' })
    .returning({ id: positions.id })
  const [one, other] = [world.browser(), world.browser()]
  await one.logInEmployer(of(theirs))
  await other.logInEmployer(of(another))
  const [page, elsewhere] = [await listen(one), await listen(other)]
  const { browser } = await studentAt()
  const told = () => page.heard().split(TOLD).length - 1
  const { data } = await browser.call(deliverResume, { position_id: String(position?.id) })
  await expect.poll(told).toBe(1)
  await browser.call(stepDelivery, { id: data.id, step: 'withdraw' })
  await expect.poll(told).toBe(2)
  expect(elsewhere.heard()).not.toContain('told')
  page.leave()
  elsewhere.leave()
})

/** Somebody's position, to be made once more. */
async function anyPosition(db: Db, companyId = 0) {
  const [row] = await db
    .select()
    .from(positions)
    .where(and(eq(positions.companyId, companyId), eq(positions.status, 'open'), eq(positions.onlySchool, '')))
    .limit(1)
  if (!row) throw new Error('the demonstration has no open position of theirs')
  const { id: _, ...values } = row
  return values
}

it('opens for the sessions of students and employers alone, and for our own pages', async () => {
  const { browser } = await studentAt()
  const staff = world.browser()
  await staff.logInSchool('univadmin')
  const refused = [await listen(world.browser()), await listen(staff)]
  const elsewhere = await listen(browser, { 'sec-fetch-site': 'cross-site' })
  await Promise.all([...refused, elsewhere].map(({ ended }) => ended))
  expect(refused.map(({ status, heard }) => [status, heard()])).toEqual([
    [204, ''],
    [204, ''],
  ])
  expect([elsewhere.status, JSON.parse(elsewhere.heard()).code]).toEqual([403, 40300])
})

it('ends with the session, and tells an ended one nothing [SESS-2]', async () => {
  const { browser, id } = await studentAt()
  const second = await studentAt()
  const [page, stays] = [await listen(browser), await listen(second.browser)]
  await browser.logout()
  await say(id)
  await page.ended
  await expect.poll(stays.heard).toContain(TOLD)
  expect(page.heard()).not.toContain('told')
  stays.leave()
})

it('has room for eight pages of a student, and again once one is gone', async () => {
  const { browser } = await studentAt()
  const pages = await Promise.all(Array.from({ length: OF_AN_ACCOUNT }, () => listen(browser)))
  expect([OF_AN_ACCOUNT, new Set(pages.map(({ status }) => status))]).toEqual([8, new Set([200])])
  const full = await listen(browser)
  expect([full.status, full.headers['retry-after']]).toEqual([503, '2'])
  pages[0]?.leave()
  await expect
    .poll(async () => {
      const next = await listen(browser)
      next.leave()
      return next.status
    })
    .toBe(200)
  for (const page of pages) page.leave()
})

it('is refused while nobody could be told, and opens once they can', async () => {
  const { browser } = await studentAt()
  const { subscribe } = ephemeral
  ephemeral.subscribe = () => Promise.reject(new EphemeralGone())
  expect((await listen(browser)).status).toBe(503)
  ephemeral.subscribe = subscribe
  const page = await listen(browser)
  expect(page.status).toBe(200)
  page.leave()
})

it('ends when the server does', async () => {
  const { browser } = await studentAt()
  const page = await listen(browser)
  await world.app.close()
  await page.ended
  expect(page.status).toBe(200)
})
