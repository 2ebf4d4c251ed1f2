import { createActor } from 'xstate'
import { isNotLoggedIn } from '../../../contract/failures.ts'
import type { ResumeContent } from '../../../contract/resume.ts'
import { entryOf, withPiece } from '../../../contract/rules/resume-pieces.ts'
import { devTools } from '../../../machines/kit/dev-tools.ts'
import { noticeOf } from '../../../machines/kit/notice.ts'
import { provideResumeDraft } from '../../../machines/resume/resume-draft/resume-draft.ports.ts'
import type { Draft } from '../../../machines/resume/resume-draft/resume-draft.types.ts'
import { isSame } from '../../../machines/resume/resume-editor/resume-editor.rules.ts'
import { type EditorView, editorView, worstOf } from '../../../machines/resume/resume-editor/resume-editor.selectors.ts'
import type { PieceKey } from '../../../machines/resume/resume-editor/resume-editor.types.ts'
import { watchConnection } from '../../browser/page/connection.ts'
import { readDrafts, writeDrafts } from '../../browser/storage/draft-store.ts'
import { blankEntry, withoutBlanks } from '../../entities/resume/blank.ts'
import { mergedUnasked } from '../../entities/resume/merge.ts'
import { clockText } from '../../features/resume/editor/clock-text.ts'
import type { Piece, ResumeDesk, Standing } from '../../shared/actors/resume-desk.ts'
import { newId } from '../../ui/new-id.ts'
import { notices } from '../actors.ts'
import { createDeletions } from './deletions.ts'
import { examples } from './examples.ts'
import { createKeeper } from './keeper.ts'
import { createPieces } from './pieces.ts'
import { createPlaces } from './places.ts'
import { today } from './today.ts'

/** Of one student; `end` forgets all of it. */
export interface OpenDesk extends ResumeDesk {
  /** Whatever rests is sent, and what was typed is kept on this browser at once. */
  leave(): void
  /** Whether something is not on the server, and will not be by itself. */
  isStuck(): boolean
  /** What is on its way to the server. */
  busy(): readonly Piece[]
  end(): void
}

