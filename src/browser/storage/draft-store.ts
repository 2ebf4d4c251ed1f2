import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { DRAFTS_DATABASE } from '../../../contract/rules/storage.ts'
import type { Batch, Draft } from '../../../machines/resume/resume-draft/resume-draft.types.ts'

interface Drafts extends DBSchema {
  drafts: { key: [studentId: string, key: string]; value: Draft & { readonly studentId: string } }
}

let opened: Promise<IDBPDatabase<Drafts>> | null = null
const close = () => {
  opened = null
}

/** Stays open: a page that goes down has no time to open it. */
function open(): Promise<IDBPDatabase<Drafts>> {
  if (opened) return opened
  const opening = openDB<Drafts>(DRAFTS_DATABASE, 1, {
    upgrade(db) {
      db.createObjectStore('drafts', { keyPath: ['studentId', 'key'] })
    },
    // Whoever forgets all of it must not wait for this tab.
    blocking(_, __, event) {
      close()
      ;(event.target as IDBDatabase).close()
    },
    terminated: close,
  })
  opening.catch(close)
  opened = opening
  return opening
}

const ofStudent = (studentId: string) => IDBKeyRange.bound([studentId], [studentId, []])

/** Rejects where the browser keeps nothing. */
export async function readDrafts(studentId: string): Promise<readonly Draft[]> {
  const db = await open()
  return (await db.getAll('drafts', ofStudent(studentId))).map(({ studentId: _, ...draft }) => draft)
}

/** Likewise; all or nothing. */
export async function writeDrafts({ studentId, waiting }: Batch): Promise<void> {
  const db = await open()
  const transaction = db.transaction('drafts', 'readwrite')
  const written = Object.entries(waiting).map(([key, draft]) =>
    draft ? transaction.store.put({ ...draft, studentId }) : transaction.store.delete([studentId, key]),
  )
  // Else it is undone where the page is gone before it hears that all is written.
  transaction.commit()
  await Promise.all([...written, transaction.done])
}
