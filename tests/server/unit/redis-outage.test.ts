import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Ephemeral, EphemeralGone, type Family, families } from '../../../server/platform/ephemeral/ephemeral.ts'
import { createRedisEphemeral } from '../../../server/platform/ephemeral/redis-ephemeral.ts'
import { createLog } from '../../../server/platform/log.ts'
import { startRedis, type TestRedis } from '../world/redis.ts'

const LONG = 60_000

let redis: TestRedis
let ephemeral: Ephemeral
let logged: string[]

const opened = async (url = redis.url, most?: Readonly<Record<Family, number>>) =>
  createRedisEphemeral(
    url,
    createLog('info', {
      write(line) {
        logged.push(JSON.parse(line).msg)
      },
    }),
    most,
  )

beforeEach(async () => {
  logged = []
  redis = await startRedis()
  ephemeral = await opened()
  await ephemeral.set('code:a', '1', LONG)
})
afterEach(async () => {
  await ephemeral.close()
  redis.resume()
  await redis.kill()
})

const GONE = 'Redis is gone; who logs in now is asked to come again'

/** Every method fails so, and within a second. */
async function expectGone(one: Ephemeral) {
  const began = performance.now()
  const outcomes = await Promise.allSettled([
    one.get('code:a'),
    one.set('code:a', '1', LONG),
    one.setIfAbsent('code:a', '1', LONG),
    one.swap('code:a', '1', LONG),
    one.take('code:a'),
    one.compareAndSet('code:a', '1', '2', LONG),
    one.compareAndDelete('code:a', '1'),
    one.increment('code:count', LONG),
    one.decrement('code:count'),
    one.publish('news', '1'),
  ])
  expect(performance.now() - began).toBeLessThan(1000)
  expect(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.constructor)).toEqual(
    Array(10).fill(EphemeralGone),
  )
}

const expectBack = () =>
  expect
    .poll(() => ephemeral.increment('code:back', LONG).catch(() => 0), { timeout: LONG, interval: 20 })
    .toBeGreaterThan(0)

it('fails at once while Redis is dead, says so once, and comes back unaided', async () => {
  await redis.kill()
  await expectGone(ephemeral)
  await expectGone(ephemeral)
  await redis.start()
  await expectBack()
  expect(logged).toEqual([GONE, 'Redis is back'])
  await redis.kill()
  await expectGone(ephemeral)
  expect(logged).toEqual([GONE, 'Redis is back', GONE])
})

it('does not wait for a Redis that answers nothing', async () => {
  redis.suspend()
  await expectGone(ephemeral)
  await expectGone(ephemeral)
  redis.resume()
  await expectBack()
  expect(logged).toEqual([GONE, 'Redis is back'])
})

it('gives up writing, not reading, where Redis is full or follows another', async () => {
  for (const [spoil, mend] of [
    [
      ['CONFIG', 'SET', 'maxmemory', '1'],
      ['CONFIG', 'SET', 'maxmemory', '0'],
    ],
    [
      ['REPLICAOF', '127.0.0.1', '1'],
      ['REPLICAOF', 'NO', 'ONE'],
    ],
  ] as const) {
    await redis.command(...spoil)
    await expect(ephemeral.increment('code:b', LONG)).rejects.toThrow(EphemeralGone)
    await redis.command(...mend)
    await expectBack()
  }
  expect(await ephemeral.get('code:a')).toBe('1')
})

it('hears again after an outage, and that something may have been missed', async () => {
  const heard: string[] = []
  const listener = { hear: (message: string) => heard.push(message), missed: () => heard.push('missed') }
  const stop = await ephemeral.subscribe('news', listener)
  await redis.kill()
  await expect(ephemeral.subscribe('news', listener)).rejects.toThrow(EphemeralGone)
  await redis.start()
  await expectBack()
  await expect.poll(() => heard, { timeout: LONG }).toEqual(['missed'])
  await ephemeral.publish('news', '1')
  await expect.poll(() => heard, { timeout: LONG }).toEqual(['missed', '1'])
  stop()
})

it('starts beside a family that is full', async () => {
  await ephemeral.set('other:last', '', LONG)
  const beside = await opened(redis.url, { ...families, other: 1 })
  expect(await beside.get('code:a')).toBe('1')
  await beside.close()
})

it('refuses a Redis that is not there, wants a password, or drops entries when it is full', async () => {
  await expect(opened('redis://127.0.0.1:1')).rejects.toThrow(
    'The Redis that REDIS_URL names does not answer: ECONNREFUSED.',
  )
  await redis.command('CONFIG', 'SET', 'maxmemory-policy', 'volatile-lru')
  await expect(opened()).rejects.toThrow(
    'The Redis that REDIS_URL names drops entries when it is full, those that keep intruders out too: its maxmemory-policy is volatile-lru; set it to noeviction.',
  )
  await redis.command('ACL', 'SETUSER', 'stranger', 'on', '>key', '~other:*', '+get')
  await expect(opened(redis.url.replace('//', '//stranger:key@'))).rejects.toThrow(
    /^The Redis that REDIS_URL names refuses us: NOPERM/,
  )
  await expect(opened(redis.url.replace('//', '//stranger:wrong@'))).rejects.toThrow(
    /^The Redis that REDIS_URL names refuses us: WRONGPASS/,
  )
})
