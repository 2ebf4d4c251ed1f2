import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as calls from '../../../contract/calls/deliveries.ts'
import { codes } from '../../../contract/codes.ts'
import {
  type DeliveryStatus,
  type DeliveryStep,
  type DeliveryTab,
  deliveryStatuses,
  deliverySteps,
  mayStep,
  type OwnStep,
} from '../../../contract/rules/delivery-steps.ts'
import { addCompany, addPosition, addTerms } from '../world/content-rows.ts'
import { forgetDeliveries, stepOf, undoOf, writeResume } from '../world/delivery-rows.ts'
import { forgetResumes } from '../world/resume-rows.ts'
import { freshWorlds } from '../world/stage.ts'
import type { Browser } from '../world.ts'

const stage = freshWorlds()
const db = () => stage.store.db
const { deliverResume, getDeliveries, getDelivery, getDeliverStatus, getNotReadingInfo } = calls
const { markDeliveriesRead, stepDelivery } = calls

let student: Browser
let company = 0
/** Milliseconds since the epoch, as the server's clock has it. */
let now = 0

beforeAll(async () => {
  await addTerms(db())
  company = await addCompany(db(), { name: '启明' })
})

beforeEach(async () => {
  now = Date.UTC(2026, 10, 20, 9)
  await forgetDeliveries(db())
  await forgetResumes(db())
  student = stage.world.browser()
  await student.logIn('13800000001')
  await writeResume(student)
})

const pass = (milliseconds: number) => {
  now += milliseconds
  stage.world.advance(milliseconds)
}

async function deliver(): Promise<string> {
  const { data } = await student.call(deliverResume, { position_id: String(await addPosition(db(), company)) })
  pass(1000)
  return data.id
}

/** As the employer does, and time enough for the student to be told. */
async function step(id: string, ...steps: DeliveryStep[]): Promise<void> {
  for (const one of steps) {
    expect((await stepOf(db(), id, one, new Date(now))).kind).toBe('taken')
    pass(10_000)
  }
}

const statusOf = async (id: string) => (await student.call(getDelivery, { id })).data.status
const list = async (status?: DeliveryTab, page = {}) =>
  (await student.call(getDeliveries, { ...(status && { status }), ...page })).data
/** As lists of positions show it. */
const standing = async (browser = student, more = {}) =>
  (await browser.call(getDeliverStatus, more)).data.list.map(({ status }) => status)
const own = (id: string, step: OwnStep, browser = student) => browser.call(stepDelivery, { id, step })

/** To each status, by the shortest way. */
const ways = {
  submitted: [],
  viewed: ['view'],
  interested: ['like'],
  interview: ['invite'],
  offer: ['invite', 'offer'],
  hired: ['invite', 'offer', 'accept'],
  rejected: ['reject'],
  withdrawn: ['withdraw'],
  declined: ['invite', 'offer', 'decline'],
  closed: ['close'],
} satisfies Record<DeliveryStatus, DeliveryStep[]>

