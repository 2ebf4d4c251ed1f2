import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  createMemoryEphemeral,
  type Ephemeral,
  type Family,
  FamilyFull,
  families,
  type Key,
} from '../../../server/platform/ephemeral/ephemeral.ts'
import { createRedisEphemeral } from '../../../server/platform/ephemeral/redis-ephemeral.ts'
import { createLog } from '../../../server/platform/log.ts'
import { startRedis, type TestRedis } from '../world/redis.ts'

type Bounds = Readonly<Record<Family, number>>

/** Where entries are kept, and how time passes there. */
interface Place {
  readonly name: string
  /** One for each of so many processes; their entries are the same. */
  open(processes: number, most: Bounds): Promise<Ephemeral[]>
  /** Comes back once so many milliseconds are over for the entries. */
  pass(milliseconds: number): Promise<void>
}

/** On Redis time is real; what a test still finds at hand before `SHORT` is over takes far less. */
const SHORT = 500
const LONG = 60_000
/** At once, so that the last of them is answered long before the first would count as lost. */
const BATCH = 250
const small: Bounds = { ...families, security: 2, qr: 2 }

let redis: TestRedis
beforeAll(async () => {
  redis = await startRedis()
})
afterAll(() => redis.kill())

let now = 1000
const places: Place[] = [
  {
    name: 'memory',
    async open(processes, most) {
      const one = createMemoryEphemeral(() => now, most)
      return Array.from({ length: processes }, () => one)
    },
    async pass(milliseconds) {
      // A full one looks for what is over once a second.
      now += milliseconds + 1000
    },
  },
  {
    name: 'Redis',
    async open(processes, most) {
      await redis.command('FLUSHALL')
      const one = () => createRedisEphemeral(redis.url, createLog('silent'), most)
      return Promise.all(Array.from({ length: processes }, one))
    },
    async pass(milliseconds) {
      const key = `clock:${milliseconds}`
      await redis.command('SET', key, '', 'PX', String(milliseconds + 1))
      await expect.poll(() => redis.command('EXISTS', key), { timeout: LONG, interval: 5 }).toBe(0)
    },
  },
]

