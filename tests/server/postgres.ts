import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import postgres from 'postgres'
import type { TestProject } from 'vitest/node'
import { seedDemo } from '../../server/demo/seed.ts'
import { openDatabase } from '../../server/platform/db/open.ts'
import { provideSeededDirectory } from '../seeded-directory.ts'
import { START } from './world/content-rows.ts'
import { freePort } from './world/free-port.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL whose user may create databases. */
    databaseUrl: string
  }
}

/** Name of the database with the demonstration in it. */
export const SEEDED = 'seeded'

/** What opens a PostgreSQL for this process alone. */
export const databaseAt = (databaseUrl: string) => ({
  databaseUrl,
  dataDir: '',
  redisUrl: null,
  secret: '',
  fsync: false,
})

const run = promisify(execFile)
const START_PATIENCE = 60_000

/** Vitest's global set-up: a PostgreSQL of its own for the run, and a seeded data directory; both are gone afterwards. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const binaries = await findBinaries()
  const directory = await mkdtemp(join(tmpdir(), 'qihang-postgres-'))
  const user = await serverUser()
  if (user) await chown(directory, user.uid, user.gid)
  const port = await freePort()
  await run(
    join(binaries, 'initdb'),
    ['-D', directory, '-U', 'tester', '-A', 'trust', '-E', 'UTF8', '--no-locale', '-N'],
    {
      ...user,
      cwd: directory,
    },
  )
  const options = ['-p', port, '-h', '127.0.0.1', '-k', directory, '-F', '-c', 'max_connections=200']
  const server = spawn(join(binaries, 'postgres'), ['-D', directory, ...options.map(String)], {
    ...user,
    cwd: directory,
    stdio: 'ignore',
  })
  const databaseUrl = `postgres://tester@127.0.0.1:${port}/postgres`
  await untilReady(databaseUrl, server)
  await seed(databaseUrl)
  project.provide('databaseUrl', databaseUrl)
  const deleteDirectory = await provideSeededDirectory(project)
  return async () => {
    await deleteDirectory()
    const stopped = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGINT')
    await stopped
    await rm(directory, { recursive: true, force: true })
  }
}

/** Every test file's own database begins as a copy of this one. */
async function seed(databaseUrl: string): Promise<void> {
  const admin = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  await admin`create database ${admin(SEEDED)}`
  await admin.end()
  const own = new URL(databaseUrl)
  own.pathname = SEEDED
  const { db, close } = await openDatabase(databaseAt(own.href))
  await seedDemo(db, { now: START, scale: 1 })
  await close()
}

async function findBinaries(): Promise<string> {
  const debian = '/usr/lib/postgresql'
  const versions = await readdir(debian).catch(() => [])
  const newest = versions.sort((one, other) => Number(other) - Number(one))[0]
  if (!newest) throw new Error('The tests need PostgreSQL: apt-get install postgresql')
  return join(debian, newest, 'bin')
}

/** PostgreSQL refuses to run as root; Debian's package brings a user for it. */
async function serverUser(): Promise<{ uid: number; gid: number } | null> {
  if (process.getuid?.() !== 0) return null
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'postgres'])).stdout)),
  )
  return { uid: uid ?? 0, gid: gid ?? 0 }
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_PATIENCE
  const client = postgres(url, { max: 1, connect_timeout: 1, backoff: () => 0.05 })
  try {
    for (;;) {
      const answer = await client`select 1`.catch((error: unknown) => error)
      if (Array.isArray(answer)) return
      if (server.exitCode !== null || Date.now() > deadline) throw answer
    }
  } finally {
    await client.end({ timeout: 1 })
  }
}
