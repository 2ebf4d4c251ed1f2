import { and, desc, eq, gt, inArray, lte } from 'drizzle-orm'
import { type ListPart, resumeLimits, type SectionContent } from '../../../contract/resume.ts'
import { orderOf, type TakenOut } from '../../../contract/rules/resume-lists.ts'
import type { Change } from './change.ts'
import { undoEnds } from './entries.ts'
import { resumeTakenOut } from './schema.ts'

export type Item = SectionContent<ListPart>[number]

const isIn = ({ studentId }: Change, part: ListPart) =>
  and(eq(resumeTakenOut.studentId, studentId), eq(resumeTakenOut.section, part))

/**
 * Keeps for a while what a save leaves out of a list, and forgets what could be had back before; of more than a list
 * holds what was left out first goes.
 */
export async function keepTakenOut(
  change: Change,
  part: ListPart,
  { before, after }: { readonly before: readonly Item[]; readonly after: readonly Item[] },
): Promise<void> {
  const { tx, studentId, now } = change
  const kept = after.map(({ id }) => id)
  await tx.delete(resumeTakenOut).where(and(isIn(change, part), inArray(resumeTakenOut.id, kept)))
  await tx.delete(resumeTakenOut).where(and(isIn(change, part), lte(resumeTakenOut.deletedAt, undoEnds(now))))
  const isKept = new Set(kept)
  const gone = before.filter(({ id }) => !isKept.has(id))
  if (gone.length === 0) return
  const earlier = await tx
    .select()
    .from(resumeTakenOut)
    .where(isIn(change, part))
    .orderBy(desc(resumeTakenOut.deletedAt))
  const room = Math.max(0, resumeLimits.items - gone.length)
  const forgotten = earlier.slice(room).map(({ id }) => id)
  if (forgotten.length > 0)
    await tx.delete(resumeTakenOut).where(and(isIn(change, part), inArray(resumeTakenOut.id, forgotten)))
  const order = orderOf(
    before,
    earlier.slice(0, room).map(({ content }) => content),
  )
  const rows = gone.map((item) => ({ studentId, section: part, id: item.id, content: { item, order }, deletedAt: now }))
  await tx.insert(resumeTakenOut).values(rows)
}

/** What can still be had back; undefined where it was never there, or too long ago. */
export async function takeAgain(change: Change, part: ListPart, id: string): Promise<TakenOut<Item> | undefined> {
  const isIt = and(isIn(change, part), eq(resumeTakenOut.id, id), gt(resumeTakenOut.deletedAt, undoEnds(change.now)))
  const [row] = await change.tx.delete(resumeTakenOut).where(isIt).returning()
  return row?.content
}
