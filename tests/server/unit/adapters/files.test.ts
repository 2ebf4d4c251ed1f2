import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDirectoryFiles } from '../../../../server/platform/files/directory-files.ts'
import { type Files, FilesGone } from '../../../../server/platform/files/files.ts'
import { createS3Files } from '../../../../server/platform/files/s3-files.ts'
import { S3, type S3StandIn, startS3 } from './s3-stand-in.ts'

const HOUR = 3_600_000

let directory: string
let s3: S3StandIn
beforeAll(async () => {
  s3 = await startS3()
})
afterAll(() => s3.close())
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'qihang-files-'))
})
afterEach(async () => {
  s3.befall(null)
  s3.objects.clear()
  await rm(directory, { recursive: true, force: true })
})

const bucket = (more: Partial<Parameters<typeof createS3Files>[0]> = {}) => ({
  provider: 's3' as const,
  bucket: S3.bucket,
  key: { id: S3.keyId, secret: S3.keySecret },
  region: S3.region,
  endpoint: s3.address,
  isPathStyle: true,
  encryption: 'AES256' as const,
  ...more,
})

interface Place {
  readonly name: string
  open(name: string): Files
  /** Everything that is there, of whatever name. */
  all(): Promise<string[]>
  /** From here on it cannot be reached. */
  spoil(): Promise<void>
}

const places: Place[] = [
  {
    name: 'a directory',
    open: (name) => createDirectoryFiles(directory, name),
    all: async () => (await readdir(directory, { recursive: true })).filter((path) => path.includes('/')),
    async spoil() {
      await rm(directory, { recursive: true, force: true })
      await writeFile(directory, '')
    },
  },
  {
    name: 'S3',
    open: (name) => createS3Files(bucket(), name),
    all: async () => [...s3.objects.keys()].map((key) => key.slice(S3.bucket.length + 1)),
    async spoil() {
      s3.befall({ status: 403, code: 'AccessDenied' })
    },
  },
]

async function everything(files: Files) {
  const all: { id: string; at: number }[] = []
  for await (const part of files.list()) all.push(...part)
  return all
}

async function bytesOf(files: Files, id: string): Promise<Buffer | null> {
  const found = await files.get(id)
  if (!found) return null
  const bytes = await buffer(found.stream)
  expect(found.size).toBe(bytes.length)
  return bytes
}

