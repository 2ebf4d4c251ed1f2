import type { ResumeRecord } from '../../../contract/calls/resume.ts'
import {
  both,
  calls,
  either,
  ends,
  has,
  inOrder,
  no,
  nothing,
  on,
  onlyWith,
  possible,
  starting,
  starts,
  stops,
  successive,
  tells,
  whenever,
  within,
} from '../../kit/properties.ts'
import type { Draft } from '../resume-draft/resume-draft.types.ts'
import type { Order } from '../resume-order/resume-order.types.ts'
import type { PieceStanding } from './resume-session.types.ts'

export const [WAS, MINE, LATER, THEIRS] = ['原来的', '我的', '后来的', '他的']

const recordOf = (version: number, summary: string, ids: readonly string[], versions: Record<string, number>) => {
  const content = { summary, education: [], work: ids.map((id) => ({ id })), project: [] }
  return { version, updated_at: '', content, versions } as unknown as ResumeRecord
}

export const READ = recordOf(3, WAS, ['work-0001'], { summary: 3, 'work-0001': 2 })
/** As another tab saved it. */
export const NEWER = recordOf(7, THEIRS, ['work-0001'], { summary: 7, 'work-0001': 2 })
/** With the entry that was begun here. */
export const SAVED = recordOf(9, WAS, ['work-0001', 'work-0002'], { summary: 3, 'work-0001': 2, 'work-0002': 9 })

export const SUMMARY: PieceStanding = { key: 'summary', content: WAS, version: 3, view: 'clean', failure: null }
export const TWO: PieceStanding = {
  key: 'work/work-0002',
  content: { id: 'work-0002' },
  version: 0,
  view: 'dirty',
  failure: null,
}
/** Set in two places. */
export const LOOKS: PieceStanding = { key: 'layout', content: 2, version: 3, view: 'conflict', failure: null }
/** The one that was begun here comes first. */
export const ORDER: Order = { kind: 'work', ids: ['work-0002', 'work-0001'] }

export const DRAFT: Draft = { key: 'summary', content: LATER, version: 3, typedAt: 1 }
/** Of an entry that the server never had. */
export const UNMADE: Draft = { key: 'work/work-0002', content: { id: 'work-0002' }, version: 0, typedAt: 1 }
/** Made on something older. */
export const OLD: Draft = { ...DRAFT, version: 2 }

const read = (record: unknown) => on('RECORD.READ', { record })
const opening = both(read(READ), starts('keepPieces'))
const moved = (piece: unknown) => on('PIECE.MOVED', { piece })
const clean = moved({ key: 'summary', content: WAS, view: 'clean' })
const typed = moved({ key: 'summary', content: MINE, view: 'dirty' })
const later = moved({ key: 'summary', content: LATER, view: 'dirty' })
const offline = moved({ key: 'summary', view: 'offline' })
const refused = moved({ key: 'summary', view: 'refused' })
const saved = moved({ key: 'summary', content: MINE, view: 'clean' })
const disputed = moved({ key: 'summary', view: 'conflict' })
const added = moved({ key: 'work/work-0002', view: 'dirty' })
const addedSaved = moved({ key: 'work/work-0002', view: 'clean' })
const held = on('PIECE.HELD')
const released = on('PIECE.RELEASED')
const ended = on('PIECE.ENDED')
const over = on('SESSION.ENDED')
const piece = (summary: unknown) => has({ pieces: { summary } })
const shown = (views: number) => piece({ views })
const isNone = (some: unknown) => some === undefined
const isEmpty = (some: unknown) => Object.keys(Object(some)).length === 0
const gone = has({ pieces: { summary: isNone } })
const isAny = (some: unknown) => !isEmpty(some)
const tellsPiece = (...wanted: readonly unknown[]) => tells('keepPieces', { calls: wanted })
const drops = (key: string) => tellsPiece({ key, dropped: true })
const dropped = either(drops('summary'), drops('work/work-0002'))
const drafted = (draft: unknown) => tells('keepDrafts', { type: 'DRAFT.TYPED', draft })
const settled = (key: string) => tells('keepDrafts', { type: 'DRAFT.SETTLED', key })
const ordered = tells('sendOrders', { type: 'ORDER.MADE', order: ORDER })
const stands = (ids: readonly string[], begun: readonly string[]) => has({ places: { shown: { work: ids }, begun } })
const left = { key: 'summary', event: { type: 'SECTION.LEFT' } }
const elsewhere = on('TYPED.ELSEWHERE')
const sharing = calls('notify', { kind: 'resumeShared' })
const deleting = on('DELETION.BEGUN')
const deletes = (deletion: unknown) => tells('undoDeletions', { type: 'DELETIONS.BEGUN', deletions: [deletion] })
const found = on('DRAFTS.FOUND')
const reverted = on('DRAFTS.REVERTED')
const first = { key: 'summary', opened: { content: LATER, kept: WAS, version: 3 } }
const second = { key: 'work/work-0002', opened: { content: { id: 'work-0002' }, kept: nothing, version: 0 } }
const again = { key: 'summary', event: { type: 'CONTENT.CHANGED', content: LATER } }
const asBefore = { key: 'summary', event: { type: 'CONTENT.CHANGED', content: WAS } }

