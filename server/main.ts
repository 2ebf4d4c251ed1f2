import { fileURLToPath } from 'node:url'
import { buildApp } from './app.ts'
import { announcement } from './demo/announcement.ts'
import { seedDemo } from './demo/seed.ts'
import { openDatabase } from './platform/db/open.ts'
import { refreshStatistics } from './platform/db/statistics.ts'
import { createMemoryEphemeral } from './platform/ephemeral/ephemeral.ts'
import { createRedisEphemeral } from './platform/ephemeral/redis-ephemeral.ts'
import { explain } from './platform/explain.ts'
import { openFiles } from './platform/files/file-store.ts'
import { createLog } from './platform/log.ts'
import { readSettings } from './platform/settings/settings.ts'

const clientDir = fileURLToPath(new URL('../dist', import.meta.url))

async function start() {
  const settings = readSettings(process.env)
  const log = createLog(settings.logLevel)
  const ephemeral = settings.redisUrl
    ? await createRedisEphemeral(settings.redisUrl, log)
    : createMemoryEphemeral(Date.now)
  const database = await openDatabase(settings)
  database.lost.then((error) => {
    log.fatal({ reason: error.message }, 'the database is lost to another process')
    process.exit(1)
  })
  const files = await openFiles(settings.providers.files, settings.dataDir, database.db).catch(async (error) => {
    await database.close()
    throw error
  })
  if (settings.demo) await seedDemo(database.db, { now: Date.now(), scale: settings.seedScale })
  if (!settings.databaseUrl) await refreshStatistics(database.db)
  const { db, jobs } = database
  const app = await buildApp(settings, { db, jobs, ephemeral, files, clock: Date.now, log, clientDir })

  let isStopping = false
  async function stop(signal: string) {
    if (isStopping) return
    isStopping = true
    log.info({ signal }, 'stopping')
    await app.close()
    await ephemeral.close()
    await database.close()
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)

  try {
    const address = await app.listen({ port: settings.port, host: settings.host })
    log.info({ address, demo: settings.demo }, 'listening')
    if (settings.demo) process.stdout.write(announcement(address))
  } catch (error) {
    await database.close()
    throw error
  }
}

start().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
})
