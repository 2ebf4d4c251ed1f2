import type { DBSchema } from 'idb'
import { DRAFTS_DATABASE } from '../../../contract/rules/storage.ts'
import type { Batch, Draft } from '../../../machines/resume/resume-draft/resume-draft.types.ts'
import { createDatabase } from './database.ts'

interface Drafts extends DBSchema {
  drafts: { key: [studentId: string, key: string]; value: Draft & { readonly studentId: string } }
}

const connected = createDatabase<Drafts>(DRAFTS_DATABASE, (db) => {
  db.createObjectStore('drafts', { keyPath: ['studentId', 'key'] })
})

const ofStudent = (studentId: string) => IDBKeyRange.bound([studentId], [studentId, []])

/** Rejects where the browser keeps nothing. */
export async function readDrafts(studentId: string): Promise<readonly Draft[]> {
  const found = await connected((db) => db.getAll('drafts', ofStudent(studentId)))
  return found.map(({ studentId: _, ...draft }) => draft)
}

/** Likewise; all or nothing. */
export const writeDrafts = ({ studentId, waiting }: Batch): Promise<void> =>
  connected(async (db) => {
    const transaction = db.transaction('drafts', 'readwrite')
    const written = Object.entries(waiting).map(([key, draft]) =>
      draft ? transaction.store.put({ ...draft, studentId }) : transaction.store.delete([studentId, key]),
    )
    // Else it is undone where the page is gone before it hears that all is written.
    transaction.commit()
    await Promise.all([...written, transaction.done])
  })
