import { resumeQuery, studentInfoQuery } from './queries.ts'
import { queryClient } from './query-client.ts'

const STUDENT = ['student']

/** What is known of the student is read again. */
export const refreshProfile = () => queryClient.invalidateQueries({ queryKey: STUDENT })

/** What is known of the student is forgotten. */
export const forgetProfile = () => queryClient.removeQueries({ queryKey: STUDENT })

/** What was read, below a key, is read again where somebody looks at it. */
export const refresh = (queryKey: readonly string[]) => queryClient.invalidateQueries({ queryKey })

/** Student info and resume, fresh from the server; rejects with a CallFailure. */
async function fetchFresh(userId: string) {
  const [info, resume] = await Promise.all([
    queryClient.fetchQuery({ ...studentInfoQuery, staleTime: 0 }),
    queryClient.fetchQuery({ ...resumeQuery(userId), staleTime: 0 }),
  ])
  return { info, hasResume: resume.name !== '' }
}

/** What decides between a student's pages; rejects with a CallFailure. */
export async function fetchFacts(userId: string): Promise<{ hasResume: boolean; diagnosisId: string }> {
  const { info, hasResume } = await fetchFresh(userId)
  return { hasResume, diagnosisId: info.resume_diagnose_id }
}

/** What decides where a login leads; rejects with a CallFailure. */
export async function fetchProfile(userId: string): Promise<{ hasResume: boolean; hasAiResume: boolean }> {
  const { info, hasResume } = await fetchFresh(userId)
  return { hasResume, hasAiResume: info.has_ai_resume === '1' }
}
