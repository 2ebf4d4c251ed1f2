import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createMemoryEphemeral, type Ephemeral, type Listener } from '../../../server/platform/ephemeral/ephemeral.ts'
import { createLive, type Live } from '../../../server/platform/live/live.ts'
import { createLog } from '../../../server/platform/log.ts'

let open: Set<string>
let looks: number
let listener: Listener | undefined
let live: Live
let ephemeral: Ephemeral

beforeEach(() => {
  vi.useFakeTimers()
  open = new Set(['a', 'b'])
  looks = 0
  ephemeral = createMemoryEphemeral(() => 0)
  const { subscribe } = ephemeral
  ephemeral.subscribe = (channel, one) => {
    listener = one
    return subscribe(channel, one)
  }
  const sessions = {
    async openOf(hashes: readonly string[]) {
      looks += 1
      return new Set(hashes.filter((hash) => open.has(hash)))
    },
  }
  live = createLive(ephemeral, sessions, createLog('silent'))
})
afterEach(async () => {
  await live.close()
  await ephemeral.close()
  vi.useRealTimers()
})

function stream(sessionHash: string) {
  const said: string[] = []
  return { sessionHash, said, write: (text: string) => said.push(text), end: () => said.push('end') }
}

it('gives a sign of life every twenty seconds, by one look at all sessions, and ends those that are over', async () => {
  await live.listen()
  const [one, other] = [stream('a'), stream('b')]
  live.open('1', one)
  live.open('2', other)
  await vi.advanceTimersByTimeAsync(19_999)
  expect(one.said).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect([one.said, other.said, looks]).toEqual([[':\n\n'], [':\n\n'], 1])
  open.delete('b')
  await vi.advanceTimersByTimeAsync(20_000)
  expect([one.said, other.said]).toEqual([
    [':\n\n', ':\n\n'],
    [':\n\n', 'end'],
  ])
})

it('leaves no timer behind', async () => {
  await live.listen()
  const before = vi.getTimerCount()
  const close = live.open('1', stream('a'))
  expect(vi.getTimerCount()).toBe(before + 1)
  close()
  close()
  expect(vi.getTimerCount()).toBe(before)
})

it('ends all where something may have been missed, so that they come again and read anew', async () => {
  await live.listen()
  const [one, other] = [stream('a'), stream('b')]
  live.open('1', one)
  live.open('2', other)
  listener?.missed()
  expect([one.said, other.said, live.hasRoom('1')]).toEqual([['end'], ['end'], true])
})