export function createDesk(userId: string): OpenDesk {
  const listeners = new Set<() => void>()
  let content: ResumeContent | null = null
  let standing: Standing | null = null
  /** The last that was asked for. */
  let shown: Standing | null = null
  let deletions: ReturnType<typeof removing.all> | null = null
  let isOver = false

  function change(): void {
    content = standing = deletions = null
    for (const listener of listeners) listener()
  }

  /** Who edits something that is another on the server by now is told. */
  function compare(): void {
    for (const [key, actor] of pieces.all()) {
      const server = keeper.standingOf(key)
      const { version } = actor.getSnapshot().context
      if (!server) continue
      if (server.content === null && version > 0) {
        actor.send({ type: 'RIVAL.SAVED', rival: { content: null, version: keeper.record()?.version ?? version } })
      } else if (server.content !== null && server.version > version) actor.send({ type: 'RIVAL.SAVED', rival: server })
    }
  }

  /** What is edited in another tab as well, as far as somebody was told. */
  const shared = new Set<PieceKey>()

  function tellShared(key: PieceKey): void {
    if (shared.has(key) || !pieces.isShown(key)) return
    shared.add(key)
    notices.notify({ kind: 'resumeShared' })
  }

  const keeper = createKeeper(userId, {
    onTypedElsewhere: tellShared,
    onRecord() {
      compare()
      if (keeper.record() && !isStarted) startDrafts()
      change()
    },
    onFailure: (error) => notices.notify(noticeOf(error)),
  })
  const pieces = createPieces(
    { save: keeper.save, watchConnection },
    {
      record: keeper.record,
      onChanged: change,
      onBegun: keeper.tellTyped,
      onTyped: (key, typed, version) =>
        drafts.send({
          type: 'DRAFT.TYPED',
          draft: { key, content: withoutBlanks(key, typed), version, typedAt: Date.now() },
        }),
      onSettled(key) {
        drafts.send({ type: 'DRAFT.SETTLED', key })
        straighten(key)
      },
      onWanted: (key, wanted) => void addAnew(key, wanted),
    },
  )
  const places = createPlaces()
  const removing = createDeletions(keeper, pieces, change)

  /** The server puts what is saved first first, whatever the order in which it was begun. */
  function straighten(key: PieceKey): void {
    const entry = entryOf(key)
    const record = keeper.record()
    contentNow()
    const seen = entry && record && places.askew(entry.kind, entry.id, record.content)
    if (entry && seen) keeper.reorder(entry.kind, seen)
  }

  /** As an entry of its own: the server knows the old name as deleted. */
  function addAnew(key: PieceKey, wanted: unknown): void {
    const entry = entryOf(key)
    if (!entry) return
    const blank = blankEntry(entry.kind, newId())
    pieces.open(`${entry.kind}/${blank.id}`, { content: { ...Object(wanted), id: blank.id }, kept: blank, version: 0 })
  }

  /** What the server had when a draft was brought back. */
  const before = new Map<PieceKey, unknown>()

  /** What was typed before drafts were read stays: with the draft where they agree, else both are shown. */
  function meetDraft(actor: Piece, { content: drafted, version: madeOn, typedAt }: Draft): void {
    const { kept, content: typed, version } = actor.getSnapshot().context
    const merged = madeOn < version ? null : mergedUnasked(kept, typed, drafted)
    if (merged) {
      actor.send({ type: 'CONTENT.CHANGED', content: merged.content })
      notices.notify({ kind: 'resumeRestored', time: clockText(typedAt) })
    } else actor.send({ type: 'RIVAL.SAVED', rival: { content: drafted, version, kept } })
  }

  /** Those that the server lacks, since what was sent while the page was left may have come; typed into here, they have met. */
  async function readLost(studentId: string): Promise<readonly Draft[]> {
    const found = await readDrafts(studentId)
    const lost = found.filter(({ key, content: typed }) => !isSame(keeper.standingOf(key)?.content, typed))
    const saved = found.filter((draft) => !lost.includes(draft)).map(({ key }) => [key, null] as const)
    if (saved.length > 0) await writeDrafts({ studentId, waiting: Object.fromEntries(saved) })
    return lost.filter((draft) => {
      const actor = pieces.known(draft.key)
      const isTyped = actor?.getSnapshot().hasTag('unsaved') ?? false
      if (actor && isTyped) meetDraft(actor, draft)
      return !isTyped
    })
  }

  function restore(found: readonly Draft[]): void {
    for (const { key, content: typed, version } of found) {
      const actor = pieces.known(key)
      const server = keeper.standingOf(key)
      const kept = server?.content ?? null
      before.set(key, kept)
      const entry = entryOf(key)
      if (!actor) {
        pieces.open(key, { content: typed, kept: kept ?? (entry && blankEntry(entry.kind, entry.id)), version })
        continue
      }
      actor.send({ type: 'CONTENT.CHANGED', content: typed })
      // It was made on something older: both are shown.
      if (server && server.version > version) actor.send({ type: 'RIVAL.SAVED', rival: server })
    }
  }

  function revert(found: readonly Draft[]): void {
    for (const { key } of found) {
      const kept = before.get(key)
      const entry = entryOf(key)
      const actor = pieces.of(key)
      if (actor?.getSnapshot().matches('conflict')) actor.send({ type: 'CONFLICT.RESOLVED', content: kept })
      else if (kept !== null && kept !== undefined) actor?.send({ type: 'CONTENT.CHANGED', content: kept })
      else if (entry) removing.begin(entry.kind, { id: entry.id, title: '' })
    }
  }

  const drafts = createActor(provideResumeDraft({ readDrafts: readLost, writeDrafts, restore, revert }), {
    devTools,
    input: { studentId: userId },
  })
  let isStarted = false
  function startDrafts(): void {
    isStarted = true
    drafts.subscribe(change)
    drafts.start()
  }

  function drawContent(): ResumeContent | null {
    // What was read may be forgotten only after the desk is.
    const record = isOver ? null : keeper.record()
    if (!record) return null
    const typed = pieces
      .all()
      .reduce<ResumeContent>(
        (all, [key, actor]) => withPiece(all, key, actor.getSnapshot().context.content),
        record.content,
      )
    return removing.without(places.keep(typed, record.content, (kind, id) => pieces.known(`${kind}/${id}`) !== null))
  }

  function contentNow(): ResumeContent | null {
    content ??= drawContent()
    return content
  }

  function drawStanding(): Standing {
    const views = pieces.all().map(([key, actor]): [PieceKey, EditorView] => [key, editorView(actor.getSnapshot())])
    const view = worstOf(views.map(([, one]) => one))
    const record = keeper.record()
    return {
      view,
      key: view === 'clean' ? null : (views.find(([, one]) => one === view)?.[0] ?? null),
      savedAt: record && record.version > 0 ? record.updated_at : '',
    }
  }

  function standingNow(): Standing {
    if (!standing) {
      const drawn = drawStanding()
      // The same for as long as nothing of it changes: nobody who shows it is drawn anew for each key.
      standing = shown && isSame(shown, drawn) ? shown : drawn
      shown = standing
    }
    return standing
  }

  function retry(): void {
    for (const [, actor] of pieces.all()) {
      const snapshot = actor.getSnapshot()
      const { failure } = snapshot.context
      if (snapshot.matches('offline') || snapshot.matches('failing') || (failure && isNotLoggedIn(failure)))
        actor.send({ type: 'RETRIED' })
    }
  }

  const isUnsaved = () => pieces.all().some(([, actor]) => actor.getSnapshot().hasTag('unsaved'))

  if (keeper.record()) startDrafts()

  return {
    userId,
    today: today(),
    examples,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    content: contentNow,
    standing: standingNow,
    deletions() {
      deletions ??= removing.all()
      return deletions
    },
    drafts: () => (isStarted ? drafts : null),
    piece: pieces.of,
    hold: pieces.hold,
    add(kind) {
      const entry = blankEntry(kind, newId())
      pieces.open(`${kind}/${entry.id}`, { content: entry, kept: entry, version: 0 })
      change()
      return entry.id
    },
    remove: (kind, id, title) => removing.begin(kind, { id, title }),
    removeLine: removing.beginLine,
    reorder(kind, ids) {
      places.put(kind, ids)
      keeper.reorder(kind, ids)
      change()
    },
    retry,
    isUnsaved,
    leave() {
      pieces.leave()
      if (isStarted) drafts.send({ type: 'PAGE.HIDDEN' })
    },
    isStuck: () => ['conflict', 'refused', 'offline', 'failing'].includes(standingNow().view),
    busy: () => pieces.all().flatMap(([, actor]) => (actor.getSnapshot().hasTag('busy') ? actor : [])),
    end() {
      isOver = true
      pieces.end()
      removing.end()
      keeper.end()
      drafts.stop()
      change()
    },
  }
}
