import { initialsOf, spellingOf } from '../search/pinyin.ts'
import { bareMajor, type Major, thesaurus } from '../search/thesaurus.ts'
import type { Typed } from './resembling.ts'

interface Named {
  readonly major: Major
  readonly key: string
  readonly spelling: string
  readonly initials: string
}

let loaded: readonly Named[] | null = null

const named = (): readonly Named[] => {
  loaded ??= [...thesaurus().majors].map(([key, major]) => ({
    major,
    key,
    spelling: spellingOf(key),
    initials: initialsOf(key),
  }))
  return loaded
}

/** Characters that say too little of a major. */
const LEAST = 2

/** Majors that what was typed may become, the likeliest first. */
export function majorsLike({ variants, letters }: Typed): Major[] {
  const [typed = ''] = variants
  if ([...typed].length < LEAST) return []
  const rank = ({ key, spelling, initials }: Named): number | null => {
    if (key === typed || bareMajor(key) === bareMajor(typed)) return 0
    if (key.startsWith(typed)) return 1
    if (key.includes(typed)) return 2
    if (letters.length < 3) return null
    if (spelling.startsWith(letters)) return 3
    return initials.startsWith(letters) ? 4 : null
  }
  const found = named().flatMap((one) => {
    const far = rank(one)
    return far === null ? [] : [{ one, far }]
  })
  found.sort((one, other) => one.far - other.far)
  return [...new Set(found.map(({ one }) => one.major))]
}
