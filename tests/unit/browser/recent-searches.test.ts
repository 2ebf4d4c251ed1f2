import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'

const cookies = new Map<string, string>()
vi.resetModules()
vi.mock('js-cookie', () => ({ default: { get: (name: string) => cookies.get(name) } }))

const { recentSearches } = await import('../../../src/browser/storage/recent-searches.ts')

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
})

/** What somebody sees who opens the list now. */
function seen(): readonly string[] {
  let texts: readonly string[] = []
  recentSearches.watchRecent((now) => {
    texts = now
  })()
  return texts
}

// Files after this one get what is real.
afterAll(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
})
beforeEach(() => {
  stored.clear()
  cookies.clear()
})

describe('recent searches', () => {
  it('are eight, the newest first, each once [JOB-1]', () => {
    for (const text of ['一', '二', '三', '四', '五', '六', '七', '八', '九', '三']) recentSearches.remember(text)
    expect(seen()).toEqual(['三', '九', '八', '七', '六', '五', '四', '二'])
  })

  it('are forgotten one by one and all at once, and whoever looks is told [JOB-1]', () => {
    const told: (readonly string[])[] = []
    const end = recentSearches.watchRecent((texts) => told.push(texts))
    recentSearches.remember('前端')
    recentSearches.remember('嵌入式')
    recentSearches.forget('前端')
    recentSearches.forgetAll()
    end()
    recentSearches.remember('测试')
    expect(told).toEqual([[], ['前端'], ['嵌入式', '前端'], ['嵌入式'], []])
    recentSearches.forgetAll()
    expect([...stored]).toEqual([])
  })

  it('are those of whoever is logged in; nobody’s may be anybody’s [OUT-2]', () => {
    recentSearches.remember('前端')
    cookies.set('user_id', '7')
    expect(seen()).toEqual(['前端'])
    recentSearches.remember('嵌入式')
    expect(seen()).toEqual(['嵌入式', '前端'])
    cookies.set('user_id', '8')
    expect(seen()).toEqual([])
    cookies.clear()
    expect(seen()).toEqual([])
    recentSearches.remember('测试')
    expect(seen()).toEqual(['测试'])
  })

  it('an entry that somebody tampered with counts as none', () => {
    for (const text of ['nonsense', '[]', '{"of":"","texts":[7]}']) {
      stored.set('recent_searches', text)
      expect(seen()).toEqual([])
    }
  })
})
