import type { ResumeRecord } from '../../../contract/calls/resume.ts'
import { isNotLoggedIn } from '../../../contract/failures.ts'
import { entryKinds, type ResumeContent } from '../../../contract/resume.ts'
import { entryOf, inPlace, pieceIn, versionIn, withPiece } from '../../../contract/rules/resume-pieces.ts'
import type { Draft } from '../resume-draft/resume-draft.types.ts'
import { isSame } from '../resume-editor/resume-editor.rules.ts'
import type { EditorView } from '../resume-editor/resume-editor.selectors.ts'
import type { PieceKey } from '../resume-editor/resume-editor.types.ts'
import type { Order } from '../resume-order/resume-order.types.ts'
import type {
  Deleting,
  Piece,
  PieceCall,
  Pieces,
  PiecesEvent,
  Places,
  ResumeSessionContext,
  ResumeSessionEvent,
} from './resume-session.types.ts'

type Entries = readonly { readonly id: string }[]

/** What there is before the record has been read, and after the end. */
export const nothing = {
  record: null,
  pieces: {},
  places: { shown: {}, begun: [] },
  told: [],
  deletions: [],
  before: {},
} satisfies Omit<ResumeSessionContext, 'studentId'>

export const called = (calls: readonly PieceCall[]): PiecesEvent => ({ type: 'PIECES.CALLED', calls })

/** Whether something of it is not on the server. */
export const isUnsaved = (piece: { readonly view: EditorView } | undefined): boolean =>
  piece !== undefined && piece.view !== 'clean' && piece.view !== 'removed'

export const piecesOf = (pieces: Pieces): readonly Piece[] => Object.values(pieces)

export interface Happening {
  readonly context: ResumeSessionContext
  readonly event: ResumeSessionEvent
}

/** The piece that an event is about, as far as it is known. */
export const pieceOf = ({ context, event }: Happening) => {
  if ('piece' in event) return context.pieces[event.piece.key]
  return 'key' in event ? context.pieces[event.key] : undefined
}

/** What the piece of an event is now. */
export const movedIn = ({ event }: Happening) => (event.type === 'PIECE.MOVED' ? event.piece : undefined)

/** Shown by so many more. */
export const shownBy = (happening: Happening, more: number) => {
  const piece = pieceOf(happening)
  const { pieces } = happening.context
  return piece ? { pieces: { ...pieces, [piece.key]: { ...piece, views: piece.views + more } } } : {}
}

/** The record with what is typed over it. */
const typedOver = (record: ResumeRecord, pieces: Pieces): ResumeContent =>
  piecesOf(pieces).reduce((all, { key, content }) => withPiece(all, key, content), record.content)

/** The record with what is typed over it, each entry in its place. */
export function placedOver(record: ResumeRecord, pieces: Pieces, { shown, begun }: Places): ResumeContent {
  const content = typedOver(record, pieces)
  const placed = entryKinds.map((kind) => [
    kind,
    inPlace<Entries[number]>(content[kind], new Set(begun), shown[kind] ?? []),
  ])
  return { ...content, ...Object.fromEntries(placed) }
}

/** Where entries stand once the record or what is edited is another. */
function placesAfter(record: ResumeRecord, pieces: Pieces, { shown, begun }: Places): Places {
  const content = typedOver(record, pieces)
  const now = new Set(begun)
  for (const kind of entryKinds) {
    const kept: Entries = record.content[kind]
    for (const { id } of content[kind]) {
      if (!kept.some((one) => one.id === id)) now.add(id)
      else if (!pieces[`${kind}/${id}`]) now.delete(id)
    }
  }
  const places = { shown, begun: [...now] }
  const placed = placedOver(record, pieces, places)
  return { ...places, shown: Object.fromEntries(entryKinds.map((kind) => [kind, placed[kind].map(({ id }) => id)])) }
}

/** A change with each entry in its place. */
export function placed(
  context: ResumeSessionContext,
  change: Partial<Pick<ResumeSessionContext, 'record' | 'pieces'>>,
): Partial<ResumeSessionContext> {
  const { record, pieces, places } = { ...context, ...change }
  return { ...change, places: record ? placesAfter(record, pieces, places) : places }
}

