import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { seedDemo } from '../server/demo/seed.ts'
import { openDatabase } from '../server/platform/db/open.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data directory with the demonstration in it; that of a server of a test's own begins as a copy of it. */
    seededDirectory: string
  }
}

/**
 * For a global set-up: seeds a data directory once for all servers of the run. What it gives deletes it.
 * @param now of the demonstration, in milliseconds since the epoch
 */
export async function provideSeededDirectory(project: TestProject, now = Date.now()): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'qihang-seeded-'))
  const { db, close } = await openDatabase({ databaseUrl: '', dataDir, redisUrl: null, secret: '', fsync: false })
  await seedDemo(db, { now, scale: 1 })
  await close()
  project.provide('seededDirectory', dataDir)
  return () => rm(dataDir, { recursive: true, force: true })
}

/** @param seeded the directory that is provided */
export async function copyOfSeeded(seeded: string): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'qihang-data-'))
  await cp(seeded, directory, { recursive: true })
  return directory
}
