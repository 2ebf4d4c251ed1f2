import type { Page } from 'playwright-core'
import { RECORDINGS_DATABASE } from '../../../contract/rules/storage.ts'

export interface Bytes {
  readonly size: number
  readonly digest: string
}

/** Everything that the browser keeps of recordings, in the order of its parts. */
export const keptBytes = (page: Page): Promise<Bytes> =>
  page.evaluate(async (database) => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(database)
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    const parts = await new Promise<Blob[]>((resolve) => {
      const reading = db.transaction('parts').objectStore('parts').getAll()
      reading.onsuccess = () => resolve(reading.result)
    })
    db.close()
    const bytes = await new Blob(parts).arrayBuffer()
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    return { size: bytes.byteLength, digest: Array.from(digest).join() }
  }, RECORDINGS_DATABASE)

/** What the server plays of an answer. @param number of its question, from 0 */
export const playedBytes = (page: Page, id: string, number: number): Promise<Bytes> =>
  page.evaluate(async (address) => {
    const bytes = await (await fetch(address)).arrayBuffer()
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    return { size: bytes.byteLength, digest: Array.from(digest).join() }
  }, `/api/practice/recording/get?public_source=1&id=${id}&number=${number}`)
