import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deliverResume, getNotReadingInfo, markDeliveriesRead } from '../../../contract/calls/deliveries.ts'
import { setPositionOpen, stepDeskDeliveries, undoDeskSteps } from '../../../contract/calls/desk.ts'
import * as calls from '../../../contract/calls/notices.ts'
import { getNoticeSettings, getNotices, getUnreadNotices, markNoticesRead } from '../../../contract/calls/notices.ts'
import { companyMembers } from '../../../server/areas/jobs/schema.ts'
import { createNotices } from '../../../server/areas/notices/notices.ts'
import { noticeSettings, notices, outbox } from '../../../server/areas/notices/schema.ts'
import { createTeller } from '../../../server/areas/notices/teller.ts'
import { createLog } from '../../../server/platform/log.ts'
import { putOut } from '../../../server/platform/outbox/outbox.ts'
import { ProviderError } from '../../../server/platform/provider-error.ts'
import type { TextNotice } from '../../../server/providers/sms.ts'
import { addCompany, addPosition, addTerms, START } from '../world/content-rows.ts'
import { forgetDeliveries, stepOf, undoOf, writeResume } from '../world/delivery-rows.ts'
import { forgetResumes } from '../world/resume-rows.ts'
import { freshWorlds } from '../world/stage.ts'
import type { Browser } from '../world.ts'

const stage = freshWorlds()
const db = () => stage.store.db

const PHONE = '13800000001'
const EMPLOYER = '13900000001'
const SECOND = 1000
const DAY = 86_400_000

let company = 0
let position = 0
let student: Browser
let now: number
let published: string[]
let sent: [string, TextNotice][]
/** What happens to what is sent and published next. */
let sending: () => void
let publishing: () => void

const at = () => new Date(now)
const pass = (milliseconds: number) => {
  now += milliseconds
  stage.world.advance(milliseconds)
}

const means = (canText = true) => ({
  db: db(),
  clock: () => now,
  log: createLog('silent'),
  sms: {
    send: async () => undefined,
    tell: canText
      ? async (phone: string, notice: TextNotice) => {
          sending()
          sent.push([phone, notice])
        }
      : null,
  },
  live: {
    async publish(userId: string, topic: string) {
      publishing()
      published.push(`${userId} ${topic}`)
    },
  },
})

/** As the worker does it, one after the other; how many there were. */
async function work(teller = createTeller(means())): Promise<number> {
  const due = await teller.take()
  for (const { id } of due) await teller.tell(id)
  return due.length
}

beforeAll(async () => {
  await addTerms(db())
  company = await addCompany(db(), { name: '启明' })
})

beforeEach(async () => {
  now = START
  published = []
  sent = []
  sending = () => undefined
  publishing = () => undefined
  await forgetDeliveries(db())
  await db().delete(outbox)
  await db().delete(notices)
  await db().delete(noticeSettings)
  await forgetResumes(db())
  position = await addPosition(db(), company, { title: '嵌入式工程师' })
  student = stage.world.browser()
  await student.logIn(PHONE)
  await writeResume(student)
})

async function deliver(to = position, by = student): Promise<string> {
  const { code, data } = await by.call(deliverResume, { position_id: String(to) })
  if (code !== 0) throw new Error(`not delivered: ${code}`)
  return data.id
}

const list = async (by = student, page = {}) => (await by.call(getNotices, page)).data
const kinds = async (by = student) => (await list(by)).list.map(({ kind }) => kind)
const unread = async (by = student) => (await by.call(getUnreadNotices, {})).data.count
const wantTexts = () => student.call(calls.setNoticeSettings, { text_messages: '1' })

