import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { PGlite } from '@electric-sql/pglite'
import { buildApp } from '../../server/app.ts'
import { sessions, students } from '../../server/areas/login/schema.ts'
import { openPglite } from '../../server/platform/db/open.ts'
import { createMemoryEphemeral } from '../../server/platform/ephemeral/ephemeral.ts'
import { createDirectoryFiles } from '../../server/platform/files/directory-files.ts'
import { createLog } from '../../server/platform/log.ts'
import { sessionHash } from '../../server/platform/sessions/sessions.ts'
import { readSettings } from '../../server/platform/settings/settings.ts'
import { sessionOf, TELL_PATH } from './live-parts.ts'

/** The product with many students who are logged in, and a call that tells all of them something at once. */
const count = Number(process.env.STUDENTS)
const { db, close } = await openPglite(await PGlite.create('memory://'))
const phones = Array.from({ length: count }, (_, index) => ({ phone: String(13_000_000_000 + index) }))
const rows = await db.insert(students).values(phones).returning({ id: students.id })
const expiresAt = new Date(Date.now() + 3_600_000)
await db.insert(sessions).values(
  rows.map(({ id }, index) => ({
    idHash: sessionHash(sessionOf(index)),
    loginType: 'student' as const,
    studentId: id,
    expiresAt,
  })),
)

const ephemeral = createMemoryEphemeral(Date.now)
const app = await buildApp(
  { ...readSettings({}), secret: 'a secret that only the measurements use' },
  {
    db,
    ephemeral,
    files: createDirectoryFiles(tmpdir(), randomUUID()),
    clock: Date.now,
    log: createLog('error'),
    clientDir: '/nowhere',
  },
)
app.post(TELL_PATH, async () => {
  await Promise.all(rows.map(({ id }) => ephemeral.publish('live', `${id} notices`)))
  return {}
})
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })

process.on('SIGTERM', async () => {
  await app.close()
  await close()
  process.exit(0)
})
