import type { Locale, LocalText } from '../../contract/calls/site.ts'
import type { CompanyFilter, PositionFilter } from '../../contract/content.ts'
import { getLocale } from '../../messages/compiled/runtime.js'
import { collegeCompaniesQuery, companiesQuery } from '../api/companies.ts'
import { begin, settled } from '../api/content.ts'
import { fairListQuery } from '../api/fairs.ts'
import { collegePositionsQuery, positionsQuery, recommendationsQuery, termsQuery } from '../api/positions.ts'
import { collegeHomeQuery, zoneQuery } from '../api/zones.ts'
import type { Terms } from '../features/jobs/list/position-dimensions.ts'
import { localise } from '../shared/preferences/localise.ts'
import type { RouteContext } from './-context.ts'
import type { CollegeParams, CompanySearch, Paged, PositionSearch } from './-search.ts'
import { studentIn } from './-student.ts'

/** What positions are narrowed by, of all that an address carries. */
export const positionFilterOf = (search: PositionSearch): PositionFilter => ({
  keyword: search.keyword,
  value: search.value,
  major: search.major,
  city: search.city,
  industry: search.industry,
  education: search.education,
  period: search.period,
  insize: search.insize,
  nature: search.nature,
  salary: search.salary,
  within: search.within,
  grade: search.grade,
  zoneid: search.zoneid,
  hide: search.hide,
  sort: search.sort,
})

export const companyFilterOf = (search: CompanySearch): CompanyFilter => ({
  keyword: search.keyword,
  city: search.city,
  industry: search.industry,
  insize: search.insize,
  nature: search.nature,
  zoneid: search.zoneid,
})

/** The server's own name; anybody can write a title into an address. */
export const zoneHeading = (zone: { title: LocalText } | undefined, locale: Locale): string | null =>
  zone ? localise(zone.title, locale) : null

/** What a list of positions is called: its zone, or the one category that it shows, as the address has it until it is known. */
export function positionHeading(
  search: PositionSearch,
  zone: { title: LocalText } | undefined,
  terms: Terms | undefined,
  locale: Locale,
): string | null {
  const { value, label } = search
  if (search.zoneid !== undefined || value?.length !== 1) return zoneHeading(zone, locale)
  if (!terms) return label ?? null
  const category = terms.categories.find((term) => term.value === value[0])
  return category ? localise(category.label, locale) : null
}

const zoneOf = async (zoneid: string | undefined) =>
  zoneid === undefined ? undefined : settled<{ title: LocalText }>(zoneQuery(zoneid))

/** Without their terms, filters would be called by their codes. */
const termsOf = ({ value, major, city, industry }: PositionFilter) =>
  (value ?? major ?? city ?? industry) === undefined ? undefined : settled<Terms>(termsQuery)

/** What is hidden depends on who asks, which has to be known first. */
const isReadable = ({ enabled }: { enabled?: unknown }) => enabled !== false

/** Begins what a list of positions shows, and waits for what names it and its filters. */
export async function readPositionList(search: PositionSearch, plain: () => string, { session }: RouteContext) {
  const userId = studentIn(session.getSnapshot())
  const query = positionsQuery(positionFilterOf(search), search.page ?? 1, userId)
  if (isReadable(query)) begin(query, fairListQuery(1), termsQuery)
  else begin(fairListQuery(1), termsQuery)
  const [zone, terms] = await Promise.all([zoneOf(search.zoneid), termsOf(search)])
  return { title: () => positionHeading(search, zone, terms, getLocale()) ?? plain() }
}

export async function readCompanyList(search: CompanySearch, plain: () => string) {
  begin(companiesQuery(companyFilterOf(search), search.page ?? 1), termsQuery)
  const [zone] = await Promise.all([zoneOf(search.zoneid), termsOf(search)])
  return { title: () => zoneHeading(zone, getLocale()) ?? plain() }
}

/** As above; recommendations depend on who asks, which has to be known first. */
export async function readRecommendations(search: PositionSearch, { session }: RouteContext): Promise<void> {
  const userId = studentIn(session.getSnapshot())
  const { page = 1 } = search
  begin(fairListQuery(1), termsQuery)
  if (userId !== null) begin(recommendationsQuery(positionFilterOf(search), page, userId))
  await termsOf(search)
}

type College<T> = T & CollegeParams

/** As above, for a department's graduates. */
export async function readCollegePositions(search: College<PositionSearch>, { session }: RouteContext): Promise<void> {
  const filter = { ...positionFilterOf(search), college: search.college }
  const query = collegePositionsQuery(filter, search.page ?? 1, studentIn(session.getSnapshot()))
  if (isReadable(query)) begin(query, collegeHomeQuery, termsQuery)
  else begin(collegeHomeQuery, termsQuery)
  await termsOf(search)
}

export async function readCollegeCompanies(search: College<CompanySearch>): Promise<void> {
  const filter = { ...companyFilterOf(search), college: search.college }
  begin(collegeCompaniesQuery(filter, search.page ?? 1), collegeHomeQuery, termsQuery)
  await termsOf(search)
}

export function beginCollegeFairs({ page = 1 }: College<Paged>): void {
  begin(fairListQuery(page), collegeHomeQuery)
}
