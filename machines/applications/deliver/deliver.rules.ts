import { type DeliverRefusal, deliverRefusal, type ResumeLack } from '../../../contract/calls/deliveries.ts'
import { codes } from '../../../contract/codes.ts'
import { dataOf, type Failure, failureOf, hasCode, isNotLoggedIn } from '../../../contract/failures.ts'
import { MESSAGE_MAX } from '../../../contract/rules/delivery-steps.ts'
import { charactersOf } from '../../../contract/rules/resume-rules.ts'
import { type DeliverContext, type Offer, RESUME, type Way } from './deliver.types.ts'

export const isLoginLost = (error: unknown): boolean => isNotLoggedIn(failureOf(error))

/** The reason why the server would not take it; null where something else went wrong. */
export function refusalOf(error: unknown): DeliverRefusal | null {
  const failure = failureOf(error)
  return hasCode(failure, codes.refused) ? dataOf(failure, deliverRefusal) : null
}

/** Whether it may have got there all the same: no word of the server's came back. */
export const isOutcomeUnknown = (failure: Failure): boolean => failure.kind !== 'server'

/** The reason why a student with this offer can deliver nothing. */
export function refusalIn({ resume, attachments, status }: Offer): DeliverRefusal | null {
  if (status === 'withdrawn') return { why: 'withdrawn' }
  if (status !== null) return null
  if (resume === null) return { why: 'noResume' }
  return resume.lacks.length > 0 && attachments.length === 0 ? { why: 'incomplete', lacks: [...resume.lacks] } : null
}

export const isResumeComplete = ({ resume }: Offer): boolean => resume !== null && resume.lacks.length === 0

export const isChoosable = (offer: Offer, choice: string): boolean =>
  choice === RESUME ? isResumeComplete(offer) : offer.attachments.some(({ id }) => id === choice)

/** The former choice, as long as it is there; else the resume, where it can be sent. */
function choiceIn(offer: Offer, before: string | null): string | null {
  if (before !== null && isChoosable(offer, before)) return before
  return isResumeComplete(offer) ? RESUME : null
}

/** The choice and sentence of that student from before; another student begins anew. */
export function wishOf(
  before: Pick<DeliverContext, 'offer' | 'choice' | 'message'>,
  offer: Offer,
): Pick<DeliverContext, 'choice' | 'message'> {
  const isOwn = before.offer === null || before.offer.userId === offer.userId
  return { choice: choiceIn(offer, isOwn ? before.choice : null), message: isOwn ? before.message : '' }
}

export const isMessageLong = (message: string): boolean => charactersOf(message.trim()) > MESSAGE_MAX

const ways: Readonly<Record<DeliverRefusal['why'], Way | null>> = {
  closed: 'otherPositions',
  expired: 'otherPositions',
  otherSchool: 'otherPositions',
  withdrawn: 'otherPositions',
  noResume: 'writeResume',
  incomplete: 'completeResume',
  attachmentGone: null,
  tooMany: null,
}

/** The way on from what is in the way; null where nothing is, or it is tried again. */
export function wayOf({ refusal, offer }: Pick<DeliverContext, 'refusal' | 'offer'>): Way | null {
  if (refusal) return ways[refusal.why]
  return offer && !isResumeComplete(offer) ? 'completeResume' : null
}

/** The resume's lacks, as the server says now or said before. */
export function lacksIn({ refusal, offer }: Pick<DeliverContext, 'refusal' | 'offer'>): readonly ResumeLack[] {
  return refusal?.why === 'incomplete' ? refusal.lacks : (offer?.resume?.lacks ?? [])
}

/** Whether it may be delivered after all, once something else is chosen or some time has passed. */
export const mayPass = (refusal: DeliverRefusal | null): boolean => refusal !== null && ways[refusal.why] === null
