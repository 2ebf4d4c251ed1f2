import type { SnapshotFrom } from 'xstate'
import type { carouselMachine } from './carousel.machine.ts'

export type CarouselSnapshot = SnapshotFrom<typeof carouselMachine>

export const carouselIndex = ({ context }: CarouselSnapshot): number => context.index

/** The look of the control that stops and starts the motion; `none` where nothing moves anyway. */
export type MotionControl = 'stop' | 'start' | 'none'

export function motionControl(snapshot: CarouselSnapshot): MotionControl {
  if (snapshot.matches({ turning: { motion: 'playing' } })) return 'stop'
  return snapshot.matches({ turning: { motion: 'stopped' } }) ? 'start' : 'none'
}

/** Whether the next page is about to come by itself: what changes then is not said aloud. */
export const isTurning = (snapshot: CarouselSnapshot): boolean => snapshot.hasTag('running')
