import type { VisibilityEvent } from '../../kit/visibility.ts'

export interface CarouselContext extends CarouselInput {
  /** The number of the page that is shown, from 0. */
  readonly index: number
}

/** Whether the visitor asked their system for less motion. */
export type MotionEvent = { type: 'MOTION.REDUCED' } | { type: 'MOTION.ALLOWED' }

export type CarouselEvent =
  | { type: 'PAGE.NEXT' }
  | { type: 'PAGE.PREVIOUS' }
  | { type: 'PAGE.PICKED'; index: number }
  | { type: 'POINTER.ENTERED' }
  | { type: 'POINTER.LEFT' }
  | { type: 'FOCUS.ENTERED' }
  | { type: 'FOCUS.LEFT' }
  /** The visitor stopped the motion, by the control that WCAG asks for where something moves by itself. */
  | { type: 'STOPPED' }
  | { type: 'STARTED' }
  | VisibilityEvent
  | MotionEvent

export interface CarouselInput {
  /** Pages, one at least. */
  readonly count: number
  /** Whether the pages turn by themselves, round and round. */
  readonly autoplay: boolean
}
