import { useQuery } from '@tanstack/react-query'
import type { StudentInfo } from '../../../../contract/calls/authentication.ts'
import { studentInfoQuery } from '../../../api/queries.ts'
import { queryClient } from '../../../api/query-client.ts'
import type { StudentAccount } from '../../../entities/site/account.ts'

/** A number that stays the same for a user, to pick one of the drawn avatars. */
const indexOf = (userId: string): number => [...userId].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)

const toAccount = (info: StudentInfo): StudentAccount => ({
  kind: 'student',
  name: info.name || info.phone,
  caption: [info.school, info.major].filter((part) => part !== '').join(' · '),
  avatar: info.avatar,
  sex: info.sex,
  index: indexOf(info.user_id),
  hasResume: info.has_resume === '1',
})

/** The student who is logged in; null until that has been read. */
export function useStudentAccount(): StudentAccount | null {
  const { data } = useQuery(studentInfoQuery, queryClient)
  return data ? toAccount(data) : null
}
