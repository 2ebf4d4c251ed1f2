import { queryOptions } from '@tanstack/react-query'
import { getCommon, getResume } from './session.ts'

/** What the header and the resume area know of the student who is logged in. */
export const studentInfoQuery = queryOptions({
  queryKey: ['student', 'info'],
  queryFn: ({ signal }) => getCommon({}, signal),
  staleTime: 60_000,
})

/** Head of the student's resume. */
export const resumeQuery = (userId: string) =>
  queryOptions({
    queryKey: ['student', 'resume', userId],
    queryFn: ({ signal }) => getResume({ user_id: userId }, signal),
    staleTime: 60_000,
  })
