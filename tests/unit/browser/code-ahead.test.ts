import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCodeAhead } from '../../../src/browser/page/code-ahead.ts'

const PAGE = 'http://univ.localhost/#/'
const { signal } = new AbortController()

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function world(answer: (at: number) => Promise<never> | undefined = () => undefined) {
  const asked: string[] = []
  const released: string[] = []
  const ahead = createCodeAhead({
    async fetch(page) {
      const at = asked.push(page)
      await answer(at)
      return { uuid: `uuid ${at}`, picture: 'data:,' }
    },
    release: (uuid) => void released.push(uuid),
  })
  return { ahead, asked, released }
}

describe('a login code that is asked for ahead', () => {
  it('is taken by the dialog, which asks for none then [QR-1]', async () => {
    const { ahead, asked, released } = world()
    ahead.ask(PAGE)
    ahead.ask(PAGE)
    expect(await ahead.take(PAGE, signal)).toEqual({ uuid: 'uuid 1', picture: 'data:,' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect([asked, released, vi.getTimerCount()]).toEqual([[PAGE], [], 0])
  })

  it('is taken once: the next code is a new one [QR-1]', async () => {
    const { ahead, asked } = world()
    ahead.ask(PAGE)
    await ahead.take(PAGE, signal)
    expect((await ahead.take(PAGE, signal)).uuid).toBe('uuid 2')
    expect(asked).toEqual([PAGE, PAGE])
  })

  it('is given up where no dialog took it for two seconds', async () => {
    const { ahead, asked, released } = world()
    ahead.ask(PAGE)
    await vi.advanceTimersByTimeAsync(1999)
    expect(released).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(released).toEqual(['uuid 1'])
    expect((await ahead.take(PAGE, signal)).uuid).toBe('uuid 2')
    expect(asked).toHaveLength(2)
  })

  it('is of the page that it was asked for on alone', async () => {
    const { ahead, released } = world()
    ahead.ask(PAGE)
    expect((await ahead.take(`${PAGE}about`, signal)).uuid).toBe('uuid 2')
    expect(released).toEqual(['uuid 1'])
  })

  it('a code that did not come fails for its taker, and for nobody else [QR-4]', async () => {
    const { ahead, asked, released } = world((at) => (at === 1 ? Promise.reject(new Error('offline')) : undefined))
    ahead.ask(PAGE)
    await vi.advanceTimersByTimeAsync(100)
    await expect(ahead.take(PAGE, signal)).rejects.toThrow('offline')
    expect((await ahead.take(PAGE, signal)).uuid).toBe('uuid 2')
    expect([asked.length, released]).toEqual([2, []])
  })
})
