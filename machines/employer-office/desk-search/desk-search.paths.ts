import { catalogue } from '../../kit/catalogue.ts'
import { deskSearchMachine } from './desk-search.machine.ts'
import { deskSearchProperties } from './desk-search.properties.ts'

export const deskSearchPaths = catalogue({
  flow: 'desk-search',
  machine: deskSearchMachine,
  inputs: { desk: undefined },
  events: [
    { type: 'TEXT.TYPED', text: ' 林 ' },
    { type: 'TEXT.TYPED', text: '控制' },
    { type: 'TEXT.TYPED', text: ' ' },
    { type: 'TEXT.COMPOSED' },
    { type: 'SEARCH.SUBMITTED', text: ' 江临 ' },
  ],
  actors: {},
  delays: { TYPING_PAUSE: 250 },
  properties: deskSearchProperties,
})
