import { QueryClient } from '@tanstack/react-query'
import { codes } from '../../contract/codes.ts'
import { failureOf } from '../../contract/failures.ts'

const passing: readonly number[] = [codes.internal, codes.unavailable]

/** What the server decided it decides again; what did not come, or what it could not do just then, is asked for once more. */
function retry(failures: number, error: Error): boolean {
  const failure = failureOf(error)
  return failures < 1 && (failure.kind !== 'server' || passing.includes(failure.code))
}

/** Cache of what was read from the server. Nothing in the first load imports it: an anonymous visitor reads nothing. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Without network a read fails, and says so, rather than wait in silence.
    queries: { retry, networkMode: 'always', refetchOnWindowFocus: false, refetchOnReconnect: false },
    mutations: { networkMode: 'always' },
  },
})
// From here on it hears of the window's focus, for the reads that want it.
queryClient.mount()