export const resumeSessionProperties = {
  'the record is waited for, of this student': whenever(
    starting,
    both(within('waiting'), starts('watchServer', { studentId: '1' }), no(starts('keepDrafts'))),
  ),
  'nothing begins without a record': whenever(starts('keepDrafts'), has({ record: isAny })),
  'the first record opens the resume for editing, and drafts are looked for [RES-5]': whenever(
    read(READ),
    both(
      within('open'),
      starts('keepPieces'),
      starts('undoDeletions'),
      starts('sendOrders'),
      starts('keepDrafts', { studentId: '1' }),
    ),
  ),
  'editors and drafts are begun once': onlyWith(either(starts('keepPieces'), starts('keepDrafts')), read(READ)),
  'the resume draws the record as it was read last': whenever(
    either(read(READ), read(NEWER), read(SAVED)),
    either(
      both(read(READ), has({ record: READ })),
      both(read(NEWER), has({ record: NEWER })),
      both(read(SAVED), has({ record: SAVED })),
    ),
  ),

  'an editor is known as it says': whenever(typed, piece({ content: MINE, version: 3, view: 'dirty' })),
  'an editor is shown by nobody at first': successive(opening, both(clean, shown(0))),
  'a view more shows it': successive(both(clean, shown(0)), both(held, shown(1)), both(held, shown(2))),
  'an editor that says something stays shown as often as before': successive(
    both(held, shown(1)),
    both(typed, shown(1)),
  ),
  'a view less, and the other still shows it': successive(
    both(held, shown(2)),
    both(released, shown(1), no(tells('keepPieces'))),
  ),
  'the last that lets go of it sends it [RES-5]': successive(
    both(typed, shown(1)),
    both(released, shown(0), tellsPiece(left), no(dropped)),
  ),
  'the last view that lets go of a saved piece ends its editor': successive(
    both(clean, shown(0)),
    both(held, shown(1)),
    both(released, gone, drops('summary')),
  ),
  'unsaved, it is kept until it is saved, though nobody shows it [RES-5]': successive(
    both(typed, shown(0), no(dropped)),
    both(offline, shown(0), no(dropped)),
    both(saved, gone, drops('summary')),
  ),
  'saved, it is kept for whoever shows it': successive(both(typed, shown(1)), both(saved, shown(1), no(dropped))),
  'one that nobody shows is let go as soon as something becomes of it': successive(
    both(clean, shown(0), no(dropped)),
    both(clean, gone, drops('summary')),
  ),
  'an editor that is shown stays': successive(both(held, shown(1)), both(clean, shown(1), no(dropped))),
  'none is let go unless it is saved and nobody shows it': onlyWith(
    dropped,
    either(released, clean, saved, addedSaved),
  ),

  'the other tabs are told of the first key [RES-5]': successive(
    clean,
    both(typed, calls('tellTyped', { key: 'summary' })),
  ),
  'the other tabs are told of the first key alone': successive(typed, both(later, no(calls('tellTyped')))),
  'the other tabs are told of keys, and of nothing else': onlyWith(
    calls('tellTyped'),
    either(typed, later, added, disputed),
  ),
  'the first key is kept on this browser [RES-5]': successive(
    clean,
    both(typed, drafted({ key: 'summary', content: MINE, version: 3 })),
  ),
  'the next keys are kept on this browser too': successive(
    typed,
    both(later, drafted({ key: 'summary', content: LATER, version: 3 })),
  ),
  'nothing is kept where nothing was typed': successive(typed, both(offline, no(tells('keepDrafts')))),
  'nothing is kept of a piece that is as the server has it': whenever(either(clean, saved), no(drafted(undefined))),
  'saved, nothing of it is kept on this browser [RES-5]': successive(typed, both(saved, settled('summary'))),
  'text that is typed back is not kept either': successive(typed, both(clean, settled('summary'))),
  once: successive(clean, both(clean, no(tells('keepDrafts')))),
  'nothing but the looks is put together unasked': onlyWith(tellsPiece({ merged: true }), moved({ key: 'layout' })),
  'looks that were set in two places are put together unasked [RES-4]': whenever(
    moved({ key: 'layout', view: 'conflict' }),
    both(tellsPiece({ key: 'layout', merged: true }), has({ pieces: { layout: { view: 'conflict' } } })),
  ),

  'an editor is told that the server has something newer [RES-5]': successive(
    typed,
    both(
      read(NEWER),
      tellsPiece({ key: 'summary', event: { type: 'RIVAL.SAVED', rival: { content: THEIRS, version: 7 } } }),
    ),
  ),
  'no other editor is told of it': successive(added, both(read(SAVED), no(tellsPiece({ key: 'summary' })))),
  'the student is told that another tab types into a piece that is shown': successive(
    both(held, shown(1)),
    both(elsewhere, sharing, has({ told: ['summary'] })),
  ),
  'the student is told once for each piece': successive(both(elsewhere, sharing), held, no(sharing)),
  'a piece is never told of twice': whenever(elsewhere, both(sharing, no(shown(0)))),
  'the student is told of nothing else': onlyWith(calls('notify'), elsewhere),

  'a piece that is gone has no editor any more': whenever(
    ended,
    both(has({ pieces: isEmpty }), settled('work/work-0002')),
  ),
  'it may have been gone for good': successive(added, on('PIECE.ENDED', { wanted: nothing })),
  'text typed into a piece that is gone is added anew where that is wanted [RES-5]': whenever(
    on('PIECE.ENDED', { wanted: isAny }),
    tellsPiece({ key: 'work/work-0002', anew: { id: 'work-0002' } }),
  ),
  'nothing is added anew unwanted': onlyWith(
    tells('keepPieces', { calls: ([call]: readonly object[]) => 'anew' in Object(call) }),
    on('PIECE.ENDED', { wanted: isAny }),
  ),

  'entries stand as they were read': whenever(opening, stands(['work-0001'], [])),
  'an entry that is begun here comes last': successive(
    opening,
    both(added, stands(['work-0001', 'work-0002'], ['work-0002'])),
  ),
  'put in another order, they stand so, and it is sent [RES-2]': whenever(
    on('ORDER.MADE'),
    both(ordered, stands(['work-0002', 'work-0001'], ['work-0002'])),
  ),
  'a saved entry stays where it stood': successive(
    on('ORDER.MADE'),
    both(read(SAVED), stands(['work-0002', 'work-0001'], ['work-0002'])),
  ),
  'the server hears of the order of a saved entry [RES-2]': successive(
    on('ORDER.MADE'),
    read(SAVED),
    both(addedSaved, ordered, settled('work/work-0002'), stands(['work-0001', 'work-0002'], [])),
  ),
  'the server hears of no order that it has already': successive(
    both(read(SAVED), stands(['work-0001', 'work-0002'], ['work-0002'])),
    both(addedSaved, settled('work/work-0002'), no(tells('sendOrders')), stands(['work-0001', 'work-0002'], [])),
  ),
  'an order is sent where one was made, or is other than it is shown': onlyWith(
    tells('sendOrders'),
    either(on('ORDER.MADE'), addedSaved, ended),
  ),
  'an entry that is gone has no place': successive(added, both(ended, stands(['work-0001'], ['work-0002']))),
  'the draft is forgotten before the order is sent': inOrder(tells('keepDrafts'), tells('sendOrders')),

  'a deletion begins at once, with its offer to undo it [RES-5]': whenever(
    deleting,
    both(
      deletes({ id: 'work-0001', title: '澄江电气', place: 'work' }),
      has({ deletions: [{ id: 'work-0001', view: 'removing' }] }),
    ),
  ),
  'a deletion stands as its undo says': whenever(
    on('DELETION.MOVED'),
    has({ deletions: [{ id: 'work-0001', view: 'notRemoved' }] }),
  ),
  'a deletion stands until it is over': whenever(on('DELETION.ENDED'), has({ deletions: [] })),
  'a deletion that is over can begin anew': successive(deleting, on('DELETION.ENDED'), deleting),
  'nothing else is deleted, but what only a draft had': onlyWith(tells('undoDeletions'), either(deleting, reverted)),

  'drafts are brought back [RES-5]': successive(
    opening,
    both(on('DRAFTS.FOUND', { drafts: [DRAFT, UNMADE] }), tellsPiece(first, second)),
  ),
  'drafts are brought back into pieces that are shown already': successive(
    both(held, shown(1)),
    both(found, tellsPiece(again, second)),
  ),
  'made on something older, both are shown [RES-5]': successive(
    both(held, shown(1)),
    both(
      on('DRAFTS.FOUND', { drafts: [OLD] }),
      tellsPiece(again, { key: 'summary', event: { type: 'RIVAL.SAVED', rival: { content: WAS, version: 3 } } }),
    ),
  ),
  'the session remembers what the server had when a draft came back': whenever(
    on('DRAFTS.FOUND', { drafts: [DRAFT, UNMADE] }),
    has({ before: { summary: WAS, 'work/work-0002': nothing } }),
  ),
  'discarded, it is as the server had it [RES-5]': successive(
    both(found, has({ before: { 'work/work-0002': nothing } })),
    later,
    both(reverted, tellsPiece(asBefore)),
  ),
  'discarded where both are shown, it is as the server had it': possible(
    found,
    both(disputed, has({ before: { 'work/work-0002': nothing } })),
    both(reverted, tellsPiece({ key: 'summary', event: { type: 'CONFLICT.RESOLVED', content: WAS } })),
  ),
  'an entry that only the draft had is deleted': whenever(
    reverted,
    both(
      deletes({ id: 'work-0002', title: '', place: 'work' }),
      has({ deletions: [{ id: 'work-0002', view: 'removing' }] }),
    ),
  ),
  'the entry of a draft is deleted after the rest is as it was': inOrder(tells('keepPieces'), tells('undoDeletions')),

  'a piece that had no network is sent once more when asked': successive(
    offline,
    both(on('RETRIED'), tellsPiece({ key: 'summary', event: { type: 'RETRIED' } })),
  ),
  'a piece that was refused because nobody was logged in is sent once more too': successive(
    refused,
    both(on('RETRIED'), tellsPiece({ key: 'summary', event: { type: 'RETRIED' } })),
  ),
  'no other piece is sent once more': successive(typed, both(on('RETRIED'), tellsPiece())),
  'leaving the page sends all of it, and keeps it on this browser [RES-5]': successive(
    typed,
    both(on('PAGE.LEFT'), tellsPiece(left), tells('keepDrafts', { type: 'PAGE.HIDDEN' })),
  ),
  'leaving sends before it keeps': inOrder(tells('keepPieces'), tells('keepDrafts', { type: 'PAGE.HIDDEN' })),

  'the session is over when it is said, and nothing is left of it [OUT-3]': whenever(
    over,
    both(
      ends(),
      has({ record: nothing, pieces: isEmpty, told: [], deletions: [], before: isEmpty }),
      has({ places: { shown: isEmpty, begun: [] } }),
      stops('watchServer'),
    ),
  ),
  'all that was begun ends with it': successive(
    opening,
    both(over, stops('keepPieces'), stops('undoDeletions'), stops('keepDrafts'), stops('sendOrders')),
  ),
  'the session may be over before there was a record': possible(both(over, no(stops('keepPieces')))),
  'the session is over only then': onlyWith(ends(), over),
}
