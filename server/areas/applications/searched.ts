import { and, asc, eq, gt, isNotNull } from 'drizzle-orm'
import type { ResumeContent } from '../../../contract/resume.ts'
import type { Db } from '../../platform/db/open.ts'
import { timely } from '../../platform/db/timely.ts'
import { namesSpelt } from '../jobs/search/pinyin.ts'
import { deliveries } from './schema.ts'

const BATCH = 50

/**
 * What a keyword at the desk is looked for in: name, school and major of what is sent, as its lists show them, then how
 * the name is pronounced, and its first letters.
 */
export function searchedOf({ basic, education: [first] }: ResumeContent): string {
  const spelt = namesSpelt(basic.name)
  const letters = spelt.flatMap((syllables) => [syllables.join(''), syllables.map((one) => one.charAt(0)).join('')])
  return [basic.name, first?.school ?? '', first?.major ?? '', ...letters].join('\n')
}

/** Writes it anew for all that was sent, some of it before names were looked for as they are pronounced. @returns for how many */
export async function rewriteSearched(db: Db): Promise<number> {
  let [written, last] = [0, 0]
  for (;;) {
    const rows = await timely(
      db
        .select({ id: deliveries.id, resume: deliveries.resume })
        .from(deliveries)
        .where(and(gt(deliveries.id, last), isNotNull(deliveries.resume)))
        .orderBy(asc(deliveries.id))
        .limit(BATCH),
    )
    if (rows.length === 0) return written
    for (const { id, resume } of rows) {
      // A copy that is emptied meanwhile stays empty.
      const isSent = and(eq(deliveries.id, id), isNotNull(deliveries.resume))
      if (resume)
        await timely(
          db
            .update(deliveries)
            .set({ searched: searchedOf(resume) })
            .where(isSent),
        )
    }
    written += rows.length
    last = rows.at(-1)!.id
  }
}
