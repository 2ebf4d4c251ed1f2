import { studentInfoQuery } from '../../api/queries.ts'
import { queryClient } from '../../api/query-client.ts'

/** /resume, or /resume_create for a student without one (NAV-4); the page itself tells of a failure. */
export async function resumePath(): Promise<'/resume' | '/resume_create'> {
  const info = await queryClient.fetchQuery(studentInfoQuery).catch(() => null)
  return info?.has_resume === '0' ? '/resume_create' : '/resume'
}
