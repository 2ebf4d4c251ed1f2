import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { queriesOf } from './query.ts'

/** Each sign of a search stands for itself. */
export const containing = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`

const matches = (document: PgColumn, query: string): SQL => sql`${document} @@ ${query}::tsquery`

/**
 * What holds where a keyword finds anything at all; nothing to hold where there is none.
 * @param places names of cities, where they say where a job is
 */
export function isFound(document: PgColumn, keyword = '', places?: ReadonlySet<string>): SQL | undefined {
  const widest = queriesOf(keyword, places)?.at(-1)
  return widest === undefined ? undefined : matches(document, widest)
}

/** The condition that names, kinds or skills have a keyword; descriptions do not count. */
export function isCalled(document: PgColumn, keyword: string): SQL | undefined {
  const named = queriesOf(keyword)?.at(-2)
  return named === undefined ? undefined : matches(document, named)
}

/** The condition that a position is the job that a keyword names, in whatever words. */
export function isJob(document: PgColumn, keyword: string): SQL | undefined {
  const job = queriesOf(keyword)?.at(-3)
  return job === undefined ? undefined : matches(document, job)
}

/** The conditions of a keyword's hits in parts, the best first, each row in one of them; null for a keyword that looks for nothing. */
export function hitsInParts(document: PgColumn, keyword = '', places?: ReadonlySet<string>): SQL[] | null {
  const queries = queriesOf(keyword, places)
  if (!queries) return null
  const different = queries.filter((query, at) => query !== queries[at - 1])
  return different.map((query, at) =>
    at === 0
      ? matches(document, query)
      : sql`(${matches(document, query)} and not ${matches(document, different[at - 1]!)})`,
  )
}
