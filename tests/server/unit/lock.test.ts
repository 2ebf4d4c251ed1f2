import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DirectoryInUse, lockDirectory, type Place, rhythm } from '../../../server/platform/db/locks/lock.ts'
import type { Claim } from '../../../server/platform/db/watch.ts'

const PATIENCE = { timeout: 60_000, interval: 5 }
const one: Place = { host: 'one', boot: 'b', space: 'pid:[1]' }
/** The same host name and kernel, as containers of one service may have. */
const other: Place = { ...one, space: 'pid:[2]' }
const quick = { ...rhythm, beat: 10, dead: 60_000 }

let directory: string
let path: string
const held: Claim[] = []

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'qihang-lock-'))
  path = join(directory, 'server.lock')
})
afterEach(async () => {
  await Promise.all(held.splice(0).map((lock) => lock.release()))
  await rm(directory, { recursive: true, force: true })
})

async function lock(place?: Place, rhythm = quick): Promise<Claim> {
  const taken = await lockDirectory(directory, place, rhythm)
  held.push(taken)
  return taken
}

const written = async () => JSON.parse(await readFile(path, 'utf8'))

/** What a holder in another container leaves that was killed so many milliseconds ago. */
async function leave(milliseconds: number) {
  await writeFile(path, JSON.stringify({ id: 'dead', ...other, pid: process.pid, began: '1', beat: '' }))
  const at = new Date(Date.now() - milliseconds)
  await utimes(path, at, at)
}

it('names its host, its process and its last sign of life', async () => {
  await lock()
  const first = await written()
  expect(first).toMatchObject({ host: hostname(), pid: process.pid, began: expect.stringMatching(/^\d+$/) })
  expect(Date.parse(first.beat)).toBeLessThanOrEqual(Date.now())
  await expect.poll(async () => (await written()).beat > first.beat, PATIENCE).toBe(true)
  expect(await written()).toMatchObject({ id: first.id, began: first.began })
})

it('refuses a directory that a living process of another container has, and says what to do', async () => {
  await lock(one)
  await expect(lock(other)).rejects.toThrow(
    `The data directory ${directory} is in use by process ${process.pid} of another machine or container, one; stop that one, or set DATA_DIR to another directory. Several can serve one PostgreSQL: set DATABASE_URL and REDIS_URL.`,
  )
  expect(await readdir(directory)).toEqual(['server.lock'])
})

it('takes over at once where another container has shown no sign of life for half a minute', async () => {
  await leave(31_000)
  await lock(one, { ...rhythm, beat: 60_000 })
  expect(await written()).toMatchObject(one)
})

it('waits until the last sign of life of a killed container is old enough', async () => {
  await leave(0)
  await lock(one, { ...quick, dead: 200 })
  expect(await written()).toMatchObject(one)
})

it('gives up where its directory was taken over, and leaves that claim alone', async () => {
  const asleep = await lock(one)
  await rm(path)
  await lock(other)
  expect((await asleep.lost).message).toBe(`Another process took ${path} over; this one stops before both write.`)
  await asleep.release()
  expect(await written()).toMatchObject(other)
})

it('gives up where the lock is gone', async () => {
  const { lost } = await lock(one)
  await rm(path)
  expect(await lost).toBeInstanceOf(DirectoryInUse)
  expect(await readdir(directory)).toEqual([])
})

it('gives way to a rival that moved its fresh lock aside and lost it there', async () => {
  await leave(31_000)
  const late = lock(one, { ...rhythm, settle: 500 })
  await expect.poll(async () => (await written()).space, PATIENCE).toBe(one.space)
  await rm(path)
  await lock(other)
  await expect(late).rejects.toThrow(DirectoryInUse)
  expect(await written()).toMatchObject(other)
})

it('lets one of many in that find a dead one’s lock at once, and never shows half a lock', async () => {
  await leave(31_000)
  const rivals = Array.from({ length: 20 }, () => lock(one, { ...rhythm, beat: 10 }))
  let isOver = false
  const settled = Promise.allSettled(rivals).finally(() => {
    isOver = true
  })
  while (!isOver) {
    const text = await readFile(path, 'utf8').catch(() => '{}')
    expect(() => JSON.parse(text)).not.toThrow()
  }
  expect((await settled).filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await readdir(directory)).toEqual(['server.lock'])
})
