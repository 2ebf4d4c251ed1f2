import { rewriteDocuments } from '../server/content/documents.ts'
import { createTerms } from '../server/content/terms.ts'
import { DatabaseInUse } from '../server/db/claim.ts'
import { DirectoryInUse } from '../server/db/lock.ts'
import { openDatabase } from '../server/db/open.ts'
import { readSettings } from '../server/settings.ts'
import { SettingsError } from '../server/settings-error.ts'

async function main() {
  const database = await openDatabase(readSettings(process.env))
  try {
    const written = await rewriteDocuments(database.db, createTerms(database.db, Date.now))
    process.stdout.write(`What search looks through is written anew for ${written} companies and positions.\n`)
  } finally {
    await database.close()
  }
}

main().catch((error: unknown) => {
  const isSaid = [SettingsError, DirectoryInUse, DatabaseInUse].some((kind) => error instanceof kind)
  if (!isSaid) throw error
  process.stderr.write(`${(error as Error).message}\n`)
  process.exit(1)
})
