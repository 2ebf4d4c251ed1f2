import { fromCallback } from 'xstate'
import { type VisibilityPort, visibilityActor } from '../../kit/visibility.ts'
import { carouselMachine } from './carousel.machine.ts'
import type { MotionEvent } from './carousel.types.ts'

/** Whether the visitor asked their system for less motion. */
export interface MotionPort {
  isReduced(): boolean
  /** @returns a function that ends the watch */
  watch(changed: () => void): () => void
}

export interface CarouselPorts {
  readonly visibility: VisibilityPort
  readonly motion: MotionPort
}

const motionActor = (motion: MotionPort) =>
  fromCallback<MotionEvent>(({ sendBack }) => {
    if (motion.isReduced()) sendBack({ type: 'MOTION.REDUCED' })
    return motion.watch(() => sendBack({ type: motion.isReduced() ? 'MOTION.REDUCED' : 'MOTION.ALLOWED' }))
  })

export const provideCarousel = ({ visibility, motion }: CarouselPorts) =>
  carouselMachine.provide({
    actors: { watchVisibility: visibilityActor(visibility), watchMotion: motionActor(motion) },
  })
