import { and, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import type { ResumeRecord } from '../../../contract/calls/resume.ts'
import type { EntryKind, ListPart, SectionContent, SectionName } from '../../../contract/resume.ts'
import { wrongInEntry, wrongInSection } from '../../../contract/rules/resume-rules.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import { timely } from '../../platform/db/timely.ts'
import { changeResume, type Outcome, type SaveOutcome } from './change.ts'
import { deleteEntry, type EntrySave, restoreEntry, saveEntry, undoEnds } from './entries.ts'
import { printable } from './printable.ts'
import { readRecord } from './record.ts'
import { resumeEntries, resumeTakenOut } from './schema.ts'
import { readSection, restoreItem, type Section, saveSection } from './sections.ts'

/** What students write of themselves. Ids are those of their sessions' owners. */
export interface Resumes {
  read(userId: string): Promise<ResumeRecord>
  section<S extends SectionName>(userId: string, name: S): Promise<Section<S>>
  /** @param base the version that the change was made on */
  saveSection<S extends SectionName>(
    userId: string,
    name: S,
    save: { readonly base: number; readonly content: SectionContent<S> },
  ): Promise<SaveOutcome>
  saveEntry<K extends EntryKind>(userId: string, kind: K, save: EntrySave<K>): Promise<SaveOutcome>
  /** For some seconds it can be brought back. */
  deleteEntry(userId: string, kind: EntryKind, id: string): Promise<Outcome>
  restoreEntry(userId: string, kind: EntryKind, id: string): Promise<Outcome>
  /** What a save left out of a list can be brought back for some seconds too. */
  restoreItem(userId: string, part: ListPart, id: string): Promise<Outcome>
  /** Removes what is deleted for good; that it was there is remembered for a month. */
  sweep(): Promise<void>
}

/** Milliseconds for which an entry that is deleted is still known by its id. */
export const MEMORY = 30 * 86_400_000

/** Most rows that one statement of a sweep takes. */
const SWEPT_AT_ONCE = 1000

export function createResumes(db: Db, clock: Clock): Resumes {
  const key = sql`(${resumeEntries.studentId}, ${resumeEntries.id})`

  /** Runs a statement on rows that a condition holds for, until there are none. */
  async function onAll(condition: SQL | undefined, run: (isOne: SQL) => PromiseLike<readonly unknown[]>) {
    const some = db
      .select({ studentId: resumeEntries.studentId, id: resumeEntries.id })
      .from(resumeEntries)
      .where(condition)
      .limit(SWEPT_AT_ONCE)
    while ((await timely(run(sql`${key} in ${some}`))).length >= SWEPT_AT_ONCE);
  }

  return {
    read: (userId) => readRecord(db, userId),
    section: (userId, name) => timely(readSection(db, Number(userId), name)),

    async saveSection(userId, name, { base, content }) {
      const clean = printable(content)
      const [wrong] = wrongInSection(name, clean, new Date(clock()).toISOString())
      if (wrong) return { kind: 'wrong', wrong }
      return changeResume(db, clock, userId, (change) => saveSection(change, name, { base, content: clean }))
    },

    async saveEntry(userId, kind, save) {
      const entry = printable(save.entry)
      const [wrong] = entry ? wrongInEntry(kind, entry) : []
      if (wrong) return { kind: 'wrong', wrong }
      return changeResume(db, clock, userId, (change) => saveEntry(change, kind, { ...save, entry }))
    },

    deleteEntry: (userId, kind, id) => changeResume(db, clock, userId, (change) => deleteEntry(change, kind, id)),
    restoreEntry: (userId, kind, id) => changeResume(db, clock, userId, (change) => restoreEntry(change, kind, id)),
    restoreItem: (userId, part, id) => changeResume(db, clock, userId, (change) => restoreItem(change, part, id)),

    async sweep() {
      const { content, deletedAt, id } = resumeEntries
      const now = new Date(clock())
      await onAll(and(lte(deletedAt, undoEnds(now)), isNotNull(content)), (isOne) =>
        db.update(resumeEntries).set({ content: null }).where(isOne).returning({ id }),
      )
      await timely(db.delete(resumeTakenOut).where(lte(resumeTakenOut.deletedAt, undoEnds(now))))
      await onAll(lte(deletedAt, new Date(now.getTime() - MEMORY)), (isOne) =>
        db.delete(resumeEntries).where(isOne).returning({ id }),
      )
    },
  }
}
