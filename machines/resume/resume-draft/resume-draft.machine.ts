import { assign, setup } from 'xstate'
import { actionPlaceholder, promisePlaceholder } from '../../kit/placeholder.ts'
import { isSame } from '../resume-editor/resume-editor.rules.ts'
import type {
  Batch,
  Draft,
  ResumeDraftContext,
  ResumeDraftEvent,
  ResumeDraftInput,
  ResumeDraftTag,
} from './resume-draft.types.ts'

/** Milliseconds without a key after which a draft is written. */
export const DRAFT_REST = 300

/** Keeps on this browser what a student typed until the server has it, and brings it back after a crash (RES-5). */
export const resumeDraftMachine = setup({
  types: {
    context: {} as ResumeDraftContext,
    events: {} as ResumeDraftEvent,
    input: {} as ResumeDraftInput,
    tags: {} as ResumeDraftTag,
  },
  actors: {
    readDrafts: promisePlaceholder<readonly Draft[], ResumeDraftInput>('readDrafts'),
    writeDrafts: promisePlaceholder<Batch['waiting'], Batch>('writeDrafts'),
  },
  actions: {
    /** Hands what was found to the editors, as typed and not saved. */
    restore: actionPlaceholder('restore') as (_: unknown, params: { drafts: readonly Draft[] }) => void,
    /** Puts the editors back to what the server has. */
    revert: actionPlaceholder('revert') as (_: unknown, params: { drafts: readonly Draft[] }) => void,
    wait: assign(({ context }, { key, draft }: { key: string; draft: Draft | null }) => ({
      waiting: { ...context.waiting, [key]: draft },
    })),
  },
  guards: {
    isAny: (_, { drafts }: { drafts: readonly Draft[] }) => drafts.length > 0,
    isNews: ({ context: { found } }, { draft }: { draft: Draft }) =>
      !found.some(({ key, content }) => key === draft.key && isSame(content, draft.content)),
    isMore: ({ context, event }) => !isSame(context.waiting, (event as unknown as { output: Batch['waiting'] }).output),
  },
  delays: { DRAFT_REST },
}).createMachine({
  id: 'resume-draft',
  context: ({ input }) => ({ ...input, found: [], waiting: {} }),
  type: 'parallel',
  states: {
    former: {
      description: 'What an earlier visit left behind.',
      initial: 'reading',
      states: {
        reading: {
          invoke: {
            id: 'readDrafts',
            src: 'readDrafts',
            input: ({ context: { studentId } }) => ({ studentId }),
            onDone: [
              {
                guard: { type: 'isAny', params: ({ event }) => ({ drafts: event.output }) },
                target: 'restored',
                actions: [
                  assign({ found: ({ event }) => event.output }),
                  { type: 'restore', params: ({ event }) => ({ drafts: event.output }) },
                ],
              },
              { target: 'none' },
            ],
            onError: 'none',
          },
        },
        restored: {
          description: 'Told with when it was typed, until somebody puts it away, or goes on and so takes it up.',
          on: {
            'DRAFT.TYPED': { guard: { type: 'isNews', params: ({ event }) => event }, target: 'none' },
            'OFFER.DISMISSED': 'none',
            'DRAFTS.DISCARDED': {
              target: 'none',
              actions: { type: 'revert', params: ({ context }) => ({ drafts: context.found }) },
            },
          },
        },
        none: { entry: assign({ found: [] }) },
      },
    },
    keeping: {
      initial: 'resting',
      on: {
        'DRAFT.TYPED': {
          target: '.waiting',
          actions: { type: 'wait', params: ({ event: { draft } }) => ({ key: draft.key, draft }) },
        },
        'DRAFT.SETTLED': {
          target: '.waiting',
          actions: { type: 'wait', params: ({ event: { key } }) => ({ key, draft: null }) },
        },
      },
      states: {
        resting: {},
        waiting: { after: { DRAFT_REST: 'writing' }, on: { 'PAGE.HIDDEN': 'writing' } },
        writing: {
          invoke: {
            id: 'writeDrafts',
            src: 'writeDrafts',
            input: ({ context: { studentId, waiting } }) => ({ studentId, waiting }),
            onDone: [
              { guard: 'isMore', target: 'waiting' },
              { target: 'resting', actions: assign({ waiting: {} }) },
            ],
            onError: 'unkept',
          },
          on: {
            'PAGE.HIDDEN': { target: 'writing', reenter: true },
            'DRAFT.TYPED': { actions: { type: 'wait', params: ({ event: { draft } }) => ({ key: draft.key, draft }) } },
            'DRAFT.SETTLED': { actions: { type: 'wait', params: ({ event: { key } }) => ({ key, draft: null }) } },
          },
        },
        unkept: { tags: 'unkept', description: 'The next key tries again.' },
      },
    },
  },
})
