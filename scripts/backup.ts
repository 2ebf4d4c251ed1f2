import { resolve } from 'node:path'
import { backUp } from '../server/platform/db/backup.ts'
import { explain } from '../server/platform/explain.ts'
import { readSettings } from '../server/platform/settings/settings.ts'
import { SettingsError } from '../server/platform/settings/settings-error.ts'

async function main() {
  const [target] = process.argv.slice(2)
  if (!target)
    throw new SettingsError('Name the directory that the backup is to be: npm run backup -- ../backups/monday')
  const { dataDir, databaseUrl, providers } = readSettings(process.env)
  if (databaseUrl)
    throw new SettingsError('This copies the embedded database; the one that DATABASE_URL names is for pg_dump.')
  await backUp(dataDir, resolve(target))
  const files = providers.files.provider === 's3' ? ', without the files in the bucket' : ''
  process.stdout.write(`${dataDir} is copied to ${target}${files}.\n`)
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
})
