import { afterEach, beforeEach, expect, it } from 'vitest'
import { createMemoryEphemeral, type Ephemeral, FamilyFull, families } from '../../../server/adapters/ephemeral.ts'

let now = 0
let ephemeral: Ephemeral

beforeEach(() => {
  now = 1000
  ephemeral = createMemoryEphemeral(() => now, { ...families, security: 2, qr: 2 })
})
afterEach(() => ephemeral.close())

it('keeps a value for its time to live', async () => {
  await ephemeral.set('code:a', '1', 10)
  now += 9
  expect(await ephemeral.get('code:a')).toBe('1')
  now += 1
  expect(await ephemeral.get('code:a')).toBeNull()
})

it('sets what is absent or over, and nothing else', async () => {
  expect(await ephemeral.setIfAbsent('code:a', '1', 10)).toBe(true)
  expect(await ephemeral.setIfAbsent('code:a', '2', 10)).toBe(false)
  expect(await ephemeral.get('code:a')).toBe('1')
  now += 10
  expect(await ephemeral.setIfAbsent('code:a', '3', 10)).toBe(true)
})

it('gives what it replaces or removes', async () => {
  expect(await ephemeral.swap('code:a', '1', 10)).toBeNull()
  expect(await ephemeral.swap('code:a', '2', 10)).toBe('1')
  expect(await ephemeral.take('code:a')).toBe('2')
  expect(await ephemeral.take('code:a')).toBeNull()
})

it('changes and removes only what it finds as expected', async () => {
  await ephemeral.set('code:a', '1', 10)
  expect(await ephemeral.compareAndSet('code:a', '0', '2', 10)).toBe(false)
  expect(await ephemeral.compareAndSet('code:a', '1', '2', 10)).toBe(true)
  expect(await ephemeral.compareAndDelete('code:a', '1')).toBe(false)
  expect(await ephemeral.compareAndDelete('code:a', '2')).toBe(true)
  expect(await ephemeral.compareAndSet('code:a', '2', '3', 10)).toBe(false)
})

it('counts for the time that the first count set', async () => {
  expect(await ephemeral.increment('code:a', 10)).toBe(1)
  now += 9
  expect(await ephemeral.increment('code:a', 10)).toBe(2)
  now += 1
  expect(await ephemeral.increment('code:a', 10)).toBe(1)
})

it('takes a count back, and leaves its time as it was', async () => {
  await ephemeral.decrement('code:a')
  expect(await ephemeral.get('code:a')).toBeNull()
  await ephemeral.increment('code:a', 10)
  await ephemeral.increment('code:a', 10)
  now += 9
  await ephemeral.decrement('code:a')
  expect(await ephemeral.get('code:a')).toBe('1')
  await ephemeral.decrement('code:a')
  await ephemeral.decrement('code:a')
  expect(await ephemeral.increment('code:a', 10)).toBe(1)
  now += 1
  expect(await ephemeral.get('code:a')).toBeNull()
})

it('refuses what is new where a family is full, and forgets nothing of any', async () => {
  await ephemeral.set('security:failures', '9', 100_000)
  await ephemeral.set('qr:long', '1', 100_000)
  await ephemeral.set('qr:short', '1', 5000)
  await expect(ephemeral.set('qr:third', '1', 100)).rejects.toThrow(FamilyFull)
  await expect(ephemeral.setIfAbsent('qr:third', '1', 100)).rejects.toThrow(FamilyFull)
  await expect(ephemeral.swap('qr:third', '1', 100)).rejects.toThrow(FamilyFull)
  await expect(ephemeral.increment('qr:third', 100)).rejects.toThrow(FamilyFull)
  await ephemeral.set('qr:long', '2', 100_000)
  await ephemeral.set('security:other', '1', 100_000)
  expect(await ephemeral.get('qr:short')).toBe('1')
  now += 5000
  await ephemeral.set('qr:third', '3', 100_000)
  expect(
    await Promise.all((['security:failures', 'qr:long', 'qr:third'] as const).map((key) => ephemeral.get(key))),
  ).toEqual(['9', '2', '3'])
})
