import { catalogue } from '../../kit/catalogue.ts'
import { layersMachine } from './layers.machine.ts'
import { layersProperties } from './layers.properties.ts'

export const layersPaths = catalogue({
  flow: 'layers',
  machine: layersMachine,
  inputs: { page: { depth: 0 }, reloaded: { depth: 1 } },
  events: [
    { type: 'LAYER.OPENED', id: 'login' },
    { type: 'LAYER.OPENED', id: 'captcha' },
    { type: 'LAYER.CLOSED', id: 'login' },
    { type: 'LAYER.CLOSED', id: 'captcha' },
    { type: 'ENTRY.SHOWN', depth: 0 },
    { type: 'ENTRY.SHOWN', depth: 1 },
    { type: 'ENTRY.REPLACED' },
  ],
  actors: {},
  delays: { SETTLE_DELAY: 20, LANDING_LIMIT: 1000 },
  feasible: ({ context }, event) =>
    event.type !== 'LAYER.OPENED' || !context.open.includes((event as { id?: string }).id ?? ''),
  equivalent: {
    'layers.deciding always[0, 1]: swap': 'there are more layers than entries or fewer, never both',
  },
  invariants: {
    'what is at rest has as many entries as layers': ({ value, context }) =>
      value !== 'level' || context.depth === context.open.length,
  },
  properties: layersProperties,
})
