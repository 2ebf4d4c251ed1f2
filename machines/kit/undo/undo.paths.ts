import { codes } from '../../../contract/codes.ts'
import { CallFailure } from '../../../contract/failures.ts'
import { catalogue } from '../catalogue.ts'
import { undoMachine } from './undo.machine.ts'
import { undoProperties } from './undo.properties.ts'

const failures = [
  new CallFailure({ kind: 'offline' }),
  new CallFailure({ kind: 'server', code: codes.notFound, msg: '内容不存在', data: null }),
]

export const undoPaths = catalogue({
  flow: 'undo',
  machine: undoMachine,
  inputs: {
    entry: { id: 'entry-01', title: '澄江电气' },
    file: { id: 'file-001', title: '成绩单.pdf' },
  },
  events: [{ type: 'UNDO.CHOSEN' }, { type: 'OFFER.DISMISSED' }, { type: 'RETRIED' }],
  actors: { remove: { done: [undefined], error: failures }, restore: { done: [undefined], error: failures } },
  delays: { UNDO_TIME: 10_000 },
  properties: undoProperties,
})
