import { catalogue } from '../../kit/catalogue.ts'
import { dockMachine } from './dock.machine.ts'
import { dockProperties } from './dock.properties.ts'

export const dockPaths = catalogue({
  flow: 'dock',
  machine: dockMachine,
  inputs: { page: undefined },
  events: [{ type: 'TOGGLED' }, { type: 'POPPED_OUT' }],
  actors: {
    openWindow: { done: [undefined], error: [new Error('refused')] },
    watchWindow: { sends: [{ type: 'WINDOW.CLOSED' }] },
  },
  delays: {},
  properties: dockProperties,
})
