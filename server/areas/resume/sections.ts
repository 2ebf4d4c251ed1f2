import { isDeepStrictEqual } from 'node:util'
import { and, eq } from 'drizzle-orm'
import {
  emptyResume,
  type ListPart,
  resumeLimits,
  type SectionContent,
  type SectionName,
} from '../../../contract/resume.ts'
import { putBack } from '../../../contract/rules/resume-lists.ts'
import type { Db } from '../../platform/db/open.ts'
import { type Change, isOutdated, type Verdict } from './change.ts'
import { type Item, keepTakenOut, takeAgain } from './lists.ts'
import { resumeSections } from './schema.ts'

const { studentId: ownerColumn, section: sectionColumn } = resumeSections

export interface Section<S extends SectionName> {
  /** 0 where it never changed. */
  readonly version: number
  readonly content: SectionContent<S>
}

export async function readSection<S extends SectionName>(db: Db, studentId: number, name: S): Promise<Section<S>> {
  const [row] = await db
    .select({ version: resumeSections.version, content: resumeSections.content })
    .from(resumeSections)
    .where(and(eq(ownerColumn, studentId), eq(sectionColumn, name)))
  return row
    ? { version: row.version, content: row.content.value as SectionContent<S> }
    : { version: 0, content: emptyResume[name] }
}

/** What the head of a resume repeats of a section. */
function headOf(name: SectionName, content: SectionContent<SectionName>) {
  if (name !== 'basic') return {}
  const basic = content as SectionContent<'basic'>
  return { name: basic.name.trim(), sex: basic.sex || null }
}

/** Whether an item is in its list twice, or a part in the order of a layout. */
function hasTwins(content: SectionContent<SectionName>): boolean {
  const isTwice = (names: readonly string[]) => new Set(names).size < names.length
  if (Array.isArray(content)) return isTwice(content.map(({ id }) => id))
  return typeof content === 'object' && 'order' in content && [content.order, content.shows].some(isTwice)
}

const isList = (name: SectionName): name is ListPart => Array.isArray(emptyResume[name])

async function writeSection<S extends SectionName>(change: Change, name: S, content: SectionContent<S>): Promise<void> {
  const row = { content: { value: content }, version: await change.touch(headOf(name, content)) }
  await change.tx
    .insert(resumeSections)
    .values({ studentId: change.studentId, section: name, ...row })
    .onConflictDoUpdate({ target: [ownerColumn, sectionColumn], set: row })
}

/** @param base the version that the change was made on */
export async function saveSection<S extends SectionName>(
  change: Change,
  name: S,
  { base, content }: { readonly base: number; readonly content: SectionContent<S> },
): Promise<Verdict> {
  const { tx, studentId } = change
  const present = await readSection(tx, studentId, name)
  if (hasTwins(content)) return { kind: 'malformed' }
  if (isDeepStrictEqual(present.content, content)) return { kind: 'saved' }
  if (isOutdated(base, present.version, change)) return { kind: 'conflict', content: present.content }
  await writeSection(change, name, content)
  if (isList(name)) await keepTakenOut(change, name, { before: present.content as Item[], after: content as Item[] })
  return { kind: 'saved' }
}

/** Brings back what a save left out of a list a moment ago, to its place. */
export async function restoreItem(change: Change, part: ListPart, id: string): Promise<Verdict> {
  const { content } = await readSection(change.tx, change.studentId, part)
  const items: readonly Item[] = content
  if (items.some((item) => item.id === id)) return { kind: 'saved', content }
  if (items.length >= resumeLimits.items) return { kind: 'full' }
  const takenOut = await takeAgain(change, part, id)
  if (!takenOut) return { kind: 'gone' }
  const restored = putBack(items, takenOut) as SectionContent<ListPart>
  await writeSection(change, part, restored)
  return { kind: 'saved', content: restored }
}
