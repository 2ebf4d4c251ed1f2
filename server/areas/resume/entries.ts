import { isDeepStrictEqual } from 'node:util'
import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm'
import { UNDO_SECONDS } from '../../../contract/calls/resume.ts'
import {
  type EntryContent,
  type EntryKind,
  entrySchemas,
  resumeLimits,
  sectionSchemas,
} from '../../../contract/resume.ts'
import { type Change, isOutdated, type Verdict } from './change.ts'
import { resumeEntries } from './schema.ts'

const { studentId: ownerColumn, id: idColumn, kind: kindColumn, deletedAt: deletedColumn } = resumeEntries

type Entry = typeof resumeEntries.$inferSelect

/** Deleted ones that a resume remembers at most, so that whoever still edits one does not bring it back unasked. */
export const REMEMBERED = 200

/** Names of what else has a version in a record, and the one that no object has as its own. */
const TAKEN = new Set([...Object.keys(sectionSchemas), ...Object.keys(entrySchemas), '__proto__'])

/** What was deleted then or before cannot be brought back. */
export const undoEnds = (now: Date): Date => new Date(now.getTime() - UNDO_SECONDS * 1000)

const isLive = ({ deletedAt }: Entry) => deletedAt === null
const isRow = (studentId: number, id: string) => and(eq(ownerColumn, studentId), eq(idColumn, id))

export interface EntrySave<K extends EntryKind> {
  /** The version that the change was made on. */
  readonly base: number
  readonly entry?: EntryContent<K> | undefined
  /** Ids; those that are not named come after them. */
  readonly order?: readonly string[] | undefined
}

/** Adds or changes an entry, puts the entries in an order, or both at once. */
export async function saveEntry<K extends EntryKind>(
  change: Change,
  kind: K,
  { base, entry, order = [] }: EntrySave<K>,
): Promise<Verdict> {
  const { tx, studentId } = change
  const isWanted = entry ? or(eq(kindColumn, kind), eq(idColumn, entry.id)) : eq(kindColumn, kind)
  const rows = await tx
    .select()
    .from(resumeEntries)
    .where(and(eq(ownerColumn, studentId), isWanted))
    .orderBy(asc(resumeEntries.position))
  const step = entry ? stepFor(change, rows, { base, kind, entry }) : 'none'
  if (typeof step !== 'string') return step
  const added = step === 'add' && entry ? [newRow(change, rows, kind, entry)] : []
  const moves = movesFor(change, [...rows, ...added], { base, order })
  if (!Array.isArray(moves)) return moves
  if (step === 'none' && moves.length === 0) return { kind: 'saved' }

  const version = await change.touch()
  if (added.length > 0) await tx.insert(resumeEntries).values(added.map((row) => ({ ...row, version })))
  if (step === 'change' && entry) {
    await tx.update(resumeEntries).set({ content: entry, version }).where(isRow(studentId, entry.id))
  }
  for (const { id, position } of moves) {
    await tx.update(resumeEntries).set({ position }).where(isRow(studentId, id))
  }
  if (moves.length > 0) {
    const isTheirs = and(eq(ownerColumn, studentId), eq(kindColumn, kind))
    await tx.update(resumeEntries).set({ orderedIn: version }).where(isTheirs)
  }
  return { kind: 'saved' }
}

/** What to do to save an entry, or why nothing is saved. */
function stepFor<K extends EntryKind>(
  change: Change,
  rows: readonly Entry[],
  { base, kind, entry }: { readonly base: number; readonly kind: K; readonly entry: EntryContent<K> },
): 'none' | 'add' | 'change' | Verdict {
  const row = rows.find(({ id }) => id === entry.id)
  if (TAKEN.has(entry.id) || (row && row.kind !== kind)) return { kind: 'malformed' }
  if (!row) return rows.filter(isLive).length < resumeLimits[kind] ? 'add' : { kind: 'full' }
  if (!isLive(row)) return { kind: 'conflict', content: null }
  if (isDeepStrictEqual(row.content, entry)) return 'none'
  return isOutdated(base, row.version, change) ? { kind: 'conflict', content: row.content } : 'change'
}

function newRow<K extends EntryKind>(
  { studentId }: Change,
  rows: readonly Entry[],
  kind: K,
  content: EntryContent<K>,
): Entry {
  const position = (rows.at(-1)?.position ?? 0) + 1
  return { studentId, id: content.id, kind, position, content, version: 0, orderedIn: 0, deletedAt: null }
}

interface Move {
  readonly id: string
  readonly position: number
}

/** Who goes where for an order; deleted ones keep their places, to come back to. */
function movesFor(
  change: Change,
  rows: readonly Entry[],
  { base, order }: { readonly base: number; readonly order: readonly string[] },
): Move[] | Verdict {
  const live = rows.filter(isLive)
  const present = live.map(({ id }) => id)
  const wanted = [...new Set([...order.filter((id) => present.includes(id)), ...present])]
  const moves = live.flatMap(({ id, position }, index) => {
    const next = wanted[index] ?? id
    return next === id ? [] : [{ id: next, position }]
  })
  const orderedIn = Math.max(0, ...rows.map((row) => row.orderedIn))
  const isRefused = moves.length > 0 && isOutdated(base, orderedIn, change)
  return isRefused ? { kind: 'conflict', content: present } : moves
}

async function findEntry({ tx, studentId }: Change, kind: EntryKind, id: string): Promise<Entry | undefined> {
  const [row] = await tx
    .select()
    .from(resumeEntries)
    .where(and(isRow(studentId, id), eq(kindColumn, kind)))
  return row
}

export async function deleteEntry(change: Change, kind: EntryKind, id: string): Promise<Verdict> {
  const { tx, studentId, now } = change
  const row = await findEntry(change, kind, id)
  if (!row) return { kind: 'gone' }
  if (isLive(row)) {
    await change.touch()
    await tx.update(resumeEntries).set({ deletedAt: now }).where(isRow(studentId, id))
    await forgetOld(change)
  }
  return { kind: 'saved' }
}

/** However much somebody adds and deletes, little of it is kept. */
async function forgetOld({ tx, studentId, now }: Change): Promise<void> {
  const isOver = and(eq(ownerColumn, studentId), lte(deletedColumn, undoEnds(now)))
  await tx
    .update(resumeEntries)
    .set({ content: null })
    .where(and(isOver, isNotNull(resumeEntries.content)))
  const oldest = tx
    .select({ id: idColumn })
    .from(resumeEntries)
    .where(isOver)
    .orderBy(desc(deletedColumn), desc(idColumn))
    .offset(REMEMBERED)
  await tx.delete(resumeEntries).where(and(isOver, inArray(idColumn, oldest)))
}

/** Brings back what was deleted a moment ago, to its place. */
export async function restoreEntry(change: Change, kind: EntryKind, id: string): Promise<Verdict> {
  const { tx, studentId, now } = change
  const row = await findEntry(change, kind, id)
  if (row && isLive(row)) return { kind: 'saved' }
  // Emptied already where the clock of the process that swept is ahead.
  if (!row?.deletedAt || row.content === null || row.deletedAt <= undoEnds(now)) return { kind: 'gone' }
  const isCounted = and(eq(ownerColumn, studentId), eq(kindColumn, kind), isNull(deletedColumn))
  if ((await tx.$count(resumeEntries, isCounted)) >= resumeLimits[kind]) return { kind: 'full' }
  await change.touch()
  await tx.update(resumeEntries).set({ deletedAt: null }).where(isRow(studentId, id))
  return { kind: 'saved' }
}
