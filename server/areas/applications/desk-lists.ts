import { and, asc, count, desc, eq, ilike, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { type DeskDelivery, EXPORT_MAX } from '../../../contract/calls/desk.ts'
import type { Term } from '../../../contract/content.ts'
import { type DeliveryStatus, type DeskTab, deliverySteps, deskTabs } from '../../../contract/rules/delivery-steps.ts'
import type { Db } from '../../platform/db/open.ts'
import { type PageParams, sliceOf } from '../../platform/db/paging.ts'
import { timely } from '../../platform/db/timely.ts'
import { localPhone } from '../../platform/phones.ts'
import { positions } from '../jobs/schema.ts'
import { containing } from '../jobs/search/keyword.ts'
import type { Terms } from '../jobs/terms.ts'
import { students } from '../login/schema.ts'
import { deliveries, deliveryEvents } from './schema.ts'
import { countsOf } from './tab-counts.ts'

export interface DeskPosition {
  readonly id: string
  readonly title: string
  readonly city: Term
  readonly status: 'open' | 'closed' | 'expired'
  readonly deliveries: number
  readonly unread: number
  /** The number of deliveries that end where the position closes. */
  readonly undecided: number
}

/** A delivery as a table has it; whoever took it back cannot be reached by it. */
export interface DeskTableRow extends Omit<DeskDelivery, 'undo_rest' | 'sent'> {
  readonly phone: string
  readonly email: string
}

export interface DeskQuery extends PageParams {
  readonly position_id?: string | undefined
  readonly keyword?: string | undefined
  readonly tab: DeskTab
}

export interface DeskPage {
  readonly list: DeskDelivery[]
  readonly total: number
  readonly counts: Record<DeskTab, number>
}

/** The deliveries to a company's positions, as lists. */
export interface DeskLists {
  positions(companyId: number): Promise<DeskPosition[]>
  list(companyId: number, query: DeskQuery): Promise<DeskPage>
  /** All of a list's pages; null where that is more than `EXPORT_MAX`. */
  table(companyId: number, query: Omit<DeskQuery, keyof PageParams>): Promise<DeskTableRow[] | null>
  /** Column of who sent it, in a statement with their account; '' where that is not told. */
  readonly applicant: SQL<string>
  /** Some of a company's deliveries as lists show them, in the order of ids. */
  entries(companyId: number, which: SQL): Promise<DeskDelivery[]>
}

const latestFirst = ({ deliveredAt, id }: Record<'deliveredAt' | 'id', AnyPgColumn>) => [desc(deliveredAt), desc(id)]

/** A delivery of which the employer may read only that it was. */
const isNameless = sql`(${deliveries.status} = 'withdrawn' or ${deliveries.emptiedAt} is not null)`

const unreachable = { phone: '', email: '' } as const

export const ofCompany = (companyId: number): SQL => eq(positions.companyId, companyId)

/** Deliveries to a company's own positions, in a statement that does not join positions. */
export const isToCompany = (db: Db, companyId: number): SQL =>
  inArray(deliveries.positionId, db.select({ id: positions.id }).from(positions).where(ofCompany(companyId)))

export function createDeskLists(db: Db, terms: Terms, now: () => Date): DeskLists {
  const toldOf = (sent: SQL, own: AnyPgColumn) =>
    sql<string>`case when ${isNameless} then '' else coalesce(${sent}, ${own}) end`
  const schooling = (field: 'school' | 'major' | 'degree') =>
    sql<string | null>`${deliveries.resume} -> 'education' -> 0 ->> ${sql.raw(`'${field}'`)}`
  const school = toldOf(schooling('school'), students.school)
  const major = toldOf(schooling('major'), students.major)
  const name = toldOf(sql`${deliveries.resume} -> 'basic' ->> 'name'`, students.name)
  const sent = sql<DeskDelivery['sent']>`case when ${isNameless} then ''
    when ${deliveries.attachmentId} is not null then 'attachment' else 'resume' end`
  const degree = sql<DeskDelivery['degree'] | null>`case when not ${isNameless} then ${schooling('degree')} end`

  /** The time until which the last step can be taken back. */
  const undoUntil = (at: Date) => {
    const { deliveryId, undoneAt, shownAt } = deliveryEvents
    const last = db
      .select({ until: sql<Date | null>`max(${shownAt})` })
      .from(deliveryEvents)
      .where(and(eq(deliveryId, deliveries.id), isNull(undoneAt), sql`${shownAt} > ${sql.param(at, shownAt)}`))
    return sql<string | Date | null>`(${last})`
  }

  const columnsAt = (at: Date) => ({
    id: deliveries.id,
    name,
    school,
    major,
    degree,
    positionId: positions.id,
    title: positions.title,
    sent,
    status: deliveries.status,
    deliveredAt: deliveries.deliveredAt,
    undoUntil: undoUntil(at),
  })

  const rowsOf = (at: Date, where: SQL | undefined) =>
    db
      .select(columnsAt(at))
      .from(deliveries)
      .innerJoin(positions, eq(positions.id, deliveries.positionId))
      .innerJoin(students, eq(students.id, deliveries.studentId))
      .where(where)

  type Row = Awaited<ReturnType<typeof rowsOf>>[number]
  const entryOf = ({ id, positionId, title, deliveredAt, undoUntil, degree, ...row }: Row): DeskDelivery => ({
    ...row,
    id: String(id),
    degree: degree ?? '',
    position: { id: String(positionId), title },
    delivered_at: deliveredAt.toISOString(),
    undo_rest: undoUntil === null ? null : Math.max(0, new Date(undoUntil).getTime() - now().getTime()),
  })

  /** The keyword is in the sender or the position; letters of a name are typed with blanks, too. */
  const isNamed = (keyword: string) => {
    const joined = /^[a-z ]+$/i.test(keyword) ? keyword.replaceAll(' ', '') : keyword
    const isIn = [keyword, joined].map((one) => ilike(deliveries.searched, containing(one)))
    return or(...isIn, ilike(positions.title, containing(keyword)))
  }

  const matching = (companyId: number, { position_id, keyword = '' }: Pick<DeskQuery, 'position_id' | 'keyword'>) =>
    and(
      ofCompany(companyId),
      position_id === undefined ? undefined : eq(positions.id, Number(position_id)),
      keyword.trim() === '' ? undefined : and(ne(deliveries.status, 'withdrawn'), isNamed(keyword.trim())),
    )

  return {
    applicant: name,

    async positions(companyId) {
      const at = now()
      const { id, title, city, status, expiresAt } = positions
      const sent = count(deliveries.id)
      const unread = sql<number>`count(${deliveries.id}) filter (where ${eq(deliveries.status, 'submitted')})::int`
      const isUndecided = inArray(deliveries.status, [...deliverySteps.close.from])
      const undecided = sql<number>`count(${deliveries.id}) filter (where ${isUndecided})::int`
      const query = db
        .select({ id, title, city, status, expiresAt, deliveries: sent, unread, undecided })
        .from(positions)
        .leftJoin(deliveries, eq(deliveries.positionId, positions.id))
        .where(ofCompany(companyId))
        .groupBy(id)
        .orderBy(asc(sql`(${status} = 'closed')`), desc(unread), desc(sent), asc(id))
      const [rows, book] = await Promise.all([timely(query), terms.book()])
      return rows.map(({ expiresAt: until, ...row }) => ({
        ...row,
        id: String(row.id),
        city: book.term('city', row.city),
        status: row.status === 'open' && until <= at ? ('expired' as const) : row.status,
      }))
    },

    async list(companyId, { tab, ...query }) {
      const { limit, offset } = sliceOf(query)
      // Matches have only status and date: the copies that were sent are long.
      const matches = db
        .$with('matches')
        .as(
          db
            .select({ id: deliveries.id, status: deliveries.status, deliveredAt: deliveries.deliveredAt })
            .from(deliveries)
            .innerJoin(positions, eq(positions.id, deliveries.positionId))
            .where(matching(companyId, query)),
        )
      const each = db
        .select({ status: matches.status, count: count().as('count') })
        .from(matches)
        .groupBy(matches.status)
        .as('each')
      const counted = db
        .select({
          counts: sql<Partial<
            Record<DeliveryStatus, number>
          > | null>`json_object_agg(${each.status}, ${each.count})`.as('counts'),
        })
        .from(each)
        .as('counted')
      const page = db
        .select({ id: matches.id })
        .from(matches)
        .where(inArray(matches.status, [...deskTabs[tab]]))
        .orderBy(...latestFirst(matches))
        .limit(limit)
        .offset(offset)
        .as('page')
      const rows = await timely(
        db
          .with(matches)
          .select({ ...columnsAt(now()), counts: counted.counts })
          .from(counted)
          .leftJoin(page, sql`true`)
          .leftJoin(deliveries, eq(deliveries.id, page.id))
          .leftJoin(positions, eq(positions.id, deliveries.positionId))
          .leftJoin(students, eq(students.id, deliveries.studentId))
          .orderBy(...latestFirst(deliveries)),
      )
      const counts = countsOf(deskTabs, rows[0]?.counts ?? {})
      const isThere = (row: (typeof rows)[number]): row is (typeof rows)[number] & Row => row.id !== null
      return { list: rows.filter(isThere).map(entryOf), total: counts[tab], counts }
    },

    async table(companyId, { tab, ...query }) {
      const contact = (field: 'phone' | 'email') =>
        sql<string | null>`${deliveries.resume} -> 'basic' ->> ${sql.raw(`'${field}'`)}`
      const rows = await timely(
        db
          .select({ ...columnsAt(now()), phone: contact('phone'), email: contact('email'), own: students.phone })
          .from(deliveries)
          .innerJoin(positions, eq(positions.id, deliveries.positionId))
          .innerJoin(students, eq(students.id, deliveries.studentId))
          .where(and(matching(companyId, query), inArray(deliveries.status, [...deskTabs[tab]])))
          .orderBy(...latestFirst(deliveries))
          .limit(EXPORT_MAX + 1),
      )
      if (rows.length > EXPORT_MAX) return null
      return rows.map(({ phone, email, own, ...row }) => {
        const entry = { ...entryOf(row), phone: phone ?? localPhone(own), email: email ?? '' }
        return row.status === 'withdrawn' ? { ...entry, ...unreachable } : entry
      })
    },

    async entries(companyId, which) {
      return (await timely(rowsOf(now(), and(ofCompany(companyId), which)).orderBy(deliveries.id))).map(entryOf)
    },
  }
}
