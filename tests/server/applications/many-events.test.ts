import { beforeAll, expect, it } from 'vitest'
import { deliverResume, getDelivery } from '../../../contract/calls/deliveries.ts'
import { openDelivery } from '../../../contract/calls/desk.ts'
import { inviteToInterview } from '../../../contract/calls/invitations.ts'
import { deliveryEvents, invitationEvents } from '../../../server/areas/applications/schema.ts'
import { addCompany, addPosition, addTerms, START } from '../world/content-rows.ts'
import { forgetDeliveries, writeResume } from '../world/delivery-rows.ts'
import { appointment, employerOf } from '../world/invitation-rows.ts'
import { sharedWorld } from '../world/stage.ts'

const stage = sharedWorld()
const db = () => stage.store.db

beforeAll(async () => {
  await addTerms(db())
  await forgetDeliveries(db())
})

it('both sides read the newest 200 events of an application and its interviews, in their order [JOB-5]', async () => {
  const company = await addCompany(db())
  const position = await addPosition(db(), company)
  const employer = await employerOf(stage, '13900000001', company)
  const student = stage.world.browser()
  await student.logIn('13800000001')
  await writeResume(student)
  const { id } = (await student.call(deliverResume, { position_id: String(position) })).data
  await employer.call(openDelivery, { id })
  const invitation = (await employer.call(inviteToInterview, { id, ...appointment() })).data.id
  const notes = Array.from({ length: 300 }, (_, index) => String(index + 1))
  const events = notes.map((note) => ({ note, at: new Date(START + 20_000 + Number(note) * 1000) }))
  await db()
    .insert(deliveryEvents)
    .values(events.map((event) => ({ ...event, deliveryId: Number(id), kind: 'view' as const, shownAt: event.at })))
  await db()
    .insert(invitationEvents)
    .values(events.map((event) => ({ ...event, invitationId: Number(invitation), kind: 'move' as const })))
  stage.world.advance(400_000)
  const newest = notes.slice(100)
  for (const { data } of [await employer.call(openDelivery, { id }), await student.call(getDelivery, { id })]) {
    expect(data.events.map(({ note }) => note)).toEqual(newest)
    expect(data.invitation_events.map(({ note }) => note)).toEqual(newest)
  }
})
