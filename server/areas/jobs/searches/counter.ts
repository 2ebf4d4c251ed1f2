import { and, asc, eq, gt, lt } from 'drizzle-orm'
import { canonicalFilter } from '../../../../contract/searches.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/open.ts'
import { timely } from '../../../platform/db/timely.ts'
import { loggable } from '../../../platform/http/failures.ts'
import type { Log } from '../../../platform/log.ts'
import { putOut } from '../../../platform/outbox/outbox.ts'
import { students } from '../../login/schema.ts'
import { siteHosts, sites } from '../../site/schema.ts'
import type { Positions } from '../positions/positions.ts'
import { savedSearches } from '../schema.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** China has one time all year, eight hours ahead. */
const CHINA = 8 * HOUR
/** Hour of China's day up to which new hits are counted, and when they are told. */
const COUNTED_AT = 8 * HOUR
const AT_ONCE = 100

/** Counts what is new under saved searches, once a day. */
export interface SearchCounter {
  /** The end of the day that is to be counted last by now. */
  due(): Date
  /**
   * Counts what no count has reached yet. Done twice, or by many at a time, it tells once.
   * @throws where some could not be counted; the others are
   */
  count(until: Date): Promise<void>
}

/** @param now epoch milliseconds */
export const lastCount = (now: number): Date =>
  new Date(Math.floor((now + CHINA - COUNTED_AT) / DAY) * DAY - CHINA + COUNTED_AT)

/** The key of what a search found within a day. */
export const aboutHits = (id: number, until: Date): string =>
  `search:${id}:${new Date(until.getTime() + CHINA).toISOString().slice(0, 10)}`

interface Means {
  readonly db: Db
  readonly clock: Clock
  readonly positions: Pick<Positions, 'countPublished'>
  readonly log: Log
}

export function createSearchCounter({ db, clock, positions, log }: Means): SearchCounter {
  /** The host may have gone to another site meanwhile. */
  const readDue = (until: Date, behind: number) =>
    db
      .select({ search: savedSearches, school: students.school, siteKey: sites.key })
      .from(savedSearches)
      .innerJoin(students, eq(students.id, savedSearches.studentId))
      .innerJoin(sites, eq(sites.id, savedSearches.siteId))
      .innerJoin(siteHosts, and(eq(siteHosts.host, savedSearches.host), eq(siteHosts.siteId, savedSearches.siteId)))
      .where(and(lt(savedSearches.countedUntil, until), gt(savedSearches.id, behind)))
      .orderBy(asc(savedSearches.id))
      .limit(AT_ONCE)

  type Due = Awaited<ReturnType<typeof readDue>>[number]

  async function countOne({ search, school, siteKey }: Due, until: Date): Promise<void> {
    const { id, studentId, list, label, host, countedUntil } = search
    const filter = canonicalFilter(search.filter)
    const student = { id: String(studentId), school }
    const count = await positions.countPublished({ list, filter }, host, student, { after: countedUntil, until })
    await timely(
      db.transaction(async (tx) => {
        // Somebody else counted or removed the search meanwhile, so there is nothing to tell.
        const counted = await tx
          .update(savedSearches)
          .set({ countedUntil: until, ...(count > 0 && { hits: count, hitsAt: until }) })
          .where(and(eq(savedSearches.id, id), eq(savedSearches.countedUntil, countedUntil)))
          .returning({ id: savedSearches.id })
        if (counted.length === 0 || count === 0) return
        await putOut(tx, {
          once: aboutHits(id, until),
          studentId,
          kind: 'searchHits',
          search: { search_id: String(id), list, filter, label, host, site_key: siteKey, count },
          dueAt: new Date(clock()),
        })
      }),
    )
  }

  return {
    due: () => lastCount(clock()),

    async count(until) {
      let failure: unknown
      for (let behind = 0; ; ) {
        const some = await timely(readDue(until, behind))
        for (const one of some) {
          try {
            await countOne(one, until)
          } catch (error) {
            failure = error
            log.warn({ search: one.search.id, err: loggable(error) }, 'a saved search could not be counted')
          }
        }
        const last = some.at(-1)
        if (some.length < AT_ONCE || !last) break
        behind = last.search.id
      }
      if (failure !== undefined) throw failure
    },
  }
}
