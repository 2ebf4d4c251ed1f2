import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as companies from '../../contract/calls/companies.ts'
import type { CompanyDimension, CompanyFilter, FilteredCompanies } from '../../contract/content.ts'
import { request } from './client.ts'
import { CONTENT_FRESH, readPage } from './content.ts'

const getCompanyList = request(companies.getCompanyList)
const getCollegeCompanies = request(companies.getCollegeCompanies)
const getCompanyCounts = request(companies.getCompanyCounts)
const getCompany = request(companies.getCompany)
const getCompanyPositions = request(companies.getCompanyPositions)

/** Companies to a page of every list. */
export const COMPANIES_A_PAGE = 24

export const companiesQuery = (filter: CompanyFilter, page: number) =>
  queryOptions({
    queryKey: ['companies', filter, page],
    queryFn: ({ signal }) => readPage(page, COMPANIES_A_PAGE, (at) => getCompanyList({ ...filter, ...at }, signal)),
    placeholderData: keepPreviousData,
    staleTime: CONTENT_FRESH,
  })

/** Companies whose positions suit a department's graduates. */
export const collegeCompaniesQuery = (filter: CompanyFilter & { college?: string | undefined }, page: number) =>
  queryOptions({
    queryKey: ['companies', 'college', filter, page],
    queryFn: ({ signal }) =>
      readPage(page, COMPANIES_A_PAGE, (at) => getCollegeCompanies({ ...filter, ...at }, signal)),
    placeholderData: keepPreviousData,
    staleTime: CONTENT_FRESH,
  })

/** How many companies of a list there are with each choice of a dimension. */
export function companyCountsQuery(filtered: FilteredCompanies, by: CompanyDimension) {
  const asked = { ...filtered, [by]: undefined, by }
  return queryOptions({
    queryKey: ['companies', 'counts', asked],
    queryFn: async ({ signal }) => (await getCompanyCounts(asked, signal)).list,
    placeholderData: keepPreviousData,
    staleTime: CONTENT_FRESH,
  })
}

export const companyQuery = (id: string) =>
  queryOptions({
    queryKey: ['companies', 'one', id],
    queryFn: ({ signal }) => getCompany({ id }, signal),
    staleTime: CONTENT_FRESH,
  })

/** Positions to a page of a company's own. */
export const COMPANY_POSITIONS_A_PAGE = 10

export const companyPositionsQuery = (companyId: string, page: number) =>
  queryOptions({
    queryKey: ['companies', 'positions', companyId, page],
    queryFn: ({ signal }) =>
      readPage(page, COMPANY_POSITIONS_A_PAGE, (at) => getCompanyPositions({ company_id: companyId, ...at }, signal)),
    placeholderData: keepPreviousData,
    staleTime: CONTENT_FRESH,
  })
