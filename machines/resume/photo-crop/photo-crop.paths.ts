import { codes } from '../../../contract/codes.ts'
import type { Failure } from '../../../contract/failures.ts'
import { catalogue } from '../../kit/catalogue.ts'
import { photoCropMachine } from './photo-crop.machine.ts'
import { LARGE, photoCropProperties, SMALL, SQUARE } from './photo-crop.properties.ts'

const server = (code: number): Failure => ({ kind: 'server', code, msg: '图片无法读取', data: null })

export const photoCropPaths = catalogue({
  flow: 'photo-crop',
  machine: photoCropMachine,
  inputs: { student: undefined },
  events: [
    { type: 'FILE.CHOSEN', file: SMALL },
    { type: 'FILE.CHOSEN', file: LARGE },
    { type: 'FRAME.MOVED', dx: 1, dy: 0 },
    { type: 'FRAME.MOVED', dx: -1, dy: 0 },
    { type: 'FRAME.ZOOMED', zoom: 2 },
    { type: 'FRAME.ZOOMED', zoom: 1 },
    { type: 'CONFIRMED' },
    { type: 'CANCELLED' },
    { type: 'RETRIED' },
    { type: 'REFRAMED' },
    { type: 'PHOTO.REMOVED' },
    { type: 'DIALOG.CLOSED' },
  ],
  actors: {
    open: {
      done: [
        { kind: 'opened', picture: SQUARE },
        { kind: 'refused', failure: server(codes.fileType) },
      ],
    },
    upload: {
      sends: [
        { type: 'UPLOAD.SENT', share: 0.4 },
        { type: 'UPLOAD.DONE', photo: 'photo-1' },
        { type: 'UPLOAD.FAILED', failure: { kind: 'offline' } },
        { type: 'UPLOAD.FAILED', failure: server(codes.fileUnreadable) },
      ],
    },
  },
  delays: {},
  equivalent: {
    'photo-crop.choosing on FILE.CHOSEN[0]: reenter': 'nothing is taken yet that it could forget',
  },
  properties: photoCropProperties,
})
