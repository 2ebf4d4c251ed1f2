import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** What a connection says that the browser has dropped, before it was used or meanwhile. */
const DROPPED = ['InvalidStateError', 'UnknownError']

/**
 * A database of this browser, opened when it is used first.
 * @param name of the database
 * @param upgrade makes its stores
 * @returns does some work over its connection; rejects where the browser keeps nothing
 */
export function createDatabase<S extends DBSchema>(name: string, upgrade: (db: IDBPDatabase<S>) => void) {
  let opened: Promise<IDBPDatabase<S>> | null = null

  const forget = (connection: Promise<IDBPDatabase<S>>) => {
    if (opened === connection) opened = null
  }

  /** Stays open: a page that goes down has no time to open it. */
  function open(): Promise<IDBPDatabase<S>> {
    if (opened) return opened
    const opening = openDB<S>(name, 1, {
      upgrade,
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

  /** Browsers drop connections without a word, of pages in the background too: then once more over a new one. */
  return async function connected<T>(work: (db: IDBPDatabase<S>) => Promise<T>): Promise<T> {
    const connection = open()
    try {
      return await work(await connection)
    } catch (error) {
      if (!(error instanceof DOMException && DROPPED.includes(error.name))) throw error
      forget(connection)
      return work(await open())
    }
  }
}
