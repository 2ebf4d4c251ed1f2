import { eq } from 'drizzle-orm'
import { booths, fairCompanies, fairs } from '../../../server/areas/fairs/schema.ts'
import { departments, homes, majors, zones } from '../../../server/areas/homes/schema.ts'
import { columns, media } from '../../../server/areas/media/schema.ts'
import { siteHosts, sites } from '../../../server/areas/site/schema.ts'
import type { Db } from '../../../server/platform/db/open.ts'
import { daysFromStart } from './content-rows.ts'

export const words = (text: string) => ({ 'zh-CN': text })

const idOf = (rows: { id: number }[]): number => rows[0]?.id ?? 0

/** A site like the university's, with nothing of its own yet. @returns its id */
export async function addSite(db: Db, host: string): Promise<number> {
  const [like] = await db.select().from(sites).where(eq(sites.key, 'univ'))
  if (!like) throw new Error('the demonstration has no university')
  const site = idOf(await db.insert(sites).values({ key: host, info: like.info }).returning())
  await db.insert(siteHosts).values({ host, siteId: site })
  return site
}

export async function addDepartment(
  db: Db,
  siteId: number,
  row: Partial<typeof departments.$inferInsert> & { place: number },
): Promise<number> {
  const values = { siteId, name: words('信息学院'), icon: 'chip', disciplines: ['t-computing'], ...row }
  return idOf(await db.insert(departments).values(values).returning())
}

export async function addMajor(db: Db, departmentId: number, name: string, place = 1): Promise<number> {
  const values = { departmentId, name: words(name), discipline: 't-computing', place }
  return idOf(await db.insert(majors).values(values).returning())
}

export async function addZone(db: Db, siteId: number, row: Partial<typeof zones.$inferInsert> & { place: number }) {
  const values = {
    siteId,
    kind: 'companyArea' as const,
    icon: 'star',
    title: words('名企专区'),
    hint: words('看看'),
    configType: 2 as const,
    ...row,
  }
  return idOf(await db.insert(zones).values(values).returning())
}

export async function addHome(db: Db, siteId: number, row: Partial<typeof homes.$inferInsert> = {}) {
  const values = { siteId, headColour: '#2f5bd8', statistics: [], sections: [], hotCategories: [], ...row }
  await db.insert(homes).values(values)
}

/** On the third day from the start, from nine for eight hours. */
export async function addFair(db: Db, siteId: number, row: Partial<typeof fairs.$inferInsert> = {}): Promise<number> {
  const values = {
    siteId,
    title: '秋季双选会',
    thumbnailUrl: 'drawn:fair',
    mode: 'onsite' as const,
    startsAt: daysFromStart(3),
    endsAt: daysFromStart(3 + 1 / 3),
    place: '体育馆',
    organiser: '就业指导中心',
    intro: '<p>介绍</p>',
    plan: 'booths' as const,
    ...row,
  }
  return idOf(await db.insert(fairs).values(values).returning())
}

/** A company's coming to a fair, at a stand where one is named. */
export async function bringToFair(db: Db, fairId: number, companyId: number, no?: string): Promise<void> {
  await db.insert(fairCompanies).values({ fairId, companyId })
  if (no)
    await db.insert(booths).values({ fairId, no, hall: 'A', x: 0, y: 0, w: 60, h: 40, status: 'taken', companyId })
}

export async function addColumn(db: Db, siteId: number, title: string, place = 1): Promise<number> {
  const values = { siteId, title: words(title), kind: 'articles' as const, place }
  return idOf(await db.insert(columns).values(values).returning())
}

export async function addMedia(
  db: Db,
  siteId: number,
  columnId: number,
  row: Partial<typeof media.$inferInsert> = {},
): Promise<number> {
  const values = {
    siteId,
    columnId,
    kind: 'article' as const,
    title: '怎样写简历',
    summary: '三步',
    html: '<p>第一步</p>',
    source: '就业指导中心',
    publishedAt: daysFromStart(-1),
    ...row,
  }
  return idOf(await db.insert(media).values(values).returning())
}
