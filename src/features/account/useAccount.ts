import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import type { StudentInfo } from '../../../contract/calls/authentication.ts'
import { type Identity, identityOf } from '../../../machines/session/session.selectors.ts'
import { studentInfoQuery } from '../../api/queries.ts'
import { useActors } from '../actors.ts'
import type { Account } from '../shell/account.ts'

/** A number that stays the same for a user, to pick one of the drawn avatars. */
const indexOf = (userId: string): number => [...userId].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)

const toAccount = (info: StudentInfo): Account => ({
  name: info.name || info.phone,
  caption: [info.school, info.major].filter((part) => part !== '').join(' · '),
  avatar: info.avatar,
  sex: info.sex,
  index: indexOf(info.user_id),
  hasResume: info.has_resume === '1',
})

/** Who is logged in as a student, with what the shell shows of them once it is there. */
export function useAccount(): { identity: Identity; account: Account | null } {
  const { session } = useActors()
  const identity = useSelector(session, identityOf)
  const { data } = useQuery({ ...studentInfoQuery, enabled: identity === 'student' })
  return { identity, account: identity === 'student' && data ? toAccount(data) : null }
}
