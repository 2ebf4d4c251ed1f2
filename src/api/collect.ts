import { queryOptions } from '@tanstack/react-query'
import type { Collectable } from '../../contract/calls/collect.ts'
import * as collect from '../../contract/calls/collect.ts'
import { request } from './client.ts'
import { CONTENT_FRESH } from './content.ts'
import { queryClient } from './query-client.ts'

const addToCollection = request(collect.addToCollection)
const cancelCollection = request(collect.cancelCollection)
export const collectionReaders = {
  position: request(collect.getCollectedPositions),
  company: request(collect.getCollectedCompanies),
}

/** Ids of everything of a kind that the student has collected. */
export const collectionQuery = (kind: Collectable) =>
  queryOptions({
    queryKey: ['student', 'collect', kind],
    queryFn: async ({ signal }) => (await collectionReaders[kind]({ page: '1', size: '1' }, signal)).ids,
    staleTime: CONTENT_FRESH,
  })

/** Pages of a collection, by kind, student and number. */
export const COLLECTED = 'collected'

/** The open pages of a kind stay as they are, the others are read anew. */
function forgetPages(kind: Collectable): void {
  const queryKey = [COLLECTED, kind]
  queryClient.removeQueries({ queryKey, type: 'inactive' })
  void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
}

/** What was read stands corrected, without another call. */
function correct(kind: Collectable, change: (ids: readonly string[]) => string[]): void {
  queryClient.setQueryData(collectionQuery(kind).queryKey, (ids) => ids && change(ids))
  forgetPages(kind)
}

/** Reads again what another tab has changed. */
export function rereadCollection(kind: Collectable): void {
  void queryClient.invalidateQueries({ queryKey: collectionQuery(kind).queryKey })
  forgetPages(kind)
}

/** Rejects with a CallFailure. */
export async function collectThing(type: Collectable, id: string): Promise<void> {
  await addToCollection({ type, id })
  correct(type, (ids) => [id, ...ids.filter((one) => one !== id)])
}

/** Likewise. */
export async function cancelThing(type: Collectable, id: string): Promise<void> {
  await cancelCollection({ type, id })
  correct(type, (ids) => ids.filter((one) => one !== id))
}
