import { catalogue } from '../../kit/catalogue.ts'
import { carouselMachine } from './carousel.machine.ts'
import { carouselProperties } from './carousel.properties.ts'

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
  delays: { AUTOPLAY_DELAY: 3000, PICKED_DELAY: 5000 },
  invariants: {
    'there is always a page': ({ context }) => context.index >= 0 && context.index < context.count,
  },
  properties: carouselProperties,
  equivalent: {
    'carousel.turning.time.picked initial: carousel.turning.time.picked.held':
      'which of the two it is, is decided at once',
    'carousel.turning.time.usual initial: carousel.turning.time.usual.held':
      'which of the two it is, is decided at once',
    'carousel.turning.time.usual.running after AUTOPLAY_DELAY[0]: retarget to carousel.turning.time.usual.held':
      'nothing holds it, so that it runs on at once',
  },
})
