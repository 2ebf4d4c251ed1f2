import { codes } from '../../../contract/codes.ts'
import { CallFailure } from '../../../contract/failures.ts'
import type { Applicant, LastMove, Moved, OfferValues } from './desk-review.types.ts'

export const LIN: Applicant = { id: '11', name: '林知夏' }
export const GU: Applicant = { id: '12', name: '顾南乔' }

export const OFFER: OfferValues = {
  salary: '18K × 14 薪',
  place: '江临市望江区',
  startsOn: '2027-07-01',
  answerBy: '2026-12-05T18:00',
}

/** The time until which the samples can be taken back. */
export const UNTIL = Date.parse('2026-11-23T08:00:10.000Z')

/** Decided before the page was loaded anew. */
export const LAST: LastMove = {
  move: { step: 'reject', applicants: [LIN, GU] },
  moved: ['11'],
  deadline: UNTIL,
}

type Standing = Moved[number]
const stands = (id: string, status: Standing['status'], is_moved: boolean): Standing => ({
  id,
  status,
  undo_until: is_moved ? UNTIL : null,
  is_moved,
})

export const answers = {
  liked: [stands('11', 'interested', true)],
  offered: [stands('11', 'offer', true)],
  rejected: [stands('11', 'rejected', true)],
  bothRejected: [stands('11', 'rejected', true), stands('12', 'rejected', true)],
  /** The student of the second took it back meanwhile. */
  oneRejected: [stands('11', 'rejected', true), stands('12', 'withdrawn', false)],
  /** The answer of the call before was lost. */
  rejectedBefore: [{ ...stands('11', 'rejected', false), undo_until: UNTIL }],
  overtaken: [stands('11', 'withdrawn', false)],
  /** Too late to be taken back: the students have been told. */
  told: [stands('11', 'rejected', false), stands('12', 'rejected', false)],
  viewed: [stands('11', 'viewed', true)],
  bothViewed: [stands('11', 'viewed', true), stands('12', 'viewed', true)],
} as const satisfies Record<string, Moved>

export const failures = {
  offline: new CallFailure({ kind: 'offline' }),
  answerByPast: new CallFailure({ kind: 'server', code: codes.refused, msg: '', data: { why: 'answerByPast' } }),
  loginLost: new CallFailure({ kind: 'server', code: codes.notLoggedIn, msg: '', data: null }),
} as const
