import { assign, sendParent, setup } from 'xstate'
import { changesOf, valuesOf } from './changes.ts'
import { acceptSafe, isOpen, isTaken, neighbour, nextOpen, withChoice } from './choices.ts'
import { isEditable, tidied, wrongDraft } from './draft-rules.ts'
import type {
  Choice,
  ResumeReviewContext,
  ResumeReviewEvent,
  ResumeReviewInput,
  ResumeReviewOutput,
  ReviewSection,
} from './resume-review.types.ts'
import { compare } from './rows.ts'

const currentRow = ({ rows, current }: ResumeReviewContext) => rows.find(({ id }) => id === current)

function decided(context: ResumeReviewContext, choice: Choice | null) {
  const row = currentRow(context)
  return row ? withChoice(context.rows, context.matches, context.choices, row, choice) : context.choices
}

const isRight = (context: ResumeReviewContext) => {
  const row = currentRow(context)
  return row !== undefined && wrongDraft(row, context.draft) === null
}

/** Found beside present, field by field: nothing is taken over that was not accepted (RES-3). */
export const resumeReviewMachine = setup({
  types: {
    context: {} as ResumeReviewContext,
    events: {} as ResumeReviewEvent,
    input: {} as ResumeReviewInput,
    output: {} as ResumeReviewOutput,
  },
  actions: {
    decide: assign(({ context }, { choice }: { choice: Choice | null }) => ({ choices: decided(context, choice) })),
    takeDraft: assign(({ context }) => {
      const row = currentRow(context)
      return row ? { choices: decided(context, { kind: 'edited', values: tidied(row, context.draft) }), draft: [] } : {}
    }),
    acceptSafe: assign(({ context: { rows, matches, choices } }, { section }: { section: ReviewSection | null }) => ({
      choices: acceptSafe(rows, matches, choices, section),
    })),
    goOn: assign(({ context }) => ({ current: nextOpen(context) })),
    choose: assign((_, { row }: { row: string }) => ({ current: row })),
    report: sendParent(({ context }) => ({ type: 'CHOICES.MADE', choices: context.choices })),
  },
  guards: {
    isThere: ({ context }, { row }: { row: string }) => context.rows.some(({ id }) => id === row),
    isDecidable: ({ context }) => (currentRow(context)?.kind ?? 'same') !== 'same',
    isEditable: ({ context }) => {
      const row = currentRow(context)
      return row !== undefined && row.kind !== 'same' && isEditable(row)
    },
    isDecided: ({ context }) => context.choices[context.current] !== undefined,
    isRight: ({ context }) => isRight(context),
    mayMove: ({ context }, { row }: { row: string }) => isRight(context) && context.rows.some(({ id }) => id === row),
    isAnythingTaken: ({ context }) =>
      context.rows.some(({ id, kind }) => kind !== 'same' && isTaken(context.choices[id])),
  },
}).createMachine({
  id: 'resume-review',
  context: ({ input: { id, parsed, present, choices } }) => {
    const compared = compare(parsed, present.content)
    const context = { id, parsed, present, ...compared, choices, current: '', filter: 'all', draft: [] } as const
    return { ...context, current: nextOpen(context) }
  },
  output: ({ event }) => event.output as ResumeReviewOutput,
  initial: 'looking',
  on: { LEFT: '.left' },
  states: {
    looking: {
      on: {
        'ROW.CHOSEN': {
          guard: { type: 'isThere', params: ({ event }) => event },
          actions: { type: 'choose', params: ({ event }) => event },
        },
        'ROW.NEXT': { actions: assign(({ context }) => ({ current: neighbour(context, 1) })) },
        'ROW.PREVIOUS': { actions: assign(({ context }) => ({ current: neighbour(context, -1) })) },
        'ROW.ACCEPTED': {
          guard: 'isDecidable',
          actions: [{ type: 'decide', params: { choice: { kind: 'accepted' } } }, 'goOn', 'report'],
        },
        'ROW.SKIPPED': {
          guard: 'isDecidable',
          actions: [{ type: 'decide', params: { choice: { kind: 'skipped' } } }, 'goOn', 'report'],
        },
        'CHOICE.UNDONE': {
          guard: 'isDecided',
          actions: [{ type: 'decide', params: { choice: null } }, 'report'],
        },
        'EDIT.BEGUN': {
          guard: 'isEditable',
          target: 'editing',
          actions: assign(({ context }) => {
            const row = currentRow(context)
            return { draft: row ? valuesOf(row, context.choices) : [] }
          }),
        },
        'SAFE.ACCEPTED': { actions: [{ type: 'acceptSafe', params: { section: null } }, 'report'] },
        'SECTION.ACCEPTED': {
          actions: [{ type: 'acceptSafe', params: ({ event: { section } }) => ({ section }) }, 'report'],
        },
        'FILTER.CHOSEN': { actions: assign(({ event: { filter } }) => ({ filter })) },
        SAVED: { guard: 'isAnythingTaken', target: 'saved' },
      },
    },
    editing: {
      on: {
        'EDIT.TYPED': { actions: assign(({ event: { values } }) => ({ draft: values })) },
        'EDIT.DONE': { guard: 'isRight', target: 'looking', actions: ['takeDraft', 'goOn', 'report'] },
        SAVED: {
          description: 'Likewise what is still being typed.',
          guard: 'isRight',
          target: 'saved',
          actions: ['takeDraft', 'report'],
        },
        'EDIT.CANCELLED': { target: 'looking', actions: assign({ draft: [] }) },
        'ROW.CHOSEN': {
          description: 'What was typed is taken over.',
          guard: { type: 'mayMove', params: ({ event }) => event },
          target: 'looking',
          actions: ['takeDraft', { type: 'choose', params: ({ event }) => event }, 'report'],
        },
      },
    },
    saved: {
      type: 'final',
      output: ({ context }) => ({
        changes: changesOf(context),
        undecided: context.rows.filter((row) => isOpen(row, context.choices)).length,
      }),
    },
    left: { type: 'final', output: { changes: null, undecided: 0 } },
  },
})
