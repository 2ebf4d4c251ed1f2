import { assign, emit, setup } from 'xstate'
import type { Rewriting } from '../../../contract/calls/rewriting.ts'
import { callbackPlaceholder } from '../../kit/placeholder.ts'
import { isLine } from './suggestion.rules.ts'
import type {
  RewriteEvent,
  RewriteOrder,
  SuggestionContext,
  SuggestionEmitted,
  SuggestionEvent,
  SuggestionInput,
  SuggestionTag,
  Wish,
} from './suggestion.types.ts'

/** Another wording for a line of a resume (AIR-1): nothing changes before the student says so, nor over what is newer. */
export const suggestionMachine = setup({
  types: {
    input: {} as SuggestionInput,
    context: {} as SuggestionContext,
    events: {} as SuggestionEvent,
    emitted: {} as SuggestionEmitted,
    tags: {} as SuggestionTag,
  },
  actors: { rewrite: callbackPlaceholder<RewriteEvent, RewriteOrder>('rewrite') },
  actions: {
    hear: assign((_, { line }: { line: string }) => ({ line })),
    /** Of a model nothing is sent by a wish alone. */
    wish: assign((_, { variant, engine }: Wish) => ({ variant, engine, agrees: null })),
    agree: assign(({ context: { wanted } }) => ({ variant: wanted, engine: 'model', agrees: true })),
    give: emit((_, { text }: { text: string }) => ({ type: 'TEXT.TAKEN', text })),
    keep: assign((_, { found }: { found: Rewriting }) => ({ found })),
    forget: assign({ wanted: 'stronger', growth: '', found: null, draft: '', taken: '', failure: null }),
    /** The field has it as soon as it is given. */
    take: assign((_, { text }: { text: string }) => ({ taken: text, line: text })),
  },
  guards: {
    isLine: (_, { text }: { text: string }) => isLine(text),
    /** Whether the field has what was asked about. */
    isAsked: ({ context: { asked } }, { line }: { line: string }) => line === asked,
    isTaken: ({ context: { taken } }, { line }: { line: string }) => line === taken,
    isNothing: (_, { suggestion }: Rewriting) => suggestion === null,
    isAgreed: ({ context: { found } }) => found?.model?.is_agreed === true,
    needsConsent: ({ context: { found } }, { engine }: Wish) => engine === 'model' && !found?.model?.is_agreed,
  },
}).createMachine({
  id: 'suggestion',
  context: ({ input }) => ({
    ...input,
    variant: 'stronger',
    engine: 'rules',
    agrees: null,
    wanted: 'stronger',
    asked: '',
    growth: '',
    found: null,
    draft: '',
    taken: '',
    failure: null,
  }),
  initial: 'idle',
  on: { 'LINE.CHANGED': { actions: { type: 'hear', params: ({ event }) => event } } },
  states: {
    idle: {
      entry: [
        // Whoever let a model see a line once has not let it see the next.
        { type: 'wish', params: { variant: 'stronger', engine: 'rules' } },
        'forget',
      ],
      on: {
        ASKED: {
          guard: { type: 'isLine', params: ({ context }) => ({ text: context.line }) },
          target: 'generating',
        },
      },
    },
    generating: {
      tags: 'busy',
      entry: assign(({ context: { line } }) => ({ asked: line, growth: '', found: null, draft: '', failure: null })),
      invoke: {
        id: 'rewrite',
        src: 'rewrite',
        input: ({ context: { section, entry, asked, variant, engine, agrees } }) => ({
          section,
          entry,
          line: asked,
          variant,
          engine,
          agrees,
        }),
      },
      on: {
        'WORDING.GROWN': { actions: assign(({ event }) => ({ growth: event.text })) },
        'WORDING.CAME': [
          {
            guard: { type: 'isAsked', params: ({ context: { line } }) => ({ line }) },
            target: 'answered',
            actions: { type: 'keep', params: ({ event }) => event },
          },
          { target: 'overtaken' },
        ],
        'WORDING.FAILED': { target: 'failed', actions: assign(({ event }) => ({ failure: event.failure })) },
        STOPPED: 'idle',
      },
    },
    answered: {
      description: 'Holds as long as the field has what was asked about.',
      initial: 'sorting',
      on: {
        'LINE.CHANGED': [
          { guard: { type: 'isAsked', params: ({ event }) => event } },
          { target: 'overtaken', actions: { type: 'hear', params: ({ event }) => event } },
        ],
        'VARIANT.CHOSEN': [
          {
            guard: { type: 'needsConsent', params: ({ event }) => event },
            target: '.consenting',
            actions: assign(({ event: { variant } }) => ({ wanted: variant })),
          },
          { target: 'generating', actions: { type: 'wish', params: ({ event }) => event } },
        ],
        'CONSENT.WITHDRAWN': {
          guard: 'isAgreed',
          target: 'generating',
          actions: assign({ engine: 'rules', agrees: false }),
        },
      },
      states: {
        sorting: {
          always: [
            { guard: { type: 'isNothing', params: ({ context }) => context.found! }, target: 'nothing' },
            { target: 'diff' },
          ],
        },
        nothing: { on: { DISMISSED: '#suggestion.idle' } },
        consenting: {
          description: 'The student sees what would be sent, and to whom, before anything is.',
          on: {
            AGREED: { target: '#suggestion.generating', actions: 'agree' },
            REJECTED: 'sorting',
          },
        },
        diff: {
          on: {
            ACCEPTED: {
              target: '#suggestion.accepted',
              actions: [
                { type: 'take', params: ({ context }) => ({ text: context.found!.suggestion!.text }) },
                { type: 'give', params: ({ context }) => ({ text: context.found!.suggestion!.text }) },
              ],
            },
            'EDIT.WANTED': {
              target: 'editing',
              actions: assign(({ context }) => ({ draft: context.found!.suggestion!.text })),
            },
            REJECTED: '#suggestion.idle',
          },
        },
        editing: {
          on: {
            'TEXT.TYPED': { actions: assign(({ event }) => ({ draft: event.text })) },
            ACCEPTED: {
              guard: { type: 'isLine', params: ({ context }) => ({ text: context.draft }) },
              target: '#suggestion.accepted',
              actions: [
                { type: 'take', params: ({ context }) => ({ text: context.draft }) },
                { type: 'give', params: ({ context }) => ({ text: context.draft }) },
              ],
            },
            REJECTED: '#suggestion.idle',
          },
        },
      },
    },
    accepted: {
      description: 'What was there can be had back until the field has something else.',
      on: {
        'LINE.CHANGED': [
          { guard: { type: 'isTaken', params: ({ event }) => event } },
          { target: 'idle', actions: { type: 'hear', params: ({ event }) => event } },
        ],
        'UNDO.CHOSEN': {
          target: 'idle',
          actions: [
            { type: 'hear', params: ({ context: { asked } }) => ({ line: asked }) },
            { type: 'give', params: ({ context: { asked } }) => ({ text: asked }) },
          ],
        },
        DISMISSED: 'idle',
      },
    },
    overtaken: {
      description:
        'The line was changed meanwhile: what came for the former one is not shown, but for what was made of it.',
      on: {
        RETRIED: { guard: { type: 'isLine', params: ({ context }) => ({ text: context.line }) }, target: 'generating' },
        DISMISSED: 'idle',
      },
    },
    failed: {
      on: {
        RETRIED: { guard: { type: 'isLine', params: ({ context }) => ({ text: context.line }) }, target: 'generating' },
        DISMISSED: 'idle',
      },
    },
  },
})
