import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as fairs from '../../contract/calls/fairs.ts'
import { request } from './client.ts'
import { CONTENT_FRESH, readPage } from './content.ts'

const getFair = request(fairs.getFair)
const getFairLabels = request(fairs.getFairLabels)
const getFairCompanies = request(fairs.getFairCompanies)
const findBooths = request(fairs.findBooths)
const getFairList = request(fairs.getFairList)
const getTalks = request(fairs.getTalks)

export const fairQuery = (id: string) =>
  queryOptions({ queryKey: ['fairs', id], queryFn: ({ signal }) => getFair({ id }, signal), staleTime: CONTENT_FRESH })

export const fairLabelsQuery = (id: string) =>
  queryOptions({
    queryKey: ['fairs', id, 'labels'],
    queryFn: ({ signal }) => getFairLabels({ id }, signal),
    staleTime: CONTENT_FRESH,
  })

export interface FairCompanyFilter {
  readonly label?: string | undefined
  readonly keyword?: string | undefined
}

/** Companies to a page of a fair's. */
export const FAIR_COMPANIES_A_PAGE = 24

export const fairCompaniesQuery = (id: string, filter: FairCompanyFilter, page: number) =>
  queryOptions({
    queryKey: ['fairs', id, 'companies', filter, page],
    queryFn: ({ signal }) =>
      readPage(page, FAIR_COMPANIES_A_PAGE, (at) => getFairCompanies({ id, ...filter, ...at }, signal)),
    placeholderData: keepPreviousData,
    staleTime: CONTENT_FRESH,
  })

/** Booths that a text finds by what their companies recruit for, and by their names in either script. */
export const foundBoothsQuery = (id: string, text: string) =>
  queryOptions({
    queryKey: ['fairs', id, 'booths', text],
    enabled: text !== '',
    queryFn: async ({ signal }) => (await findBooths({ id, keyword: text }, signal)).list,
    staleTime: CONTENT_FRESH,
  })

/** Fairs to a page. */
export const FAIRS_A_PAGE = 12

export const fairListQuery = (page: number) =>
  queryOptions({
    queryKey: ['fairs', 'list', page],
    queryFn: ({ signal }) => readPage(page, FAIRS_A_PAGE, (at) => getFairList(at, signal)),
    placeholderData: keepPreviousData,
    staleTime: CONTENT_FRESH,
  })

/** Talks of a fair. */
export const talksQuery = (fairId: string) =>
  queryOptions({
    queryKey: ['fairs', fairId, 'talks'],
    queryFn: ({ signal }) => getTalks({ fair_id: fairId }, signal),
    staleTime: CONTENT_FRESH,
  })
