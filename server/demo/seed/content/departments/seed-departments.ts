import { departments, majors } from '../../../../areas/homes/schema.ts'
import type { Db } from '../../../../platform/db/open.ts'
import { insertRows } from '../insert.ts'
import type { OwnSite } from '../own-site.ts'
import { brandDepartments } from './brand.ts'
import type { DemoDepartment } from './department.ts'
import { taiwanDepartments } from './taiwan.ts'
import { univDepartments } from './univ.ts'

/** By the site's key. */
const ownDepartments: Readonly<Record<string, readonly DemoDepartment[]>> = {
  brand: brandDepartments,
  univ: univDepartments,
  taiwan: taiwanDepartments,
}

export async function seedDepartments(db: Db, sites: readonly OwnSite[]): Promise<void> {
  const all = sites.flatMap(({ id, site }) =>
    (ownDepartments[site.key] ?? []).map(({ majors, ...own }, place) => ({
      majors,
      row: { siteId: id, ...own, place },
    })),
  )
  const ids = await insertRows(
    db,
    departments,
    all.map(({ row }) => row),
  )
  await insertRows(
    db,
    majors,
    all.flatMap(({ majors }, at) =>
      majors.map(([name, discipline], place) => ({ departmentId: ids[at]!, name, discipline, place })),
    ),
  )
}
