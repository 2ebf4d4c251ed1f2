import { existsSync, fsyncSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { type SQLWrapper, sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as overPglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { drizzle as overPostgres } from 'drizzle-orm/postgres-js'
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator'
import { fromPglite } from 'pg-boss'
import postgres from 'postgres'
import { flush, flushTree } from '../flush.ts'
import type { Settings } from '../settings/settings.ts'
import type { JobStore } from './job-store.ts'
import { claimDatabase, type Fellowship } from './locks/claim.ts'
import { lockDirectory } from './locks/lock.ts'
import { locks } from './locks/locks.ts'
import type { Claim } from './watch.ts'

/** PostgreSQL takes it for a reason to stop, since what it wrote may be lost. */
const EIO = 29

interface NodeFiles {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } }
}

/** The embedded database's directory, where a flush reaches the disk: PGlite's own file system answers and does nothing. */
class FlushedFs extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options)
    const reachTheDisk = (module: unknown) => {
      const { NODEFS } = module as NodeFiles
      NODEFS.stream_ops.fsync = ({ nfd }) => {
        try {
          fsyncSync(nfd)
          return 0
        } catch {
          return EIO
        }
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), reachTheDisk] } }
  }
}

export type Db = PgDatabase<PgQueryResultHKT>

export interface OpenDatabase extends Pick<Claim, 'lost'> {
  readonly db: Db
  readonly jobs: JobStore
  close(): Promise<void>
}

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
const options = { casing: 'snake_case' } as const
/** What lies in memory or on a solid disk: the default is a turning one's, and has search read tables whole instead of an index. */
const RANDOM_PAGE_COST = 1.1
/** Beside the ten that requests have. */
const JOB_CONNECTIONS = 2

/**
 * Opens the database that the settings name and brings its tables up to date.
 * @throws DirectoryInUse, DatabaseInUse where other processes have it that this one cannot join
 */
export async function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir' | 'redisUrl' | 'secret' | 'fsync'>,
): Promise<OpenDatabase> {
  const { databaseUrl, dataDir, redisUrl, secret, fsync } = settings
  if (databaseUrl) return openPostgres(databaseUrl, redisUrl ? { redisUrl, secret } : null)
  await mkdir(dataDir, { recursive: true })
  return heldBy(await lockDirectory(dataDir), async () => {
    const directory = join(dataDir, 'pglite')
    if (!existsSync(directory)) await createCluster(directory)
    return openPglite(await (fsync ? createFlushed(directory) : PGlite.create(directory)))
  })
}

/** Opens what is claimed already, and gives the claim back when it is closed or cannot be opened. */
async function heldBy(claim: Claim, open: () => Promise<Omit<OpenDatabase, 'lost'>>): Promise<OpenDatabase> {
  try {
    const opened = await open()
    return {
      db: opened.db,
      jobs: opened.jobs,
      lost: claim.lost,
      async close() {
        await opened.close()
        await claim.release()
      },
    }
  } catch (error) {
    await claim.release()
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
  await flush(dirname(directory))
}

/** PGlite's own start, but for the -F that has PostgreSQL flush nothing, and by a call that `FlushedFs` answers. */
const FLUSHED = [...PGlite.defaultStartParams.filter((param) => param !== '-F'), '-c', 'wal_sync_method=fsync']

async function createFlushed(directory: string): Promise<PGlite> {
  // What was written before, without a flush.
  await flushTree(directory)
  return PGlite.create({ fs: new FlushedFs(directory), startParams: FLUSHED })
}

/** Wraps an embedded database that is running already. */
export async function openPglite(client: PGlite): Promise<Omit<OpenDatabase, 'lost'>> {
  const db = overPglite(client, options)
  await migratePglite(db, { migrationsFolder })
  await client.exec(`set random_page_cost = ${RANDOM_PAGE_COST}`)
  return { db, jobs: { db: fromPglite(client), backend: 'pglite' }, close: () => client.close() }
}

async function openPostgres(url: string, fellowship: Fellowship | null): Promise<OpenDatabase> {
  return heldBy(await claimDatabase(url, fellowship), async () => {
    await migrate(url)
    const client = postgres(url, {
      max: 10,
      connect_timeout: 2,
      // The default waits up to 20 s before it tries a lost server again, and requests would hang that long.
      backoff: () => 0.05,
      connection: { statement_timeout: 5000, random_page_cost: RANDOM_PAGE_COST },
      onnotice: () => {},
    })
    const jobs = { connectionString: url, max: JOB_CONNECTIONS }
    return { db: overPostgres(client, options), jobs, close: () => client.end({ timeout: 1 }) }
  })
}

/** One process after the other; by a connection without a limit of time, which a large table may need. */
async function migrate(url: string): Promise<void> {
  const client = postgres(url, { max: 1, connect_timeout: 2, onnotice: () => {} })
  try {
    await client`select pg_advisory_lock(${locks.product}, ${locks.migrating})`
    await migratePostgres(overPostgres(client, options), { migrationsFolder })
  } finally {
    await client.end({ timeout: 1 })
  }
}

/** @throws where the database does not answer */
export async function probe(db: { execute(query: SQLWrapper): PromiseLike<unknown> }): Promise<void> {
  await db.execute(sql`select 1`)
}
