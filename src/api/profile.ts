import { queryClient } from './query-client.ts'

const STUDENT = { queryKey: ['student'] }

/** What is known of the student is read again. */
export const refreshProfile = () => queryClient.invalidateQueries(STUDENT)

/** What is known of the student is forgotten. */
export const forgetProfile = () => queryClient.removeQueries(STUDENT)
