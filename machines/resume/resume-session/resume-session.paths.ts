import type { SnapshotFrom } from 'xstate'
import { catalogue } from '../../kit/catalogue.ts'
import { resumeSessionMachine } from './resume-session.machine.ts'
import {
  DRAFT,
  LATER,
  LOOKS,
  MINE,
  NEWER,
  OLD,
  ORDER,
  READ,
  resumeSessionProperties,
  SAVED,
  SUMMARY,
  TWO,
  UNMADE,
} from './resume-session.properties.ts'
import { isUnsaved } from './resume-session.rules.ts'
import type { PieceStanding, ResumeSessionEvent } from './resume-session.types.ts'

const moved = (piece: PieceStanding) => ({
  type: 'PIECE.MOVED' as const,
  piece,
  draft: { key: piece.key, content: piece.content, version: piece.version, typedAt: 1 },
})

const dirty: PieceStanding = { ...SUMMARY, content: MINE, view: 'dirty' }

/** An editor tells of what is newer than what it told before, and saves or fails only with what it has. */
function canMove({ context: { pieces, record } }: Snapshot, piece: PieceStanding): boolean {
  const before = pieces[piece.key]
  // What is begun here is not on the server yet.
  if (!before && piece.version === 0) return record === READ
  if (!before) return piece.view !== 'offline' && piece.view !== 'refused' && piece.version < 9
  const isOfTyped = isUnsaved(before) && before.content === piece.content
  const isAnswer = piece.version === 9 || !['clean', 'dirty'].includes(piece.view)
  return piece.version >= before.version && (isOfTyped || !isAnswer)
}

type Snapshot = SnapshotFrom<typeof resumeSessionMachine>

/** One piece at a time, no more than two views of it, and one deletion while there is none. */
function feasible(snapshot: Snapshot, event: { readonly type: string }): boolean {
  const { pieces, deletions, record, before, told } = snapshot.context
  const [known] = Object.values(pieces)
  const happening = event as ResumeSessionEvent
  switch (happening.type) {
    case 'RECORD.READ':
      if (!record) return happening.record === null || happening.record === READ
      return record === READ && (happening.record === SAVED ? known?.key === TWO.key : happening.record === NEWER)
    case 'TYPED.ELSEWHERE':
      return known?.view === 'clean' && known.views < 2
    case 'PIECE.HELD':
      return known?.key === happening.key && known.views < 2
    case 'PIECE.RELEASED':
      return known?.key === happening.key && known.views > 0
    case 'PIECE.MOVED':
      return (
        (!known || known.key === happening.piece.key) && deletions.length === 0 && canMove(snapshot, happening.piece)
      )
    case 'PIECE.ENDED':
      return known?.key === happening.key
    case 'ORDER.MADE':
      return known?.key === TWO.key
    case 'DELETION.BEGUN':
      return !known && told.length === 0 && deletions.every(({ id }) => id === happening.deletion.id)
    case 'DELETION.MOVED':
    case 'DELETION.ENDED':
      return deletions.some(({ id }) => id === happening.id)
    case 'DRAFTS.FOUND':
      return Object.keys(before).length + deletions.length + told.length === 0 && record === READ
    case 'DRAFTS.REVERTED':
      return happening.drafts.every(({ key }) => key in before) && deletions.length === 0
    default:
      return true
  }
}

export const resumeSessionPaths = catalogue({
  flow: 'resume-session',
  machine: resumeSessionMachine,
  inputs: { student: { studentId: '1' } },
  events: [
    { type: 'PIECE.HELD', key: 'summary' },
    { type: 'PIECE.RELEASED', key: 'summary' },
    { type: 'ORDER.MADE', order: ORDER },
    { type: 'DELETION.BEGUN', deletion: { id: 'work-0001', title: '澄江电气', place: 'work' } },
    { type: 'RETRIED' },
    { type: 'PAGE.LEFT' },
    { type: 'SESSION.ENDED' },
  ],
  actors: {
    watchServer: {
      sends: [
        ...[null, READ, NEWER, SAVED].map((record) => ({ type: 'RECORD.READ', record })),
        { type: 'TYPED.ELSEWHERE', key: 'summary' },
      ],
    },
    keepPieces: {
      sends: [
        moved(SUMMARY),
        moved(dirty),
        moved({ ...dirty, content: LATER }),
        moved({ ...dirty, view: 'offline' }),
        moved({ ...dirty, view: 'refused', failure: { kind: 'server', code: 20_011, msg: '', data: null } }),
        moved({ ...dirty, view: 'conflict' }),
        moved({ ...SUMMARY, content: MINE, version: 9 }),
        moved(TWO),
        moved({ ...TWO, version: 9, view: 'clean' }),
        moved(LOOKS),
        { type: 'PIECE.ENDED', key: TWO.key, wanted: null },
        { type: 'PIECE.ENDED', key: TWO.key, wanted: TWO.content },
      ],
    },
    undoDeletions: {
      sends: [
        { type: 'DELETION.MOVED', id: 'work-0001', view: 'notRemoved' },
        { type: 'DELETION.ENDED', id: 'work-0001' },
        { type: 'DELETION.ENDED', id: 'work-0002' },
      ],
    },
    keepDrafts: {
      sends: [
        { type: 'DRAFTS.FOUND', drafts: [DRAFT, UNMADE] },
        { type: 'DRAFTS.FOUND', drafts: [OLD] },
        { type: 'DRAFTS.REVERTED', drafts: [DRAFT, UNMADE] },
      ],
    },
    sendOrders: {},
  },
  delays: {},
  feasible,
  properties: resumeSessionProperties,
  equivalent: {
    'resume-session on SESSION.ENDED[0]: reenter': 'what would begin anew is over at once',
    'resume-session.open on PIECE.MOVED[2, 3]: swap': 'a piece is unsaved or it is not, never both',
  },
})
