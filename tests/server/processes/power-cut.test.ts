import { copyFileSync, readlinkSync, statSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest'
import { createStudents } from '../../../server/areas/login/students.ts'
import { openDatabase } from '../../../server/platform/db/open.ts'
import { readSettings } from '../../../server/platform/settings/settings.ts'

// Files before this one may have left the server with what is real.
vi.hoisted(() => void vi.resetModules())
const power = vi.hoisted(() => ({ flushed: (_: number) => {} }))
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  return { ...fs, fsyncSync: (file: number) => power.flushed(file) }
})

const PHONE = '13812345678'

let directory: string
let data: string
/** What a loss of power leaves of `data`: as it was, and what was flushed since. */
let disk: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'qihang-power-'))
  data = join(directory, 'data')
  disk = join(directory, 'disk')
  for (const place of [data, disk]) await cp(inject('seededDirectory'), place, { recursive: true })
  power.flushed = (file) => {
    const path = readlinkSync(`/proc/self/fd/${file}`)
    if (statSync(path).isFile()) copyFileSync(path, path.replace(data, disk))
  }
})
afterEach(() => rm(directory, { recursive: true, force: true }))

const open = (dataDir: string, fsync: '0' | '1') => openDatabase(readSettings({ DATA_DIR: dataDir, FSYNC: fsync }))

/** Whom a database of that setting knows after the power was cut right behind the answer, and his id that it answered. */
async function registerAndCut(fsync: '0' | '1') {
  const before = await open(data, fsync)
  const answered = await createStudents(before.db, true).findOrRegister(PHONE)
  power.flushed = () => {}
  await before.close()
  const after = await open(disk, '0')
  const found = await createStudents(after.db, true).findByPhone(PHONE)
  await after.close()
  return { answered, found: found && String(found.id) }
}

it('costs nothing that was answered where the database flushes', async () => {
  const { answered, found } = await registerAndCut('1')
  expect(found).toBe(answered)
})

it('may cost what was answered where it does not', async () => {
  expect(await registerAndCut('0')).toEqual({ answered: expect.any(String), found: null })
})
