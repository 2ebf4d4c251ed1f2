import { companies, positions, terms } from '../../../server/areas/jobs/schema.ts'
import { documentOf } from '../../../server/areas/jobs/search/document.ts'
import type { Db } from '../../../server/platform/db/open.ts'

/** When a test's world begins. */
export const START = Date.UTC(2026, 10, 20, 9)
export const DAY = 86_400_000

export const daysFromStart = (days: number): Date => new Date(START + days * DAY)

/** @returns its id */
export async function addCompany(db: Db, row: Partial<typeof companies.$inferInsert> = {}): Promise<number> {
  const name = row.name ?? '云帆科技'
  const [added] = await db
    .insert(companies)
    .values({
      name,
      fullName: `${name}有限公司`,
      industry: 't-software',
      secondIndustry: 't-saas',
      size: '100-499',
      city: 't-harbour',
      address: '海港路 1 号',
      intro: '<p>介绍</p>',
      document: documentOf({ t: [name] }),
      ...row,
    })
    .returning({ id: companies.id })
  return added?.id ?? 0
}

/** Open since yesterday, for thirty days. @returns its id */
export async function addPosition(
  db: Db,
  companyId: number,
  row: Partial<typeof positions.$inferInsert> = {},
): Promise<number> {
  const title = row.title ?? '前端工程师'
  const [added] = await db
    .insert(positions)
    .values({
      companyId,
      title,
      category: 't-frontend',
      discipline: 't-computing',
      city: 't-harbour',
      address: '海港路 1 号',
      education: 'bachelor',
      period: 'fulltime',
      salaryMin: 16_000,
      salaryMax: 24_000,
      salaryUnit: 'month',
      monthlyTop: row.salaryMax ?? 24_000,
      description: '<p>做事</p>',
      requirement: '<p>会做事</p>',
      industry: 't-software',
      companySize: '100-499',
      publishedAt: daysFromStart(-1),
      expiresAt: daysFromStart(30),
      document: documentOf({ t: [title] }),
      ...row,
    })
    .returning({ id: positions.id })
  return added?.id ?? 0
}

/** Codes that no seed uses, so that lists narrowed to them hold a test's own rows alone. */
export async function addTerms(db: Db): Promise<void> {
  const row = (kind: (typeof terms.$inferInsert)['kind'], value: string, label: string, parent = '') => ({
    kind,
    value,
    label: { 'zh-CN': label },
    parent,
    place: 9000,
  })
  await db
    .insert(terms)
    .values([
      row('category', 't-frontend', '前端开发', 't-computing'),
      row('category', 't-networking', '网络规划', 't-computing'),
      row('category', 't-spans', '桥', 't-civil'),
      row('major', 't-software-major', '软件工程', 't-computing'),
      row('major', 't-networks', '网络工程', 't-computing'),
      row('major', 't-bridges', '桥梁工程', 't-civil'),
      row('city', 't-harbour', '海港'),
      row('industry', 't-software', '软件'),
      row('industry', 't-saas', '企业服务', 't-software'),
    ])
}
