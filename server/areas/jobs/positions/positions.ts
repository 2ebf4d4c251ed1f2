import { and, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { ChoiceCount, Position, PositionDimension, PositionFilter } from '../../../../contract/content.ts'
import type { Search } from '../../../../contract/searches.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/open.ts'
import { counted, countedBy, type PageParams, pageOfParts, sliceOf } from '../../../platform/db/paging.ts'
import { timely } from '../../../platform/db/timely.ts'
import { suitsCollege } from '../../site/site-scope.ts'
import { companyColumns } from '../companies/company-entries.ts'
import { matchOf, type Recommendation, recommendationFor } from '../recommendation/recommendation.ts'
import { companies, positions } from '../schema.ts'
import type { Terms } from '../terms.ts'
import { isOpen } from './openings.ts'
import { choicesOf } from './position-choices.ts'
import { positionColumns, positionOf } from './position-entries.ts'
import { newestFirst, positionConditions, positionOrder, positionParts } from './position-filter.ts'

export interface PositionPage {
  readonly list: Position[]
  readonly total: number
}

export type PositionSearch = PositionFilter & PageParams

/** Open positions. Hosts say whose site's zones and departments count, students whose deliveries may be hidden; null for nobody. */
export interface Positions {
  list(search: PositionSearch, host: string, studentId: string | null): Promise<PositionPage>
  /** Lists the positions that suit the student best first, and why; those of another school alone come last. */
  recommended(search: PositionSearch, host: string, studentId: string): Promise<PositionPage>
  ofCollege(
    search: PositionSearch & { college?: string | undefined },
    host: string,
    studentId: string | null,
  ): Promise<PositionPage>
  /** Counts how many a list would have with each choice of a dimension. */
  countChoices(search: Search, by: PositionDimension, host: string, studentId: string | null): Promise<ChoiceCount[]>
  /** Counts how many of a list were published in a time, without those for another school's students. */
  countPublished(
    search: Search,
    host: string,
    student: { readonly id: string; readonly school: string },
    span: { readonly after: Date; readonly until: Date },
  ): Promise<number>
  /** Null where there is no such company. */
  ofCompany(companyId: string, page: PageParams): Promise<PositionPage | null>
}

/** The ranks of positions before their order, the least first, and the reasons to tell. */
interface Ranks {
  readonly part: SQL<number>
  readonly marks: SQL<number>
}
const unranked: Ranks = { part: sql<number>`0`, marks: sql<number>`0` }

/** Ranks recommendations by how well a keyword finds them, then by how well they suit; an order by date or pay has no ranks. */
function ranksOf({ sort = 'relevance' }: PositionFilter, hits: SQL[] | null, recommended: Recommendation): Ranks {
  const { isElsewhere, score, marks } = recommended
  const elsewhere = sql`case when ${isElsewhere} then 100000 else 0 end`
  if (sort !== 'relevance') return { part: sql<number>`(${elsewhere})`, marks }
  const found = hits
    ? sql`case ${sql.join(
        hits.map((hit, at) => sql`when ${hit} then ${sql.raw(String(at * 1000))}`),
        sql` `,
      )} else 0 end`
    : sql`0`
  return { part: sql<number>`(${elsewhere} + ${found} - ${score})`, marks }
}

export function createPositions(db: Db, clock: Clock, terms: Terms): Positions {
  const now = () => new Date(clock())

  const pageOf = (search: PageParams, where: SQL | undefined, order: SQL[], ranks: Ranks) => {
    const { limit, offset } = sliceOf(search)
    return db
      .select({ id: positions.id, part: ranks.part.as('part'), marks: ranks.marks.as('marks') })
      .from(positions)
      .where(where)
      .orderBy(...(ranks === unranked ? [] : [sql`part`]), ...order)
      .limit(limit)
      .offset(offset)
      .as('page')
  }

  /**
   * A page's ids come out of an index first, so that nothing is joined to what is skipped.
   * @param by parts of what `where` holds for, where one part is to come before another; or what ranks each
   */
  async function read(
    at: Date,
    search: PageParams,
    where: SQL | undefined,
    order: SQL[],
    by: readonly (SQL | undefined)[] | Ranks = unranked,
  ): Promise<PositionPage> {
    const count = counted(db, positions, where)
    const page = 'part' in by ? pageOf(search, where, order, by) : pageOfParts(db, positions, search, by, order)
    const query = db
      .select({
        total: count.total,
        marks: 'part' in by ? sql<number>`page.marks` : sql<number>`0`,
        position: positionColumns,
        company: companyColumns,
      })
      .from(count)
      .leftJoin(page, sql`true`)
      .leftJoin(positions, eq(positions.id, page.id))
      .leftJoin(companies, eq(companies.id, positions.companyId))
      .orderBy(page.part, ...order)
    const [rows, book] = await Promise.all([timely(query), terms.book()])
    return {
      list: rows.flatMap(({ position, company, marks }) => {
        if (!position || !company) return []
        const match = matchOf(marks)
        return [{ ...positionOf(position, company, book, at), ...(match && { match }) }]
      }),
      total: rows[0]?.total ?? 0,
    }
  }

  /** @param also what has to hold beside the search */
  async function list(
    search: PositionSearch,
    host: string,
    studentId: string | null,
    { also, recommended }: { also?: SQL; recommended?: Recommendation } = {},
  ): Promise<PositionPage> {
    const at = now()
    const book = await terms.book()
    const conditions = (filter: PositionFilter) => and(positionConditions(db, filter, host, at, studentId, book), also)
    const where = conditions(search)
    const hits = positionParts(search, book)
    const order = positionOrder(search)
    if (recommended) return read(at, search, where, order, ranksOf(search, hits, recommended))
    // A hit of a part is one of the keyword's anyway.
    const rest = conditions({ ...search, keyword: undefined })
    return read(at, search, where, order, hits ? hits.map((hit) => and(rest, hit)) : unranked)
  }

  return {
    list: (search, host, studentId) => list(search, host, studentId),

    async recommended(search, host, studentId) {
      return list(search, host, studentId, { recommended: await recommendationFor(db, studentId, await terms.book()) })
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
      return counts(await countedBy(db, positions, group(at), where), book, at)
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
