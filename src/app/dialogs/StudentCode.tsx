import { useQuery } from '@tanstack/react-query'
import type { SiteInfo } from '../../../contract/calls/site.ts'
import { siteCodeQuery } from '../../api/queries.ts'
import { queryClient } from '../../api/query-client.ts'
import { type StudentCode as Code, StudentCodeDialog } from '../../features/student-code/StudentCodeDialog.tsx'
import { endDialog } from '../actors.ts'
import { enter } from '../idle.ts'

const close = () => endDialog('studentCode')

function complete(): void {
  close()
  enter('landingResume')
}

/** The mini-program's code for students (HOME-3). */
export default function StudentCode({ site }: { site: SiteInfo }) {
  const { data, isError, isFetching, refetch } = useQuery(siteCodeQuery, queryClient)
  const code: Code = data ? { state: 'ready', picture: data } : { state: isError && !isFetching ? 'failed' : 'loading' }
  return (
    <StudentCodeDialog site={site} code={code} onRetry={() => void refetch()} onComplete={complete} onClose={close} />
  )
}
