import { assign, setup } from 'xstate'
import { type Attachment, FILE_MAX } from '../../../contract/calls/resume.ts'
import { codes } from '../../../contract/codes.ts'
import { type Failure, failureOf } from '../../../contract/failures.ts'
import { resumeLimits } from '../../../contract/resume.ts'
import { callbackPlaceholder, promisePlaceholder } from '../../kit/placeholder.ts'
import { undoMachine } from '../../kit/undo/undo.machine.ts'
import { type ChosenFile, mayPass, problemOf } from '../../kit/upload-problem.ts'
import type { AttachmentKind, AttachmentsContext, AttachmentsEvent, AttachmentsTag } from './attachments.types.ts'

const refusal = (code: number): Failure => ({ kind: 'server', code, msg: '', data: null })

/** The files that a student keeps with the resume (RES-6). */
export const attachmentsMachine = setup({
  types: {
    context: {} as AttachmentsContext,
    events: {} as AttachmentsEvent,
    tags: {} as AttachmentsTag,
    children: {} as { undo: 'undo' },
  },
  actors: {
    read: promisePlaceholder<readonly Attachment[]>('read'),
    inspect: promisePlaceholder<AttachmentKind, ChosenFile>('inspect'),
    upload: callbackPlaceholder<AttachmentsEvent, ChosenFile>('upload'),
    undo: undoMachine,
  },
  actions: {
    fail: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    take: assign((_, { file }: { file: ChosenFile }) => ({ file })),
    drop: assign(({ context: { list, deleted } }) => ({ list: list.filter(({ id }) => id !== deleted?.id) })),
  },
  guards: {
    isFull: ({ context }) => context.list.length >= resumeLimits.attachments,
    isTooLarge: (_, { file }: { file: ChosenFile }) => file.size > FILE_MAX,
    mayPass: ({ context: { failure } }) => failure !== null && mayPass(problemOf(failure)),
    isThere: ({ context }, { id }: { id: string }) => context.list.some((one) => one.id === id),
  },
}).createMachine({
  id: 'attachments',
  context: { list: [], file: null, share: 0, failure: null, deleted: null },
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'read',
        src: 'read',
        onDone: { target: 'listed', actions: assign(({ event }) => ({ list: event.output })) },
        onError: {
          target: 'unread',
          actions: { type: 'fail', params: ({ event }) => ({ failure: failureOf(event.error) }) },
        },
      },
    },
    unread: { exit: assign({ failure: null }), on: { RETRIED: 'reading' } },
    listed: {
      type: 'parallel',
      states: {
        adding: {
          initial: 'choosing',
          states: {
            choosing: {
              description: 'Also while it is told why the last one was not added.',
              initial: 'resting',
              on: {
                'FILE.CHOSEN': [
                  { guard: 'isFull', target: '.full' },
                  {
                    guard: { type: 'isTooLarge', params: ({ event }) => event },
                    target: '.failed',
                    actions: [
                      { type: 'take', params: ({ event }) => event },
                      { type: 'fail', params: { failure: refusal(codes.fileTooLarge) } },
                    ],
                  },
                  { target: 'validating', actions: { type: 'take', params: ({ event }) => event } },
                ],
              },
              states: {
                resting: { entry: assign({ file: null }) },
                full: { on: { DISMISSED: 'resting' } },
                failed: {
                  exit: assign({ failure: null }),
                  on: {
                    RETRIED: { guard: 'mayPass', target: '#attachments.listed.adding.sending' },
                    DISMISSED: 'resting',
                  },
                },
              },
            },
            validating: {
              tags: 'uploading',
              invoke: {
                id: 'inspect',
                src: 'inspect',
                input: ({ context }) => context.file!,
                onDone: [
                  { guard: ({ event }) => event.output === 'document', target: 'sending' },
                  {
                    target: 'choosing.failed',
                    actions: { type: 'fail', params: { failure: refusal(codes.fileType) } },
                  },
                ],
                onError: {
                  target: 'choosing.failed',
                  actions: { type: 'fail', params: { failure: refusal(codes.fileUnreadable) } },
                },
              },
              on: { CANCELLED: 'choosing' },
            },
            sending: {
              tags: 'uploading',
              invoke: { id: 'upload', src: 'upload', input: ({ context }) => context.file! },
              exit: assign({ share: 0 }),
              on: {
                CANCELLED: 'choosing',
                'UPLOAD.SENT': { actions: assign(({ event: { share } }) => ({ share })) },
                'UPLOAD.DONE': {
                  target: 'choosing',
                  actions: assign(({ context: { list }, event }) => ({ list: [...list, event.attachment] })),
                },
                'UPLOAD.FAILED': { target: 'choosing.failed', actions: { type: 'fail', params: ({ event }) => event } },
              },
            },
          },
        },
        deleting: {
          initial: 'resting',
          states: {
            resting: {
              on: {
                'DELETION.ASKED': {
                  guard: { type: 'isThere', params: ({ event }) => event },
                  target: 'confirming',
                  actions: assign(({ context: { list }, event: { id } }) => ({
                    deleted: { id, title: list.find((one) => one.id === id)!.name },
                  })),
                },
              },
            },
            confirming: {
              on: {
                'DELETION.CONFIRMED': 'removing',
                'DELETION.CANCELLED': { target: 'resting', actions: assign({ deleted: null }) },
              },
            },
            removing: {
              description: 'It can be had back for a while.',
              invoke: {
                id: 'undo',
                src: 'undo',
                input: ({ context }) => context.deleted!,
                onDone: [
                  {
                    guard: ({ event }) => event.output.result === 'deleted',
                    target: 'resting',
                    actions: ['drop', assign({ deleted: null })],
                  },
                  { target: 'resting', actions: assign({ deleted: null }) },
                ],
              },
            },
          },
        },
      },
    },
  },
})
