import { booths, fairCompanies, fairs, invitations } from '../../../db/events-schema.ts'
import type { Db } from '../../../db/open.ts'
import { type Calendar, daysBetween } from './calendar.ts'
import { boothsOf, fairsOf, talksOf } from './fairs.ts'
import { insertRows } from './insert.ts'
import type { Pool } from './pool.ts'

/** The organiser's fairs, the first `count` of them, with companies, stands and talks. */
export async function seedFairs(
  db: Db,
  site: { readonly id: number; readonly name: string; readonly place: string },
  count: number,
  pool: Pool,
  calendar: Calendar,
): Promise<void> {
  const made = fairsOf(site.name, site.place, calendar).slice(0, count)
  const ids = await insertRows(
    db,
    fairs,
    made.map(({ row }) => ({ siteId: site.id, ...row })),
  )
  const held = made.map((fair, at) => ({ ...fair, id: ids[at]!, guests: pool.companies.slice(0, fair.companies) }))
  await insertRows(
    db,
    fairCompanies,
    held.flatMap(({ id, guests }) => guests.map((company) => ({ fairId: id, companyId: company.id }))),
  )
  await insertRows(
    db,
    booths,
    held
      .filter(({ row }) => row.plan === 'booths')
      .flatMap(({ id, guests }) =>
        boothsOf(guests.map((company) => company.id)).map((booth) => ({ fairId: id, ...booth })),
      ),
  )
  await insertRows(
    db,
    invitations,
    held.flatMap(({ id, row, guests, talks }) => {
      const speakers = guests.slice(0, talks)
      const day = daysBetween(calendar.at(0, '0:00'), row.startsAt)
      return talksOf(
        speakers.map(({ name }) => name),
        Math.max(day, 0),
        calendar,
      ).map((talk, at) => ({ siteId: site.id, fairId: id, companyId: speakers[at]!.id, ...talk }))
    }),
  )
}
