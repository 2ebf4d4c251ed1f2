import { codes } from '../../../contract/codes.ts'
import { CallFailure, type Failure } from '../../../contract/failures.ts'
import { catalogue } from '../../kit/catalogue.ts'
import { smallPresent } from '../resume-review/samples.ts'
import { resumeUploadMachine } from './resume-upload.machine.ts'
import {
  CHANGES,
  CHOICES,
  EMPTY,
  KEPT,
  LARGE,
  READ,
  resumeUploadProperties,
  SMALL,
} from './resume-upload.properties.ts'

const server = (code: number, data: unknown = null): Failure => ({ kind: 'server', code, msg: '请稍后再试', data })
const failed = (failure: Failure) => ({ type: 'UPLOAD.FAILED' as const, failure })

export const resumeUploadPaths = catalogue({
  flow: 'resume-upload',
  machine: resumeUploadMachine,
  inputs: { start: { step: 'start' }, review: { step: 'review' } },
  events: [
    { type: 'FILE.CHOSEN', file: SMALL, original: 'kept' },
    { type: 'FILE.CHOSEN', file: LARGE, original: 'kept' },
    { type: 'FILE.CHOSEN', file: EMPTY, original: 'kept' },
    { type: 'CANCELLED' },
    { type: 'RETRIED' },
    { type: 'DISMISSED' },
    { type: 'CONTINUED' },
    { type: 'DISCARDED' },
    { type: 'CONFIRMED' },
    { type: 'REVIEWED' },
    { type: 'STEP.SHOWN', step: 'start' },
    { type: 'STEP.SHOWN', step: 'review' },
  ],
  actors: {
    recall: { done: [KEPT, null], error: [new Error('the storage is blocked')] },
    inspect: { done: ['document', 'json', 'other'], error: [new Error('the file is gone')] },
    upload: {
      sends: [
        { type: 'UPLOAD.SENT', share: 0.4 },
        { type: 'UPLOAD.SENT', share: 1 },
        { type: 'UPLOAD.DONE', result: READ },
        failed(server(codes.fileType)),
        failed(server(codes.fileTooLarge)),
        failed(server(codes.fileScanned)),
        failed(server(codes.fileEncrypted)),
        failed(server(codes.fileUnreadable)),
        failed({ kind: 'timeout' }),
        failed({ kind: 'offline' }),
        failed(server(codes.refused)),
      ],
    },
    importJson: { done: [READ], error: [new Error('no resume')] },
    readPresent: { done: [smallPresent], error: [new CallFailure({ kind: 'offline' })] },
    review: {
      done: [
        { changes: null, undecided: 0 },
        { changes: [], undecided: 3 },
        { changes: CHANGES, undecided: 2 },
      ],
      sends: [{ type: 'CHOICES.MADE', choices: CHOICES }],
    },
    save: {
      done: [undefined],
      error: [new CallFailure(server(codes.conflict)), new CallFailure({ kind: 'offline' })],
    },
  },
  delays: {},
  equivalent: {
    'resume-upload.choosing on FILE.CHOSEN[0, 1]: swap': 'a file is not empty and too large',
    'resume-upload.validating done inspect[0, 1]: swap': 'a file is of one kind',
    ...Object.fromEntries(
      [0, 1, 2, 3, 4, 5].map((at) => [
        `resume-upload.choosing.failed.sorting always[${at}, ${at + 1}]: swap`,
        'a failure is one problem, never two',
      ]),
    ),
  },
  properties: resumeUploadProperties,
})