describe('the way of a delivery', () => {
  it('goes from sent to hired, each step with its time, the student told of each [JOB-5]', async () => {
    const id = await deliver()
    await step(id, 'view', 'like', 'invite', 'offer')
    expect((await own(id, 'accept')).data).toEqual({ status: 'hired' })
    const { data } = await student.call(getDelivery, { id })
    expect(data.events.map(({ kind, at }) => `${kind} ${at.slice(14, 19)}`)).toEqual([
      'submit 00:00',
      'view 00:01',
      'like 00:11',
      'invite 00:21',
      'offer 00:31',
      'accept 00:41',
    ])
    expect(data.status).toBe('hired')
    const dates = { delivered_at: '2026-11-20T09:00:00.000Z', changed_at: '2026-11-20T09:00:41.000Z' }
    expect(data).toMatchObject(dates)
    expect((await list()).list).toMatchObject([{ id, ...dates }])
  })

  it('takes no step that the table of steps does not have, from wherever it stands [JOB-5]', async () => {
    for (const status of deliveryStatuses) {
      for (const one of Object.keys(deliverySteps) as DeliveryStep[]) {
        const id = await deliver()
        await step(id, ...ways[status])
        const outcome = await stepOf(db(), id, one, new Date(now))
        const stays = deliverySteps[one].to === status ? 'taken' : 'refused'
        expect([status, one, outcome]).toEqual([
          status,
          one,
          mayStep(status, one)
            ? {
                kind: 'taken',
                status: deliverySteps[one].to,
                event: expect.objectContaining({ id: expect.any(Number) }),
              }
            : { kind: stays, status },
        ])
        pass(3_600_000)
      }
    }
  })

  it('reading is told at once, a decision after 10 s; until then it can be taken back as if it had never been [JOB-3] [JOB-5]', async () => {
    const id = await deliver()
    await stepOf(db(), id, 'view', new Date(now))
    expect(await statusOf(id)).toBe('viewed')
    await student.call(markDeliveriesRead, {})
    await stepOf(db(), id, 'reject', new Date(now))
    pass(9999)
    expect(await statusOf(id)).toBe('viewed')
    expect(await standing()).toEqual(['viewed'])
    expect((await student.call(getNotReadingInfo, {})).data).toEqual({ count: 0 })
    expect((await list('rejected')).total).toBe(0)
    const before = (await student.call(getDelivery, { id })).data
    expect(before.events.map(({ kind }) => kind)).toEqual(['submit', 'view'])
    expect(await undoOf(db(), id, new Date(now))).toEqual({ kind: 'taken', status: 'viewed' })
    pass(60_000)
    expect(await statusOf(id)).toBe('viewed')
    await stepOf(db(), id, 'reject', new Date(now))
    pass(10_000)
    expect(await undoOf(db(), id, new Date(now))).toEqual({ kind: 'refused', status: 'rejected' })
    const { data } = await student.call(getDelivery, { id })
    expect(data.events.map(({ kind }) => kind)).toEqual(['submit', 'view', 'reject'])
    expect(await standing()).toEqual(['rejected'])
    expect((await student.call(getNotReadingInfo, {})).data).toEqual({ count: 1 })
  })
})

describe('a student’s own steps', () => {
  it('takes back while it is open, once and for all [JOB-5]', async () => {
    const id = await deliver()
    await step(id, 'view', 'like', 'invite')
    for (const _ of ['first', 'again']) expect((await own(id, 'withdraw')).data).toEqual({ status: 'withdrawn' })
    const { data } = await student.call(getDelivery, { id })
    expect([data.events.at(-1)?.kind, data.events.length, data.is_new]).toEqual(['withdraw', 5, false])
    expect(await student.call(deliverResume, { position_id: data.position.id })).toMatchObject({
      code: codes.refused,
      data: { why: 'withdrawn' },
    })
  })

  it('turns an offer down, and is not heard where the employer was faster [JOB-5]', async () => {
    const id = await deliver()
    await step(id, 'view', 'like', 'offer')
    expect((await own(id, 'withdraw')).code).toBe(codes.refused)
    expect((await own(id, 'decline')).data).toEqual({ status: 'declined' })
    const other = await deliver()
    await stepOf(db(), other, 'reject', new Date(now))
    pass(10_000)
    const msg = '这份投递已有新的进展，请看最新状态'
    expect(await own(other, 'withdraw')).toMatchObject({ code: codes.refused, msg, data: null })
  })

  it.each(['like', 'invite', 'offer', 'reject'] as const)(
    'taking back goes before a decision that nobody was told of: %s [JOB-5]',
    async (decision) => {
      const id = await deliver()
      await stepOf(db(), id, 'view', new Date(now))
      await stepOf(db(), id, decision, new Date(now))
      pass(9999)
      expect((await own(id, 'withdraw')).data).toEqual({ status: 'withdrawn' })
      pass(60_000)
      const { data } = await student.call(getDelivery, { id })
      expect([data.status, data.events.map(({ kind }) => kind)]).toEqual(['withdrawn', ['submit', 'view', 'withdraw']])
      expect(await undoOf(db(), id, new Date(now))).toEqual({ kind: 'refused', status: 'withdrawn' })
    },
  )

  it('a step that is not the student’s leaves a decision as it is, and tells nothing of it [JOB-5]', async () => {
    const id = await deliver()
    await stepOf(db(), id, 'view', new Date(now))
    await stepOf(db(), id, 'offer', new Date(now))
    pass(9999)
    expect((await own(id, 'accept')).code).toBe(codes.refused)
    pass(1)
    expect(await statusOf(id)).toBe('offer')
    expect((await own(id, 'accept')).data).toEqual({ status: 'hired' })
  })

  it('hears what was done elsewhere, by the student too [JOB-5]', async () => {
    const refusedWith = async (id: string, step: OwnStep, msg: string) =>
      expect(await own(id, step)).toMatchObject({ code: codes.refused, msg })
    const [taken, declined, withdrawn] = [await deliver(), await deliver(), await deliver()]
    await step(taken, 'invite', 'offer', 'accept')
    await refusedWith(taken, 'decline', '你已在别处接受了这份录用')
    await step(declined, 'invite', 'offer', 'decline')
    await refusedWith(declined, 'accept', '你已在别处婉拒了这份录用')
    await step(withdrawn, 'withdraw')
    await refusedWith(withdrawn, 'accept', '你已在别处撤回了这份投递')
  })

  it('delivering again tells no decision before the student is told of it, and withdrawn only what is [JOB-3]', async () => {
    const id = await deliver()
    const { data } = await student.call(getDelivery, { id })
    const again = async () => (await student.call(deliverResume, { position_id: data.position.id })).data.status
    await stepOf(db(), id, 'view', new Date(now))
    await stepOf(db(), id, 'reject', new Date(now))
    pass(9999)
    expect(await again()).toBe('viewed')
    pass(1)
    expect(await again()).toBe('rejected')
  })

  it('nobody reads, moves or marks another’s [JOB-3] [JOB-5]', async () => {
    const id = await deliver()
    await step(id, 'view')
    const other = stage.world.browser()
    const otherId = await other.logIn('13800000002')
    expect((await other.call(getDelivery, { id })).code).toBe(codes.notFound)
    expect((await own(id, 'withdraw', other)).code).toBe(codes.notFound)
    expect((await other.call(markDeliveriesRead, { id })).code).toBe(0)
    expect((await other.call(getDeliveries, {})).data.list).toEqual([])
    const { position } = (await student.call(getDelivery, { id })).data
    for (const asked of [{}, { ids: [position.id] }]) expect(await standing(other, asked)).toEqual([])
    expect((await other.call(getNotReadingInfo, {})).data).toEqual({ count: 0 })
    expect((await student.call(stepDelivery, { id, step: 'withdraw', user_id: otherId })).code).toBe(codes.notLoggedIn)
    expect((await student.call(getNotReadingInfo, {})).data).toEqual({ count: 1 })
    expect(await statusOf(id)).toBe('viewed')
  })
})

