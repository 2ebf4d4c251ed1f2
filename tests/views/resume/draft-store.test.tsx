import { afterEach, beforeEach, expect, it, type Mock, vi } from 'vitest'
import { readDrafts, writeDrafts } from '../../../src/browser/storage/draft-store.ts'

const draft = (content: string) => ({ key: 'summary' as const, content, version: 1, typedAt: 1 })
const write = (content: string) => writeDrafts({ studentId: 'u1', waiting: { summary: draft(content) } })
const kept = async () => (await readDrafts('u1')).map(({ content }) => content)

let transactions: Mock<IDBDatabase['transaction']>
const connection = () => transactions.mock.contexts.at(-1) as IDBDatabase

beforeEach(() => {
  transactions = vi.spyOn(IDBDatabase.prototype, 'transaction')
})

afterEach(async () => {
  vi.restoreAllMocks()
  await writeDrafts({ studentId: 'u1', waiting: { summary: null } })
})

it('drafts are kept and read after the browser has dropped the connection [RES-5]', async () => {
  await write('校报')
  connection().close()
  await write('校报编辑')
  connection().close()
  expect(await kept()).toEqual(['校报编辑'])
})

it('a new connection is opened once the browser says that it has dropped one, and kept where it says so late [RES-5]', async () => {
  await write('校报')
  const first = connection()
  first.dispatchEvent(new Event('close'))
  await write('校报编辑')
  const second = connection()
  expect(second).not.toBe(first)
  first.dispatchEvent(new Event('close'))
  expect(await kept()).toEqual(['校报编辑'])
  expect(connection()).toBe(second)
  first.close()
})

it('the store keeps no drafts where a new connection fails, too, and begins anew at the next try [RES-5]', async () => {
  await write('校报')
  const before = transactions.mock.calls.length
  const dropped = () => {
    throw new DOMException('closing', 'InvalidStateError')
  }
  transactions.mockImplementationOnce(dropped).mockImplementationOnce(dropped)
  await expect(write('校报编辑')).rejects.toThrow('closing')
  expect(transactions.mock.calls.length - before).toBe(2)
  await write('校报主编')
  expect(await kept()).toEqual(['校报主编'])
})
