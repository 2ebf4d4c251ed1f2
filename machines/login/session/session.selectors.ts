import type { SnapshotFrom } from 'xstate'
import type { LoginType } from '../../../contract/rules/storage.ts'
import type { sessionMachine } from './session.machine.ts'

type SessionSnapshot = SnapshotFrom<typeof sessionMachine>

export type Identity = 'unknown' | 'anonymous' | LoginType

export function identityOf({ value, context }: SessionSnapshot): Identity {
  if (value.identity === 'deciding') return 'unknown'
  return value.identity === 'other' ? (context.loginType ?? 'anonymous') : value.identity
}

/** The id of the student who is logged in; '' for anybody else. */
export const studentIdOf = (snapshot: SessionSnapshot): string =>
  identityOf(snapshot) === 'student' ? snapshot.context.userId : ''
