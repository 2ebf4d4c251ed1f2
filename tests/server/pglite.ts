import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { openPglite } from '../../server/db/open.ts'
import { seedDemo } from '../../server/demo/seed.ts'
import { START } from './world/content-rows.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** File of an embedded database with the demonstration in it; a test file's own begins as a copy of it. */
    seededDump: string
  }
}

/** Vitest's global set-up: the demonstration is seeded once for all test files. */
export default async function seedPglite(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'qihang-seeded-'))
  const client = await PGlite.create('memory://')
  const { db, close } = await openPglite(client)
  await seedDemo(db, { now: START, scale: 1 })
  const file = join(directory, 'seeded.tar')
  await writeFile(file, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()))
  await close()
  project.provide('seededDump', file)
  return () => rm(directory, { recursive: true, force: true })
}
