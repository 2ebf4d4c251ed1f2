import { and, desc, eq, exists, inArray, type SQL, sql } from 'drizzle-orm'
import type { CompanyDetail } from '../../../../contract/calls/companies.ts'
import type {
  ChoiceCount,
  CompanyDimension,
  CompanyEntry,
  CompanyFilter,
  FilteredCompanies,
} from '../../../../contract/content.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/open.ts'
import { counted, countedBy, type PageParams, pageOfParts } from '../../../platform/db/paging.ts'
import { timely } from '../../../platform/db/timely.ts'
import type { Sanitiser } from '../../../platform/html.ts'
import { inZoneOfCompanies, suitsCollege } from '../../site/site-scope.ts'
import { isOpen, openings } from '../positions/openings.ts'
import { companies, positions } from '../schema.ts'
import { hitsInParts, isFound } from '../search/keyword.ts'
import type { Terms } from '../terms.ts'
import { companyColumns, companyDetailColumns, companyEntryOf } from './company-entries.ts'

export interface CompanyPage {
  readonly list: CompanyEntry[]
  readonly total: number
}

export type CompanySearch = CompanyFilter & PageParams

/** Hosts say whose site's zones and departments count. */
export interface Companies {
  /** Lists the companies with most open positions first. */
  list(search: CompanySearch, host: string): Promise<CompanyPage>
  ofCollege(search: CompanySearch & { college?: string | undefined }, host: string): Promise<CompanyPage>
  /** Counts how many a list would have with each choice of a dimension. */
  countChoices(filtered: FilteredCompanies, by: CompanyDimension, host: string): Promise<ChoiceCount[]>
  /** Lists the companies that recruit now. */
  recruiting(most: number): Promise<CompanyEntry[]>
  find(id: string): Promise<CompanyDetail | null>
}

const columns = { city: companies.city, industry: companies.industry, insize: companies.size, nature: companies.nature }

const mostOpenings = [desc(companies.openPositions), desc(companies.id)]

export function createCompanies(db: Db, clock: Clock, terms: Terms, sanitiser: Sanitiser): Companies {
  const now = () => new Date(clock())

  const recruits = (at: Date, also?: SQL) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(positions)
        .where(and(eq(positions.companyId, companies.id), isOpen(at), also)),
    )

  function conditions(
    { keyword = '', city = [], industry = [], insize = [], nature = [], zoneid }: CompanyFilter,
    host: string,
  ) {
    return and(
      isFound(companies.document, keyword),
      city.length > 0 ? inArray(companies.city, city) : undefined,
      industry.length > 0 ? inArray(companies.industry, industry) : undefined,
      insize.length > 0 ? inArray(companies.size, insize) : undefined,
      nature.length > 0 ? inArray(companies.nature, nature) : undefined,
      zoneid ? inZoneOfCompanies(db, zoneid, host) : undefined,
    )
  }

  /** A page's ids come out of an index first, so that openings are counted for nothing that is skipped. */
  async function list(search: CompanySearch, host: string, at: Date, also?: SQL): Promise<CompanyPage> {
    const where = and(conditions(search, host), also)
    const rest = and(conditions({ ...search, keyword: undefined }, host), also)
    const hits = hitsInParts(companies.document, search.keyword)
    const parts = (hits ?? [undefined]).map((hit) => and(rest, hit))
    const page = pageOfParts(db, companies, search, parts, mostOpenings)
    const count = counted(db, companies, where)
    const query = db
      .select({ total: count.total, company: companyColumns, openings: openings(db, at) })
      .from(count)
      .leftJoin(page, sql`true`)
      .leftJoin(companies, eq(companies.id, page.id))
      .orderBy(page.part, ...mostOpenings)
    const [rows, book] = await Promise.all([timely(query), terms.book()])
    return {
      list: rows.flatMap((row) => (row.company ? [companyEntryOf(row.company, row.openings, book)] : [])),
      total: rows[0]?.total ?? 0,
    }
  }

  return {
    list: (search, host) => list(search, host, now()),

    async ofCollege({ college, ...search }, host) {
      const at = now()
      return list(search, host, at, recruits(at, await suitsCollege(db, college, host)))
    },

    async countChoices({ list: of, college, ...filter }, by, host) {
      const where = and(
        conditions({ ...filter, [by]: undefined }, host),
        of === 'college' ? recruits(now(), await suitsCollege(db, college, host)) : undefined,
      )
      const counts = await countedBy(db, companies, sql`${columns[by]}`, where)
      return [...counts].map(([value, count]) => ({ value, count }))
    },

    async recruiting(most) {
      const at = now()
      const query = db
        .select({ company: companyColumns, openings: openings(db, at) })
        .from(companies)
        .where(recruits(at))
        .orderBy(...mostOpenings)
        .limit(most)
      const [rows, book] = await Promise.all([timely(query), terms.book()])
      return rows.map((row) => companyEntryOf(row.company, row.openings, book))
    },

    async find(id) {
      const query = db
        .select({ company: companyDetailColumns, openings: openings(db, now()) })
        .from(companies)
        .where(eq(companies.id, Number(id)))
      const [[row], book] = await Promise.all([timely(query), terms.book()])
      if (!row) return null
      const { company } = row
      return {
        ...companyEntryOf(company, row.openings, book),
        full_name: company.fullName,
        stage: company.stage,
        is_verified: company.isVerified,
        address: company.address,
        website: company.website,
        intro: sanitiser.html(company.intro),
        welfare: company.welfare,
        views: company.views,
      }
    },
  }
}
