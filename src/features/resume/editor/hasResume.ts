import { studentInfoQuery } from '../../../api/queries.ts'
import { queryClient } from '../../../api/query-client.ts'

/** Whether the student has a resume (NAV-4); the page itself tells of a failure. */
export async function hasResume(): Promise<boolean> {
  const info = await queryClient.fetchQuery(studentInfoQuery).catch(() => null)
  return info?.has_resume !== '0'
}
