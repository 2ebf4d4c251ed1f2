import { readFile } from 'node:fs/promises'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { deliverResume } from '../../../contract/calls/deliveries.ts'
import { exportDeliveries, getDeskDeliveries, setPositionOpen } from '../../../contract/calls/desk.ts'
import { deliveries, deliveryEvents } from '../../../server/areas/applications/schema.ts'
import { rewriteSearched } from '../../../server/areas/applications/searched.ts'
import { outbox } from '../../../server/areas/notices/schema.ts'
import { rowsOf } from '../../../server/demo/seed/content/insert.ts'
import { addCompany, addPosition, addTerms } from '../world/content-rows.ts'
import { forgetDeliveries, writeResume } from '../world/delivery-rows.ts'
import { employerOf } from '../world/invitation-rows.ts'
import { upload } from '../world/multipart.ts'
import { forgetResumes } from '../world/resume-rows.ts'
import { pdfOf } from '../world/sample-files.ts'
import { freshWorlds } from '../world/stage.ts'
import { cellsOf } from '../world/workbook.ts'
import type { Browser } from '../world.ts'

const stage = freshWorlds()
const db = () => stage.store.db

let employer: Browser
let company = 0
/** A delivery as students make them. */
let sent = ''

beforeAll(() => addTerms(db()))

beforeEach(async () => {
  await forgetDeliveries(db())
  await forgetResumes(db())
  company = await addCompany(db(), { name: '启明' })
  employer = await employerOf(stage, '13900000001', company)
  const student = stage.world.browser()
  await student.logIn('13800000001')
  await writeResume(student)
  const position_id = String(await addPosition(db(), await addCompany(db())))
  sent = (await student.call(deliverResume, { position_id })).data.id
})

/** A position of the company's that so many others sent the same to. @returns its id */
async function popular(many: number): Promise<number> {
  const position = await addPosition(db(), company)
  await db().execute(sql`
    with added as (
      insert into students (phone) select ${`many-${position}-`}::text || number from generate_series(1, ${many}::int) number
      returning id
    ), made as (
      insert into deliveries overriding system value
      select (jsonb_populate_record(one, jsonb_build_object(
        'id', one.id + added.id * 1000, 'student_id', added.id, 'position_id', ${position}::int
      ))).* from added, deliveries one where one.id = ${Number(sent)}
      returning id, delivered_at
    ) insert into delivery_events (delivery_id, kind, at, shown_at)
      select id, 'submit', delivered_at, delivered_at from made`)
  return position
}

/** The statements that something takes. */
async function statementsOf(act: () => Promise<unknown>): Promise<readonly SQL[]> {
  const made = vi.spyOn(PgDialect.prototype, 'sqlToQuery')
  await act()
  const statements = made.mock.calls.map(([statement]) => statement)
  made.mockRestore()
  return statements
}

it('closing a position takes as many statements of many applications as of few, each of which is told [JOB-3] [JOB-5]', async () => {
  const counts: number[][] = []
  for (const many of [1, 2, 300]) {
    const position = await popular(many)
    const set = (open: '0' | '1') => employer.call(setPositionOpen, { id: String(position), open })
    counts.push([(await statementsOf(() => set('0'))).length, (await statementsOf(() => set('1'))).length])
    const isClosed = and(eq(deliveries.positionId, position), eq(deliveries.status, 'closed'))
    expect(await db().$count(deliveries, isClosed)).toBe(many)
    const { kind, employerId, note } = deliveryEvents
    const told = await db()
      .select({ kind, employerId, note, told: outbox.kind, isIts: sql`${outbox.studentId} = ${deliveries.studentId}` })
      .from(deliveries)
      .innerJoin(deliveryEvents, and(eq(deliveryEvents.deliveryId, deliveries.id), eq(deliveryEvents.kind, 'close')))
      .innerJoin(
        outbox,
        and(eq(outbox.once, sql`'event:' || ${deliveryEvents.id}`), eq(outbox.deliveryId, deliveries.id)),
      )
      .where(isClosed)
    expect(told).toHaveLength(many)
    expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(told[0]).toEqual({ kind: 'close', employerId: expect.any(Number), note: '', told: 'close', isIts: true })
  }
  // The first reads what is kept from then on.
  expect(counts[2]).toEqual(counts[1])
})

it('a table takes as many statements of many applications as of few', async () => {
  const counts: number[] = []
  for (const many of [1, 2, 300]) {
    const url = `${exportDeliveries.path}?public_source=1&position_id=${await popular(many)}`
    const load = async () => {
      const { rawPayload } = await employer.request({ method: 'GET', url })
      expect(await cellsOf(rawPayload)).toHaveLength(many + 1)
    }
    counts.push((await statementsOf(load)).length)
  }
  expect(counts[2]).toBe(counts[1])
})

it('a keyword is looked for in an index, and no resume is read for that', async () => {
  const position_id = String(await popular(2000))
  await db().execute(sql`vacuum analyze deliveries`)
  for (const query of [{ position_id }, {}]) {
    const read = await statementsOf(async () => {
      expect((await employer.call(getDeskDeliveries, { ...query, keyword: '思远' })).data.total).toBe(2000)
    })
    const search = read.find((statement) => new PgDialect().sqlToQuery(statement).sql.includes('ilike'))
    const plan = JSON.stringify(rowsOf(await db().execute(sql`explain ${search}`)))
    expect(plan).toContain('Index Only Scan using deliveries_of_position')
    expect(plan).not.toContain('resume')
  }
})

it('the server fills in the words to search by for applications sent before', async () => {
  const student = stage.world.browser()
  await student.logIn('13800000004')
  await writeResume(student, { name: '周予安' })
  const file = await upload(student, { purpose: 'attachment' }, pdfOf('成绩单'), '成绩单.pdf')
  const position_id = String(await addPosition(db(), company))
  await student.call(deliverResume, { position_id, attachment_id: file.data?.attachment?.id })
  const { id, searched } = deliveries
  const read = () => db().select({ id, searched }).from(deliveries).orderBy(id)
  const written = await read()
  expect(written.map(({ searched }) => searched)).toEqual([
    '陈思远\n江临大学\n软件工程\nchensiyuan\ncsy',
    '周予安\n江临大学\n软件工程\nzhouyuan\nzya',
  ])
  await db().execute(sql`alter table deliveries drop column searched`)
  await db().execute(sql`create index deliveries_of_position on deliveries (position_id)`)
  const migration = new URL('../../../server/platform/db/migrations/0024_searched_deliveries.sql', import.meta.url)
  for (const statement of (await readFile(migration, 'utf8')).split('--> statement-breakpoint'))
    await db().execute(sql.raw(statement))
  // How names are pronounced no statement knows; `npm run reindex` does.
  expect((await read()).map(({ searched }) => searched)).toEqual([
    '陈思远\n江临大学\n软件工程',
    '周予安\n江临大学\n软件工程',
  ])
  await rewriteSearched(db())
  expect(await read()).toEqual(written)
})
