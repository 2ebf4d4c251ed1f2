import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from './session.machine.ts'

type SessionSnapshot = SnapshotFrom<typeof sessionMachine>

export type Identity = 'unknown' | 'anonymous' | 'student' | 'other'

export function identityOf({ value }: SessionSnapshot): Identity {
  return value.identity === 'deciding' ? 'unknown' : value.identity
}
