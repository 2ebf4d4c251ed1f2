import { COUNT_MAX } from '../../contract/content.ts'
import { queryClient } from './query-client.ts'

/** Milliseconds for which public content counts as fresh. */
export const CONTENT_FRESH = 30_000

/** Somebody else may change it meanwhile: whoever comes back to the page sees it anew. */
export const lively = { staleTime: CONTENT_FRESH, refetchOnWindowFocus: 'always' } as const

export const pageOf = (page: number, size: number) => ({ page: String(page), size: String(size) })

interface Page {
  readonly list: readonly unknown[]
  readonly total: number
}

/** Pages that entries fill; a list shows none behind COUNT_MAX. */
export const pagesOf = (total: number, size: number): number => Math.ceil(Math.min(total, COUNT_MAX) / size)

/** Reads a page of a list. Where there are not so many it is the last one, and `last` says which that is. */
export async function readPage<T extends Page>(
  page: number,
  size: number,
  read: (at: ReturnType<typeof pageOf>) => Promise<T>,
): Promise<T & { readonly last?: number }> {
  const answer = await read(pageOf(page, size))
  const last = pagesOf(answer.total, size)
  if (answer.list.length > 0 || last === 0 || last >= page) return answer
  return { last, ...(await readPage(last, size, read)) }
}

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
