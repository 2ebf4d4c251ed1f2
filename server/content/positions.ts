import { and, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { ChoiceCount, Position, PositionDimension, PositionFilter } from '../../contract/content.ts'
import type { Search } from '../../contract/searches.ts'
import type { Clock } from '../adapters/clock.ts'
import { majors } from '../db/home-schema.ts'
import type { Db } from '../db/open.ts'
import { companies, positions } from '../db/recruiting-schema.ts'
import { students } from '../db/schema.ts'
import { timely } from '../db/timely.ts'
import { companyColumns } from './company-entries.ts'
import { isOpen } from './openings.ts'
import { counted, countedBy, type PageParams, pageOfParts, sliceOf } from './paging.ts'
import { choicesOf } from './position-choices.ts'
import { positionColumns, positionOf } from './position-entries.ts'
import { newestFirst, positionConditions, positionOrder, positionParts } from './position-filter.ts'
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
  /** As above, those that suit the student's major before all others, and those of another school alone after all others. */
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

  const pageOf = (search: PageParams, where: SQL | undefined, order: SQL[]) => {
    const { limit, offset } = sliceOf(search)
    return db
      .select({ id: positions.id, part: sql<number>`0`.as('part') })
      .from(positions)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset)
      .as('page')
  }

  /**
   * A page's ids come out of an index first, so that nothing is joined to what is skipped.
   * @param parts of what `where` holds for, where one part is to come before another
   */
  async function read(
    at: Date,
    search: PageParams,
    where: SQL | undefined,
    order: SQL[],
    parts: readonly (SQL | undefined)[] | null = null,
  ): Promise<PositionPage> {
    const count = counted(db, positions, where)
    const page = parts ? pageOfParts(db, positions, search, parts, order) : pageOf(search, where, order)
    const query = db
      .select({ total: count.total, position: positionColumns, company: companyColumns })
      .from(count)
      .leftJoin(page, sql`true`)
      .leftJoin(positions, eq(positions.id, page.id))
      .leftJoin(companies, eq(companies.id, positions.companyId))
      .orderBy(page.part, ...order)
    const [rows, book] = await Promise.all([timely(query), terms.book()])
    return {
      list: rows.flatMap(({ position, company }) =>
        position && company ? [positionOf(position, company, book, at)] : [],
      ),
      total: rows[0]?.total ?? 0,
    }
  }

  /** @param tiers what comes one after the other, however well a keyword finds it; each position is in one of them */
  async function list(
    search: PositionSearch,
    host: string,
    studentId: string | null,
    { also, tiers = [undefined] }: { also?: SQL; tiers?: readonly (SQL | undefined)[] } = {},
  ): Promise<PositionPage> {
    const at = now()
    const book = await terms.book()
    const conditions = (filter: PositionFilter) => and(positionConditions(db, filter, host, at, studentId, book), also)
    const where = conditions(search)
    const hits = positionParts(search)
    // A hit of a part is one of the keyword's anyway.
    const rest = hits ? conditions({ ...search, keyword: undefined }) : where
    const parts = tiers.flatMap((tier) => (hits ?? [undefined]).map((hit) => and(rest, tier, hit)))
    return read(at, search, where, positionOrder(search), parts.length > 1 ? parts : null)
  }

  /** What is recommended to a student one after the other. */
  async function tiersFor(studentId: string): Promise<SQL[]> {
    const query = db
      .select({ school: students.school, discipline: majors.discipline })
      .from(students)
      .leftJoin(majors, sql`${majors.name}->>'zh-CN' = ${students.major}`)
      .where(eq(students.id, Number(studentId)))
      .limit(1)
    const [{ school = '', discipline = null } = {}] = await timely(query)
    const isOpenTo = sql`${inArray(positions.onlySchool, ['', school])}`
    const isElsewhere = sql`not (${isOpenTo})`
    if (discipline === null) return [isOpenTo, isElsewhere]
    const suits = sql`(${positions.discipline} = ${discipline})`
    return [sql`${suits} and ${isOpenTo}`, sql`not ${suits} and ${isOpenTo}`, isElsewhere]
  }

  return {
    list: (search, host, studentId) => list(search, host, studentId),

    async recommended(search, host, studentId) {
      return list(search, host, studentId, { tiers: await tiersFor(studentId) })
    },

    ofCollege: async ({ college, ...search }, host, studentId) =>
      list(search, host, studentId, { also: await suitsCollege(db, college, host) }),

    async countChoices({ list, filter: { college, ...filter } }, by, host, studentId) {
      const at = now()
      const { group, counts } = choicesOf[by]
      const book = await terms.book()
      const where = and(
        positionConditions(db, { ...filter, [by]: undefined }, host, at, studentId, book),
        list === 'college' ? await suitsCollege(db, college, host) : undefined,
      )
      return counts(await countedBy(db, positions, group(at), where), book)
    },

    async countPublished({ list, filter: { college, ...filter } }, host, { id, school }, { after, until }) {
      const where = and(
        positionConditions(db, filter, host, now(), id, await terms.book()),
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
