import { codes } from '../../../contract/codes.ts'
import { CallFailure } from '../../../contract/failures.ts'
import { catalogue } from '../../kit/catalogue.ts'
import { attachmentsMachine } from './attachments.machine.ts'
import { ADDED, attachmentsProperties, LARGE, OLD, SMALL, TEN } from './attachments.properties.ts'

export const attachmentsPaths = catalogue({
  flow: 'attachments',
  machine: attachmentsMachine,
  inputs: { student: undefined },
  events: [
    { type: 'FILE.CHOSEN', file: SMALL },
    { type: 'FILE.CHOSEN', file: LARGE },
    { type: 'CANCELLED' },
    { type: 'RETRIED' },
    { type: 'DISMISSED' },
    { type: 'DELETION.ASKED', id: 'old' },
    { type: 'DELETION.ASKED', id: 'gone' },
    { type: 'DELETION.CONFIRMED' },
    { type: 'DELETION.CANCELLED' },
  ],
  actors: {
    read: { done: [[OLD], TEN], error: [new CallFailure({ kind: 'offline' })] },
    inspect: { done: ['document', 'other'], error: [new Error('the file is gone')] },
    upload: {
      sends: [
        { type: 'UPLOAD.SENT', share: 0.4 },
        { type: 'UPLOAD.DONE', attachment: ADDED },
        { type: 'UPLOAD.FAILED', failure: { kind: 'offline' } },
        {
          type: 'UPLOAD.FAILED',
          failure: { kind: 'server', code: codes.fileType, msg: '只支持 PDF 和 Word 文档', data: null },
        },
      ],
    },
    undo: { done: [{ result: 'deleted' }, { result: 'restored' }, { result: 'kept' }] },
  },
  delays: {},
  /** The list is growing for ever otherwise. */
  feasible: ({ context }, { type }) => type !== 'UPLOAD.DONE' || !context.list.includes(ADDED),
  properties: attachmentsProperties,
})
