import { expect, it, vi } from 'vitest'
import { forgetFailures, once } from '../../../src/app/once.ts'

it('loads once, whoever asks and however often', async () => {
  const load = vi.fn(async (site: string) => site)
  const loadOnce = once(load)
  expect(loadOnce('a')).toBe(loadOnce('a'))
  expect(await loadOnce('a')).toBe('a')
  forgetFailures()
  expect(await loadOnce('a')).toBe('a')
  expect(load).toHaveBeenCalledTimes(1)
})

it('keeps a failure, the same one, until failures are forgotten', async () => {
  const load = vi.fn(async () => 'loaded').mockRejectedValueOnce(new Error('lost'))
  const loadOnce = once(load)
  const first = loadOnce()
  await expect(first).rejects.toThrow('lost')
  expect(loadOnce()).toBe(first)
  expect(load).toHaveBeenCalledTimes(1)
  forgetFailures()
  expect(await loadOnce()).toBe('loaded')
  forgetFailures()
  expect(await loadOnce()).toBe('loaded')
  expect(load).toHaveBeenCalledTimes(2)
})
