import * as z from 'zod/mini'
import { departments, majors } from '../../../areas/homes/schema.ts'
import type { Db } from '../../../platform/db/open.ts'
import { readData, words } from '../data.ts'
import type { OwnSite } from '../sites.ts'
import { insertRows } from './insert.ts'

const department = z.strictObject({
  name: words,
  icon: z.string(),
  /** Host of its own site. */
  domain: z.optional(z.string()),
  disciplines: z.array(z.string()).check(z.minLength(1)),
  /** Of the department's first discipline, where none is said. */
  majors: z.array(z.strictObject({ name: words, discipline: z.optional(z.string()) })),
})

/**
 * By the site's key. In Taiwan majors are departments of a college; both languages of Chinese are written as they are
 * there.
 */
const schema = z.strictObject({ brand: z.array(department), univ: z.array(department), taiwan: z.array(department) })

const all = Object.entries(readData('departments', schema)).flatMap(([key, departments]) =>
  departments.map(({ domain = '', majors, ...own }, place) => ({
    key,
    majors: majors.map(({ name, discipline = own.disciplines[0]! }) => ({ name, discipline })),
    row: { ...own, domain, place },
  })),
)

/** What the mainland's schools teach. */
export const mainlandMajors = ['univ', 'brand'].flatMap((school) =>
  all.filter(({ key }) => key === school).flatMap(({ majors }) => majors),
)

export async function seedDepartments(db: Db, sites: readonly OwnSite[]): Promise<void> {
  const own = sites.flatMap(({ id, site }) =>
    all.filter(({ key }) => key === site.key).map(({ majors, row }) => ({ majors, row: { siteId: id, ...row } })),
  )
  const ids = await insertRows(
    db,
    departments,
    own.map(({ row }) => row),
  )
  await insertRows(
    db,
    majors,
    own.flatMap(({ majors }, at) => majors.map((major, place) => ({ departmentId: ids[at]!, ...major, place }))),
  )
}
