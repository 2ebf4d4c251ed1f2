import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import { COLLECTION_MAX, type Collectable } from '../../../contract/calls/collect.ts'
import type { CompanyEntry, Position } from '../../../contract/content.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import { type PageParams, sliceOf } from '../../platform/db/paging.ts'
import { timely } from '../../platform/db/timely.ts'
import { students } from '../login/schema.ts'
import { companyColumns, companyEntryOf } from './companies/company-entries.ts'
import { openings } from './positions/openings.ts'
import { positionColumns, positionOf } from './positions/position-entries.ts'
import { collections, companies, positions } from './schema.ts'
import type { Terms } from './terms.ts'

export interface Collected<T> {
  readonly list: { id: string; collected_at: string; entry: T | null }[]
  readonly total: number
  /** The ids on all pages. */
  readonly ids: string[]
}

/** The things that students saved, the latest first. */
export interface Collections {
  /** `full`: the student has as many of the kind as are kept. */
  add(studentId: string, kind: Collectable, targetId: string): Promise<'collected' | 'unknown' | 'full'>
  cancel(studentId: string, kind: Collectable, targetId: string): Promise<void>
  /** Closed, expired and gone ones too. */
  positions(studentId: string, page: PageParams): Promise<Collected<Position>>
  companies(studentId: string, page: PageParams): Promise<Collected<CompanyEntry>>
}

/** One saved thing, beside the ids of all of them. */
interface Row {
  readonly ids: readonly number[]
  readonly id: number | null
  readonly at: Date | null
}

const targets = { position: positions, company: companies }
const latestFirst = [desc(collections.createdAt), desc(collections.targetId)]

export function createCollections(db: Db, clock: Clock, terms: Terms): Collections {
  const now = () => new Date(clock())
  const ofKind = (studentId: string, kind: Collectable) =>
    and(eq(collections.studentId, Number(studentId)), eq(collections.kind, kind))

  /** One row with the ids of everything a student saved. */
  const allOf = (studentId: string, kind: Collectable) =>
    db
      .select({
        ids: sql<
          number[]
        >`coalesce(json_agg(${collections.targetId} order by ${sql.join(latestFirst, sql`, `)}), '[]')`.as('ids'),
      })
      .from(collections)
      .where(ofKind(studentId, kind))
      .as('everything')

  const pageOf = (studentId: string, kind: Collectable, page: PageParams) => {
    const { limit, offset } = sliceOf(page)
    return db
      .select({ targetId: collections.targetId, createdAt: collections.createdAt })
      .from(collections)
      .where(ofKind(studentId, kind))
      .orderBy(...latestFirst)
      .limit(limit)
      .offset(offset)
      .as('page')
  }

  /** The one row of an empty page holds nothing collected. */
  const collected = <R extends Row, T>(rows: readonly R[], entryOf: (row: R) => T | null): Collected<T> => {
    const ids = rows[0]?.ids ?? []
    return {
      list: rows.flatMap((row) =>
        row.id === null || row.at === null
          ? []
          : [{ id: String(row.id), collected_at: row.at.toISOString(), entry: entryOf(row) }],
      ),
      total: ids.length,
      ids: ids.map(String),
    }
  }

  return {
    add: (studentId, kind, targetId) =>
      timely(
        db.transaction(async (tx) => {
          // Each student saves one at a time, so that the count below still holds at the insert.
          await tx
            .select({ id: students.id })
            .from(students)
            .where(eq(students.id, Number(studentId)))
            .for('update')
          const target = targets[kind]
          const [known] = await tx
            .select({ id: target.id })
            .from(target)
            .where(eq(target.id, Number(targetId)))
          if (!known) return 'unknown'
          const isIt: SQL = sql`${collections.targetId} = ${known.id}`
          const [had] = await tx
            .select({ all: count(), it: sql<number>`(count(*) filter (where ${isIt}))::int` })
            .from(collections)
            .where(ofKind(studentId, kind))
          if (had && had.it > 0) return 'collected'
          if (had && had.all >= COLLECTION_MAX) return 'full'
          await tx
            .insert(collections)
            .values({ studentId: Number(studentId), kind, targetId: known.id, createdAt: now() })
            .onConflictDoNothing()
          return 'collected'
        }),
      ),

    async cancel(studentId, kind, targetId) {
      await timely(
        db.delete(collections).where(and(ofKind(studentId, kind), eq(collections.targetId, Number(targetId)))),
      )
    },

    async positions(studentId, params) {
      const everything = allOf(studentId, 'position')
      const page = pageOf(studentId, 'position', params)
      const query = db
        .select({
          ids: everything.ids,
          id: page.targetId,
          at: page.createdAt,
          position: positionColumns,
          company: companyColumns,
        })
        .from(everything)
        .leftJoin(page, sql`true`)
        .leftJoin(positions, eq(positions.id, page.targetId))
        .leftJoin(companies, eq(companies.id, positions.companyId))
        .orderBy(desc(page.createdAt), desc(page.targetId))
      const [rows, book] = await Promise.all([timely(query), terms.book()])
      const at = now()
      return collected(rows, ({ position, company }) => position && company && positionOf(position, company, book, at))
    },

    async companies(studentId, params) {
      const everything = allOf(studentId, 'company')
      const page = pageOf(studentId, 'company', params)
      const query = db
        .select({
          ids: everything.ids,
          id: page.targetId,
          at: page.createdAt,
          company: companyColumns,
          openings: openings(db, now()),
        })
        .from(everything)
        .leftJoin(page, sql`true`)
        .leftJoin(companies, eq(companies.id, page.targetId))
        .orderBy(desc(page.createdAt), desc(page.targetId))
      const [rows, book] = await Promise.all([timely(query), terms.book()])
      return collected(rows, ({ company, openings }) => company && companyEntryOf(company, openings, book))
    },
  }
}
