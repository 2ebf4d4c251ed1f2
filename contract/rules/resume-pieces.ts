import type { ResumeRecord } from '../calls/resume.ts'
import type { EntryContent, EntryKind, ResumeContent, SectionName } from '../resume.ts'

/** A section, or an entry by its id. */
export type PieceName = SectionName | `${EntryKind}/${string}`

type Entries = readonly { readonly id: string }[]

interface EntryName {
  readonly kind: EntryKind
  readonly id: string
}

/** The entry that a name is of; null for a section's. */
export function entryOf(name: PieceName): EntryName | null {
  const [kind, id] = name.split('/')
  return id === undefined ? null : { kind: kind as EntryKind, id }
}

/** What a resume has of a piece; null where it has no such entry. */
export function pieceIn(content: ResumeContent, name: PieceName): unknown {
  const entry = entryOf(name)
  if (!entry) return content[name as SectionName]
  return (content[entry.kind] as Entries).find(({ id }) => id === entry.id) ?? null
}

/** The version that a piece last changed with; 0 where it never did. */
export const versionIn = ({ versions }: Pick<ResumeRecord, 'versions'>, name: PieceName): number =>
  versions[entryOf(name)?.id ?? name] ?? 0

/**
 * The resume with a piece as it is now: a new entry comes last.
 * @param piece null takes an entry away
 */
export function withPiece(content: ResumeContent, name: PieceName, piece: unknown): ResumeContent {
  const entry = entryOf(name)
  if (!entry) return { ...content, [name]: piece }
  const entries = content[entry.kind] as Entries
  const isThere = entries.some(({ id }) => id === entry.id)
  const next =
    piece === null
      ? entries.filter(({ id }) => id !== entry.id)
      : isThere
        ? entries.map((one) => (one.id === entry.id ? (piece as EntryContent<EntryKind>) : one))
        : [...entries, piece]
  return { ...content, [entry.kind]: next }
}

/** Those named first, in that order, then the others. */
export function inOrder<T extends { readonly id: string }>(entries: readonly T[], ids: readonly string[]): T[] {
  const named = ids.flatMap((id) => entries.find((entry) => entry.id === id) ?? [])
  return [...named, ...entries.filter(({ id }) => !ids.includes(id))]
}

/**
 * Those that were begun here stand before what followed them when all was drawn last, whatever has been saved since.
 * @param begun ids
 * @param drawn ids of all as they stood
 */
export function inPlace<T extends { readonly id: string }>(
  entries: readonly T[],
  begun: ReadonlySet<string>,
  drawn: readonly string[],
): T[] {
  const placed = entries.filter(({ id }) => !begun.has(id))
  for (const [at, id] of [...drawn.entries()].toReversed()) {
    const entry = entries.find((one) => one.id === id)
    if (!entry || !begun.has(id)) continue
    const followers = drawn.slice(at + 1)
    const next = placed.findIndex((one) => followers.includes(one.id))
    placed.splice(next < 0 ? placed.length : next, 0, entry)
  }
  return [...placed, ...entries.filter(({ id }) => begun.has(id) && !drawn.includes(id))]
}
