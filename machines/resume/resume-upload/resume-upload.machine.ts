import { assign, setup } from 'xstate'
import { FILE_MAX } from '../../../contract/calls/resume.ts'
import { type Failure, failureOf } from '../../../contract/failures.ts'
import { actionPlaceholder, callbackPlaceholder, promisePlaceholder } from '../../kit/placeholder.ts'
import { type ChosenFile, type Problem, problemOf } from '../../kit/upload-problem.ts'
import { isConflict } from '../resume-editor/resume-editor.rules.ts'
import type { Change } from '../resume-editor/resume-editor.types.ts'
import { resumeReviewMachine } from '../resume-review/resume-review.machine.ts'
import type { Choices, Present } from '../resume-review/resume-review.types.ts'
import type {
  Result,
  ResumeKind,
  ResumeUploadContext,
  ResumeUploadEvent,
  ResumeUploadInput,
  ResumeUploadTag,
  Step,
  Upload,
} from './resume-upload.types.ts'

/** A file becomes fields, the student looks at each, and what was accepted is saved piece by piece (RES-3). */
export const resumeUploadMachine = setup({
  types: {
    context: {} as ResumeUploadContext,
    events: {} as ResumeUploadEvent,
    input: {} as ResumeUploadInput,
    tags: {} as ResumeUploadTag,
    children: {} as { review: 'resumeReview' },
  },
  actors: {
    recall: promisePlaceholder<Result | null>('recall'),
    inspect: promisePlaceholder<ResumeKind, ChosenFile>('inspect'),
    upload: callbackPlaceholder<ResumeUploadEvent, Upload>('upload'),
    importJson: promisePlaceholder<Result, ChosenFile>('importJson'),
    readPresent: promisePlaceholder<Present>('readPresent'),
    resumeReview: resumeReviewMachine,
    save: promisePlaceholder<void, Change>('save'),
  },
  actions: {
    keep: actionPlaceholder('keep') as (_: unknown, params: { result: Result }) => void,
    forget: actionPlaceholder('forget'),
    showStep: actionPlaceholder('showStep') as (_: unknown, params: { step: Step }) => void,
    fail: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    take: assign((_, { file, original }: Upload) => ({ upload: { file, original } })),
    meet: assign((_, { result }: { result: Result | null }) => ({ result })),
    choose: assign(({ context: { result } }, { choices }: { choices: Choices }) => ({
      result: result && { ...result, choices },
    })),
  },
  guards: {
    isEmpty: (_, { file }: { file: ChosenFile }) => file.size === 0,
    isTooLarge: (_, { file }: { file: ChosenFile }) => file.size > FILE_MAX,
    isProblem: ({ context: { failure } }, problem: Problem) => failure !== null && problemOf(failure) === problem,
    hasResult: ({ context }) => context.result !== null,
    isSaved: ({ context }) => context.changes.length === 0,
  },
}).createMachine({
  id: 'resume-upload',
  context: ({ input }) => ({
    ...input,
    upload: null,
    share: 0,
    failure: null,
    result: null,
    changes: [],
    saved: 0,
    undecided: 0,
  }),
  initial: 'recalling',
  states: {
    recalling: {
      description: 'What was read before the page was loaded anew.',
      invoke: {
        id: 'recall',
        src: 'recall',
        onDone: [
          {
            guard: ({ context: { step }, event: { output } }) => step === 'review' && output !== null,
            target: 'review',
            actions: { type: 'meet', params: ({ event }) => ({ result: event.output }) },
          },
          { target: 'choosing', actions: { type: 'meet', params: ({ event }) => ({ result: event.output }) } },
        ],
        onError: 'choosing',
      },
    },
    choosing: {
      initial: 'looking',
      on: {
        'FILE.CHOSEN': [
          {
            guard: { type: 'isEmpty', params: ({ event }) => event },
            target: '.failed.empty',
            actions: { type: 'take', params: ({ event }) => event },
          },
          {
            guard: { type: 'isTooLarge', params: ({ event }) => event },
            target: '.failed.tooLarge',
            actions: { type: 'take', params: ({ event }) => event },
          },
          { target: 'validating', actions: { type: 'take', params: ({ event }) => event } },
        ],
      },
      states: {
        looking: { always: [{ guard: 'hasResult', target: 'paused' }, { target: 'idle' }] },
        idle: { entry: assign({ upload: null }) },
        paused: {
          description: 'What was read waits to be looked at.',
          entry: assign({ upload: null }),
          on: {
            CONTINUED: '#resume-upload.review',
            'STEP.SHOWN': { guard: ({ event }) => event.step === 'review', target: '#resume-upload.review' },
            DISCARDED: 'discarding',
          },
        },
        discarding: {
          description: 'What was decided of it would be gone, too: the student is asked.',
          on: {
            CONFIRMED: { target: 'idle', actions: ['forget', { type: 'meet', params: { result: null } }] },
            CANCELLED: 'paused',
            'STEP.SHOWN': { guard: ({ event }) => event.step === 'review', target: '#resume-upload.review' },
          },
        },
        failed: {
          initial: 'sorting',
          exit: assign({ failure: null }),
          on: { DISMISSED: 'looking' },
          states: {
            sorting: {
              always: [
                { guard: { type: 'isProblem', params: 'badType' }, target: 'badType' },
                { guard: { type: 'isProblem', params: 'tooLarge' }, target: 'tooLarge' },
                { guard: { type: 'isProblem', params: 'scannedNoText' }, target: 'scannedNoText' },
                { guard: { type: 'isProblem', params: 'encrypted' }, target: 'encrypted' },
                { guard: { type: 'isProblem', params: 'unreadable' }, target: 'unreadable' },
                { guard: { type: 'isProblem', params: 'timeout' }, target: 'timeout' },
                { guard: { type: 'isProblem', params: 'offline' }, target: 'offline' },
                { target: 'refused' },
              ],
            },
            empty: {},
            badType: {},
            tooLarge: {},
            scannedNoText: {},
            encrypted: {},
            unreadable: {},
            timeout: { on: { RETRIED: '#resume-upload.sending' } },
            offline: { on: { RETRIED: '#resume-upload.sending' } },
            refused: { on: { RETRIED: '#resume-upload.sending' } },
          },
        },
      },
    },
    validating: {
      tags: 'busy',
      invoke: {
        id: 'inspect',
        src: 'inspect',
        input: ({ context }) => context.upload!.file,
        onDone: [
          { guard: ({ event }) => event.output === 'document', target: 'sending' },
          { guard: ({ event }) => event.output === 'json', target: 'importing' },
          { target: 'choosing.failed.badType' },
        ],
        onError: 'choosing.failed.unreadable',
      },
      on: { CANCELLED: 'choosing' },
    },
    sending: {
      tags: 'busy',
      initial: 'uploading',
      invoke: {
        id: 'upload',
        src: 'upload',
        input: ({ context }) => context.upload!,
      },
      exit: assign({ share: 0 }),
      on: {
        CANCELLED: 'choosing',
        'UPLOAD.FAILED': { target: 'choosing.failed', actions: { type: 'fail', params: ({ event }) => event } },
        'UPLOAD.DONE': {
          target: 'review',
          actions: [
            { type: 'meet', params: ({ event }) => event },
            { type: 'keep', params: ({ event }) => event },
          ],
        },
      },
      states: {
        uploading: {
          on: {
            'UPLOAD.SENT': [
              { guard: ({ event }) => event.share === 1, target: 'parsing' },
              { actions: assign(({ event: { share } }) => ({ share })) },
            ],
          },
        },
        parsing: { description: 'The server has it all, and reads.' },
      },
    },
    importing: {
      description: 'A resume as JSON, which is read here.',
      tags: 'busy',
      invoke: {
        id: 'importJson',
        src: 'importJson',
        input: ({ context }) => context.upload!.file,
        onDone: {
          target: 'review',
          actions: [
            { type: 'meet', params: ({ event }) => ({ result: event.output }) },
            { type: 'keep', params: ({ event }) => ({ result: event.output }) },
          ],
        },
        onError: 'choosing.failed.unreadable',
      },
      on: { CANCELLED: 'choosing' },
    },
    review: {
      initial: 'comparing',
      entry: { type: 'showStep', params: { step: 'review' } },
      exit: { type: 'showStep', params: { step: 'start' } },
      on: {
        'STEP.SHOWN': { guard: ({ event }) => event.step === 'start', target: 'choosing' },
      },
      states: {
        comparing: {
          description: 'What is there now is read, so that nothing is judged by something older.',
          tags: 'busy',
          entry: assign({ upload: null, changes: [], saved: 0 }),
          invoke: {
            id: 'readPresent',
            src: 'readPresent',
            onDone: 'reviewing',
            onError: {
              target: 'unread',
              actions: { type: 'fail', params: ({ event }) => ({ failure: failureOf(event.error) }) },
            },
          },
        },
        unread: {
          exit: assign({ failure: null }),
          on: { RETRIED: 'comparing' },
        },
        reviewing: {
          invoke: {
            id: 'review',
            src: 'resumeReview',
            input: ({ context, event }) => ({
              ...context.result!,
              present: (event as unknown as { output: Present }).output,
            }),
            onDone: [
              { guard: ({ event }) => event.output.changes === null, target: '#resume-upload.choosing' },
              {
                target: 'applying',
                actions: assign(({ event: { output } }) => ({ changes: output.changes!, undecided: output.undecided })),
              },
            ],
          },
          on: {
            'CHOICES.MADE': {
              actions: [
                { type: 'choose', params: ({ event }) => event },
                { type: 'keep', params: ({ context }) => ({ result: context.result! }) },
              ],
            },
          },
        },
        applying: {
          initial: 'next',
          states: {
            next: { always: [{ guard: 'isSaved', target: '#resume-upload.done' }, { target: 'saving' }] },
            saving: {
              tags: 'busy',
              invoke: {
                id: 'save',
                src: 'save',
                input: ({ context }) => context.changes[0]!,
                onDone: {
                  target: 'next',
                  actions: assign(({ context: { changes, saved } }) => ({
                    changes: changes.slice(1),
                    saved: saved + 1,
                  })),
                },
                onError: [
                  { guard: ({ event }) => isConflict(event.error), target: 'conflict' },
                  {
                    target: 'stopped',
                    actions: { type: 'fail', params: ({ event }) => ({ failure: failureOf(event.error) }) },
                  },
                ],
              },
            },
            conflict: {
              description: 'Somebody else changed what comes next: what is left is looked at once more.',
              on: { REVIEWED: '#resume-upload.review.comparing' },
            },
            stopped: {
              exit: assign({ failure: null }),
              on: { RETRIED: 'saving', REVIEWED: '#resume-upload.review.comparing' },
            },
          },
        },
      },
    },
    done: { type: 'final', entry: 'forget' },
  },
})
