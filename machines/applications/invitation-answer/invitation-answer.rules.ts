import { answerRefusal } from '../../../contract/calls/invitations.ts'
import { codes } from '../../../contract/codes.ts'
import { dataOf, type Failure, failureOf, hasCode } from '../../../contract/failures.ts'

function refusalIn(failure: Failure) {
  return hasCode(failure, codes.refused) ? (dataOf(failure, answerRefusal)?.why ?? null) : null
}

/** The time that the student asks for is past, or is the present one. */
export function isTimeWrong(failure: Failure): boolean {
  const why = refusalIn(failure)
  return why === 'timePast' || why === 'timeSame'
}

/** The invitation stands otherwise than the student saw: to try again would not help. */
export function isOutdated(error: unknown): boolean {
  const failure = failureOf(error)
  if (hasCode(failure, codes.notFound)) return true
  return refusalIn(failure) !== null && !isTimeWrong(failure)
}
