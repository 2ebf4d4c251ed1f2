import { queryOptions } from '@tanstack/react-query'
import * as zones from '../../contract/calls/zones.ts'
import { request } from './client.ts'

const getZone = request(zones.getZone)
const getCollegeHome = request(zones.getCollegeHome)

/** The zone item that led to a list. */
export const zoneQuery = (id: string) =>
  queryOptions({
    queryKey: ['zones', id],
    queryFn: ({ signal }) => getZone({ zoneid: id }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Head of the college pages. */
export const collegeHomeQuery = queryOptions({
  queryKey: ['college'],
  queryFn: ({ signal }) => getCollegeHome({}, signal),
  staleTime: Number.POSITIVE_INFINITY,
})
