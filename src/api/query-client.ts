import { QueryClient } from '@tanstack/react-query'

/** Cache of what was read from the server. Nothing in the first load imports it: an anonymous visitor reads nothing. */
export const queryClient = new QueryClient({ defaultOptions: { queries: { retry: 1 } } })
