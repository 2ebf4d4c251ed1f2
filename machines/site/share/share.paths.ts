import { catalogue } from '../../kit/catalogue.ts'
import { shareMachine } from './share.machine.ts'
import { LINK, shareProperties } from './share.properties.ts'

export const sharePaths = catalogue({
  flow: 'share',
  machine: shareMachine,
  inputs: {
    phone: { link: LINK, hasSystem: true },
    desktop: { link: LINK, hasSystem: false },
  },
  events: [{ type: 'COPY.ASKED' }, { type: 'SYSTEM.ASKED' }],
  actors: {
    copy: { done: [undefined], error: [new Error('refused')] },
    share: { done: ['shared', 'dismissed'], error: [new Error('refused')] },
  },
  delays: { COPIED: 2000 },
  properties: shareProperties,
})
