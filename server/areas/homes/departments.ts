import { and, asc, eq, inArray, notExists, or, type SQL, sql } from 'drizzle-orm'
import { alias, type PgTable } from 'drizzle-orm/pg-core'
import type { Department, Major } from '../../../contract/calls/zones.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import { counted } from '../../platform/db/paging.ts'
import { timely } from '../../platform/db/timely.ts'
import { fairs } from '../fairs/schema.ts'
import { isOpen } from '../jobs/positions/openings.ts'
import type { PositionCounts } from '../jobs/positions/position-counts.ts'
import { companies, positions } from '../jobs/schema.ts'
import { siteOf, suitsCollege } from '../site/site-scope.ts'
import { departments, majors } from './schema.ts'

/** The head of the college pages. */
export interface CollegeHead {
  /** The department whose own site the host is. */
  readonly college: Department | null
  readonly departments: Department[]
  readonly position_count: number
  readonly company_count: number
  readonly fair_count: number
}

export interface Departments {
  /** The departments of the host's site; a faculty's site without any has the faculty itself. */
  list(host: string): Promise<Department[]>
  /** The majors taught at the host's site, or at the one department whose own site it is. */
  majors(host: string): Promise<Major[]>
  /** The majors of one department, if the host's site has it. */
  majorsOf(department: string, host: string): Promise<Major[]>
  head(host: string): Promise<CollegeHead>
}

type Row = typeof departments.$inferSelect

export function createDepartments(db: Db, clock: Clock, positionCounts: () => Promise<PositionCounts>): Departments {
  const isHere = (host: string) => eq(departments.siteId, siteOf(db, host))
  const isOwn = (host: string) => eq(departments.domain, host)

  async function read(host: string): Promise<{ own: Department | null; all: Department[] }> {
    const query = db
      .select({ row: departments, isHere: sql<boolean>`${isHere(host)}` })
      .from(departments)
      .where(or(isHere(host), isOwn(host)))
      .orderBy(asc(departments.place), asc(departments.id))
    const [rows, counts] = await Promise.all([timely(query), positionCounts()])
    const departmentOf = ({ id, name, icon, thumbnailUrl, domain, disciplines }: Row): Department => ({
      id: String(id),
      name,
      icon,
      thumbnail_url: thumbnailUrl,
      domain,
      position_count: counts.ofDisciplines(disciplines),
    })
    const ownRow = rows.find(({ row }) => row.domain === host)
    const own = ownRow ? departmentOf(ownRow.row) : null
    const all = rows.filter(({ isHere }) => isHere).map(({ row }) => departmentOf(row))
    return { own, all: all.length === 0 && own ? [own] : all }
  }

  async function readMajors(where: SQL | undefined): Promise<Major[]> {
    const rows = await timely(
      db
        .select({ id: majors.id, name: majors.name, departmentId: majors.departmentId })
        .from(majors)
        .innerJoin(departments, eq(departments.id, majors.departmentId))
        .where(where)
        .orderBy(asc(departments.place), asc(majors.place)),
    )
    return rows.map(({ id, name, departmentId }) => ({ id: String(id), name, department_id: String(departmentId) }))
  }

  async function count(table: PgTable, where: SQL | undefined): Promise<number> {
    const [row] = await timely(db.select().from(counted(db, table, where)))
    return row?.total ?? 0
  }

  return {
    list: async (host) => (await read(host)).all,

    async majors(host) {
      const hasOwn = db.select({ one: sql`1` }).from(alias(departments, 'own')).where(sql`own.domain = ${host}`)
      return readMajors(or(isOwn(host), and(isHere(host), notExists(hasOwn))))
    },

    majorsOf: (department, host) =>
      readMajors(and(eq(departments.id, Number(department)), or(isHere(host), isOwn(host)))),

    async head(host) {
      const suiting = and(isOpen(new Date(clock())), await suitsCollege(db, undefined, host))
      const recruiting = db.select({ id: positions.companyId }).from(positions).where(suiting)
      const [{ own, all }, positionCount, companyCount, fairCount] = await Promise.all([
        read(host),
        count(positions, suiting),
        count(companies, inArray(companies.id, recruiting)),
        count(fairs, eq(fairs.siteId, siteOf(db, host))),
      ])
      return {
        college: own,
        departments: all,
        position_count: positionCount,
        company_count: companyCount,
        fair_count: fairCount,
      }
    },
  }
}
