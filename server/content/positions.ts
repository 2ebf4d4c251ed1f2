import { and, desc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { ChoiceCount, Position, PositionDimension, PositionFilter } from '../../contract/content.ts'
import type { Search } from '../../contract/searches.ts'
import type { Clock } from '../adapters/ephemeral.ts'
import { majors } from '../db/home-schema.ts'
import type { Db } from '../db/open.ts'
import { companies, positions } from '../db/recruiting-schema.ts'
import { students } from '../db/schema.ts'
import { timely } from '../db/timely.ts'
import { companyColumns } from './company-entries.ts'
import { isOpen } from './openings.ts'
import { counted, countedBy, type PageParams, sliceOf } from './paging.ts'
import { choicesOf } from './position-choices.ts'
import { positionColumns, positionOf } from './position-entries.ts'
import { newestFirst, positionConditions, positionHit, positionOrder } from './position-filter.ts'
import { suitsCollege } from './site-scope.ts'
import type { Terms } from './terms.ts'

export interface PositionPage {
  readonly list: Position[]
  readonly total: number
}

export type PositionSearch = PositionFilter & PageParams

/** Open positions. Hosts say whose site's zones and departments count, students whose deliveries may be hidden; null for nobody. */
export interface Positions {
  list(search: PositionSearch, host: string, studentId: string | null): Promise<PositionPage>
  /** As above, those that suit the student's major before all others. */
  recommended(search: PositionSearch, host: string, studentId: string): Promise<PositionPage>
  ofCollege(
    search: PositionSearch & { college?: string | undefined },
    host: string,
    studentId: string | null,
  ): Promise<PositionPage>
  /** How many of a list there would be with each choice of a dimension. */
  countChoices(search: Search, by: PositionDimension, host: string, studentId: string | null): Promise<ChoiceCount[]>
  /** How many of a list were published in a time; those that are another school's alone are no news to a student. */
  countPublished(
    search: Search,
    host: string,
    student: { readonly id: string; readonly school: string },
    span: { readonly after: Date; readonly until: Date },
  ): Promise<number>
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

  const pageOf = (search: PageParams, where: SQL | undefined, order: SQL[]) => {
    const { limit, offset } = sliceOf(search)
    return idsIn(order, where).limit(limit).offset(offset).as('page')
  }

  /** What is preferred, then the rest, each read in an index's order: sorting by both at once would read every open position. */
  const pageOfHalves = (search: PageParams, where: SQL | undefined, preferred: SQL, order: SQL[]) => {
    const { limit, offset } = sliceOf(search)
    const reach = limit === 0 ? 0 : offset + limit
    const halves = unionAll(
      idsIn(order, where, preferred).limit(reach),
      idsIn(order, where, sql`not ${preferred}`).limit(reach),
    ).as('halves')
    return db
      .select({ id: positions.id })
      .from(halves)
      .innerJoin(positions, eq(positions.id, halves.id))
      .orderBy(desc(preferred), ...order)
      .limit(limit)
      .offset(offset)
      .as('page')
  }

  /** A page's ids come out of an index first, so that nothing is joined to what is skipped. */
  async function read(
    at: Date,
    search: PageParams,
    where: SQL | undefined,
    order: SQL[],
    preferred: SQL | null = null,
  ): Promise<PositionPage> {
    const count = counted(db, positions, where)
    const page = preferred ? pageOfHalves(search, where, preferred, order) : pageOf(search, where, order)
    const query = db
      .select({ total: count.total, position: positionColumns, company: companyColumns })
      .from(count)
      .leftJoin(page, sql`true`)
      .leftJoin(positions, eq(positions.id, page.id))
      .leftJoin(companies, eq(companies.id, positions.companyId))
      .orderBy(...(preferred ? [desc(preferred)] : []), ...order)
    const [rows, book] = await Promise.all([timely(query), terms.book()])
    return {
      list: rows.flatMap(({ position, company }) =>
        position && company ? [positionOf(position, company, book, at)] : [],
      ),
      total: rows[0]?.total ?? 0,
    }
  }

  async function list(
    search: PositionSearch,
    host: string,
    studentId: string | null,
    also?: SQL,
  ): Promise<PositionPage> {
    const at = now()
    const where = and(positionConditions(db, search, host, at, studentId), also)
    return read(at, search, where, positionOrder(search), positionHit(search))
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
    list: (search, host, studentId) => list(search, host, studentId),

    async recommended(search, host, studentId) {
      const discipline = await disciplineOf(studentId)
      if (discipline === null) return list(search, host, studentId)
      const at = now()
      const where = positionConditions(db, search, host, at, studentId)
      const hit = positionHit(search)
      const order = [...(hit ? [desc(hit)] : []), ...positionOrder(search)]
      return read(at, search, where, order, sql`(${positions.discipline} = ${discipline})`)
    },

    ofCollege: async ({ college, ...search }, host, studentId) =>
      list(search, host, studentId, await suitsCollege(db, college, host)),

    async countChoices({ list, filter: { college, ...filter } }, by, host, studentId) {
      const at = now()
      const { group, counts } = choicesOf[by]
      const where = and(
        positionConditions(db, { ...filter, [by]: undefined }, host, at, studentId),
        list === 'college' ? await suitsCollege(db, college, host) : undefined,
      )
      return counts(await countedBy(db, positions, group(at), where))
    },

    async countPublished({ list, filter: { college, ...filter } }, host, { id, school }, { after, until }) {
      const where = and(
        positionConditions(db, filter, host, now(), id),
        list === 'college' ? await suitsCollege(db, college, host) : undefined,
        gt(positions.publishedAt, after),
        lte(positions.publishedAt, until),
        inArray(positions.onlySchool, ['', school]),
      )
      const [row] = await timely(db.select().from(counted(db, positions, where)))
      return row?.total ?? 0
    },

    async ofCompany(companyId, page) {
      const at = now()
      const where = and(eq(positions.companyId, Number(companyId)), isOpen(at))
      const answer = await read(at, page, where, newestFirst)
      if (answer.total > 0) return answer
      const company = db
        .select({ id: companies.id })
        .from(companies)
        .where(eq(companies.id, Number(companyId)))
      const [found] = await timely(company)
      return found ? answer : null
    },
  }
}
