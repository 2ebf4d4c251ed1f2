import { isSame } from '../../../machines/resume-editor/resume-editor.rules.ts'

export type Side = 'mine' | 'theirs'

/** Something in which two versions differ. */
export interface Difference {
  /** Of a field, or the id of an item; '' for the whole. */
  readonly name: string
  /** Undefined where that version has no such item. */
  readonly mine: unknown
  readonly theirs: unknown
  /** The side that changed it; mine where both did. */
  readonly suggested: Side
}

type Parts = Readonly<Record<string, unknown>>

const isList = (content: unknown): content is readonly { readonly id: string }[] =>
  Array.isArray(content) && content.every((item) => typeof Object(item).id === 'string')

function partsOf(content: unknown): Parts {
  if (isList(content)) return Object.fromEntries(content.map((item) => [item.id, item]))
  if (typeof content === 'object' && content !== null && !Array.isArray(content)) return content as Parts
  return { '': content }
}

/**
 * Where two versions differ, field by field, or item by item in a list.
 * @param base what both were made on; null where that is not known
 */
export function differencesOf(base: unknown, mine: unknown, theirs: unknown): readonly Difference[] {
  const [before, left, right] = [base, mine, theirs].map(partsOf) as [Parts, Parts, Parts]
  const names = [...new Set([...Object.keys(left), ...Object.keys(right)])]
  return names
    .filter((name) => !isSame(left[name], right[name]))
    .map((name) => ({
      name,
      mine: left[name],
      theirs: right[name],
      suggested: isSame(left[name], before[name]) ? 'theirs' : 'mine',
    }))
}

/** Both versions put together: theirs in what was chosen so, mine in all else. */
export function mergedOf(mine: unknown, theirs: unknown, choices: Readonly<Record<string, Side>>): unknown {
  const right = partsOf(theirs)
  const isTheirs = (name: string) => choices[name] === 'theirs'
  if (isList(mine) && isList(theirs)) {
    const added = theirs.filter(({ id }) => isTheirs(id) && !mine.some((item) => item.id === id))
    return [...mine.flatMap((item) => (isTheirs(item.id) ? (right[item.id] ?? []) : item)), ...added]
  }
  const names = Object.keys(right).filter(isTheirs)
  if (names.includes('')) return theirs
  return typeof mine === 'object' && mine !== null && names.length > 0
    ? { ...mine, ...Object.fromEntries(names.map((name) => [name, right[name]])) }
    : mine
}
