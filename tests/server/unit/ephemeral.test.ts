import { afterEach, beforeEach, expect, it } from 'vitest'
import { createMemoryEphemeral, type Ephemeral } from '../../../server/adapters/ephemeral.ts'

let now = 0
let ephemeral: Ephemeral

beforeEach(() => {
  now = 1000
  ephemeral = createMemoryEphemeral(() => now, 3)
})
afterEach(() => ephemeral.close())

it('keeps a value for its time to live', async () => {
  await ephemeral.set('a', '1', 10)
  now += 9
  expect(await ephemeral.get('a')).toBe('1')
  now += 1
  expect(await ephemeral.get('a')).toBeNull()
})

it('sets what is absent or over, and nothing else', async () => {
  expect(await ephemeral.setIfAbsent('a', '1', 10)).toBe(true)
  expect(await ephemeral.setIfAbsent('a', '2', 10)).toBe(false)
  expect(await ephemeral.get('a')).toBe('1')
  now += 10
  expect(await ephemeral.setIfAbsent('a', '3', 10)).toBe(true)
})

it('gives what it replaces or removes', async () => {
  expect(await ephemeral.swap('a', '1', 10)).toBeNull()
  expect(await ephemeral.swap('a', '2', 10)).toBe('1')
  expect(await ephemeral.take('a')).toBe('2')
  expect(await ephemeral.take('a')).toBeNull()
})

it('changes and removes only what it finds as expected', async () => {
  await ephemeral.set('a', '1', 10)
  expect(await ephemeral.compareAndSet('a', '0', '2', 10)).toBe(false)
  expect(await ephemeral.compareAndSet('a', '1', '2', 10)).toBe(true)
  expect(await ephemeral.compareAndDelete('a', '1')).toBe(false)
  expect(await ephemeral.compareAndDelete('a', '2')).toBe(true)
  expect(await ephemeral.compareAndSet('a', '2', '3', 10)).toBe(false)
})

it('counts for the time that the first count set', async () => {
  expect(await ephemeral.increment('a', 10)).toBe(1)
  now += 9
  expect(await ephemeral.increment('a', 10)).toBe(2)
  now += 1
  expect(await ephemeral.increment('a', 10)).toBe(1)
})

it('lets expired entries go first and then the oldest, so that memory is bounded', async () => {
  await ephemeral.set('long', '1', 100)
  await ephemeral.set('short', '1', 5)
  await ephemeral.set('second', '1', 100)
  now += 5
  await ephemeral.set('third', '1', 100)
  expect(await ephemeral.get('long')).toBe('1')
  await ephemeral.set('fourth', '1', 100)
  expect(await ephemeral.get('long')).toBeNull()
  expect(await ephemeral.get('fourth')).toBe('1')
})