describe('a notice to a student', () => {
  it('tells at once that the resume was opened, and a decision once it cannot be taken back', async () => {
    const id = await deliver()
    expect(await work()).toBe(0)
    await stepOf(db(), id, 'view', at())
    pass(1)
    await stepOf(db(), id, 'like', at())
    expect(await work()).toBe(1)
    expect(await kinds()).toEqual(['view'])
    pass(10 * SECOND - 1)
    expect(await work()).toBe(0)
    pass(1)
    expect(await work()).toBe(1)
    expect(await list()).toEqual({
      list: [
        {
          id: expect.any(String),
          kind: 'like',
          at: at().toISOString(),
          is_read: false,
          delivery: {
            id,
            position: { id: String(position), title: '嵌入式工程师' },
            company: expect.objectContaining({ id: String(company), company_name: '启明' }),
          },
          interview: null,
          search: null,
        },
        expect.objectContaining({ kind: 'view' }),
      ],
      total: 2,
      unread: 2,
    })
    const own = await student.whoAmI()
    expect(published).toEqual([`${own} delivery`, `${own} delivery`])
    expect(await work()).toBe(0)
  })

  it('tells nothing of what was taken back, nor of the student’s own steps', async () => {
    const id = await deliver()
    await stepOf(db(), id, 'reject', at())
    pass(5 * SECOND)
    expect((await undoOf(db(), id, at())).kind).toBe('taken')
    await stepOf(db(), id, 'withdraw', at())
    pass(DAY)
    expect(await work()).toBe(0)
    expect([await kinds(), await unread()]).toEqual([[], 0])
  })

  it('cannot be taken back once a worker was given it, whatever another process’s clock says', async () => {
    const id = await deliver()
    await stepOf(db(), id, 'like', at())
    const ahead = createTeller({ ...means(), clock: () => now + 10 * SECOND })
    const [taken] = await ahead.take()
    expect(await undoOf(db(), id, at())).toEqual({ kind: 'refused', status: 'interested' })
    await ahead.tell(taken?.id ?? 0)
    expect(await kinds()).toEqual(['like'])
  })

  it('is not sent where the step that it tells of was not stored', async () => {
    const id = await deliver()
    const studentId = Number(await student.whoAmI())
    const torn = db().transaction(async (tx) => {
      await putOut(tx, { once: 'event:torn', studentId, kind: 'view', dueAt: at() })
      throw new Error('torn')
    })
    await expect(torn).rejects.toThrow('torn')
    expect([await work(), id]).toEqual([0, id])
  })

  it('comes from an employer’s own desk: a position that closes, a step taken back', async () => {
    const employer = stage.world.browser()
    const employerId = Number((await employer.logInEmployer(EMPLOYER)).data.user_id)
    await db().delete(companyMembers).where(eq(companyMembers.employerId, employerId))
    await db().insert(companyMembers).values({ employerId, companyId: company })
    const id = await deliver()
    await employer.call(stepDeskDeliveries, { ids: [id], step: 'like' })
    await employer.call(undoDeskSteps, { ids: [id] })
    await employer.call(setPositionOpen, { id: String(position), open: '0' })
    pass(10 * SECOND)
    await work()
    expect(await kinds()).toEqual(['close'])
  })

  it('comes once from another part of the product, too: what a saved search found', async () => {
    const studentId = Number(await student.whoAmI())
    const label = { 'zh-CN': '前端 · 海港' }
    const filter = { keyword: '前端', city: ['t-harbour'] }
    const from = { search_id: '7', list: 'position', filter, label, count: 3 } as const
    const search = { ...from, host: 'univ.localhost', site_key: 'univ' }
    const telling = { once: 'search:7:2026-11-20', studentId, kind: 'searchHits', search, dueAt: at() } as const
    for (const _ of ['first', 'again']) await db().transaction((tx) => putOut(tx, telling))
    expect(await work()).toBe(1)
    const [hits] = (await list()).list
    expect(hits).toMatchObject({
      kind: 'searchHits',
      delivery: null,
      search: { id: '7', list: 'position', filter, label, host: '', count: 3 },
    })
    const elsewhere = stage.world.browser('main.localhost')
    elsewhere.jar.set('session_id', student.jar.get('session_id') ?? '')
    expect((await list(elsewhere)).list[0]?.search?.host).toBe('univ.localhost')
    expect(published).toEqual([`${studentId} search`])
  })
})

describe('telling', () => {
  it('happens once, however many do it at a time', async () => {
    await wantTexts()
    const id = await deliver()
    await stepOf(db(), id, 'invite', at())
    pass(10 * SECOND)
    const tellers = Array.from({ length: 8 }, () => createTeller(means()))
    const taken = await Promise.all(tellers.map((one) => one.take()))
    const [row] = taken.flat()
    expect(taken.flat()).toEqual([row])
    await Promise.all(tellers.map((one) => one.tell(row?.id ?? 0)))
    const texts = (await Promise.all(tellers.map((one) => one.take()))).flat()
    expect(texts).toHaveLength(1)
    await Promise.all(tellers.map((one) => one.tell(texts[0]?.id ?? 0)))
    expect([await kinds(), sent.length, await work()]).toEqual([['invite'], 1, 0])
  })

  it('goes on where it was left when nobody could be told', async () => {
    const id = await deliver()
    await stepOf(db(), id, 'view', at())
    const teller = createTeller(means())
    const [row] = await teller.take()
    publishing = () => {
      throw new Error('gone')
    }
    await expect(teller.tell(row?.id ?? 0)).rejects.toThrow('gone')
    expect(await kinds()).toEqual(['view'])
    publishing = () => undefined
    await teller.tell(row?.id ?? 0)
    await teller.tell(row?.id ?? 0)
    expect([await kinds(), published.length]).toEqual([['view'], 1])
  })

  it('is taken up by another where whoever had it died', async () => {
    const id = await deliver()
    await stepOf(db(), id, 'view', at())
    expect(await createTeller(means()).take()).toHaveLength(1)
    pass(30 * 60 * SECOND)
    expect(await work()).toBe(0)
    pass(1)
    expect(await work()).toBe(1)
    expect(await kinds()).toEqual(['view'])
  })

  it('ends where it is given up', async () => {
    const id = await deliver()
    await stepOf(db(), id, 'view', at())
    const teller = createTeller(means())
    const [row] = await teller.take()
    await teller.giveUp(row?.id ?? 0)
    await teller.tell(row?.id ?? 0)
    pass(DAY)
    expect([await work(), await kinds()]).toEqual([0, []])
  })
})

