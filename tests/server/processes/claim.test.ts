import postgres from 'postgres'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { claimDatabase, DatabaseInUse, type Fellowship } from '../../../server/platform/db/locks/claim.ts'
import { locks } from '../../../server/platform/db/locks/locks.ts'
import type { Claim } from '../../../server/platform/db/watch.ts'
import { createEmptyDatabase, type EmptyDatabase } from '../world/empty-database.ts'

const PATIENCE = { timeout: 60_000, interval: 20 }
const fellows: Fellowship = { redisUrl: 'redis://one:6379', secret: 's'.repeat(32) }

let database: EmptyDatabase
const claims: Claim[] = []

beforeEach(async () => {
  database = await createEmptyDatabase()
})
afterEach(async () => {
  await Promise.all(claims.splice(0).map((claim) => claim.release()))
  await database.drop()
})

async function claim(fellowship: Fellowship | null): Promise<Claim> {
  const taken = await claimDatabase(database.url, fellowship)
  claims.push(taken)
  return taken
}

/** Connections that hold a claim on the database. */
const holders = () =>
  database.admin<{ pid: number }[]>`
    select lock.pid from pg_locks as lock join pg_database as database on database.oid = lock.database
    where lock.locktype = 'advisory' and lock.granted and database.datname = ${database.name}`

/** As a restart of the database does. */
async function cutOff() {
  const cut = await holders()
  await database.admin`select pg_terminate_backend(pid) from unnest(${cut.map(({ pid }) => pid)}::int[]) as pid`
  return cut.map(({ pid }) => pid)
}

it('lets nobody in beside a process without Redis, until that one is gone', async () => {
  const alone = await claim(null)
  await expect(claim(null)).rejects.toThrow(
    'Another process serves the database that DATABASE_URL names. Stop that one, or set REDIS_URL and SECRET, the same for both, so that they share codes and limits.',
  )
  await expect(claim(fellows)).rejects.toThrow(
    'A process without REDIS_URL serves the database that DATABASE_URL names; stop it, or start it anew with the same REDIS_URL and SECRET.',
  )
  await alone.release()
  await claim(fellows)
})

it('waits a moment for a process that is about to end', async () => {
  const ending = await claim(null)
  const next = claim(null)
  await ending.release()
  await next
})

it('lets fellows in, of one Redis and one secret', async () => {
  await Promise.all([claim(fellows), claim(fellows), claim({ ...fellows, redisUrl: 'redis://user:key@one:6379' })])
  for (const stranger of [
    { ...fellows, secret: 'x'.repeat(32) },
    { ...fellows, redisUrl: 'redis://two:6379' },
    { ...fellows, redisUrl: 'redis://one:6379/1' },
  ]) {
    await expect(claim(stranger)).rejects.toThrow(
      'Another process serves the database that DATABASE_URL names with another SECRET or REDIS_URL; they must be the same for all.',
    )
  }
  await expect(claim(null)).rejects.toThrow(DatabaseInUse)
})

it('refuses a stranger before it holds anything that those who serve could take for a rival', async () => {
  await claim(fellows)
  const [{ pid: holder } = { pid: 0 }] = await holders()
  // While somebody waits for the lock alone, nobody else gets it: who asked for it first would be told of a loner.
  const waiting = postgres(database.url, { max: 1, onnotice: () => {} })
  const alone = expect(waiting`select pg_advisory_lock(${locks.product}, ${locks.serving})`).rejects.toThrow()
  const isBlocked = async () =>
    (await database.admin`select from pg_stat_activity where ${holder} = any(pg_blocking_pids(pid))`).length
  await expect.poll(isBlocked, PATIENCE).toBe(1)
  await expect(claim({ ...fellows, secret: 'x'.repeat(32) })).rejects.toThrow('with another SECRET or REDIS_URL')
  await waiting.end({ timeout: 0 })
  await alone
})

it('takes its claim again where the database forgot it', async () => {
  await claim(null)
  const [former] = await cutOff()
  await expect.poll(async () => (await holders()).map(({ pid }) => pid !== former), PATIENCE).toEqual([true])
  await expect(claim(null)).rejects.toThrow(DatabaseInUse)
})

it('gives up where a stranger was quicker', async () => {
  const { lost } = await claim(null)
  await cutOff()
  await claim(fellows)
  expect((await lost).message).toBe(
    'While the database that DATABASE_URL names was away, a process that shares no REDIS_URL with this one took it; this one stops.',
  )
})

it('gives up beside a stranger of another secret that came while the database had forgotten the claim', async () => {
  const { lost } = await claim(fellows)
  await cutOff()
  await claim({ ...fellows, secret: 'x'.repeat(32) })
  expect((await lost).message).toBe(
    'While the database that DATABASE_URL names was away, a process that shares no REDIS_URL with this one took it; this one stops.',
  )
})
