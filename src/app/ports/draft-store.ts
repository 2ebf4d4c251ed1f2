import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { DRAFTS_DATABASE } from '../../../contract/storage.ts'
import type { Batch, Draft } from '../../../machines/resume-draft/resume-draft.types.ts'

interface Drafts extends DBSchema {
  drafts: { key: [studentId: string, key: string]; value: Draft & { readonly studentId: string } }
}

const open = (): Promise<IDBPDatabase<Drafts>> =>
  openDB<Drafts>(DRAFTS_DATABASE, 1, {
    upgrade(db) {
      db.createObjectStore('drafts', { keyPath: ['studentId', 'key'] })
    },
    // Whoever forgets all of it must not wait for this tab.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  })

const ofStudent = (studentId: string) => IDBKeyRange.bound([studentId], [studentId, []])

/** Rejects where the browser keeps nothing. */
export async function readDrafts(studentId: string): Promise<readonly Draft[]> {
  const db = await open()
  try {
    return (await db.getAll('drafts', ofStudent(studentId))).map(({ studentId: _, ...draft }) => draft)
  } finally {
    db.close()
  }
}

/** Likewise; all or nothing. */
export async function writeDrafts({ studentId, waiting }: Batch): Promise<void> {
  const db = await open()
  try {
    const { store, done } = db.transaction('drafts', 'readwrite')
    await Promise.all([
      ...Object.entries(waiting).map(([key, draft]) =>
        draft ? store.put({ ...draft, studentId }) : store.delete([studentId, key]),
      ),
      done,
    ])
  } finally {
    db.close()
  }
}