describe('text messages', () => {
  /** One text after an invitation, as far as a worker's first try. */
  async function invited(teller = createTeller(means())) {
    const id = await deliver()
    await stepOf(db(), id, 'invite', at())
    pass(10 * SECOND)
    await work(teller)
    const [text] = await teller.take()
    return { teller, text: text?.id ?? 0 }
  }

  it('go out for invitations and offers to whoever turned them on, and only to them', async () => {
    const id = await deliver()
    expect((await student.call(getNoticeSettings, {})).data).toEqual({ text_messages: false, can_text: true })
    await stepOf(db(), id, 'invite', at())
    pass(10 * SECOND)
    expect([await work(), await work(), sent]).toEqual([1, 0, []])
    expect((await wantTexts()).data).toEqual({ text_messages: true, can_text: true })
    await stepOf(db(), id, 'offer', at())
    pass(10 * SECOND)
    expect([await work(), await work(), await work()]).toEqual([1, 1, 0])
    const text = '【江临大学】启明 给你发了「嵌入式工程师」的录用通知，请登录查看并答复。'
    expect(sent).toEqual([[PHONE, { kind: 'offer', text, company: '启明', position: '嵌入式工程师', time: '' }]])
    const other = await deliver(await addPosition(db(), company))
    await stepOf(db(), other, 'view', at())
    expect([await work(), await work()]).toEqual([1, 0])
    await student.call(calls.setNoticeSettings, { text_messages: '0' })
    expect((await student.call(getNoticeSettings, {})).data.text_messages).toBe(false)
  })

  it('come again where the provider refused, and only then', async () => {
    await wantTexts()
    const { teller, text } = await invited()
    sending = () => {
      throw new ProviderError('sms', 'isv.BUSINESS_LIMIT_CONTROL')
    }
    await expect(teller.tell(text)).rejects.toThrow(ProviderError)
    sending = () => undefined
    await teller.tell(text)
    await teller.tell(text)
    const words = '【江临大学】启明 邀请你面试「嵌入式工程师」，请登录查看时间并答复。'
    expect(sent).toEqual([
      [PHONE, { kind: 'invite', text: words, company: '启明', position: '嵌入式工程师', time: '' }],
    ])
  })

  it('never go out twice where nobody knows whether they did', async () => {
    await wantTexts()
    const { teller, text } = await invited()
    sending = () => {
      throw new ProviderError('sms', 'unreachable')
    }
    await teller.tell(text)
    sending = () => undefined
    await teller.tell(text)
    expect(sent).toEqual([])
    const [row] = await db().select().from(outbox).where(eq(outbox.id, text))
    expect([row?.failedAt !== null, row?.doneAt]).toEqual([true, null])
  })

  it('never go out twice where their process died on the way; they count as failed after ten minutes', async () => {
    await wantTexts()
    const { teller, text } = await invited()
    await db().update(outbox).set({ handedAt: at() }).where(eq(outbox.id, text))
    await teller.tell(text)
    const isOpen = async () => {
      const [row] = await db().select().from(outbox).where(eq(outbox.id, text))
      return row?.failedAt === null && row.doneAt === null
    }
    expect([sent.length, await isOpen()]).toEqual([0, true])
    pass(10 * 60 * SECOND + 1)
    await teller.tell(text)
    expect([sent.length, await isOpen()]).toEqual([0, false])
  })

  it('are ten a day at most; the notices stay', async () => {
    await wantTexts()
    for (let count = 0; count < 12; count++) {
      const id = await deliver(await addPosition(db(), company))
      await stepOf(db(), id, 'invite', at())
    }
    pass(10 * SECOND)
    while ((await work()) > 0);
    expect([sent.length, (await list()).total]).toEqual([10, 12])
    pass(DAY)
    await stepOf(db(), await deliver(await addPosition(db(), company)), 'invite', at())
    pass(10 * SECOND)
    while ((await work()) > 0);
    expect(sent).toHaveLength(11)
  })

  it('are none where whoever sends them has no templates for it', async () => {
    await wantTexts()
    const { text } = await invited(createTeller(means(false)))
    expect([text, await kinds()]).toEqual([0, ['invite']])
    const { sms } = means(false)
    const { settings } = createNotices({ ...means(), sms, terms: null as never, live: null as never })
    expect(await settings(await student.whoAmI())).toEqual({ text_messages: true, can_text: false })
  })
})

