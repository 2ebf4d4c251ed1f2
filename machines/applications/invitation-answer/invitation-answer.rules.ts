import * as v from 'valibot'
import { answerRefusal } from '../../../contract/calls/invitations.ts'
import { codes } from '../../../contract/codes.ts'
import { type Failure, failureOf, hasCode } from '../../../contract/failures.ts'

function refusalIn(failure: Failure) {
  if (!hasCode(failure, codes.refused)) return null
  const refusal = v.safeParse(answerRefusal, failure.data)
  return refusal.success ? refusal.output.why : null
}

/** That the time that is asked for is past, or no other than it is. */
export function isTimeWrong(failure: Failure): boolean {
  const why = refusalIn(failure)
  return why === 'timePast' || why === 'timeSame'
}

/** That the invitation stands otherwise than the student saw: to try again would not help. */
export function isOutdated(error: unknown): boolean {
  const failure = failureOf(error)
  if (hasCode(failure, codes.notFound)) return true
  return refusalIn(failure) !== null && !isTimeWrong(failure)
}
