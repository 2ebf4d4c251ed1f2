import { beforeEach, expect, it } from 'vitest'
import { Overloaded } from '../../../server/platform/queue.ts'
import { createScans, type Scans } from '../../../server/platform/scans.ts'

let now: number
let scans: Scans
let begun: string[]
let ends: (() => void)[]
beforeEach(() => {
  now = 0
  scans = createScans(() => now)
  begun = []
  ends = []
})

/** Asks for what is worked out until `endAll`. */
function ask(asker: string, key: string | null, what = key ?? 'own') {
  return scans.of(asker, key, () => {
    begun.push(what)
    return new Promise<string>((resolve) => ends.push(() => resolve(`${what} at ${now}`)))
  })
}

async function endAll() {
  while (ends.length > 0) {
    ends.shift()?.()
    await new Promise(setImmediate)
  }
}

it('works an answer out once for all that ask within a minute, and anew after it', async () => {
  const all = ['one', 'another', 'a third'].map((asker) => ask(asker, 'jobs'))
  await endAll()
  expect(await Promise.all(all)).toEqual(Array(3).fill('jobs at 0'))
  now = 59_999
  expect(await ask('late', 'jobs')).toBe('jobs at 0')
  now = 60_000
  const anew = ask('later', 'jobs')
  await endAll()
  expect([await anew, begun]).toEqual(['jobs at 60000', ['jobs', 'jobs']])
})

it('works out one at a time, and lets no address take the room of others', async () => {
  const flood = Array.from({ length: 30 }, (_, one) => ask('one', `key ${one}`).catch((error: unknown) => error))
  const other = ask('another', 'jobs')
  expect(begun).toEqual(['key 0'])
  await endAll()
  expect(await other).toBe('jobs at 0')
  const refused = (await Promise.all(flood)).filter((answer) => answer instanceof Overloaded)
  expect([refused.length, begun.length]).toEqual([21, 10])
})

it('keeps neither what is somebody’s own, nor a failure, nor more than a hundred', async () => {
  const own = [ask('one', null), ask('one', null)]
  await endAll()
  await Promise.all(own)
  expect(begun).toEqual(['own', 'own'])
  await expect(scans.of('one', 'bad', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(await scans.of('one', 'bad', async () => 'good')).toBe('good')
  for (let more = 0; more < 100; more += 1) await scans.of('one', `more ${more}`, async () => 'more')
  expect(await scans.of('one', 'bad', async () => 'anew')).toBe('anew')
})
