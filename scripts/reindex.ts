import { rewriteSearched } from '../server/areas/applications/searched.ts'
import { rewriteDocuments } from '../server/areas/jobs/search/documents.ts'
import { createTerms } from '../server/areas/jobs/terms.ts'
import { openDatabase } from '../server/platform/db/open.ts'
import { explain } from '../server/platform/explain.ts'
import { readSettings } from '../server/platform/settings/settings.ts'

async function main() {
  const database = await openDatabase(readSettings(process.env))
  try {
    const written = await rewriteDocuments(database.db, createTerms(database.db, Date.now))
    const sent = await rewriteSearched(database.db)
    process.stdout.write(
      `What search looks through is written anew for ${written} companies and positions, and ${sent} applications.\n`,
    )
  } finally {
    await database.close()
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
})
