import { useQuery } from '@tanstack/react-query'
import * as m from '../../../../messages/compiled/messages.js'
import { positionQuery } from '../../../api/positions.ts'
import { queryClient } from '../../../api/query-client.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { MissingOne } from '../../../shared/query/MissingOne.tsx'
import { Queried } from '../../../shared/query/Queried.tsx'
import { Job, type JobProps } from './Job.tsx'
import { JobSkeleton } from './JobSkeleton.tsx'

export interface JobPageProps extends Omit<JobProps, 'job'> {
  readonly id: string
}

/** A position, as soon as it has come. */
export function JobPage({ id, ...props }: JobPageProps) {
  usePreferences()
  const query = useQuery(positionQuery(id), queryClient)
  return (
    <Queried
      query={query}
      skeleton={<JobSkeleton />}
      what={m.content_what_position()}
      missing={<MissingOne kind="position" />}
    >
      {(job) => <Job job={job} {...props} />}
    </Queried>
  )
}
