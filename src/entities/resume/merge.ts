import { inOrder } from '../../../contract/rules/resume-pieces.ts'
import { isSame } from '../../../machines/resume/resume-editor/resume-editor.rules.ts'

export type Side = 'mine' | 'theirs'

/** The name of the difference in which items come; ids are longer. */
export const ORDER = 'order'

/** Something in which two versions differ. */
export interface Difference {
  /** Of a field, the id of an item, or `ORDER`; '' for the whole. */
  readonly name: string
  /** Undefined where that version has no such item. */
  readonly mine: unknown
  readonly theirs: unknown
  /** The side that changed it; mine where both did. */
  readonly suggested: Side
}

type Parts = Readonly<Record<string, unknown>>

type Items = readonly { readonly id: string }[]

const isList = (content: unknown): content is Items =>
  Array.isArray(content) && content.every((item) => typeof Object(item).id === 'string')

function partsOf(content: unknown): Parts {
  if (isList(content)) return Object.fromEntries(content.map((item) => [item.id, item]))
  if (typeof content === 'object' && content !== null && !Array.isArray(content)) return content as Parts
  return { '': content }
}

/** Ids of those that both have, as the first has them. */
const sharedIn = (items: Items, others: Items) =>
  items.flatMap(({ id }) => (others.some((other) => other.id === id) ? id : []))

function orderDifference(base: unknown, mine: unknown, theirs: unknown): readonly Difference[] {
  if (!isList(mine) || !isList(theirs) || isSame(sharedIn(mine, theirs), sharedIn(theirs, mine))) return []
  const isMineAsBefore = isList(base) && isSame(sharedIn(mine, base), sharedIn(base, mine))
  return [{ name: ORDER, mine, theirs, suggested: isMineAsBefore ? 'theirs' : 'mine' }]
}

/**
 * Where two versions differ, field by field, or item by item in a list.
 * @param base what both were made on; null where that is not known
 */
export function differencesOf(base: unknown, mine: unknown, theirs: unknown): readonly Difference[] {
  const [before, left, right] = [base, mine, theirs].map(partsOf) as [Parts, Parts, Parts]
  const names = [...new Set([...Object.keys(left), ...Object.keys(right)])]
  const differing = names
    .filter((name) => !isSame(left[name], right[name]))
    .map(
      (name): Difference => ({
        name,
        mine: left[name],
        theirs: right[name],
        suggested: isSame(left[name], before[name]) ? 'theirs' : 'mine',
      }),
    )
  return [...differing, ...orderDifference(base, mine, theirs)]
}

/** Both versions put together: theirs in what was chosen so, mine in all else. */
export function mergedOf(mine: unknown, theirs: unknown, choices: Readonly<Record<string, Side>>): unknown {
  const right = partsOf(theirs)
  const isTheirs = (name: string) => choices[name] === 'theirs'
  if (isList(mine) && isList(theirs)) {
    const added = theirs.filter(({ id }) => isTheirs(id) && !mine.some((item) => item.id === id))
    const merged = [
      ...mine.flatMap((item) => (isTheirs(item.id) ? ((right[item.id] as Items[number]) ?? []) : item)),
      ...added,
    ]
    if (!isTheirs(ORDER)) return merged
    return inOrder(
      merged,
      theirs.map(({ id }) => id),
    )
  }
  const names = Object.keys(right).filter(isTheirs)
  if (names.includes('')) return theirs
  return typeof mine === 'object' && mine !== null && names.length > 0
    ? { ...mine, ...Object.fromEntries(names.map((name) => [name, right[name]])) }
    : mine
}

/** Both versions put together by who changed what; null where both changed the same, so that somebody has to choose. */
export function mergedUnasked(base: unknown, mine: unknown, theirs: unknown): { readonly content: unknown } | null {
  const differences = differencesOf(base, mine, theirs)
  const before = partsOf(base)
  const isOneSided = ({ name, theirs: right, suggested }: Difference) =>
    suggested === 'theirs' || (name !== ORDER && isSame(right, before[name]))
  if (!differences.every(isOneSided)) return null
  return {
    content: mergedOf(mine, theirs, Object.fromEntries(differences.map(({ name, suggested }) => [name, suggested]))),
  }
}
