import { DatabaseInUse } from './db/locks/claim.ts'
import { DirectoryInUse } from './db/locks/lock.ts'
import { FilesElsewhere } from './files/file-store.ts'
import { FilesGone } from './files/files.ts'
import { isDatabaseGone } from './http/failures.ts'
import { SettingsError } from './settings/settings-error.ts'

const sayWhatToDo = [SettingsError, DirectoryInUse, DatabaseInUse, FilesElsewhere]

/** What a person at the terminal can act on, as one sentence; anything else keeps its stack. */
export function explain(error: unknown): string {
  if (sayWhatToDo.some((kind) => error instanceof kind)) return (error as Error).message
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return 'The port is in use; stop what listens there, or set PORT to another one.'
  if (error instanceof FilesGone) return `The place of students' files does not answer, or refuses: ${error.reason}.`
  if (isDatabaseGone(error)) return 'The database that DATABASE_URL names does not answer.'
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
