import type { SnapshotFrom } from 'xstate'
import type { deskReviewMachine } from './desk-review.machine.ts'

type DeskReviewSnapshot = SnapshotFrom<typeof deskReviewMachine>

export type DeskReviewView =
  | 'resting'
  | 'writing'
  | 'inviting'
  | 'moving'
  | 'failed'
  | 'offered'
  | 'undoing'
  | 'notUndone'
  | 'tooLate'
  | 'overtaken'

export const deskReviewView = ({ value }: DeskReviewSnapshot): DeskReviewView =>
  typeof value === 'string' ? (value as Exclude<typeof value, 'entering'>) : value.ready

/** Counts the deliveries that did not take the step. */
export const leftBehind = ({ context: { move, moved } }: DeskReviewSnapshot): number =>
  (move?.applicants.length ?? 0) - moved.length
