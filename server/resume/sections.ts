import { isDeepStrictEqual } from 'node:util'
import { and, eq } from 'drizzle-orm'
import { emptyResume, type SectionContent, type SectionName } from '../../contract/resume.ts'
import type { Db } from '../db/open.ts'
import { resumeSections } from '../db/resume-schema.ts'
import { type Change, isOutdated, type Verdict } from './change.ts'

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
  const row = { content: { value: content }, version: await change.touch(headOf(name, content)) }
  await tx
    .insert(resumeSections)
    .values({ studentId, section: name, ...row })
    .onConflictDoUpdate({ target: [ownerColumn, sectionColumn], set: row })
  return { kind: 'saved' }
}
