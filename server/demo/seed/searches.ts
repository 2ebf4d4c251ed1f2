import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { searchFilter, searchLists } from '../../../contract/searches.ts'
import { createPositions } from '../../areas/jobs/positions/positions.ts'
import { savedSearches } from '../../areas/jobs/schema.ts'
import { aboutHits, lastCount } from '../../areas/jobs/searches/counter.ts'
import { createSearches } from '../../areas/jobs/searches/searches.ts'
import { createTerms } from '../../areas/jobs/terms.ts'
import { students } from '../../areas/login/schema.ts'
import { notices } from '../../areas/notices/schema.ts'
import type { Db } from '../../platform/db/open.ts'
import { readData } from './data.ts'
import { demoStudents } from './students.ts'

const DAY = 86_400_000

/** Of the first student, whom most people log in as; the latest last. */
const saved = readData(
  'searches',
  v.array(
    v.strictObject({
      site: v.string(),
      daysAgo: v.number(),
      list: v.picklist(searchLists),
      filter: v.strictObject(searchFilter.entries),
    }),
  ),
)

/**
 * Has the first student save searches, once, and be told what the last count found.
 * @param now epoch milliseconds
 */
export async function seedSearches(db: Db, now: number): Promise<void> {
  const [student] = await db
    .select({ id: students.id, school: students.school, isDemo: students.isDemo })
    .from(students)
    .where(eq(students.phone, demoStudents[0]?.phone ?? ''))
  if (!student?.isDemo) return
  const own = eq(savedSearches.studentId, student.id)
  const told = and(eq(notices.studentId, student.id), eq(notices.kind, 'searchHits'))
  // Whoever took them off finds none after a start anew.
  if ((await db.$count(savedSearches, own)) > 0 || (await db.$count(notices, told)) > 0) return
  const clock = () => now
  const terms = createTerms(db, clock)
  const [searches, positions] = [createSearches(db, clock, terms), createPositions(db, clock, terms)]
  const until = lastCount(now)
  const after = new Date(until.getTime() - DAY)
  for (const { site, daysAgo, ...search } of saved) {
    const host = `${site}.localhost`
    const made = await searches.save(String(student.id), search, host, '')
    if (!made || 'why' in made) continue
    const person = { id: String(student.id), school: student.school }
    const count = await positions.countPublished(search, host, person, { after, until })
    const [row] = await db
      .update(savedSearches)
      .set({
        savedAt: new Date(now - daysAgo * DAY),
        countedUntil: until,
        ...(count > 0 && { hits: count, hitsAt: until }),
      })
      .where(eq(savedSearches.id, Number(made.id)))
      .returning()
    if (!row || count === 0) continue
    const hits = { search_id: made.id, ...search, label: row.label, host, site_key: site, count }
    const once = aboutHits(row.id, until)
    await db.insert(notices).values({ once, studentId: student.id, kind: 'searchHits', search: hits, at: until })
  }
}