/** The order as it is shown around an entry that was begun here, where the server has the saved ones in another; else null. */
export function askewAround(key: PieceKey, { record, places }: ResumeSessionContext): Order | null {
  const entry = entryOf(key)
  if (!entry || !record || !places.begun.includes(entry.id)) return null
  const saved = record.content[entry.kind].map(({ id }) => id)
  const ids = (places.shown[entry.kind] ?? []).filter((id) => saved.includes(id))
  const isAskew = ids.length === saved.length && ids.some((id, at) => id !== saved[at])
  return isAskew ? { kind: entry.kind, ids } : null
}

/** How a piece stands on the server; null where nothing has been read. */
export const onServer = (record: ResumeRecord | null, key: PieceKey) =>
  record && { content: pieceIn(record.content, key), version: versionIn(record, key) }

/** Who edits something that is another on the server by now is told. */
export function rivalsOf(record: ResumeRecord | null, pieces: Pieces): readonly PieceCall[] {
  return piecesOf(pieces).flatMap(({ key, version }): readonly PieceCall[] => {
    const server = onServer(record, key)
    if (!server || !record) return []
    const isGone = server.content === null && version > 0
    const isNewer = server.content !== null && server.version > version
    const rival = isGone ? { content: null, version: record.version } : server
    return isGone || isNewer ? [{ key, event: { type: 'RIVAL.SAVED', rival } }] : []
  })
}

export const leftOf = (pieces: Pieces): readonly PieceCall[] =>
  piecesOf(pieces).map(({ key }) => ({ key, event: { type: 'SECTION.LEFT' } }))

const canRetry = ({ view, failure }: Piece) =>
  view === 'offline' || view === 'failing' || (failure !== null && isNotLoggedIn(failure))

export const retriedOf = (pieces: Pieces): readonly PieceCall[] =>
  piecesOf(pieces)
    .filter(canRetry)
    .map(({ key }) => ({ key, event: { type: 'RETRIED' } }))

/** What becomes of drafts that were found: the server has it, something is typed there, or it can be brought back. */
export function fateOf(draft: Draft, { record, pieces }: ResumeSessionContext): 'saved' | 'met' | 'lost' {
  if (isSame(onServer(record, draft.key)?.content, draft.content)) return 'saved'
  return isUnsaved(pieces[draft.key]) ? 'met' : 'lost'
}

/** Drafts brought back. Of one that was made on something older both are shown. */
export function restoredBy(drafts: readonly Draft[], { record, pieces }: ResumeSessionContext): readonly PieceCall[] {
  return drafts.flatMap(({ key, content, version }): readonly PieceCall[] => {
    const server = onServer(record, key)
    if (!pieces[key]) return [{ key, opened: { content, kept: server?.content ?? null, version } }]
    const typed: PieceCall = { key, event: { type: 'CONTENT.CHANGED', content } }
    return server && server.version > version
      ? [typed, { key, event: { type: 'RIVAL.SAVED', rival: server } }]
      : [typed]
  })
}

export const before = (drafts: readonly Draft[], record: ResumeRecord | null) =>
  Object.fromEntries(drafts.map(({ key }) => [key, onServer(record, key)?.content ?? null]))

const isConflict = ({ pieces }: ResumeSessionContext, key: PieceKey) => pieces[key]?.view === 'conflict'

/** Drafts that are not wanted: as the server had it before. */
export function revertedBy(drafts: readonly Draft[], context: ResumeSessionContext): readonly PieceCall[] {
  return drafts.flatMap(({ key }): readonly PieceCall[] => {
    const content = context.before[key] ?? null
    if (isConflict(context, key)) return [{ key, event: { type: 'CONFLICT.RESOLVED', content } }]
    return content === null ? [] : [{ key, event: { type: 'CONTENT.CHANGED', content } }]
  })
}

/** Entries that only drafts had. */
export const unmadeBy = (drafts: readonly Draft[], context: ResumeSessionContext): readonly Deleting[] =>
  drafts.flatMap(({ key }) => {
    const entry = entryOf(key)
    const isKept = (context.before[key] ?? null) !== null
    const isDeleted = context.deletions.some(({ id }) => id === entry?.id)
    return entry && !isKept && !isDeleted && !isConflict(context, key)
      ? [{ id: entry.id, title: '', place: entry.kind }]
      : []
  })
