import { catalogue } from '../catalogue.ts'
import { AUTOPLAY_DELAY, carouselMachine, PICKED_DELAY } from './carousel.machine.ts'

export const carouselPaths = catalogue({
  flow: 'carousel',
  machine: carouselMachine,
  inputs: {
    zone: { count: 3, autoplay: false },
    banner: { count: 3, autoplay: true },
    single: { count: 1, autoplay: true },
  },
  events: [
    { type: 'PAGE.NEXT' },
    { type: 'PAGE.PREVIOUS' },
    { type: 'PAGE.PICKED', index: 0 },
    { type: 'PAGE.PICKED', index: 2 },
    { type: 'PAGE.PICKED', index: 3 },
    { type: 'PAGE.PICKED', index: -1 },
    { type: 'POINTER.ENTERED' },
    { type: 'POINTER.LEFT' },
    { type: 'FOCUS.ENTERED' },
    { type: 'FOCUS.LEFT' },
    { type: 'STOPPED' },
    { type: 'STARTED' },
  ],
  actors: {
    watchVisibility: { sends: [{ type: 'TAB.HIDDEN' }, { type: 'TAB.SHOWN' }] },
    watchMotion: { sends: [{ type: 'MOTION.REDUCED' }, { type: 'MOTION.ALLOWED' }] },
  },
  delays: { AUTOPLAY_DELAY, PICKED_DELAY },
  invariants: {
    'there is always a page': ({ context }) => context.index >= 0 && context.index < context.count,
  },
  equivalent: {
    'carousel.turning.time.usual.running after AUTOPLAY_DELAY[0]: retarget to carousel.turning.time.usual.held':
      'nothing holds it, so that it runs on at once',
  },
})
