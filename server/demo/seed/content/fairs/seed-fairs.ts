import { booths, fairCompanies, fairs, talks } from '../../../../areas/fairs/schema.ts'
import type { Db } from '../../../../platform/db/open.ts'
import type { Calendar } from '../calendar.ts'
import { insertRows } from '../insert.ts'
import type { OwnSite } from '../own-site.ts'
import type { Pool } from '../pool.ts'
import { type DemoFair, fairsOf } from './fairs.ts'
import { boothsOf } from './stands.ts'
import { taiwanFairsOf } from './taiwan-fairs.ts'
import { talksOf } from './talks.ts'
import { venues } from './venues.ts'

/** The sites' fairs with companies, stands and talks. */
export async function seedFairs(db: Db, sites: readonly OwnSite[], pool: Pool, calendar: Calendar): Promise<void> {
  const made = sites.flatMap(({ id, site: { key, info } }) => {
    const venue = venues[key]
    if (!venue) return []
    const isTaiwan = info.is_taiban === 1
    const own = (isTaiwan ? taiwanFairsOf : fairsOf)(venue, calendar).slice(0, venue.fairs)
    return own.map((fair) => ({ ...fair, siteId: id, isTaiwan, guests: guestsOf(fair, pool) }))
  })
  const ids = await insertRows(
    db,
    fairs,
    made.map(({ siteId, row }) => ({ siteId, ...row })),
  )
  const held = made.map((fair, at) => ({ ...fair, id: ids[at]! }))
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
    talks,
    held.flatMap(({ id, siteId, isTaiwan, row, guests, talks }) => {
      const speakers = guests.slice(0, talks)
      const names = speakers.map(({ name }) => name)
      return talksOf(names, row.startsAt, calendar, isTaiwan).map((talk, at) => ({
        siteId,
        fairId: id,
        companyId: speakers[at]!.id,
        ...talk,
      }))
    }),
  )
}

const guestsOf = ({ guests }: DemoFair, { companies }: Pool): Pool['companies'] =>
  typeof guests === 'number'
    ? companies.slice(0, guests)
    : companies.filter(({ secondIndustry }) => guests.includes(secondIndustry))
