import { mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { paraglide } from '../../../scripts/paraglide.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'qihang-messages-'))
})
afterEach(() => rm(directory, { recursive: true }))

it('leaves a compiled message alone that is as it was, since a server may be reading it', async () => {
  const file = join(directory, 'message.js')
  await writeFile(file, 'export const message = 1')
  await utimes(file, 1, 1)
  await paraglide.fs.promises.writeFile(file, 'export const message = 1')
  expect((await stat(file)).mtimeMs).toBe(1000)
  await paraglide.fs.promises.writeFile(file, 'export const message = 2')
  expect(await readFile(file, 'utf8')).toBe('export const message = 2')
})

it('writes a message that was not there', async () => {
  const file = join(directory, 'new.js')
  await paraglide.fs.promises.writeFile(file, 'export const added = 1')
  expect(await readFile(file, 'utf8')).toBe('export const added = 1')
})
