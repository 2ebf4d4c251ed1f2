import { queryOptions } from '@tanstack/react-query'
import * as calls from '../../contract/calls/searches.ts'
import { type Search, searchKey } from '../../contract/searches.ts'
import { request } from './client.ts'
import { lively } from './content.ts'
import { queryClient } from './query-client.ts'

const SEARCHES = 'searches'
const cache = queryClient.getQueryCache()

/** What was taken off is over with the page that showed it. */
cache.subscribe(({ type, query }) => {
  const isLeft = type === 'observerRemoved' && query.queryKey[1] === SEARCHES && !query.isActive()
  if (isLeft && query.state.isInvalidated) cache.remove(query)
})

const save = request(calls.saveSearch)
const getSearches = request(calls.getSearches)
const remove = request(calls.removeSearch)

/** One that was taken off a moment ago stays in its place, so that a slip can be mended there. */
export type ShownSearch = calls.SavedSearch & { readonly isOn: boolean }

/** On the site of a host; '' for this one. */
type OfSite = Search & { readonly host: string }

export const keyOf = (search: OfSite): string => `${search.host} ${searchKey(search)}`

/** What a student has saved, on whichever site, the latest first. */
export const searchesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['student', SEARCHES, userId],
    queryFn: async ({ signal }): Promise<readonly ShownSearch[]> =>
      (await getSearches({}, signal)).list.map((search) => ({ ...search, isOn: true })),
    ...lively,
  })

/** What was read stands corrected, without another call, until it is wanted anew. */
async function correct(userId: string, change: (searches: readonly ShownSearch[]) => readonly ShownSearch[]) {
  const { queryKey } = searchesQuery(userId)
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, (searches) => searches && change(searches))
  void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
}

/** Rejects with a CallFailure. */
export async function saveSearch(userId: string, { list, filter, host }: OfSite): Promise<void> {
  const saved = { ...(await save({ user_id: userId, list, filter, ...(host !== '' && { host }) })), isOn: true }
  await correct(userId, (searches) => {
    const isKnown = searches.some((one) => keyOf(one) === keyOf(saved))
    return isKnown ? searches.map((one) => (keyOf(one) === keyOf(saved) ? saved : one)) : [saved, ...searches]
  })
}

/** Likewise; nothing is left to do where it is not saved. */
export async function removeSearch(userId: string, search: OfSite): Promise<void> {
  const searches = await queryClient.ensureQueryData(searchesQuery(userId))
  const one = searches.find((each) => each.isOn && keyOf(each) === keyOf(search))
  if (one) await remove({ user_id: userId, id: one.id })
  await correct(userId, (all) => all.map((each) => (keyOf(each) === keyOf(search) ? { ...each, isOn: false } : each)))
}
