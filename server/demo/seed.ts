import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { siteInfo } from '../../contract/calls/site.ts'
import { companies, companyMembers } from '../areas/jobs/schema.ts'
import { employers, staff, students } from '../areas/login/schema.ts'
import { resumes } from '../areas/resume/schema.ts'
import { siteHosts, sites } from '../areas/site/schema.ts'
import { locks } from '../platform/db/locks/locks.ts'
import type { Db } from '../platform/db/open.ts'
import { demoEmployers, demoStaff, passwordHash } from './seed/accounts.ts'
import { namesOfBlock } from './seed/content/companies.ts'
import { type Extent, seedContent } from './seed/content/content.ts'
import { seedDeliveries } from './seed/deliveries.ts'
import { seedDiagnoses } from './seed/diagnoses.ts'
import { seedPractices } from './seed/practices.ts'
import { seedResumes } from './seed/resumes.ts'
import { seedSearches } from './seed/searches.ts'
import { demoSites } from './seed/sites.ts'
import { type DemoStudent, demoStudents } from './seed/students.ts'

/** Fills in what is missing of the demonstration, one process after the other. Sites follow the code on every start; people stay as they are. */
export async function seedDemo(db: Db, extent: Extent): Promise<void> {
  await db.transaction(async (tx) => {
    // Another's seeding may take longer than a statement may.
    await tx.execute(sql`select set_config('statement_timeout', '0', true)`)
    await tx.execute(sql`select pg_advisory_xact_lock(${locks.product}, ${locks.seeding})`)
    await seedSites(tx)
    await seedStudents(tx)
    await seedResumes(tx, extent.now)
    await seedAccounts(tx)
    await seedContent(tx, extent)
    await seedMembers(tx)
    await seedDeliveries(tx, extent.now)
    await seedDiagnoses(tx, extent.now)
    await seedPractices(tx, extent.now)
    await seedSearches(tx, extent.now)
  })
}

async function seedSites(db: Db): Promise<void> {
  const rows = demoSites.map(({ key, info, settings }) => ({
    key,
    info: v.parse(siteInfo, info),
    settings,
  }))
  const seeded = await db
    .insert(sites)
    .values(rows)
    .onConflictDoUpdate({ target: sites.key, set: { info: sql`excluded.info`, settings: sql`excluded.settings` } })
    .returning({ id: sites.id, key: sites.key })
  const ids = new Map(seeded.map(({ id, key }) => [key, id]))
  const hosts = demoSites.flatMap(({ key, hosts }) => hosts.map((host) => ({ host, siteId: ids.get(key) ?? 0 })))
  await db
    .insert(siteHosts)
    .values(hosts)
    .onConflictDoUpdate({ target: siteHosts.host, set: { siteId: sql`excluded.site_id` } })
}

async function seedStudents(db: Db): Promise<void> {
  const phones = demoStudents.map(({ phone }) => phone)
  const known = await db.select({ phone: students.phone }).from(students).where(inArray(students.phone, phones))
  const schools = demoStudents.map(({ school }) => school)
  await db
    .update(students)
    .set({ isDemo: true })
    .where(and(inArray(students.phone, phones), inArray(students.school, schools)))
  const there = new Set(known.map(({ phone }) => phone))
  const missing = new Map(
    demoStudents.filter(({ phone }) => !there.has(phone)).map((student) => [student.phone, student]),
  )
  if (missing.size === 0) return
  const inserted = await db
    .insert(students)
    .values(
      [...missing.values()].map(({ progress, ...student }) => ({
        ...student,
        followsAccount: progress === 'full',
        isDemo: true,
      })),
    )
    .returning({ id: students.id, phone: students.phone })
  const written = inserted.flatMap(({ id, phone }) => resumeOf(id, missing.get(phone)))
  if (written.length > 0) await db.insert(resumes).values(written)
}

async function seedAccounts(db: Db): Promise<void> {
  await db
    .insert(employers)
    .values(demoEmployers.map((phone) => ({ phone, passwordHash, registeredBy: 'form' as const, isDemo: true })))
    .onConflictDoUpdate({
      target: employers.phone,
      set: { isDemo: true },
      setWhere: eq(employers.passwordHash, passwordHash),
    })
  await db
    .insert(staff)
    .values(demoStaff.map((member) => ({ ...member, passwordHash, isDemo: true })))
    .onConflictDoUpdate({
      target: [staff.loginType, staff.username],
      set: { isDemo: true, siteKeys: sql`excluded.site_keys` },
      setWhere: eq(staff.passwordHash, passwordHash),
    })
}

/** Each of the demonstration's employers works for one of its companies, in the order of phones and of names. */
async function seedMembers(db: Db): Promise<void> {
  const people = await db
    .select({ id: employers.id })
    .from(employers)
    .where(and(inArray(employers.phone, [...demoEmployers]), eq(employers.isDemo, true)))
    .orderBy(asc(employers.phone))
  const theirs = await db
    .select({ id: companies.id })
    .from(companies)
    .where(inArray(companies.name, namesOfBlock(0)))
    .orderBy(asc(companies.id))
  const rows = people.flatMap(({ id }, index) => {
    const company = theirs[index % theirs.length]
    return company ? [{ employerId: id, companyId: company.id }] : []
  })
  if (rows.length > 0) await db.insert(companyMembers).values(rows).onConflictDoNothing()
}

function resumeOf(studentId: number, student: DemoStudent | undefined): (typeof resumes.$inferInsert)[] {
  if (!student || student.progress === 'none') return []
  const { name, sex, progress } = student
  return [
    {
      studentId,
      name,
      sex,
      isWrittenByAi: progress === 'ai' || progress === 'full',
    },
  ]
}
