import { queryOptions } from '@tanstack/react-query'
import { getSiteInfo } from '../api/site.ts'

/** Whose site the desk stands on. */
export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: ({ signal }) => getSiteInfo({ domain: location.hostname }, signal),
  staleTime: Number.POSITIVE_INFINITY,
})
