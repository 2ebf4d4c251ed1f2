import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { PositionDetail } from '../../../../contract/calls/positions.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/open.ts'
import { timely } from '../../../platform/db/timely.ts'
import type { Sanitiser } from '../../../platform/html.ts'
import { companyColumns, companyEntryOf } from '../companies/company-entries.ts'
import { companies, positions } from '../schema.ts'
import type { Terms } from '../terms.ts'
import { isOpen, openings } from './openings.ts'
import { positionColumns, positionOf } from './position-entries.ts'
import { newestFirst } from './position-filter.ts'

/** Positions shown beside one. */
const BESIDE = 3

export interface PositionDetails {
  /** Closed and expired ones too; null where there is none. */
  find(id: string): Promise<PositionDetail | null>
}

export function createPositionDetails(db: Db, clock: Clock, terms: Terms, sanitiser: Sanitiser): PositionDetails {
  const headOf = (id: number, at: Date) =>
    db
      .select({
        position: {
          ...positionColumns,
          description: positions.description,
          requirement: positions.requirement,
          welfare: positions.welfare,
          process: positions.process,
          headcount: positions.headcount,
          addressNote: positions.addressNote,
          views: positions.views,
        },
        company: {
          ...companyColumns,
          fullName: companies.fullName,
          stage: companies.stage,
          isVerified: companies.isVerified,
        },
        openings: openings(db, at),
      })
      .from(positions)
      .innerJoin(companies, eq(companies.id, positions.companyId))
      .where(eq(positions.id, id))

  const some = (at: Date, where: SQL | undefined) =>
    db
      .select({ position: positionColumns, company: companyColumns })
      .from(positions)
      .innerJoin(companies, eq(companies.id, positions.companyId))
      .where(and(isOpen(at), where))
      .orderBy(...newestFirst)
      .limit(BESIDE)

  return {
    async find(text) {
      const id = Number(text)
      const at = new Date(clock())
      const companyId = sql`(${db.select({ it: positions.companyId }).from(positions).where(eq(positions.id, id))})`
      const category = sql`(${db.select({ it: positions.category }).from(positions).where(eq(positions.id, id))})`
      const [[head], others, related, book] = await Promise.all([
        timely(headOf(id, at)),
        timely(some(at, and(eq(positions.companyId, companyId), ne(positions.id, id)))),
        timely(some(at, and(eq(positions.category, category), ne(positions.companyId, companyId)))),
        terms.book(),
      ])
      if (!head) return null
      const { position, company } = head
      const entry = (row: (typeof others)[number]) => positionOf(row.position, row.company, book, at)
      return {
        ...positionOf(position, company, book, at),
        description: sanitiser.html(position.description),
        requirement: sanitiser.html(position.requirement),
        welfare: position.welfare,
        process: position.process,
        headcount: position.headcount,
        addr_note: position.addressNote,
        views: position.views,
        company: {
          ...companyEntryOf(company, head.openings, book),
          full_name: company.fullName,
          stage: company.stage,
          is_verified: company.isVerified,
        },
        others: others.map(entry),
        related: related.map(entry),
      }
    },
  }
}
