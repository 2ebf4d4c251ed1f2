import { BULK_MAX } from '../../../contract/calls/desk.ts'
import { codes } from '../../../contract/codes.ts'
import { dataOf, type Failure, hasCode } from '../../../contract/failures.ts'
import { type OfferFault, type OfferTerms, offerRefusal } from '../../../contract/offer.ts'
import { isOffering, MESSAGE_MAX, SALARY_MAX, statusAfter } from '../../../contract/rules/delivery-steps.ts'
import { PLACE_MAX } from '../../../contract/rules/invitation-steps.ts'
import { charactersOf } from '../../../contract/rules/resume-rules.ts'
import { instantIn, wallTime } from '../../../contract/rules/wall-clock.ts'
import { isDay, isMoment } from '../../kit/typed-moment.ts'
import { undoUntil } from '../../kit/undo-until.ts'
import type { Applicant, DeskReviewContext, Move, Moved, MoveStep, OfferValues, Standing } from './desk-review.types.ts'

/** Steps that the student is told a sentence with. */
export const hasNote = (step: MoveStep): boolean => isOffering(step) || step === 'reject'

export const isNoteLong = (note: string): boolean => charactersOf(note.trim()) > MESSAGE_MAX

export const noOffer: OfferValues = { salary: '', place: '', startsOn: '', answerBy: '' }

const isSaid = (text: string, max: number) => text.trim() !== '' && charactersOf(text.trim()) <= max

/** Whether an offer says all that it has to. */
export const isOfferWhole = ({ salary, place, startsOn, answerBy }: OfferValues): boolean =>
  isSaid(salary, SALARY_MAX) && isSaid(place, PLACE_MAX) && isDay(startsOn) && isMoment(answerBy)

/** Turns a whole offer into what the calls have. @param zone IANA, in which the times are named */
export const termsOf = ({ salary, place, startsOn, answerBy }: OfferValues, zone: string): OfferTerms => ({
  salary: salary.trim(),
  place: place.trim(),
  starts_on: startsOn,
  answer_by: instantIn(zone, answerBy),
  zone,
})

/** Turns an offer into what is typed, by the clocks of here. */
export const valuesOf = ({ salary, place, starts_on, answer_by }: OfferTerms): OfferValues => ({
  salary,
  place,
  startsOn: starts_on,
  answerBy: wallTime(Date.parse(answer_by)),
})

/** The time of an offer that the server found past; null where it failed for something else. */
export function pastIn(failure: Failure | null): OfferFault | null {
  return hasCode(failure, codes.refused) ? (dataOf(failure, offerRefusal)?.why ?? null) : null
}

export const isMovable = (applicants: readonly Applicant[]): boolean =>
  applicants.length > 0 && applicants.length <= BULK_MAX

/** Ids of those that stand as was wanted: moved just now, or by a call whose answer was lost. */
export const movedIn = (step: MoveStep, moved: Moved): readonly string[] =>
  moved.filter(({ status, is_moved }) => is_moved || status === statusAfter(step)).map(({ id }) => id)

/** The employer asked for this move before and left it: its words are there again. */
export const isLeft = ({ move, moved }: Pick<DeskReviewContext, 'move' | 'moved'>, asked: Move): boolean =>
  moved.length === 0 &&
  move?.step === asked.step &&
  move.applicants.length === asked.applicants.length &&
  move.applicants.every(({ id }, at) => asked.applicants[at]?.id === id)

/** The time until which all of them can be taken back; 0 where none can. */
export function deadlineIn(moved: readonly Pick<Moved[number], 'undo_until'>[]): number {
  const ends = moved.flatMap(({ undo_until }) => (undo_until === null ? [] : [undo_until]))
  return ends.length === 0 ? 0 : Math.min(...ends)
}

/** @param now when the answer came */
export const movedAt = (standing: readonly Standing[], now: number): Moved =>
  standing.map(({ undo_rest, ...one }) => ({ ...one, undo_until: undoUntil(undo_rest, now) }))

/** Whether all of a step is taken back, now or by a call whose answer was lost. */
export const isBack = ({ move, moved }: Pick<DeskReviewContext, 'move' | 'moved'>, answer: Moved): boolean =>
  move !== null &&
  moved.every((id) => answer.some((one) => one.id === id && (one.is_moved || one.status !== statusAfter(move.step))))

export const toggled = (selected: readonly string[], id: string): readonly string[] =>
  selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id]
