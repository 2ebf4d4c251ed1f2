import { and, assign, not, raise, sendTo, setup } from 'xstate'
import type { Notice } from '../../kit/notice.ts'
import { actionPlaceholder, callbackPlaceholder } from '../../kit/placeholder.ts'
import { resumeDraftMachine } from '../resume-draft/resume-draft.machine.ts'
import type { PieceKey } from '../resume-editor/resume-editor.types.ts'
import { resumeOrderMachine } from '../resume-order/resume-order.machine.ts'
import type { Order } from '../resume-order/resume-order.types.ts'
import * as rules from './resume-session.rules.ts'
import type {
  Deleting,
  DeletionEvent,
  DeletionsEvent,
  PieceEvent,
  PiecesEvent,
  ResumeSessionContext,
  ResumeSessionEvent,
  ResumeSessionInput,
  ServerEvent,
} from './resume-session.types.ts'

interface Named {
  readonly key: PieceKey
}

/** One student's resume while it is edited: what has an editor, what is deleted, where entries stand (RES-2, RES-5). */
export const resumeSessionMachine = setup({
  types: {
    context: {} as ResumeSessionContext,
    events: {} as ResumeSessionEvent,
    input: {} as ResumeSessionInput,
    children: {} as { keepDrafts: 'keepDrafts' },
  },
  actors: {
    watchServer: callbackPlaceholder<ServerEvent, ResumeSessionInput>('watchServer'),
    /** Holds the editors, and reports whatever becomes of each. */
    keepPieces: callbackPlaceholder<PiecesEvent | PieceEvent>('keepPieces'),
    undoDeletions: callbackPlaceholder<DeletionsEvent | DeletionEvent>('undoDeletions'),
    keepDrafts: resumeDraftMachine,
    sendOrders: resumeOrderMachine,
  },
  actions: {
    notify: actionPlaceholder('notify') as (_: unknown, params: Notice) => void,
    /** To the other tabs. */
    tellTyped: actionPlaceholder('tellTyped') as (_: unknown, params: Named) => void,
    read: assign(({ context, event }) =>
      event.type === 'RECORD.READ' ? rules.placed(context, { record: event.record }) : {},
    ),
    note: assign((happening) => {
      const piece = rules.movedIn(happening)
      if (!piece) return {}
      const { context } = happening
      const views = rules.pieceOf(happening)?.views ?? 0
      return rules.placed(context, { pieces: { ...context.pieces, [piece.key]: { ...piece, views } } })
    }),
    hold: assign((happening) => rules.shownBy(happening, 1)),
    release: assign((happening) => rules.shownBy(happening, -1)),
    drop: assign(({ context, event }) => {
      if (!('key' in event)) return {}
      const { [event.key]: _, ...pieces } = context.pieces
      return rules.placed(context, { pieces })
    }),
    put: assign(({ context: { places } }, { kind, ids }: Order) => ({
      places: { ...places, shown: { ...places.shown, [kind]: ids } },
    })),
    begin: assign(({ context }, { deletions }: { deletions: readonly Deleting[] }) => ({
      deletions: [...context.deletions, ...deletions.map(({ id }) => ({ id, view: 'removing' as const }))],
    })),
    forget: assign(rules.nothing),
  },
  guards: {
    isThere: ({ event }) => event.type === 'RECORD.READ' && event.record !== null,
    isKnown: (happening) => rules.pieceOf(happening) !== undefined,
    isShown: (happening) => (rules.pieceOf(happening)?.views ?? 0) > 0,
    isLast: (happening) => rules.pieceOf(happening)?.views === 1,
    isTold: ({ context, event }) => 'key' in event && context.told.includes(event.key),
    /** Before. */
    wasUnsaved: (happening) => rules.isUnsaved(rules.pieceOf(happening)),
    isUnsaved: (happening) => rules.isUnsaved(rules.movedIn(happening)),
    isSame: (happening) => rules.pieceOf(happening)?.content === rules.movedIn(happening)?.content,
    isDisputed: (happening) =>
      rules.movedIn(happening)?.key === 'layout' && rules.movedIn(happening)?.view === 'conflict',
    isAskew: ({ context, event }) => 'key' in event && rules.askewAround(event.key, context) !== null,
    isWanted: ({ event }) => event.type === 'PIECE.ENDED' && event.wanted !== null,
    isDeleted: ({ context, event }) =>
      event.type === 'DELETION.BEGUN' && context.deletions.some(({ id }) => id === event.deletion.id),
  },
}).createMachine({
  id: 'resume-session',
  context: ({ input }) => ({ ...input, ...rules.nothing }),
  initial: 'waiting',
  invoke: { id: 'watchServer', src: 'watchServer', input: ({ context: { studentId } }) => ({ studentId }) },
  on: { 'SESSION.ENDED': '.over' },
  states: {
    waiting: {
      description: 'For the record: drafts are laid on it.',
      on: { 'RECORD.READ': { guard: 'isThere', target: 'open', actions: 'read' } },
    },
    open: {
      invoke: [
        { id: 'keepPieces', src: 'keepPieces' },
        { id: 'undoDeletions', src: 'undoDeletions' },
        { id: 'keepDrafts', src: 'keepDrafts', input: ({ context: { studentId } }) => ({ studentId }) },
        { id: 'sendOrders', src: 'sendOrders' },
      ],
      on: {
        'RECORD.READ': {
          actions: [
            'read',
            sendTo('keepPieces', ({ context: { record, pieces } }) => rules.called(rules.rivalsOf(record, pieces))),
          ],
        },
        'TYPED.ELSEWHERE': {
          guard: and(['isShown', not('isTold')]),
          actions: [
            assign({ told: ({ context, event }) => [...context.told, event.key] }),
            { type: 'notify', params: { kind: 'resumeShared' } },
          ],
        },
        'PIECE.HELD': { actions: 'hold' },
        'PIECE.RELEASED': [
          {
            guard: 'isLast',
            actions: [
              'release',
              sendTo('keepPieces', ({ event: { key } }) => rules.called([{ key, event: { type: 'SECTION.LEFT' } }])),
              raise(({ event: { key } }) => ({ type: 'PIECE.RESTED', key })),
            ],
          },
          { actions: 'release' },
        ],
        'PIECE.MOVED': [
          {
            guard: 'isDisputed',
            actions: [
              'note',
              sendTo('keepPieces', ({ event: { piece } }) => rules.called([{ key: piece.key, merged: true }])),
            ],
          },
          {
            guard: and(['isUnsaved', not('wasUnsaved')]),
            actions: [
              'note',
              { type: 'tellTyped', params: ({ event }) => ({ key: event.piece.key }) },
              sendTo('keepDrafts', ({ event: { draft } }) => ({ type: 'DRAFT.TYPED', draft })),
            ],
          },
          {
            guard: and(['isUnsaved', not('isSame')]),
            actions: ['note', sendTo('keepDrafts', ({ event: { draft } }) => ({ type: 'DRAFT.TYPED', draft }))],
          },
          {
            guard: and(['wasUnsaved', not('isUnsaved')]),
            actions: [
              'note',
              raise(({ event }) => ({ type: 'PIECE.SETTLED', key: event.piece.key })),
              raise(({ event }) => ({ type: 'PIECE.RESTED', key: event.piece.key })),
            ],
          },
          {
            guard: 'isKnown',
            actions: ['note', raise(({ event }) => ({ type: 'PIECE.RESTED', key: event.piece.key }))],
          },
          { actions: 'note' },
        ],
        'PIECE.SETTLED': [
          {
            guard: 'isAskew',
            actions: [
              sendTo('keepDrafts', ({ event: { key } }) => ({ type: 'DRAFT.SETTLED', key })),
              sendTo('sendOrders', ({ context, event: { key } }) => ({
                type: 'ORDER.MADE',
                order: rules.askewAround(key, context)!,
              })),
            ],
          },
          { actions: sendTo('keepDrafts', ({ event: { key } }) => ({ type: 'DRAFT.SETTLED', key })) },
        ],
        'PIECE.RESTED': {
          guard: and([not('isShown'), not('wasUnsaved')]),
          actions: ['drop', sendTo('keepPieces', ({ event: { key } }) => rules.called([{ key, dropped: true }]))],
        },
        'PIECE.ENDED': [
          {
            guard: 'isWanted',
            actions: [
              'drop',
              raise(({ event: { key } }) => ({ type: 'PIECE.SETTLED', key })),
              sendTo('keepPieces', ({ event: { key, wanted } }) => rules.called([{ key, anew: wanted }])),
            ],
          },
          {
            actions: ['drop', raise(({ event: { key } }) => ({ type: 'PIECE.SETTLED', key }))],
          },
        ],
        'ORDER.MADE': {
          actions: [
            { type: 'put', params: ({ event }) => event.order },
            sendTo('sendOrders', ({ event: { order } }) => ({ type: 'ORDER.MADE', order })),
          ],
        },
        'DELETION.BEGUN': {
          guard: not('isDeleted'),
          actions: [
            { type: 'begin', params: ({ event }) => ({ deletions: [event.deletion] }) },
            sendTo('undoDeletions', ({ event }) => ({ type: 'DELETIONS.BEGUN', deletions: [event.deletion] })),
          ],
        },
        'DELETION.MOVED': {
          actions: assign({
            deletions: ({ context, event: { id, view } }) =>
              context.deletions.map((one) => (one.id === id ? { id, view } : one)),
          }),
        },
        'DELETION.ENDED': {
          actions: assign({
            deletions: ({ context, event }) => context.deletions.filter(({ id }) => id !== event.id),
          }),
        },
        'DRAFTS.FOUND': {
          actions: [
            assign({
              before: ({ context, event }) => ({ ...context.before, ...rules.before(event.drafts, context.record) }),
            }),
            sendTo('keepPieces', ({ context, event }) => rules.called(rules.restoredBy(event.drafts, context))),
          ],
        },
        'DRAFTS.REVERTED': {
          actions: [
            sendTo('keepPieces', ({ context, event }) => rules.called(rules.revertedBy(event.drafts, context))),
            sendTo('undoDeletions', ({ context, event }) => ({
              type: 'DELETIONS.BEGUN',
              deletions: rules.unmadeBy(event.drafts, context),
            })),
            { type: 'begin', params: ({ context, event }) => ({ deletions: rules.unmadeBy(event.drafts, context) }) },
          ],
        },
        RETRIED: { actions: sendTo('keepPieces', ({ context }) => rules.called(rules.retriedOf(context.pieces))) },
        'PAGE.LEFT': {
          actions: [
            sendTo('keepPieces', ({ context }) => rules.called(rules.leftOf(context.pieces))),
            sendTo('keepDrafts', { type: 'PAGE.HIDDEN' }),
          ],
        },
      },
    },
    over: { type: 'final', entry: 'forget' },
  },
})
