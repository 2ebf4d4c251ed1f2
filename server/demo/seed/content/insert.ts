import { getTableColumns, getTableName, type InferInsertModel, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../../platform/db/open.ts'

/** Rows that one statement carries. */
const BATCH = 1000

const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/**
 * Inserts many rows as one JSON text a statement: a parameter for every value would take several times as long.
 * @param rows all with the same properties
 * @returns the new rows' ids in the order of the rows; none where the table has no `id`
 */
export async function insertRows<T extends PgTable>(
  db: Db,
  table: T,
  rows: readonly InferInsertModel<T>[],
): Promise<number[]> {
  const ids: number[] = []
  const hasId = 'id' in getTableColumns(table)
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH)
    const columns = sql.raw(
      Object.keys(batch[0]!)
        .map((key) => `"${snakeCase(key)}"`)
        .join(', '),
    )
    const json = JSON.stringify(
      batch.map((row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [snakeCase(key), value]))),
    )
    const found = await db.execute(sql`
      insert into ${table} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.identifier(getTableName(table))}, ${json}::text::jsonb)
      ${hasId ? sql`returning id` : sql``}`)
    if (hasId) for (const { id } of rowsOf(found)) ids.push(Number(id))
  }
  return ids
}

/** What a statement answered; the two drivers wrap it differently. */
export const rowsOf = (answer: unknown): Record<string, unknown>[] =>
  Array.isArray(answer) ? answer : (answer as { rows: Record<string, unknown>[] }).rows
