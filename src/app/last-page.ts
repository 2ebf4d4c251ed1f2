import { queryClient } from '../api/query-client.ts'
import { router } from './router.ts'

const cache = queryClient.getQueryCache()

/** Number of a list's last page, where one behind that was asked for; the last page is what is shown. */
const lastOf = (data: unknown): unknown => Object(data).last

/** The address of a page behind the last becomes that of the last, which is what the list shows. */
export function correctPage(): void {
  const { page } = Object(router.latestLocation.search)
  const last = cache
    .findAll({ type: 'active' })
    .map(({ state }) => lastOf(state.data))
    .find((one) => one !== undefined)
  if (page === undefined || last === undefined || last === Number(page)) return
  const search = (before: object) => ({ ...before, page: last === 1 ? undefined : last })
  void router.navigate({ to: '.', search: search as never, replace: true, resetScroll: false })
}

cache.subscribe(({ type }) => {
  if (type === 'updated' || type === 'observerAdded') correctPage()
})
