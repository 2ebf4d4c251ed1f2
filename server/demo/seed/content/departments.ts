import * as v from 'valibot'
import { departments, majors } from '../../../areas/homes/schema.ts'
import type { Db } from '../../../platform/db/open.ts'
import { readData, words } from '../data.ts'
import type { OwnSite } from '../sites.ts'
import { insertRows } from './insert.ts'

const department = v.strictObject({
  name: words,
  icon: v.string(),
  /** Host of its own site. */
  domain: v.optional(v.string()),
  disciplines: v.pipe(v.array(v.string()), v.nonEmpty()),
  /** Of the department's first discipline, where none is said. */
  majors: v.array(v.strictObject({ name: words, discipline: v.optional(v.string()) })),
})

/**
 * By the site's key. In Taiwan majors are departments of a college; both languages of Chinese are written as they are
 * there.
 */
const schema = v.strictObject({ brand: v.array(department), univ: v.array(department), taiwan: v.array(department) })

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
