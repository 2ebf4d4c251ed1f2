import { useQuery } from '@tanstack/react-query'
import { siteCodeQuery } from '../../api/queries.ts'
import { queryClient } from '../../api/query-client.ts'
import type { CodeProps } from '../../entities/site/StudentCode.tsx'

/** The site's mini-program code, read when a dialog wants it. */
export function useSiteCode(): CodeProps {
  const { data, isError, isFetching, refetch } = useQuery(siteCodeQuery, queryClient)
  return {
    code: data ? { state: 'ready', picture: data } : { state: isError && !isFetching ? 'failed' : 'loading' },
    onRetry: () => void refetch(),
  }
}
