import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Position, PositionFilter } from '../../contract/content.ts'
import type { Clock } from '../adapters/ephemeral.ts'
import { majors } from '../db/home-schema.ts'
import type { Db } from '../db/open.ts'
import { companies, positions } from '../db/recruiting-schema.ts'
import { students } from '../db/schema.ts'
import { timely } from '../db/timely.ts'
import { companyColumns } from './company-entries.ts'
import { isOpen } from './openings.ts'
import { counted, type PageParams, sliceOf } from './paging.ts'
import { positionColumns, positionOf } from './position-entries.ts'
import { newestFirst, positionConditions, positionOrder } from './position-filter.ts'
import { suitsCollege } from './site-scope.ts'
import type { Terms } from './terms.ts'

export interface PositionPage {
  readonly list: Position[]
  readonly total: number
}

export type PositionSearch = PositionFilter & PageParams

/** Open positions. Hosts say whose site's zones and departments count. */
export interface Positions {
  list(search: PositionSearch, host: string): Promise<PositionPage>
  /** As above, those that suit the student's major before all others. */
  recommended(search: PositionSearch, host: string, studentId: string): Promise<PositionPage>
  ofCollege(search: PositionSearch & { college?: string | undefined }, host: string): Promise<PositionPage>
  /** Null where there is no such company. */
  ofCompany(companyId: string, page: PageParams): Promise<PositionPage | null>
}

export function createPositions(db: Db, clock: Clock, terms: Terms): Positions {
  const now = () => new Date(clock())

  const idsIn = (order: SQL[], ...conditions: (SQL | undefined)[]) =>
    db
      .select({ id: positions.id })
      .from(positions)
      .where(and(...conditions))
      .orderBy(...order)

  type Ids = ReturnType<typeof pageIn>
  const pageIn = (search: PageParams, order: SQL[], where: SQL | undefined) => {
    const { limit, offset } = sliceOf(search)
    return idsIn(order, where).limit(limit).offset(offset).as('page')
  }

  /** A page's ids come out of an index first, so that nothing is joined to what is skipped. */
  async function read(at: Date, where: SQL | undefined, order: SQL[], page: Ids): Promise<PositionPage> {
    const count = counted(db, positions, where)
    const query = db
      .select({ total: count.total, position: positionColumns, company: companyColumns })
      .from(count)
      .leftJoin(page, sql`true`)
      .leftJoin(positions, eq(positions.id, page.id))
      .leftJoin(companies, eq(companies.id, positions.companyId))
      .orderBy(...order)
    const [rows, book] = await Promise.all([timely(query), terms.book()])
    return {
      list: rows.flatMap(({ position, company }) =>
        position && company ? [positionOf(position, company, book, at)] : [],
      ),
      total: rows[0]?.total ?? 0,
    }
  }

  async function list(search: PositionSearch, host: string, also?: SQL): Promise<PositionPage> {
    const at = now()
    const where = and(positionConditions(db, search, host, at), also)
    const order = positionOrder(search)
    return read(at, where, order, pageIn(search, order, where))
  }

  async function disciplineOf(studentId: string): Promise<string | null> {
    const query = db
      .select({ discipline: majors.discipline })
      .from(students)
      .innerJoin(majors, sql`${majors.name}->>'zh-CN' = ${students.major}`)
      .where(eq(students.id, Number(studentId)))
      .limit(1)
    const [row] = await timely(query)
    return row?.discipline ?? null
  }

  return {
    list: (search, host) => list(search, host),

    async recommended(search, host, studentId) {
      const discipline = await disciplineOf(studentId)
      if (discipline === null) return list(search, host)
      const at = now()
      const where = positionConditions(db, search, host, at)
      const suits = sql`(${positions.discipline} = ${discipline})`
      const order = [desc(suits), ...positionOrder(search)]
      const { limit, offset } = sliceOf(search)
      // Each half is read in an index's order; sorting by both at once would read every open position.
      const reach = limit === 0 ? 0 : offset + limit
      const halves = unionAll(
        idsIn(positionOrder(search), where, suits).limit(reach),
        idsIn(positionOrder(search), where, sql`not ${suits}`).limit(reach),
      ).as('halves')
      const page = db
        .select({ id: positions.id })
        .from(halves)
        .innerJoin(positions, eq(positions.id, halves.id))
        .orderBy(...order)
        .limit(limit)
        .offset(offset)
        .as('page')
      return read(at, where, order, page)
    },

    ofCollege: ({ college, ...search }, host) => list(search, host, suitsCollege(db, college, host)),

    async ofCompany(companyId, page) {
      const at = now()
      const where = and(eq(positions.companyId, Number(companyId)), isOpen(at))
      const company = db
        .select({ id: companies.id })
        .from(companies)
        .where(eq(companies.id, Number(companyId)))
      const [[found], answer] = await Promise.all([
        timely(company),
        read(at, where, newestFirst, pageIn(page, newestFirst, where)),
      ])
      return found ? answer : null
    },
  }
}
