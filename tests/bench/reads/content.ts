import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { buildApp } from '../../../server/app.ts'
import { fairs } from '../../../server/areas/fairs/schema.ts'
import { departments } from '../../../server/areas/homes/schema.ts'
import { isOpen } from '../../../server/areas/jobs/positions/openings.ts'
import { companyMembers, positions } from '../../../server/areas/jobs/schema.ts'
import { students } from '../../../server/areas/login/schema.ts'
import { media } from '../../../server/areas/media/schema.ts'
import { siteHosts } from '../../../server/areas/site/schema.ts'
import { seedDemo } from '../../../server/demo/seed.ts'
import { type Db, openDatabase } from '../../../server/platform/db/open.ts'
import { refreshStatistics } from '../../../server/platform/db/statistics.ts'
import { createMemoryEphemeral } from '../../../server/platform/ephemeral/ephemeral.ts'
import { openFiles } from '../../../server/platform/files/file-store.ts'
import { createLog, gathered } from '../../../server/platform/log.ts'
import { createSessions } from '../../../server/platform/sessions/sessions.ts'
import { readSettings } from '../../../server/platform/settings/settings.ts'
import { multiplyDeliveries } from './many-deliveries.ts'
import type { Caller, Ids } from './reads.ts'

/** The site whose content is read. */
export const HOST = 'localhost'

/** The product's own server on a loopback port, in this process, with the demonstration's data in a folder that goes with it. */
export interface Content {
  readonly port: number
  readonly ids: Ids
  /** Of a student and an employer who are logged in. */
  readonly cookies: Readonly<Record<Caller, string>>
  /** @returns the cookie of a student who has just come */
  newStudent(phone: string): Promise<string>
  close(): Promise<void>
}

/** @param scale times the demonstration's 60 companies and 240 positions */
export async function openContent(scale: number): Promise<Content> {
  const folder = await mkdtemp(join(tmpdir(), 'qihang-reads-'))
  const settings = readSettings({ DEMO: '1', DATA_DIR: folder, INSPECTOR: '0' })
  const database = await openDatabase(settings)
  const ephemeral = createMemoryEphemeral(Date.now)
  await seedDemo(database.db, { now: Date.now(), scale })
  await multiplyDeliveries(database.db, scale)
  await refreshStatistics(database.db)
  const files = await openFiles(settings.providers.files, folder, database.db)
  const log = createLog(settings.logLevel, gathered('/dev/null'))
  const app = await buildApp(settings, { db: database.db, ephemeral, files, clock: Date.now, log, clientDir: folder })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    port: Number(new URL(address).port),
    ids: await idsIn(database.db),
    cookies: await logInTo(database.db),
    async newStudent(phone) {
      const [student] = await database.db.insert(students).values({ phone }).returning({ id: students.id })
      return cookieOf(database.db, 'student', student?.id)
    },
    async close() {
      await app.close()
      await ephemeral.close()
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function cookieOf(db: Db, loginType: 'student' | 'company', id = 0): Promise<string> {
  const sessions = createSessions(db, Date.now, true)
  return `session_id=${await sessions.open({ loginType, userId: String(id) }, null)}`
}

async function logInTo(db: Db): Promise<Content['cookies']> {
  const [student] = await db.select({ id: students.id }).from(students).where(eq(students.phone, '13800000001'))
  const [employer] = await db
    .select({ id: companyMembers.employerId })
    .from(companyMembers)
    .orderBy(companyMembers.companyId)
  return { student: await cookieOf(db, 'student', student?.id), company: await cookieOf(db, 'company', employer?.id) }
}

async function idsIn(db: Db): Promise<Ids> {
  const [site] = await db.select({ id: siteHosts.siteId }).from(siteHosts).where(eq(siteHosts.host, HOST))
  const first = async (table: PgTable, id: PgColumn, where: SQL | undefined) => {
    const [row] = await db.select({ id }).from(table).where(where).orderBy(id).limit(1)
    return String(row?.id)
  }
  const ofSite = (column: PgColumn) => eq(column, site?.id)
  return {
    department: await first(departments, departments.id, ofSite(departments.siteId)),
    company: await first(positions, positions.companyId, isOpen(new Date())),
    position: await first(positions, positions.id, isOpen(new Date())),
    fair: await first(fairs, fairs.id, and(ofSite(fairs.siteId), eq(fairs.plan, 'booths'))),
    article: await first(media, media.id, and(ofSite(media.siteId), eq(media.kind, 'article'))),
  }
}
