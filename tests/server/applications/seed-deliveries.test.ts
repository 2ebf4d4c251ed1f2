import { and, asc, eq, isNotNull, notInArray } from 'drizzle-orm'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { getDeliveries } from '../../../contract/calls/deliveries.ts'
import { getNotices } from '../../../contract/calls/notices.ts'
import { offerTerms } from '../../../contract/offer.ts'
import { deliveryStatuses, mayStep, statusAfter } from '../../../contract/rules/delivery-steps.ts'
import { deliveries, deliveryEvents } from '../../../server/areas/applications/schema.ts'
import { positions } from '../../../server/areas/jobs/schema.ts'
import { students } from '../../../server/areas/login/schema.ts'
import { notices, outbox } from '../../../server/areas/notices/schema.ts'
import { seedDemo } from '../../../server/demo/seed.ts'
import { addPosition, START } from '../world/content-rows.ts'
import { sharedWorld } from '../world/stage.ts'

const stage = sharedWorld()

const readAll = () =>
  stage.store.db
    .select({ delivery: deliveries, position: positions, name: students.name })
    .from(deliveries)
    .innerJoin(positions, eq(positions.id, deliveries.positionId))
    .innerJoin(students, eq(students.id, deliveries.studentId))
    .orderBy(asc(deliveries.id))

describe('the demonstration’s deliveries', () => {
  it('are 120, in every status, with twelve invitations to an interview, fourteen of the first student [JOB-5]', async () => {
    const rows = await readAll()
    expect(rows).toHaveLength(120)
    expect([...new Set(rows.map(({ delivery }) => delivery.status))].sort()).toEqual([...deliveryStatuses].sort())
    const invited = await stage.store.db.$count(deliveryEvents, eq(deliveryEvents.kind, 'invite'))
    expect(invited).toBe(12)
    const student = stage.world.browser()
    await student.logIn('13800000001')
    const { data } = await student.call(getDeliveries, {})
    expect([data.total, data.counts.offer > 0, data.list.some(({ is_new }) => is_new)]).toEqual([14, true, true])
  })

  it('have gone only allowed ways, in the order of time, before now, to positions that were out', async () => {
    const events = await stage.store.db.select().from(deliveryEvents).orderBy(asc(deliveryEvents.id))
    for (const { delivery, position } of await readAll()) {
      const own = events.filter(({ deliveryId }) => deliveryId === delivery.id)
      expect(own.map(({ kind }) => kind)[0]).toBe('submit')
      for (const [index, { kind, at }] of own.slice(1).entries()) {
        const former = own[index]!
        expect(kind !== 'submit' && mayStep(statusAfter(former.kind), kind)).toBe(true)
        expect(at > former.at).toBe(true)
      }
      const last = own.at(-1)!
      expect([delivery.status, last.at.getTime() <= START]).toEqual([statusAfter(last.kind), true])
      expect([delivery.deliveredAt, delivery.deliveredAt > position.publishedAt]).toEqual([own[0]!.at, true])
      expect(position.status).toBe(delivery.status === 'closed' ? 'closed' : 'open')
    }
  })

  it('name the employer who took a step, and nobody for a student’s own', async () => {
    const events = await stage.store.db.select().from(deliveryEvents)
    const own: readonly string[] = ['submit', 'withdraw', 'accept', 'decline', 'close']
    expect(events.filter(({ kind, employerId }) => own.includes(kind) !== (employerId === null))).toEqual([])
  })

  it('say in each offer what it is, with time for an answer where one waits [JOB-5]', async () => {
    const offers = await stage.store.db.select().from(deliveryEvents).where(eq(deliveryEvents.kind, 'offer'))
    const statuses = new Map((await readAll()).map(({ delivery }) => [delivery.id, delivery.status]))
    expect(offers.length).toBeGreaterThan(3)
    for (const { offer, at, deliveryId } of offers) {
      expect(v.parse(offerTerms, offer)).toEqual(offer)
      expect(Date.parse(`${offer!.starts_on}T00:00Z`)).toBeGreaterThan(at.getTime())
      const waitsUntil = statuses.get(deliveryId) === 'offer' ? START : at.getTime()
      expect(Date.parse(offer!.answer_by)).toBeGreaterThan(waitsUntil)
    }
    const waiting = offers.filter(({ deliveryId }) => statuses.get(deliveryId) === 'offer')
    expect(await stage.store.db.$count(outbox, eq(outbox.kind, 'offerEnds'))).toBe(waiting.length)
  })

  it('were told as they happened; what was not looked at is news in the notice centre too', async () => {
    const steps = await stage.store.db.$count(
      deliveryEvents,
      notInArray(deliveryEvents.kind, ['submit', 'withdraw', 'accept', 'decline']),
    )
    const ofInterviews = ['cancel', 'dayBefore', 'hourBefore'] as const
    const isOfDelivery = and(isNotNull(notices.deliveryId), notInArray(notices.kind, [...ofInterviews]))
    expect(await stage.store.db.$count(notices, isOfDelivery)).toBe(steps)
    const student = stage.world.browser()
    await student.logIn('13800000001')
    const { list } = (await student.call(getDeliveries, {})).data
    const told = (await student.call(getNotices, { size: '50' })).data
    for (const { id, is_new } of list) {
      const news = told.list.filter(({ delivery, is_read }) => delivery?.id === id && !is_read)
      expect(news.length > 0).toBe(is_new)
    }
    expect(told.unread).toBeGreaterThan(0)
  })

  it('hold each student’s own resume', async () => {
    const rows = await readAll()
    expect(rows.filter(({ delivery, name }) => delivery.resume?.basic.name !== name)).toEqual([])
  })

  it('are made once: a later start adds none, though some were added since', async () => {
    const [first] = await readAll()
    const position = await addPosition(stage.store.db, first!.position.companyId)
    await stage.store.db.insert(deliveries).values({
      studentId: first!.delivery.studentId,
      positionId: position,
      searched: '',
      deliveredAt: new Date(START),
      readAt: new Date(START),
    })
    await seedDemo(stage.store.db, { now: START, scale: 1 })
    expect(await stage.store.db.$count(deliveries)).toBe(121)
  })
})
