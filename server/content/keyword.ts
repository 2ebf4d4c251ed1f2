import { and, arrayContains, ilike, like, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { gramsOfWord, spellingsOf } from '../search.ts'

/** Whatever stands in a search is meant as it is. */
export const containing = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`

/** What holds where every one of the words is found; the n-grams' index narrows, the text decides. */
export const hasWords = (row: { ngrams: PgColumn; haystack: PgColumn }, words: readonly (readonly string[])[]) =>
  words.map((spellings) =>
    or(
      ...spellings.map((word) =>
        and(arrayContains(row.ngrams, gramsOfWord(word)), like(row.haystack, containing(word))),
      ),
    ),
  )

/**
 * Whether a column itself has every word of what was typed; null where that is none. Bare, so that the planner's
 * statistics of the column tell how rare that is.
 */
export function isHit(column: PgColumn, keyword: string): SQL | null {
  const each = spellingsOf(keyword).map((spellings) => or(...spellings.map((word) => ilike(column, containing(word)))))
  return each.length > 0 ? sql`(${sql.join(each, sql` and `)})` : null
}
