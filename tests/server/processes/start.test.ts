import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres, { type Sql } from 'postgres'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { locks } from '../../../server/platform/db/locks/locks.ts'
import { createEmptyDatabase, type EmptyDatabase } from '../world/empty-database.ts'
import { type Launched, launch } from '../world/launch.ts'

const PATIENCE = { timeout: 60_000, interval: 20 }
const LISTENING = /"address":"http:\/\/127\.0\.0\.1:(\d+)"/

let directory: string
let database: EmptyDatabase
/** Of a process that is before the tested one. */
let before: Sql
let started: Launched | undefined

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'qihang-start-'))
  database = await createEmptyDatabase()
  before = postgres(database.url, { max: 1, onnotice: () => {} })
})
afterEach(async () => {
  await started?.end('SIGKILL')
  await before.end()
  await database.drop()
  await rm(directory, { recursive: true, force: true })
})

/** Starts a process while another has a lock; settles once it waits for that lock, or is up, or has ended, without having waited. */
async function startBehind(lock: number): Promise<{ port: Promise<string>; waitsFor: readonly number[] }> {
  await before`select pg_advisory_lock(${locks.product}, ${lock})`
  started = launch({ DATA_DIR: directory, DATABASE_URL: database.url, DEMO: '1' })
  const port = started.untilLine(LISTENING)
  let isUp = false
  const see = () => {
    isUp = true
  }
  port.then(see, see)
  let waitsFor: number[] = []
  const look = async () => {
    const rows = await before<{ lock: number }[]>`
      select objid::int as lock from pg_locks
      where locktype = 'advisory' and not granted and classid = ${locks.product}`
    waitsFor = rows.map((row) => row.lock)
    return isUp || waitsFor.length > 0
  }
  await expect.poll(look, PATIENCE).toBe(true)
  return { port, waitsFor }
}

const letOn = (lock: number) => before`select pg_advisory_unlock(${locks.product}, ${lock})`

const tables = async () =>
  (await before`select from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`).length

const sitesSeeded = async () => (await before`select from sites`).length

it('makes no table while another process brings them up to date', async () => {
  const { port, waitsFor } = await startBehind(locks.migrating)
  expect([waitsFor, await tables()]).toEqual([[locks.migrating], 0])
  await letOn(locks.migrating)
  expect(Number(await port)).toBeGreaterThan(0)
  expect(await tables()).toBeGreaterThan(0)
})

it('writes nothing of the demonstration while another process writes it', async () => {
  const { port, waitsFor } = await startBehind(locks.seeding)
  expect([waitsFor, await sitesSeeded()]).toEqual([[locks.seeding], 0])
  await letOn(locks.seeding)
  expect(Number(await port)).toBeGreaterThan(0)
  expect(await sitesSeeded()).toBeGreaterThan(0)
})
