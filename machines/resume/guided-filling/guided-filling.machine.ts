import { assign, setup } from 'xstate'
import type { GuidedMove } from '../../../contract/calls/guided.ts'
import { failureOf } from '../../../contract/failures.ts'
import type { Guided } from '../../../contract/guided.ts'
import { actionPlaceholder, promisePlaceholder } from '../../kit/placeholder.ts'
import {
  answerOf,
  draftFor,
  draftOf,
  fixOf,
  isConflict,
  isPastable,
  isSendable,
  moveOf,
  pasteOf,
  restOf,
  type Sight,
  sightOf,
} from './guided-filling.rules.ts'
import type {
  GuidedDraft,
  GuidedFillingContext,
  GuidedFillingEvent,
  GuidedFillingInput,
  GuidedOrder,
} from './guided-filling.types.ts'

/** A resume filled in by answering one question at a time, or by a text that is pasted (AIR-1). */
export const guidedFillingMachine = setup({
  types: {
    input: {} as GuidedFillingInput,
    context: {} as GuidedFillingContext,
    events: {} as GuidedFillingEvent,
    tags: {} as 'busy',
  },
  actors: {
    read: promisePlaceholder<Guided>('read'),
    send: promisePlaceholder<Guided, GuidedOrder>('send'),
  },
  actions: {
    /** The resume beside it is to be read anew. */
    tellWritten: actionPlaceholder('tellWritten'),
    /** Keeps the draft over a reload of the page, and a look at another one. */
    keepDraft: actionPlaceholder('keepDraft') as (_: unknown, params: GuidedDraft) => void,
    begin: assign(({ context: { draft } }, { guided }: { guided: Guided }) => ({
      guided,
      draft: null,
      ...draftFor(guided, draft),
    })),
    keep: assign((_, { guided }: { guided: Guided }) => ({ guided, order: null })),
    take: assign(({ context }, { guided }: { guided: Guided }) => ({
      guided,
      order: null,
      ...restOf(context, guided),
    })),
    answer: assign(({ context }, { text }: { text: string }) => ({ order: answerOf(context, text) })),
    move: assign(({ context }, { move }: { move: GuidedMove }) => ({ order: moveOf(context, move) })),
    fix: assign(({ context }) => ({ order: fixOf(context) })),
    paste: assign(({ context }) => ({ order: pasteOf(context) })),
    fail: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
  },
  guards: {
    isSendable: (_, { text }: { text: string }) => isSendable(text),
    isPastable: (_, { text }: { text: string }) => isPastable(text),
    canGoBack: ({ context: { guided } }) => guided?.question?.can_go_back === true,
    shows: ({ context: { guided } }, { sight }: { sight: Sight }) => sightOf(guided) === sight,
    isConflict: (_, { error }: { error: unknown }) => isConflict(error),
  },
}).createMachine({
  id: 'guided-filling',
  context: ({ input: { draft } }) => ({
    draft,
    guided: null,
    text: '',
    fix: null,
    pasted: '',
    order: null,
    failure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'read',
        src: 'read',
        onDone: { target: 'sorting', actions: { type: 'begin', params: ({ event }) => ({ guided: event.output }) } },
        onError: { target: 'unread', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
    unread: { exit: assign({ failure: null }), on: { RETRIED: 'loading' } },
    sorting: {
      always: [
        { guard: { type: 'shows', params: { sight: 'contradicted' } }, target: 'contradicted' },
        { guard: { type: 'shows', params: { sight: 'choosing' } }, target: 'choosing' },
        { guard: { type: 'shows', params: { sight: 'done' } }, target: 'done' },
        { guard: { type: 'shows', params: { sight: 'unclear' } }, target: 'asking.unclear' },
        { target: 'asking' },
      ],
    },
    choosing: {
      description: 'Nothing has been said yet.',
      on: { 'TALK.CHOSEN': 'asking', 'PASTE.CHOSEN': 'pasting' },
    },
    asking: {
      initial: 'plain',
      on: {
        TYPED: {
          actions: [
            assign({ text: ({ event }) => event.text }),
            { type: 'keepDraft', params: ({ context }) => draftOf(context) },
          ],
        },
        SENT: {
          guard: { type: 'isSendable', params: ({ context }) => context },
          target: 'sending',
          actions: { type: 'answer', params: ({ context }) => context },
        },
        'REPLY.CHOSEN': { target: 'sending', actions: { type: 'answer', params: ({ event }) => event } },
        SKIPPED: { target: 'sending', actions: { type: 'move', params: { move: 'skip' } } },
        'WENT.BACK': {
          guard: 'canGoBack',
          target: 'sending',
          actions: { type: 'move', params: { move: 'back' } },
        },
        RESTARTED: { target: 'sending', actions: { type: 'move', params: { move: 'restart' } } },
        'FIX.CHOSEN': {
          target: 'correcting',
          actions: assign({ fix: ({ event: { turn, text } }) => ({ turn, text }) }),
        },
        'PASTE.CHOSEN': 'pasting',
      },
      states: {
        plain: {},
        unclear: { description: 'The last answer was not understood, or not all of it.' },
        elsewhere: { description: 'Another tab was first; what was typed here is still there.' },
      },
    },
    correcting: {
      on: {
        'FIX.TYPED': {
          actions: assign({ fix: ({ context: { fix }, event }) => fix && { ...fix, text: event.text } }),
        },
        SENT: {
          guard: { type: 'isSendable', params: ({ context }) => ({ text: context.fix?.text ?? '' }) },
          target: 'sending',
          actions: 'fix',
        },
        LEFT: { target: 'sorting', actions: assign({ fix: null }) },
      },
    },
    pasting: {
      on: {
        'PASTE.TYPED': {
          actions: [
            assign({ pasted: ({ event }) => event.text }),
            { type: 'keepDraft', params: ({ context }) => draftOf(context) },
          ],
        },
        SENT: {
          guard: { type: 'isPastable', params: ({ context }) => ({ text: context.pasted }) },
          target: 'sending',
          actions: 'paste',
        },
        LEFT: 'sorting',
      },
    },
    contradicted: {
      description: 'What was said is otherwise than what stands: one of them is chosen.',
      on: {
        KEPT: { target: 'sending', actions: { type: 'move', params: { move: 'keep' } } },
        REPLACED: { target: 'sending', actions: { type: 'move', params: { move: 'replace' } } },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => context.order!,
        onDone: {
          target: 'sorting',
          actions: [{ type: 'take', params: ({ event }) => ({ guided: event.output }) }, 'tellWritten'],
        },
        onError: [
          { guard: { type: 'isConflict', params: ({ event }) => event }, target: 'conflict' },
          { target: 'failed', actions: { type: 'fail', params: ({ event }) => event } },
        ],
      },
    },
    failed: {
      description: 'It can be sent again as it is.',
      exit: assign({ failure: null }),
      on: { RETRIED: 'sending', LEFT: { target: 'sorting', actions: assign({ order: null }) } },
    },
    conflict: {
      description: 'Another tab was first.',
      tags: 'busy',
      invoke: {
        id: 'readAnew',
        src: 'read',
        onDone: [
          {
            guard: ({ event }) => ['plain', 'unclear'].includes(sightOf(event.output)),
            target: 'asking.elsewhere',
            actions: [{ type: 'keep', params: ({ event }) => ({ guided: event.output }) }, 'tellWritten'],
          },
          {
            target: 'sorting',
            actions: [{ type: 'keep', params: ({ event }) => ({ guided: event.output }) }, 'tellWritten'],
          },
        ],
        onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
    done: {
      on: {
        'FIX.CHOSEN': {
          target: 'correcting',
          actions: assign({ fix: ({ event: { turn, text } }) => ({ turn, text }) }),
        },
        'PASTE.CHOSEN': 'pasting',
        RESTARTED: { target: 'sending', actions: { type: 'move', params: { move: 'restart' } } },
      },
    },
  },
})
