import { queryOptions } from '@tanstack/react-query'
import * as homes from '../../contract/calls/homes.ts'
import * as positions from '../../contract/calls/positions.ts'
import { request } from './client.ts'
import { CONTENT_FRESH } from './content.ts'

const getBrandHome = request(homes.getBrandHome)
const getMainHome = request(homes.getMainHome)
const getHomeConfig = request(homes.getHomeConfig)
const getConfig = request(homes.getConfig)

/** The feed's next positions; rejects with a CallFailure. */
export const getHomePositions = request(positions.getHomePositions)

export const brandHomeQuery = (domain: string) =>
  queryOptions({
    queryKey: ['home', 'brand', domain],
    queryFn: ({ signal }) => getBrandHome({ domain }, signal),
    staleTime: CONTENT_FRESH,
  })

export const mainHomeQuery = (domain: string) =>
  queryOptions({
    queryKey: ['home', 'main', domain],
    queryFn: ({ signal }) => getMainHome({ domain }, signal),
    staleTime: CONTENT_FRESH,
  })

export const homeConfigQuery = queryOptions({
  queryKey: ['home', 'config'],
  queryFn: ({ signal }) => getHomeConfig({}, signal),
  staleTime: CONTENT_FRESH,
})

/** What searches suggest. */
export const searchConfigQuery = queryOptions({
  queryKey: ['config'],
  queryFn: ({ signal }) => getConfig({}, signal),
  staleTime: Number.POSITIVE_INFINITY,
})
