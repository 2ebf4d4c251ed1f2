import { asc, eq, isNotNull } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { getInvitations } from '../../../contract/calls/invitations.ts'
import { getNotices } from '../../../contract/calls/notices.ts'
import { invitationStatuses, invitationSteps, mayStepInvitation } from '../../../contract/rules/invitation-steps.ts'
import { deliveries, deliveryEvents, invitationEvents, invitations } from '../../../server/areas/applications/schema.ts'
import { notices, outbox } from '../../../server/areas/notices/schema.ts'
import { seedDemo } from '../../../server/demo/seed.ts'
import { START } from '../world/content-rows.ts'
import { sharedWorld } from '../world/stage.ts'

const stage = sharedWorld()

const MINUTE = 60_000

const readAll = () =>
  stage.store.db
    .select({ invitation: invitations, delivery: deliveries, made: deliveryEvents })
    .from(invitations)
    .innerJoin(deliveries, eq(deliveries.id, invitations.deliveryId))
    .innerJoin(deliveryEvents, eq(deliveryEvents.id, invitations.eventId))
    .orderBy(asc(invitations.id))

describe('the demonstration’s interviews', () => {
  it('are twelve, in every status, one for each step to an interview', async () => {
    const rows = await readAll()
    expect(rows).toHaveLength(12)
    expect([...new Set(rows.map(({ invitation }) => invitation.status))].sort()).toEqual([...invitationStatuses].sort())
    expect(await stage.store.db.$count(deliveryEvents, eq(deliveryEvents.kind, 'invite'))).toBe(12)
    expect(
      rows.every(({ invitation, made }) => made.kind === 'invite' && made.deliveryId === invitation.deliveryId),
    ).toBe(true)
  })

  it('stand where their steps led, each allowed, in the order of time, after the invitation and before now', async () => {
    const events = await stage.store.db.select().from(invitationEvents).orderBy(asc(invitationEvents.id))
    for (const { invitation, made } of await readAll()) {
      let [status, at] = ['invited' as (typeof invitationStatuses)[number], made.at]
      for (const event of events.filter(({ invitationId }) => invitationId === invitation.id)) {
        expect([event.kind, mayStepInvitation(status, event.kind)]).toEqual([event.kind, true])
        expect([event.kind, event.at > at, event.at.getTime() <= START]).toEqual([event.kind, true, true])
        status = invitationSteps[event.kind].to
        at = event.at
      }
      expect(invitation.status).toBe(status)
    }
  })

  it('come between the invitation and what the delivery went on to; what waits is to come but for one', async () => {
    const events = await stage.store.db.select().from(deliveryEvents).orderBy(asc(deliveryEvents.id))
    const [waiting, followed] = [[] as boolean[], [] as boolean[]]
    for (const { invitation, delivery, made } of await readAll()) {
      const { startsAt, minutes, answerBy, mode, place, link, interviewer, contactPhone } = invitation
      const over = startsAt.getTime() + minutes * MINUTE
      const next = events.find(
        ({ deliveryId, id, kind }) => deliveryId === delivery.id && id > made.id && kind !== 'invite',
      )
      expect(startsAt > made.at).toBe(true)
      if (next) followed.push(over <= next.at.getTime())
      else waiting.push(over > START)
      expect(answerBy > made.at && answerBy <= startsAt).toBe(true)
      expect([interviewer, contactPhone]).not.toContain('')
      expect(mode === 'onsite' ? place !== '' : link.startsWith('https://')).toBe(true)
    }
    expect(waiting.filter((isAhead) => !isAhead)).toHaveLength(1)
    expect([...new Set(followed)]).toEqual([true])
  })

  it('give the first student two to come and three past', async () => {
    const student = stage.world.browser()
    await student.logIn('13800000001')
    const { data } = await student.call(getInvitations, { scope: 'upcoming' })
    expect(data.list.map(({ round, status }) => [round, status])).toEqual([
      ['technical', 'accepted'],
      ['final', 'invited'],
    ])
    expect(data.counts).toEqual({ upcoming: 2, past: 3 })
  })

  it('were told with their time, and are reminded of like any other [JOB-5]', async () => {
    const student = stage.world.browser()
    await student.logIn('13800000001')
    const { list } = (await student.call(getNotices, { size: '50' })).data
    const ofInterviews = list.filter(({ interview }) => interview)
    expect(ofInterviews.filter(({ kind }) => kind === 'invite')).toHaveLength(5)
    expect(ofInterviews.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['dayBefore', 'hourBefore']))
    const [cancelled] = await stage.store.db.select().from(notices).where(eq(notices.kind, 'cancel'))
    expect(cancelled?.interview?.zone).toBe('Asia/Shanghai')
    const due = await stage.store.db
      .select()
      .from(outbox)
      .where(isNotNull(outbox.invitationId))
      .orderBy(asc(outbox.dueAt))
    expect(due.length).toBeGreaterThan(8)
    expect(due.every(({ dueAt, kind }) => dueAt.getTime() > START && /Before$/.test(kind))).toBe(true)
  })

  it('are made once', async () => {
    await seedDemo(stage.store.db, { now: START, scale: 1 })
    expect(await stage.store.db.$count(invitations)).toBe(12)
  })
})
