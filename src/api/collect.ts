import { queryOptions } from '@tanstack/react-query'
import type { Collectable } from '../../contract/calls/collect.ts'
import * as collect from '../../contract/calls/collect.ts'
import { request } from './client.ts'
import { CONTENT_FRESH } from './content.ts'
import { queryClient } from './query-client.ts'

const addToCollection = request(collect.addToCollection)
const cancelCollection = request(collect.cancelCollection)
const readers = {
  position: request(collect.getCollectedPositions),
  company: request(collect.getCollectedCompanies),
}

/** Ids of everything of a kind that the student has collected. */
export const collectionQuery = (kind: Collectable) =>
  queryOptions({
    queryKey: ['student', 'collect', kind],
    queryFn: async ({ signal }) => (await readers[kind]({ page: '1', size: '1' }, signal)).ids,
    staleTime: CONTENT_FRESH,
  })

/** What was read stands corrected, without another call. */
function correct(kind: Collectable, change: (ids: readonly string[]) => string[]): void {
  queryClient.setQueryData(collectionQuery(kind).queryKey, (ids) => ids && change(ids))
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
