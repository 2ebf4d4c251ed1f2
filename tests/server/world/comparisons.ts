import { verify } from '@node-rs/argon2'
import { beforeEach, vi } from 'vitest'

/**
 * Compares each password with each hash once: what counts tries makes hundreds, and each takes a core's attention.
 * For files that mock `@node-rs/argon2` with a spy.
 */
export function compareOnce(): void {
  const compared = new Map<string, Promise<boolean>>()
  beforeEach(async () => {
    const { verify: compare } = await vi.importActual<typeof import('@node-rs/argon2')>('@node-rs/argon2')
    vi.mocked(verify).mockImplementation((hashed, password) => {
      const key = `${hashed} ${password}`
      const result = compared.get(key) ?? compare(hashed, password)
      compared.set(key, result)
      return result
    })
  })
}
