import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { DRAFTS_DATABASE } from '../../../contract/rules/storage.ts'
import type { Batch, Draft } from '../../../machines/resume/resume-draft/resume-draft.types.ts'

interface Drafts extends DBSchema {
  drafts: { key: [studentId: string, key: string]; value: Draft & { readonly studentId: string } }
}

let opened: Promise<IDBPDatabase<Drafts>> | null = null

const forget = (connection: Promise<IDBPDatabase<Drafts>>) => {
  if (opened === connection) opened = null
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
      forget(opening)
      ;(event.target as IDBDatabase).close()
    },
    terminated: () => forget(opening),
  })
  opening.catch(() => forget(opening))
  opened = opening
  return opening
}

/** What a connection says that the browser has dropped, before it was used or meanwhile. */
const DROPPED = ['InvalidStateError', 'UnknownError']

/** Browsers drop connections without a word, of pages in the background too: then once more over a new one. */
async function connected<T>(work: (db: IDBPDatabase<Drafts>) => Promise<T>): Promise<T> {
  const connection = open()
  try {
    return await work(await connection)
  } catch (error) {
    if (!(error instanceof DOMException && DROPPED.includes(error.name))) throw error
    forget(connection)
    return work(await open())
  }
}

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
