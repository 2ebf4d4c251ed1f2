import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { FilesElsewhere, openFiles } from '../../../server/platform/files/file-store.ts'
import { fileStores } from '../../../server/platform/files/schema.ts'
import { readSettings } from '../../../server/platform/settings/settings.ts'
import { S3, type S3StandIn, startS3 } from '../unit/adapters/s3-stand-in.ts'
import { openStore, type Store } from '../world/store.ts'

const id = '01234567-89ab-4cde-8f01-23456789abcd'
const embedded = { provider: 'embedded' } as const

let store: Store
let s3: S3StandIn
let directory: string
beforeAll(async () => {
  store = await openStore()
  s3 = await startS3()
})
afterAll(async () => {
  await s3.close()
  await store.close()
})
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'qihang-store-'))
})
afterEach(async () => {
  s3.befall(null)
  s3.objects.clear()
  await store.db.delete(fileStores)
  await rm(directory, { recursive: true, force: true })
})

const bucket = () =>
  readSettings({
    FILES_PROVIDER: 's3',
    S3_ENDPOINT: s3.address,
    S3_REGION: S3.region,
    S3_BUCKET: S3.bucket,
    S3_KEY_ID: S3.keyId,
    S3_KEY_SECRET: S3.keySecret,
    S3_PATH_STYLE: '1',
  }).providers.files

const name = async () => (await store.db.select().from(fileStores)).map((row) => row.name)

describe.each([
  ['a directory', () => embedded],
  ['S3', bucket],
])('a database’s files in %s', (_, place) => {
  it('are found again by every start and every process, and the mark of the place is none of them', async () => {
    const [first, second] = await Promise.all([1, 2].map(() => openFiles(place(), directory, store.db)))
    expect(await name()).toHaveLength(1)
    await first?.put(id, Buffer.from('a'))
    const third = await openFiles(place(), directory, store.db)
    for (const files of [second, third]) {
      expect(await files?.has(id)).toBe(true)
      const listed: string[] = []
      for await (const part of files?.list() ?? []) listed.push(...part.map((file) => file.id))
      expect(listed).toEqual([id])
    }
  })
})

it('are not looked for in another directory, nor in a bucket that they were not copied to', async () => {
  await openFiles(embedded, directory, store.db)
  const [mark] = await name()
  const other = join(directory, 'other')
  await expect(openFiles(embedded, other, store.db)).rejects.toThrow(
    new FilesElsewhere(
      `The files of this database are not in the directory ${other}/files: set DATA_DIR, which several processes must share, or FILES_PROVIDER=s3 as before, or copy all of ${mark} there. If they are lost for good, put an empty file there as ${mark}/${mark}.`,
    ),
  )
  await expect(openFiles(bucket(), directory, store.db)).rejects.toThrow(
    new FilesElsewhere(
      `The files of this database are not in the bucket ${S3.bucket}: set S3_BUCKET and S3_ENDPOINT as before, or copy all of ${mark} there. If they are lost for good, put an empty file there as ${mark}/${mark}.`,
    ),
  )
  expect(await readdir(directory)).toEqual(['files'])
  await mkdir(join(other, 'files', mark ?? ''), { recursive: true })
  await writeFile(join(other, 'files', mark ?? '', mark ?? ''), '')
  await openFiles(embedded, other, store.db)
})

it('say where they are not to be had at the start', async () => {
  s3.befall({ status: 403, code: 'AccessDenied' })
  await expect(openFiles(bucket(), directory, store.db)).rejects.toThrow('s3: AccessDenied')
  expect(await name()).toEqual([])
})
