import * as v from 'valibot'
import { userNow } from './cookies.ts'
import { readLocal, removeLocal, writeLocal } from './storage.ts'

/** Searches that are remembered; the oldest is forgotten first. */
const KEPT = 8

const stored = v.object({ of: v.string(), texts: v.array(v.string()) })

const watchers = new Set<() => void>()

/** What somebody else searched for who was logged in here is nobody's business. */
function read(): readonly string[] {
  try {
    const { of, texts } = v.parse(stored, JSON.parse(readLocal('recent_searches') ?? ''))
    return of === '' || of === userNow() ? texts : []
  } catch {
    return []
  }
}

function write(texts: readonly string[]): void {
  if (texts.length === 0) removeLocal('recent_searches')
  else writeLocal('recent_searches', JSON.stringify({ of: userNow(), texts }))
  for (const tell of watchers) tell()
}

const others = (text: string) => read().filter((one) => one !== text)

/** What was searched for in this browser. */
export const recentSearches = {
  watchRecent(seen: (texts: readonly string[]) => void): () => void {
    const tell = () => seen(read())
    watchers.add(tell)
    tell()
    return () => void watchers.delete(tell)
  },
  remember: (text: string) => write([text, ...others(text)].slice(0, KEPT)),
  forget: (text: string) => write(others(text)),
  forgetAll: () => write([]),
}
