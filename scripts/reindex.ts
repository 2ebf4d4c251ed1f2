import { rewriteDocuments } from '../server/content/documents.ts'
import { createTerms } from '../server/content/terms.ts'
import { openDatabase } from '../server/db/open.ts'
import { rewriteSearched } from '../server/delivery/searched.ts'
import { explain } from '../server/explain.ts'
import { readSettings } from '../server/settings.ts'

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
