import { identities, isAlike, type ListSection, normal } from './fields.ts'

/** Texts of an entry by field. */
export type Fields = Readonly<Record<string, string>>

/** A firm as people call it: without what it is by law, or what stands in brackets. */
const firm = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/\([^()]*\)/g, '')
    .replace(/(?:股份|有限责任|有限|责任)*公司\s*$|股份\s*$/, '')

/** The same firm, called in full and in short, is the same employer where the post and its beginning are the same. */
const isSameStay = (found: Fields, present: Fields) =>
  isAlike(firm(found['company'] ?? ''), firm(present['company'] ?? '')) &&
  isAlike(found['position'] ?? '', present['position'] ?? '') &&
  isAlike(found['start'] ?? '', present['start'] ?? '')

/** The likeness of two entries, 0 where they are not the same. */
function likeness(section: ListSection, found: Fields, present: Fields): number {
  const [names, others] = identities[section]
  const name = names.find((field) => found[field] && present[field])
  if (section === 'work' && isSameStay(found, present)) return 3
  if (!name || !isAlike(found[name]!, present[name]!)) return 0
  const told = (others as readonly string[]).filter((field) => found[field] && present[field])
  const agreeing = told.filter((field) => isAlike(found[field]!, present[field]!)).length
  // Two stays with one employer differ in all that is told of both, a degree after another in the degree.
  const isAnother = section === 'education' ? agreeing < told.length : told.length > 1 && agreeing === 0
  return isAnother ? 0 : 1 + agreeing
}

/**
 * Which of the present entries each found one is, each at most once, the likest first.
 * @returns indices of the present entries, -1 for none
 */
export function matchEntries(section: ListSection, found: readonly Fields[], present: readonly Fields[]): number[] {
  const pairs = found.flatMap((one, f) =>
    present.map((other, p) => ({ f, p, score: likeness(section, one, other) })).filter(({ score }) => score > 0),
  )
  pairs.sort((a, b) => b.score - a.score)
  const matched = found.map(() => -1)
  for (const { f, p } of pairs) if (matched[f] === -1 && !matched.includes(p)) matched[f] = p
  return matched
}

/** Bullets share at least so much of their pairs of characters, where one is the other in new words. */
const LIKE = 0.5

const pairsOf = (text: string) => {
  const bare = normal(text)
  return new Set(Array.from({ length: Math.max(bare.length - 1, 0) }, (_, i) => bare.slice(i, i + 2)))
}

function share(one: Set<string>, other: Set<string>): number {
  const common = [...one].filter((pair) => other.has(pair)).length
  return common / Math.max(1, Math.min(one.size, other.size))
}

/**
 * Which of the present lines each found one says in other words, each at most once.
 * @returns indices of the present lines, -1 for none
 */
export function matchBullets(found: readonly string[], present: readonly string[]): number[] {
  const [foundPairs, presentPairs] = [found.map(pairsOf), present.map(pairsOf)]
  const scores = foundPairs.flatMap((one, f) =>
    presentPairs.map((other, p) => ({ f, p, score: isAlike(found[f]!, present[p]!) ? 2 : share(one, other) })),
  )
  const likely = scores.filter(({ score }) => score >= LIKE).sort((a, b) => b.score - a.score)
  const matched = found.map(() => -1)
  for (const { f, p } of likely) if (matched[f] === -1 && !matched.includes(p)) matched[f] = p
  return matched
}
