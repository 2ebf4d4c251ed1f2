import { assign, setup } from 'xstate'
import { type Failure, failureOf } from '../../../contract/failures.ts'
import { callbackPlaceholder, promisePlaceholder } from '../../kit/placeholder.ts'
import { isConflict, isOnline, isRefusal, isSame, rivalOf, wrongIn } from './resume-editor.rules.ts'
import type {
  Change,
  ConnectionEvent,
  Content,
  ResumeEditorContext,
  ResumeEditorEvent,
  ResumeEditorInput,
  ResumeEditorOutput,
  ResumeEditorTag,
  Rival,
  Saved,
} from './resume-editor.types.ts'

/** Milliseconds without a change after which it is saved. */
export const AUTOSAVE_REST = 800
/** Milliseconds after which a save that met no server, or one that could not take it, is tried again. */
export const RETRY_PAUSE = 5000

const failed = ({ event }: { event: unknown }) => (event as { error: unknown }).error

/** One section of a resume, or one entry, while it is edited: saves itself, and never over what somebody else wrote (RES-5). */
export const resumeEditorMachine = setup({
  types: {
    context: {} as ResumeEditorContext,
    events: {} as ResumeEditorEvent,
    input: {} as ResumeEditorInput,
    output: {} as ResumeEditorOutput,
    tags: {} as ResumeEditorTag,
  },
  actors: {
    save: promisePlaceholder<Saved, Change>('save'),
    watchConnection: callbackPlaceholder<ConnectionEvent>('watchConnection'),
  },
  actions: {
    type: assign((_, { content }: { content: Content }) => ({ content })),
    meet: assign((_, { rival }: { rival: Rival | null }) => ({ rival, sent: null })),
    refuse: assign((_, { failure }: { failure: Failure }) => ({ failure, sent: null })),
    settle: assign(({ context: { rival, version } }) => ({
      kept: rival?.kept ?? rival?.content,
      version: rival?.version ?? version,
      rival: null,
    })),
  },
  guards: {
    isKept: ({ context: { content, kept } }) => isSame(content, kept),
    isRight: ({ context: { key, content, today } }) => wrongIn(key, content, today).length === 0,
    isConflict: (args) => isConflict(failed(args)),
    isRefusal: (args) => isRefusal(failed(args)),
    isOnline: (args) => isOnline(failed(args)),
    isGone: ({ context: { rival } }) => rival?.content === null,
    isAgreed: ({ context: { rival, content } }) => isSame(rival?.content, content),
    isNothing: (_, { content }: { content: Content | null }) => content === null,
  },
  delays: { AUTOSAVE_REST, RETRY_PAUSE },
}).createMachine({
  id: 'resume-editor',
  context: ({ input }) => ({ ...input, savedAt: '', sent: null, rival: null, failure: null, wanted: null }),
  initial: 'comparing',
  on: { 'PIECE.REMOVED': '.removed' },
  output: ({ context: { wanted } }) => ({ wanted }),
  states: {
    comparing: {
      description: 'Whether there is anything to save.',
      always: [{ guard: 'isKept', target: 'clean' }, { target: 'dirty' }],
    },
    clean: {
      on: {
        'CONTENT.CHANGED': { target: 'comparing', actions: { type: 'type', params: ({ event }) => event } },
        'RIVAL.SAVED': [
          { guard: { type: 'isNothing', params: ({ event }) => event.rival }, target: 'removed' },
          {
            actions: assign(({ event: { rival } }) => ({
              content: rival.content,
              kept: rival.content,
              version: rival.version,
            })),
          },
        ],
      },
    },
    dirty: {
      tags: 'unsaved',
      after: { AUTOSAVE_REST: 'checking' },
      on: {
        'CONTENT.CHANGED': { target: 'comparing', actions: { type: 'type', params: ({ event }) => event } },
        'SECTION.LEFT': 'checking',
        'RIVAL.SAVED': { target: 'conflict', actions: { type: 'meet', params: ({ event }) => event } },
      },
    },
    checking: {
      always: [
        { guard: 'isRight', target: 'saving', actions: assign({ sent: ({ context }) => context.content }) },
        { target: 'refused' },
      ],
    },
    saving: {
      description: 'What another tab says meanwhile, the server knows better.',
      tags: ['unsaved', 'busy'],
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context: { key, sent, version } }) => ({ key, content: sent, version }),
        onDone: {
          target: 'comparing',
          actions: assign(({ context: { sent }, event: { output } }) => ({ ...output, kept: sent, sent: null })),
        },
        onError: [
          {
            guard: 'isConflict',
            target: 'conflict',
            actions: { type: 'meet', params: ({ event }) => ({ rival: rivalOf(event.error) }) },
          },
          {
            guard: 'isRefusal',
            target: 'refused',
            actions: { type: 'refuse', params: ({ event }) => ({ failure: failureOf(event.error) }) },
          },
          { guard: 'isOnline', target: 'failing' },
          { target: 'offline' },
        ],
      },
      on: { 'CONTENT.CHANGED': { actions: { type: 'type', params: ({ event }) => event } } },
    },
    offline: {
      description: 'The same is sent again, since it may have come; then what was typed meanwhile.',
      tags: 'unsaved',
      invoke: { id: 'watchConnection', src: 'watchConnection' },
      after: { RETRY_PAUSE: 'saving' },
      on: {
        RETRIED: 'saving',
        'CONNECTION.BACK': 'saving',
        'CONTENT.CHANGED': { actions: { type: 'type', params: ({ event }) => event } },
      },
    },
    failing: {
      description: 'The server could not take it, or did not answer; the same is sent again.',
      tags: 'unsaved',
      after: { RETRY_PAUSE: 'saving' },
      on: {
        RETRIED: 'saving',
        'CONTENT.CHANGED': { actions: { type: 'type', params: ({ event }) => event } },
      },
    },
    refused: {
      tags: ['unsaved', 'stuck'],
      exit: assign({ failure: null }),
      on: {
        RETRIED: 'checking',
        'CONTENT.CHANGED': { target: 'comparing', actions: { type: 'type', params: ({ event }) => event } },
        'RIVAL.SAVED': { target: 'conflict', actions: { type: 'meet', params: ({ event }) => event } },
      },
    },
    conflict: {
      tags: ['unsaved', 'stuck'],
      always: { guard: 'isAgreed', target: 'comparing', actions: 'settle' },
      on: {
        'RIVAL.SAVED': { actions: { type: 'meet', params: ({ event }) => event } },
        'CONFLICT.RESOLVED': [
          {
            guard: 'isGone',
            target: 'removed',
            actions: assign({ wanted: ({ event }) => event.content }),
          },
          {
            target: 'comparing',
            actions: [{ type: 'type', params: ({ event }) => ({ content: event.content }) }, 'settle'],
          },
        ],
      },
    },
    removed: { type: 'final' },
  },
})