describe.each(places)('files in $name', ({ open, all, spoil }) => {
  let name: string
  let files: Files
  beforeEach(() => {
    name = randomUUID()
    files = open(name)
  })

  it.each([0, 1, 10 * 1024 * 1024])('are given back as they were put: %d bytes', async (size) => {
    const id = randomUUID()
    const bytes = randomBytes(size)
    await files.put(id, bytes)
    expect((await bytesOf(files, id))?.equals(bytes)).toBe(true)
    expect(await files.has(id)).toBe(true)
    expect(await all()).toEqual([`${name}/${id}`])
  })

  it('are unknown before they are put, and once they are removed, which may be said twice', async () => {
    const id = randomUUID()
    const isThere = async () => [await files.has(id), await files.get(id)]
    expect(await isThere()).toEqual([false, null])
    await files.remove(id)
    await files.put(id, Buffer.from('a'))
    await files.remove(id)
    await files.remove(id)
    expect(await isThere()).toEqual([false, null])
    expect(await all()).toEqual([])
  })

  it.each([0, 10 * 1024 * 1024])('are copied whole, and the copy outlives its source: %d bytes', async (size) => {
    const [id, copy] = [randomUUID(), randomUUID()]
    const bytes = randomBytes(size)
    await files.put(id, bytes)
    expect(await files.copy(id, copy)).toBe(true)
    expect((await everything(files)).map((file) => file.id).toSorted()).toEqual([id, copy].toSorted())
    await files.remove(id)
    expect((await bytesOf(files, copy))?.equals(bytes)).toBe(true)
    expect(await all()).toEqual([`${name}/${copy}`])
  })

  it('are not copied where there is none', async () => {
    expect(await files.copy(randomUUID(), randomUUID())).toBe(false)
    expect(await all()).toEqual([])
  })

  it('are listed, all of them, with when they were put', async () => {
    expect(await everything(files)).toEqual([])
    const ids = Array.from({ length: 5 }, () => randomUUID())
    const began = Date.now()
    for (const id of ids) await files.put(id, Buffer.from(id))
    const listed = await everything(files)
    expect(listed.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    // A disk's clock and a protocol's are coarser than ours.
    for (const { at } of listed) expect(Math.abs(at - began)).toBeLessThan(10_000)
  })

  it('files of another prefix in the same place are neither listed nor found nor removed', async () => {
    const id = randomUUID()
    await files.put(id, Buffer.from('mine'))
    const other = open(randomUUID())
    expect([await everything(other), await other.has(id), await other.get(id)]).toEqual([[], false, null])
    await other.remove(id)
    expect((await bytesOf(files, id))?.toString()).toBe('mine')
  })

  it.each([
    '',
    '.',
    '..',
    '../../etc/passwd',
    '/etc/passwd',
    '简历.pdf',
    `../${randomUUID()}`,
    `${randomUUID()}/..`,
    `${randomUUID()}\n`,
    `${randomUUID()}.part`,
    `${randomUUID()}\0`,
    randomUUID().toUpperCase(),
  ])('go by ids of our making alone: %j is refused', async (id) => {
    const asked = s3.asked.length
    const refused = await Promise.allSettled([
      (async () => files.put(id, Buffer.from('a')))(),
      (async () => files.copy(id, randomUUID()))(),
      (async () => files.copy(randomUUID(), id))(),
      (async () => files.get(id))(),
      (async () => files.has(id))(),
      (async () => files.remove(id))(),
    ])
    const isRefused = { status: 'rejected', reason: new Error('not an id of a file') }
    expect(refused).toEqual(Array(6).fill(isRefused))
    expect([await all(), s3.asked.length]).toEqual([[], asked])
    expect(() => open(id)).toThrow('not an id of a file')
  })

  it('say that they are gone, and nothing of the file, where the place cannot be reached', async () => {
    const id = randomUUID()
    await spoil()
    const attempts = [
      files.put(id, Buffer.from('a')),
      files.copy(id, randomUUID()),
      files.get(id),
      files.has(id),
      files.remove(id),
      everything(files),
    ]
    for (const outcome of await Promise.allSettled(attempts)) {
      const { reason } = outcome as PromiseRejectedResult
      expect(reason).toBeInstanceOf(FilesGone)
      expect(String(reason)).toMatch(/^FilesGone: (files: ENOTDIR|s3: (AccessDenied|403))$/)
    }
  })
})

describe('a directory', () => {
  const id = randomUUID()
  let name: string
  let files: Files
  beforeEach(() => {
    name = randomUUID()
    files = createDirectoryFiles(directory, name)
  })
  const path = (file: string) => join(directory, name, file)

  it('is read by the server’s own user alone', async () => {
    await files.put(id, Buffer.from('a'))
    const modes = [(await stat(join(directory, name))).mode, (await stat(path(id))).mode]
    expect(modes.map((mode) => mode & 0o777)).toEqual([0o700, 0o600])
  })

  it('keeps nothing of a file whose name cannot be given to it', async () => {
    await mkdir(path(id), { recursive: true })
    await expect(files.put(id, Buffer.from('a'))).rejects.toThrow(FilesGone)
    expect(await readdir(join(directory, name))).toEqual([id])
  })

  it('counts the age of a copy from when it was made', async () => {
    const copy = randomUUID()
    await files.put(id, Buffer.from('a'))
    const past = new Date(Date.now() - HOUR)
    await utimes(path(id), past, past)
    await files.copy(id, copy)
    const at = (await everything(files)).find((file) => file.id === copy)?.at ?? 0
    expect(Date.now() - at).toBeLessThan(10_000)
    expect((await stat(path(copy))).mode & 0o777).toBe(0o600)
  })

  it('neither shows nor lists what was cut short while it was written, and clears it away after an hour', async () => {
    await files.put(id, Buffer.from('whole'))
    const cut = randomUUID()
    await writeFile(path(`${cut}.part`), 'ha')
    await writeFile(path('not ours'), '')
    expect([await files.get(cut), (await everything(files)).map((file) => file.id)]).toEqual([null, [id]])
    expect((await readdir(join(directory, name))).toSorted()).toEqual([id, `${cut}.part`, 'not ours'].toSorted())
    const past = new Date(Date.now() - HOUR - 1000)
    for (const old of [`${cut}.part`, 'not ours', id]) await utimes(path(old), past, past)
    expect((await everything(files)).map((file) => file.id)).toEqual([id])
    expect((await readdir(join(directory, name))).toSorted()).toEqual([id, 'not ours'].toSorted())
  })

  it('never follows a link out of it', async () => {
    await mkdir(join(directory, name))
    await writeFile(join(directory, 'secret'), 'secret')
    await symlink('../secret', path(id))
    await expect(files.get(id)).rejects.toThrow(new FilesGone('files', 'ELOOP'))
    await expect(files.copy(id, randomUUID())).rejects.toThrow(new FilesGone('files', 'ELOOP'))
    await files.remove(id)
    expect(await readFile(join(directory, 'secret'), 'utf8')).toBe('secret')
  })
})

describe('S3', () => {
  const id = randomUUID()

  it.each([
    ['AES256', 'AES256'],
    [null, undefined],
  ] as const)('is asked to encrypt where that is wanted, a copy too: %s', async (encryption, header) => {
    const files = createS3Files(bucket({ encryption }), randomUUID())
    await files.put(id, Buffer.from('a'))
    await files.copy(id, randomUUID())
    expect([...s3.objects.values()].map((kept) => kept.encryption)).toEqual([header, header])
  })

  it('copies by itself: nothing of the file is sent or fetched', async () => {
    const files = createS3Files(bucket(), randomUUID())
    await files.put(id, randomBytes(100_000))
    const before = s3.asked.length
    await files.copy(id, randomUUID())
    expect(s3.asked.slice(before).map((asked) => asked.split(' ')[0])).toEqual(['PUT'])
  })

  it.each([
    [{ status: 503, code: 'SlowDown' }, 's3: SlowDown'],
    [{ status: 404, code: 'NoSuchBucket' }, 's3: NoSuchBucket'],
    ['cut', 's3: unreachable'],
  ] as const)('a server that answers %o fails by the reason alone', async (fault, reason) => {
    s3.befall(fault)
    const files = createS3Files(bucket(), randomUUID())
    const attempts = [files.put(id, Buffer.from('a')), files.copy(id, randomUUID()), files.get(id), everything(files)]
    const errors = await Promise.all(attempts.map((attempt) => attempt.catch((error: unknown) => error)))
    expect(errors.map(String)).toEqual(Array(4).fill(`FilesGone: ${reason}`))
    expect(s3.objects.size).toBe(0)
  })

  it('is refused with a wrong key', async () => {
    const files = createS3Files(bucket({ key: { id: 'another', secret: 's' } }), randomUUID())
    await expect(files.put(id, Buffer.from('a'))).rejects.toThrow(new FilesGone('s3', 'SignatureDoesNotMatch'))
  })

  it('a server that breaks off half-way breaks the stream', async () => {
    const files = createS3Files(bucket(), randomUUID())
    await files.put(id, randomBytes(100_000))
    s3.befall('half')
    const found = await files.get(id)
    expect(found?.size).toBe(100_000)
    await expect(buffer(found!.stream)).rejects.toThrow()
  })
})
