import { assign, setup } from 'xstate'
import { PHOTO_MAX } from '../../../contract/calls/resume.ts'
import { codes } from '../../../contract/codes.ts'
import type { Failure } from '../../../contract/failures.ts'
import { callbackPlaceholder, promisePlaceholder } from '../../kit/placeholder.ts'
import { type ChosenFile, mayPass, problemOf } from '../../kit/upload-problem.ts'
import { type Frame, firstFrame, moved, zoomed } from './frame.ts'
import type {
  Cutting,
  Opened,
  PhotoCropContext,
  PhotoCropEvent,
  PhotoCropOutput,
  PhotoCropTag,
} from './photo-crop.types.ts'

const TOO_LARGE: Failure = { kind: 'server', code: codes.fileTooLarge, msg: '', data: null }
const NO_FRAME: Frame = { x: 0, y: 0, width: 1 }

/** A photo is chosen, cut to 3:4 and sent. */
export const photoCropMachine = setup({
  types: {
    context: {} as PhotoCropContext,
    events: {} as PhotoCropEvent,
    output: {} as PhotoCropOutput,
    tags: {} as PhotoCropTag,
  },
  actors: {
    open: promisePlaceholder<Opened, ChosenFile>('open'),
    upload: callbackPlaceholder<PhotoCropEvent, Cutting>('upload'),
  },
  actions: {
    fail: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    setFrame: assign((_, { frame }: { frame: Frame }) => ({ frame })),
    show: assign((_, opened: Opened) =>
      opened.kind === 'opened' ? { picture: opened.picture, frame: firstFrame(opened.picture) } : {},
    ),
    refuse: assign((_, opened: Opened) => (opened.kind === 'refused' ? { failure: opened.failure } : {})),
    take: assign((_, { file }: { file: ChosenFile }) => ({ file })),
  },
  guards: {
    isTooLarge: (_, { file }: { file: ChosenFile }) => file.size > PHOTO_MAX,
    mayPass: (_, { failure }: { failure: Failure }) => mayPass(problemOf(failure)),
  },
}).createMachine({
  id: 'photo-crop',
  context: { file: null, picture: null, frame: NO_FRAME, share: 0, failure: null },
  output: ({ event }) => event.output as PhotoCropOutput,
  initial: 'choosing',
  on: { 'DIALOG.CLOSED': '.closed' },
  states: {
    choosing: {
      initial: 'empty',
      entry: assign({ file: null, picture: null, frame: NO_FRAME }),
      on: {
        'FILE.CHOSEN': [
          {
            guard: { type: 'isTooLarge', params: ({ event }) => event },
            target: '.turnedDown',
            actions: { type: 'fail', params: { failure: TOO_LARGE } },
          },
          { target: 'opening', actions: { type: 'take', params: ({ event }) => event } },
        ],
        'PHOTO.REMOVED': 'removed',
      },
      states: {
        empty: {},
        turnedDown: { exit: assign({ failure: null }) },
      },
    },
    opening: {
      tags: 'busy',
      invoke: {
        id: 'open',
        src: 'open',
        input: ({ context }) => context.file!,
        onDone: [
          {
            guard: ({ event: { output } }) => output.kind === 'opened',
            target: 'opened',
            actions: { type: 'show', params: ({ event }) => event.output },
          },
          {
            target: 'choosing.turnedDown',
            actions: { type: 'refuse', params: ({ event }) => event.output },
          },
        ],
      },
    },
    opened: {
      initial: 'framing',
      states: {
        framing: {
          on: {
            'FRAME.MOVED': {
              actions: {
                type: 'setFrame',
                params: ({ context: { picture, frame }, event: { dx, dy } }) => ({
                  frame: moved(picture!, frame, dx, dy),
                }),
              },
            },
            'FRAME.ZOOMED': {
              actions: {
                type: 'setFrame',
                params: ({ context: { picture, frame }, event }) => ({ frame: zoomed(picture!, frame, event.zoom) }),
              },
            },
            CONFIRMED: 'sending',
            CANCELLED: '#photo-crop.choosing',
          },
        },
        sending: {
          tags: 'busy',
          invoke: {
            id: 'upload',
            src: 'upload',
            input: ({ context: { file, frame } }) => ({ file: file!, cut: frame }),
          },
          exit: assign({ share: 0 }),
          on: {
            CANCELLED: 'framing',
            'UPLOAD.SENT': { actions: assign(({ event: { share } }) => ({ share })) },
            'UPLOAD.DONE': '#photo-crop.done',
            'UPLOAD.FAILED': [
              {
                guard: { type: 'mayPass', params: ({ event }) => event },
                target: 'failed',
                actions: { type: 'fail', params: ({ event }) => event },
              },
              {
                target: '#photo-crop.choosing.turnedDown',
                actions: { type: 'fail', params: ({ event }) => event },
              },
            ],
          },
        },
        failed: {
          exit: assign({ failure: null }),
          on: { RETRIED: 'sending', REFRAMED: 'framing' },
        },
      },
    },
    done: {
      type: 'final',
      output: ({ event }) => ({ photo: (event as Extract<PhotoCropEvent, { type: 'UPLOAD.DONE' }>).photo }),
    },
    removed: { type: 'final', output: { photo: '' } },
    closed: { type: 'final', output: { photo: null } },
  },
})