describe.each(places)('kept in $name', ({ open, pass }) => {
  let opened: Ephemeral[]
  let ephemeral: Ephemeral
  beforeEach(async () => {
    opened = await open(2, small)
    ephemeral = opened[0] as Ephemeral
  })
  afterEach(() => Promise.all(opened.map((one) => one.close())))

  it('holds a value for its time to live', async () => {
    await ephemeral.set('code:long', '1', LONG)
    await ephemeral.set('code:short', '1', SHORT)
    await pass(SHORT)
    expect([await ephemeral.get('code:long'), await ephemeral.get('code:short')]).toEqual(['1', null])
    await ephemeral.set('code:long', '2', SHORT)
    await pass(SHORT)
    expect(await ephemeral.get('code:long')).toBeNull()
  })

  it('holds any text', async () => {
    const texts = ['', ' {"a": "学生\n"}', 'FULL house', '\u0000']
    for (const text of texts) {
      expect(await ephemeral.swap(`code:${text}`, text, LONG)).toBeNull()
      expect(await ephemeral.get(`code:${text}`)).toBe(text)
      expect(await ephemeral.compareAndSet(`code:${text}`, text, 'other', LONG)).toBe(true)
    }
  })

  it('sets what is absent or over, and nothing else', async () => {
    expect(await ephemeral.setIfAbsent('code:a', '1', SHORT)).toBe(true)
    expect(await ephemeral.setIfAbsent('code:a', '2', LONG)).toBe(false)
    expect(await ephemeral.get('code:a')).toBe('1')
    await pass(SHORT)
    expect(await ephemeral.setIfAbsent('code:a', '3', LONG)).toBe(true)
  })

  it('gives what it replaces or removes', async () => {
    expect(await ephemeral.swap('code:a', '1', LONG)).toBeNull()
    expect(await ephemeral.swap('code:a', '2', LONG)).toBe('1')
    expect(await ephemeral.take('code:a')).toBe('2')
    expect(await ephemeral.take('code:a')).toBeNull()
  })

  it('changes and removes only what it finds as expected', async () => {
    await ephemeral.set('code:a', '1', LONG)
    expect(await ephemeral.compareAndSet('code:a', '0', '2', LONG)).toBe(false)
    expect(await ephemeral.compareAndSet('code:a', '1', '2', LONG)).toBe(true)
    expect(await ephemeral.compareAndDelete('code:a', '1')).toBe(false)
    expect(await ephemeral.compareAndDelete('code:a', '2')).toBe(true)
    expect(await ephemeral.compareAndSet('code:a', '2', '3', LONG)).toBe(false)
    expect(await ephemeral.get('code:a')).toBeNull()
  })

  it('lives as long as the last change says', async () => {
    await ephemeral.set('code:a', '1', LONG)
    expect(await ephemeral.compareAndSet('code:a', '1', '2', SHORT)).toBe(true)
    await pass(SHORT)
    expect(await ephemeral.get('code:a')).toBeNull()
  })

  it('counts for the time that the first count set', async () => {
    expect(await ephemeral.increment('code:a', SHORT)).toBe(1)
    expect(await ephemeral.increment('code:a', LONG)).toBe(2)
    await pass(SHORT)
    expect(await ephemeral.increment('code:a', LONG)).toBe(1)
  })

  it('takes a count back, and leaves its time as it was', async () => {
    await ephemeral.decrement('code:a')
    expect(await ephemeral.get('code:a')).toBeNull()
    await ephemeral.increment('code:a', SHORT)
    await ephemeral.increment('code:a', LONG)
    await ephemeral.decrement('code:a')
    expect(await ephemeral.get('code:a')).toBe('1')
    await ephemeral.decrement('code:a')
    await ephemeral.decrement('code:a')
    expect(await ephemeral.increment('code:a', LONG)).toBe(1)
    await pass(SHORT)
    expect(await ephemeral.get('code:a')).toBeNull()
  })

  it('refuses what is new where a family is full, and forgets nothing of any', async () => {
    await ephemeral.set('security:failures', '9', LONG)
    await ephemeral.set('qr:long', '1', LONG)
    await ephemeral.set('qr:short', '1', SHORT)
    await expect(ephemeral.set('qr:third', '1', SHORT)).rejects.toThrow(FamilyFull)
    await expect(ephemeral.setIfAbsent('qr:third', '1', SHORT)).rejects.toThrow(FamilyFull)
    await expect(ephemeral.swap('qr:third', '1', SHORT)).rejects.toThrow(FamilyFull)
    await expect(ephemeral.increment('qr:third', SHORT)).rejects.toThrow(FamilyFull)
    await ephemeral.set('qr:long', '2', LONG)
    await ephemeral.set('security:other', '1', LONG)
    await pass(SHORT)
    await ephemeral.set('qr:third', '3', LONG)
    await expect(ephemeral.set('qr:fourth', '1', LONG)).rejects.toThrow(FamilyFull)
    const kept: Key[] = ['security:failures', 'qr:long', 'qr:short', 'qr:third']
    expect(await Promise.all(kept.map((key) => ephemeral.get(key)))).toEqual(['9', '2', null, '3'])
  })

  it('holds the place of what was given more time', async () => {
    await ephemeral.set('qr:a', '1', SHORT)
    await ephemeral.set('qr:a', '2', LONG)
    await ephemeral.set('qr:b', '1', LONG)
    await pass(SHORT)
    await expect(ephemeral.set('qr:c', '1', LONG)).rejects.toThrow(FamilyFull)
    expect(await ephemeral.get('qr:a')).toBe('2')
  })

  it('has room again for what is taken or deleted', async () => {
    await ephemeral.set('qr:a', '1', LONG)
    await ephemeral.set('qr:b', '1', LONG)
    await ephemeral.take('qr:a')
    await ephemeral.set('qr:c', '1', LONG)
    await ephemeral.compareAndDelete('qr:b', '1')
    await ephemeral.set('qr:d', '1', LONG)
    await expect(ephemeral.set('qr:e', '1', LONG)).rejects.toThrow(FamilyFull)
  })

  it('is atomic for fifty who come at once, by two processes', async () => {
    const fifty = <T>(act: (one: Ephemeral, caller: string) => Promise<T>) =>
      Promise.all(Array.from({ length: 50 }, (_, caller) => act(opened[caller % 2] as Ephemeral, String(caller))))
    const counts = await fifty((one) => one.increment('code:count', LONG))
    expect(counts.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1))

    const winners = (outcomes: readonly boolean[]) => outcomes.filter(Boolean).length
    expect(winners(await fifty((one, caller) => one.setIfAbsent('code:first', caller, LONG)))).toBe(1)
    await ephemeral.set('code:same', 'open', LONG)
    expect(winners(await fifty((one, caller) => one.compareAndSet('code:same', 'open', caller, LONG)))).toBe(1)
    await ephemeral.set('code:same', 'open', LONG)
    expect(winners(await fifty((one) => one.compareAndDelete('code:same', 'open')))).toBe(1)
    await ephemeral.set('code:ticket', '1', LONG)
    expect(winners((await fifty((one) => one.take('code:ticket'))).map(Boolean))).toBe(1)

    const replaced = await fifty((one, caller) => one.swap('code:swap', caller, LONG))
    const last = await ephemeral.get('code:swap')
    expect(new Set([...replaced, last]).size).toBe(51)

    const added = await Promise.allSettled(
      Array.from({ length: 50 }, (_, caller) => opened[caller % 2]?.set(`qr:${caller}`, '', LONG)),
    )
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  })

  it('says something to whoever listens to its channel, by whichever process, until they stop', async () => {
    const [here, there] = opened as [Ephemeral, Ephemeral]
    const heard: string[] = []
    const listener = (who: string) => ({
      hear: (message: string) => heard.push(`${who} ${message}`),
      missed: () => heard.push(`${who} missed`),
    })
    const stops = [
      await here.subscribe('news', listener('here')),
      await there.subscribe('news', listener('there')),
      await here.subscribe('other', listener('other')),
    ]
    await there.publish('news', '{"学生": 1}')
    await expect.poll(() => heard.toSorted()).toEqual(['here {"学生": 1}', 'there {"学生": 1}'])
    stops[0]?.()
    await here.publish('news', '2')
    await expect.poll(() => heard.slice(2)).toEqual(['there 2'])
    for (const stop of stops) stop()
    await here.publish('news', '3')
    await here.publish('other', '3')
    expect(heard.slice(3)).toEqual([])
  })

  it('lets a flood of 100,000 neither forget nor hinder others', async () => {
    const [flooded] = await open(1, families)
    if (!flooded) throw new Error('nothing is open')
    const kept: Key[] = ['security:failures', 'code:1', 'qr:1', 'captcha:1', 'ticket:1', 'account:1']
    for (const key of kept) await flooded.set(key, 'kept', LONG)
    for (let sent = 0; sent < families.visitor; sent += BATCH) {
      await Promise.all(Array.from({ length: BATCH }, (_, index) => flooded.increment(`visitor:${sent + index}`, LONG)))
    }
    await expect(flooded.increment('visitor:one more', LONG)).rejects.toThrow(FamilyFull)
    expect(await flooded.increment('visitor:0', LONG)).toBe(2)
    expect(await flooded.increment('security:new', LONG)).toBe(1)
    expect(await Promise.all(kept.map((key) => flooded.get(key)))).toEqual(kept.map(() => 'kept'))
    await flooded.close()
  }, 60_000)
})
