import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { createResumeFiles } from '../../../server/areas/resume/files.ts'
import { backUp } from '../../../server/platform/db/backup.ts'
import { DirectoryInUse } from '../../../server/platform/db/locks/lock.ts'
import { openDatabase } from '../../../server/platform/db/open.ts'
import { openFiles } from '../../../server/platform/files/file-store.ts'
import { readSettings } from '../../../server/platform/settings/settings.ts'

const OWNER = '1'
const BYTES = Buffer.from('as it was sent')

let directory: string
let data: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'qihang-backup-'))
  data = join(directory, 'data')
  await cp(inject('seededDirectory'), data, { recursive: true })
})
afterEach(() => rm(directory, { recursive: true, force: true }))

async function open(dataDir: string) {
  const settings = readSettings({ DATA_DIR: dataDir })
  const database = await openDatabase(settings)
  const files = await openFiles(settings.providers.files, dataDir, database.db)
  return { ...createResumeFiles(database.db, files, Date.now), close: database.close }
}

async function readFrom(dataDir: string, id: string): Promise<string | null> {
  const restored = await open(dataDir)
  const found = await restored.open(OWNER, id)
  const text = found && `${found.name} ${await buffer(found.stream)}`
  await restored.close()
  return text
}

it('brings back what was written before, row and file, and nothing of what came after', async () => {
  const before = await open(data)
  const kept = await before.addAttachment(OWNER, { name: '简历.pdf', type: 'pdf', bytes: BYTES })
  await before.close()
  const copy = join(directory, 'copies', 'monday')
  await backUp(data, copy)
  const after = await open(data)
  const late = await after.addAttachment(OWNER, { name: 'late.pdf', type: 'pdf', bytes: BYTES })
  await after.close()
  if (typeof kept === 'string' || typeof late === 'string') throw new Error('the student has no room')

  await rm(data, { recursive: true })
  await cp(copy, data, { recursive: true })
  expect(await readFrom(data, kept.id)).toBe(`简历.pdf ${BYTES}`)
  expect(await readFrom(data, late.id)).toBeNull()
})

it('takes no copy that writes go on beneath, and none over another', async () => {
  const copy = join(directory, 'monday')
  const running = await open(data)
  await expect(backUp(data, copy)).rejects.toThrow(DirectoryInUse)
  await running.close()
  await backUp(data, copy)
  await expect(backUp(data, copy)).rejects.toThrow('name another directory')
  await expect(backUp(join(directory, 'nothing'), join(directory, 'tuesday'))).rejects.toThrow('no embedded database')
  expect((await readdir(directory)).toSorted()).toEqual(['data', 'monday'])
})
