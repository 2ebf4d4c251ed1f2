import { type LocalKey, RECORDINGS_DATABASE, type SessionKey } from '../../../contract/rules/storage.ts'

/** Storage that a browser blocks reads as empty and swallows what is written. */
function guarded<T>(access: () => T): T | null {
  try {
    return access()
  } catch {
    return null
  }
}

export const readSession = (key: SessionKey): string | null => guarded(() => sessionStorage.getItem(key))
export const writeSession = (key: SessionKey, value: string): void =>
  void guarded(() => sessionStorage.setItem(key, value))
export const removeSession = (key: SessionKey): void => void guarded(() => sessionStorage.removeItem(key))
export const clearSessionStorage = (): void => void guarded(() => sessionStorage.clear())

export const readLocal = (key: LocalKey): string | null => guarded(() => localStorage.getItem(key))
export const writeLocal = (key: LocalKey, value: string): void => void guarded(() => localStorage.setItem(key, value))
/** Removes what is somebody's, by the id that stands in it as `of`; what nobody has who is known stays. */
export function removeOwned(key: LocalKey): void {
  const kept = guarded(() => JSON.parse(localStorage.getItem(key) ?? 'null'))
  if (kept?.of !== '') removeLocal(key)
}
export const removeLocal = (key: LocalKey): void => void guarded(() => localStorage.removeItem(key))

/** Whoever comes next on this browser sees and hears nobody. */
export const forgetRecordings = (): void => void guarded(() => indexedDB.deleteDatabase(RECORDINGS_DATABASE))