describe('the list', () => {
  it('has a tab for each kind of answer, with counts, the latest news first [JOB-5]', async () => {
    const made: Record<string, string> = {}
    for (const [status, steps] of Object.entries(ways)) {
      made[status] = await deliver()
      await step(made[status], ...steps)
    }
    const counts = { all: 10, unread: 1, viewed: 2, interview: 1, rejected: 1, offer: 3, over: 2 }
    const all = await list()
    expect([all.total, all.counts]).toEqual([10, counts])
    expect(all.list.map(({ status }) => status)).toEqual(Object.keys(ways).reverse())
    const told = async (tab: Parameters<typeof list>[0]) => (await list(tab)).list.map(({ status }) => status)
    expect(await told('unread')).toEqual(['submitted'])
    expect(await told('viewed')).toEqual(['interested', 'viewed'])
    expect(await told('interview')).toEqual(['interview'])
    expect(await told('rejected')).toEqual(['rejected'])
    expect(await told('offer')).toEqual(['declined', 'hired', 'offer'])
    expect(await told('over')).toEqual(['closed', 'withdrawn'])
    const second = await list('all', { page: '2', size: '4' })
    expect([second.total, second.list.map(({ status }) => status)]).toEqual([
      10,
      ['hired', 'offer', 'interview', 'interested'],
    ])
  })

  it('counts what the student has not looked at, until it is looked at [JOB-5]', async () => {
    const [one, two] = [await deliver(), await deliver()]
    const unread = async () => (await student.call(getNotReadingInfo, {})).data.count
    expect(await unread()).toBe(0)
    await step(one, 'view')
    await step(two, 'view', 'like')
    expect(await unread()).toBe(2)
    expect((await list()).list.map(({ id, is_new }) => [id, is_new])).toEqual([
      [two, true],
      [one, true],
    ])
    await student.call(markDeliveriesRead, { id: one })
    expect(await unread()).toBe(1)
    pass(1000)
    await step(one, 'reject')
    expect(await unread()).toBe(2)
    await student.call(markDeliveriesRead, {})
    expect(await unread()).toBe(0)
    expect((await list()).list.map(({ is_new }) => is_new)).toEqual([false, false])
  })
})
