import { catalogue } from '../../kit/catalogue.ts'
import { attachmentMachine } from './attachment.machine.ts'
import { attachmentProperties } from './attachment.properties.ts'

export const attachmentPaths = catalogue({
  flow: 'attachment',
  machine: attachmentMachine,
  inputs: { any: { wanted: null }, certain: { wanted: 'first' } },
  events: [
    { type: 'TAB.CHOSEN', tab: 'first' },
    { type: 'TAB.CHOSEN', tab: 'second' },
  ],
  actors: {
    watchTabs: {
      sends: [
        { type: 'TAB.FOUND', tab: 'first' },
        { type: 'TAB.FOUND', tab: 'second' },
        { type: 'TAB.GONE', tab: 'first' },
        { type: 'TAB.GONE', tab: 'second' },
      ],
    },
  },
  delays: { SEEK_TIME: 1000 },
  invariants: {
    'a tab is known exactly once one was attached': ({ value, context }) =>
      (value === 'attached' || value === 'lost') === (context.tab !== null),
    'no other tab than the wanted one': ({ context: { wanted, tab } }) =>
      wanted === null || tab === null || tab === wanted,
  },
  properties: attachmentProperties,
})
