import { queryClient } from './query-client.ts'

/** Milliseconds for which public content counts as fresh. */
export const CONTENT_FRESH = 30_000

/** Somebody else may change it meanwhile: whoever comes back to the page sees it anew. */
export const lively = { staleTime: CONTENT_FRESH, refetchOnWindowFocus: 'always' } as const

export const pageOf = (page: number, size: number) => ({ page: String(page), size: String(size) })

type Readable = Parameters<typeof queryClient.prefetchQuery>[0]

const prefetch = (query: unknown) => void queryClient.prefetchQuery(query as Readable)

/** Begins to read what a page shows, all at once but for the moment that each takes a slow phone, and without waiting; the page draws what has come. */
export function begin(first: unknown, ...others: unknown[]): void {
  prefetch(first)
  for (const query of others) setTimeout(prefetch, 0, query)
}

/** Reads what names a page; undefined where that failed, which the page itself tells. */
export const settled = <T>(query: { queryKey: readonly unknown[]; queryFn?: unknown }): Promise<T | undefined> =>
  queryClient.ensureQueryData(query as never).catch(() => undefined) as Promise<T | undefined>