describe('the notice centre', () => {
  /** Two notices, of two deliveries. */
  async function told() {
    const ids = [await deliver(), await deliver(await addPosition(db(), company))]
    for (const id of ids) {
      await stepOf(db(), id, 'view', at())
      pass(SECOND)
    }
    await work()
    return ids
  }

  it('has pages, the latest first, and counts what was not looked at', async () => {
    await told()
    const [first, second] = [await list(student, { size: '1' }), await list(student, { size: '1', page: '2' })]
    expect([first.total, first.unread, first.list.length]).toEqual([2, 2, 1])
    expect([first, second].map((page) => page.list[0]?.at)).toEqual([
      new Date(START + SECOND).toISOString(),
      new Date(START).toISOString(),
    ])
    expect((await list(student, { page: '3' })).list).toEqual([])
  })

  it('takes one as looked at, or all, and says so to other open pages', async () => {
    await told()
    const [latest] = (await list()).list
    expect((await student.call(markNoticesRead, { id: latest?.id ?? '' })).code).toBe(0)
    expect([await unread(), (await list()).list.map(({ is_read }) => is_read)]).toEqual([1, [true, false]])
    await student.call(markNoticesRead, {})
    expect([await unread(), (await list()).unread]).toEqual([0, 0])
  })

  it('has on request what was not looked at first', async () => {
    await told()
    const [latest, former] = (await list()).list.map(({ id }) => id)
    await student.call(markNoticesRead, { id: latest ?? '' })
    const first = await list(student, { size: '1', unread_first: '1' })
    expect([first.list.map(({ id }) => id), first.total, first.unread]).toEqual([[former], 2, 1])
  })

  it('a delivery is news no more once every notice of it was looked at', async () => {
    const [one] = await told()
    await stepOf(db(), one ?? '', 'like', at())
    pass(10 * SECOND)
    await work()
    const news = async () => (await student.call(getNotReadingInfo, {})).data.count
    expect(await news()).toBe(2)
    const [like] = (await list()).list
    await student.call(markNoticesRead, { id: like?.id ?? '' })
    expect(await news()).toBe(2)
    await student.call(markNoticesRead, {})
    expect(await news()).toBe(0)
  })

  it('reads with a delivery what it told of it', async () => {
    const [one] = await told()
    await student.call(markDeliveriesRead, { id: one ?? '' })
    expect(await unread()).toBe(1)
    await student.call(markDeliveriesRead, {})
    expect(await unread()).toBe(0)
  })

  it('is the student’s own: another’s notices are unknown, their marks nobody’s', async () => {
    await told()
    const [notice] = (await list()).list
    const other = stage.world.browser()
    await other.logIn('13800000003')
    expect([await kinds(other), await unread(other)]).toEqual([[], 0])
    expect((await other.call(markNoticesRead, { id: notice?.id ?? '' })).code).toBe(0)
    await other.call(markNoticesRead, {})
    expect(await unread()).toBe(2)
    expect((await other.call(markNoticesRead, { user_id: await student.whoAmI() })).code).toBe(20011)
    const wish = { user_id: await student.whoAmI(), text_messages: '1' } as const
    expect((await other.call(calls.setNoticeSettings, wish)).code).toBe(20011)
    expect((await student.call(getNoticeSettings, {})).data.text_messages).toBe(false)
  })

  it('forgets after half a year, what is to be told never', async () => {
    await told()
    await stepOf(db(), await deliver(await addPosition(db(), company)), 'like', at())
    const { sweep } = createNotices({ ...means(), terms: null as never, live: null as never })
    pass(31 * DAY)
    await sweep()
    expect([await db().$count(notices), await db().$count(outbox)]).toEqual([2, 1])
    pass(150 * DAY)
    await sweep()
    expect([await db().$count(notices), await work()]).toEqual([0, 1])
  })
})
