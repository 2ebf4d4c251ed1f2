import type { Failure } from '../../../contract/failures.ts'
import type { JumpRequest } from '../student-login/jump.ts'

/** The places of a log-out (OUT-1), and the resume area with a way of its own (OUT-3). */
export const logoutOrigins = [0, 1, 2, 3, 4, 5, 6, 'resumeArea'] as const
export type LogoutOrigin = (typeof logoutOrigins)[number]

export interface LogoutContext {
  readonly origin: LogoutOrigin
  /** Origin 2: what the visitor wanted when asked to switch identity. */
  readonly wanted: JumpRequest
  readonly failure: Failure | null
}

export type LogoutEvent = { type: 'CONFIRMED' } | { type: 'CANCELLED' }

export type LogoutInput = { origin: LogoutOrigin; wanted: JumpRequest }

export type LogoutOutput = { result: 'loggedOut' | 'cancelled' }

/** The page after a log-out. */
export type LogoutNext =
  | { kind: 'home' }
  | { kind: 'loginPage' }
  | { kind: 'studentLogin'; jump: JumpRequest }
  | { kind: 'deliveryLogin' }
  | { kind: 'collectionLogin' }

export function nextOf(origin: LogoutOrigin, wanted: JumpRequest): LogoutNext {
  switch (origin) {
    case 0:
      return { kind: 'home' }
    case 1:
      return { kind: 'studentLogin', jump: { mode: 1 } }
    case 2:
      return { kind: 'studentLogin', jump: wanted }
    case 3:
      return { kind: 'deliveryLogin' }
    case 4:
      return { kind: 'collectionLogin' }
    case 5:
      return { kind: 'studentLogin', jump: { mode: 9 } }
    case 6:
      return { kind: 'studentLogin', jump: { mode: 3 } }
    case 'resumeArea':
      return { kind: 'loginPage' }
  }
}
