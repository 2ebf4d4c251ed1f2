import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { type SQLWrapper, sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as overPglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { drizzle as overPostgres } from 'drizzle-orm/postgres-js'
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { lockDirectory } from './lock.ts'
import * as schema from './schema.ts'

export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

export interface OpenDatabase {
  readonly db: Db
  close(): Promise<void>
}

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
const options = { schema, casing: 'snake_case' } as const

/**
 * Opens the database that the settings name and brings its tables up to date.
 * @param where the address of a PostgreSQL, or else the directory of the embedded database
 * @throws DirectoryInUse where another process has the directory
 */
export async function openDatabase(where: { databaseUrl: string | null; dataDir: string }): Promise<OpenDatabase> {
  if (where.databaseUrl) return openPostgres(where.databaseUrl)
  await mkdir(where.dataDir, { recursive: true })
  const lock = await lockDirectory(where.dataDir)
  try {
    const directory = join(where.dataDir, 'pglite')
    if (!existsSync(directory)) await createCluster(directory)
    const opened = await openPglite(await PGlite.create(directory))
    return {
      db: opened.db,
      async close() {
        await opened.close()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

/** Under another name until it is whole, so that a start cut short leaves nothing that the next one would trip over. */
async function createCluster(directory: string): Promise<void> {
  const unfinished = `${directory}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  const client = await PGlite.create(unfinished)
  await client.close()
  await rename(unfinished, directory)
}

/** Wraps an embedded database that is running already. */
export async function openPglite(client: PGlite): Promise<OpenDatabase> {
  const db = overPglite(client, options)
  await migratePglite(db, { migrationsFolder })
  return { db, close: () => client.close() }
}

async function openPostgres(url: string): Promise<OpenDatabase> {
  const client = postgres(url, {
    max: 10,
    connect_timeout: 2,
    // The default waits up to 20 s before it tries a lost server again, and requests would hang that long.
    backoff: () => 0.05,
    connection: { statement_timeout: 5000 },
    onnotice: () => {},
  })
  const db = overPostgres(client, options)
  await migratePostgres(db, { migrationsFolder })
  return { db, close: () => client.end({ timeout: 1 }) }
}

/** @throws where the database does not answer */
export async function probe(db: { execute(query: SQLWrapper): PromiseLike<unknown> }): Promise<void> {
  await db.execute(sql`select 1`)
}
