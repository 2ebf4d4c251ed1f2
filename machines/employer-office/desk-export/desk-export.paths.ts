import { codes } from '../../../contract/codes.ts'
import { CallFailure } from '../../../contract/failures.ts'
import { catalogue } from '../../kit/catalogue.ts'
import { deskExportMachine } from './desk-export.machine.ts'
import { deskExportProperties } from './desk-export.properties.ts'

export const deskExportPaths = catalogue({
  flow: 'desk-export',
  machine: deskExportMachine,
  inputs: { desk: undefined },
  events: [
    { type: 'EXPORT.ASKED', filter: { position: '7', tab: 'unread', keyword: '林' } },
    { type: 'EXPORT.ASKED', filter: { position: '', tab: 'all', keyword: '' } },
  ],
  actors: {
    saveTable: {
      done: [undefined],
      error: [
        new CallFailure({ kind: 'offline' }),
        new CallFailure({ kind: 'server', code: codes.refused, msg: '一次最多导出 5000 份投递', data: null }),
      ],
    },
  },
  delays: {},
  properties: deskExportProperties,
})
