import { answerRefusal } from '../../contract/calls/invitations.ts'
import { codes } from '../../contract/codes.ts'
import { failureOf } from '../../contract/failures.ts'

/** That the invitation stands otherwise than the student saw: to try again would not help. */
export function isOutdated(error: unknown): boolean {
  const failure = failureOf(error)
  if (failure.kind !== 'server') return false
  if (failure.code === codes.notFound) return true
  const refusal = answerRefusal.safeParse(failure.data)
  return failure.code === codes.refused && refusal.success && refusal.data.why !== 'timePast'
}
