import { catalogue } from '../../kit/catalogue.ts'
import { liveMachine } from './live.machine.ts'
import { liveProperties } from './live.properties.ts'

export const livePaths = catalogue({
  flow: 'live',
  machine: liveMachine,
  inputs: { page: undefined },
  events: [
    { type: 'SOMEBODY.ENTERED', userId: '7' },
    { type: 'SOMEBODY.ENTERED', userId: '8' },
    { type: 'SOMEBODY.LEFT' },
  ],
  actors: {
    hearTabs: { sends: [{ type: 'TABS.TOLD', changed: 'delivery' }] },
    watchVisibility: { sends: [{ type: 'TAB.HIDDEN' }, { type: 'TAB.SHOWN' }] },
    queueToLead: { sends: [{ type: 'LEAD.GOT' }] },
    stream: {
      sends: [{ type: 'STREAM.OPENED' }, { type: 'STREAM.TOLD', topic: 'delivery' }, { type: 'STREAM.LOST' }],
    },
  },
  delays: { SOON: 2000, LATER: 30_000, LONG_HIDDEN: 600_000 },
  equivalent: {
    'live.on.ear.awake.lost initial: live.on.ear.awake.lost.later':
      'it is entered at how long it waits, never as a whole',
  },
  properties: liveProperties,
})
