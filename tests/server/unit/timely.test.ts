import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DatabaseSilent, timely } from '../../../server/platform/db/timely.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('gives what a query gives, and leaves no timer behind', async () => {
  expect(await timely(Promise.resolve(7))).toBe(7)
  await expect(timely(Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(vi.getTimerCount()).toBe(0)
})

it('gives a query up that is silent for three seconds', async () => {
  const failed = expect(timely(new Promise(() => undefined))).rejects.toThrow(DatabaseSilent)
  await vi.advanceTimersByTimeAsync(2999)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  await failed
})
