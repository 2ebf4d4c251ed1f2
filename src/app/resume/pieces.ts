import { createActor } from 'xstate'
import type { ResumeRecord } from '../../../contract/calls/resume.ts'
import type { EntryKind } from '../../../contract/resume.ts'
import { entryOf, pieceIn, versionIn } from '../../../contract/rules/resume-pieces.ts'
import { devTools } from '../../../machines/kit/dev-tools.ts'
import {
  provideResumeEditor,
  type ResumeEditorPorts,
} from '../../../machines/resume/resume-editor/resume-editor.ports.ts'
import { editorView } from '../../../machines/resume/resume-editor/resume-editor.selectors.ts'
import type { Content, PieceKey } from '../../../machines/resume/resume-editor/resume-editor.types.ts'
import type { Opened, PieceCall, PieceEvent } from '../../../machines/resume/resume-session/resume-session.types.ts'
import { blankEntry, withoutBlanks } from '../../entities/resume/blank.ts'
import { differencesOf, mergedOf } from '../../entities/resume/merge.ts'
import type { Piece } from '../../shared/actors/resume-desk.ts'
import { newId } from '../../ui/new-id.ts'
import { today } from './today.ts'

interface PiecesPorts extends ResumeEditorPorts {
  /** As it is shown. */
  record(): ResumeRecord | null
}

/** The editors of what is edited. */
export function createPieces(ports: PiecesPorts) {
  const logic = provideResumeEditor(ports)
  const actors = new Map<PieceKey, Piece>()
  let report: (event: PieceEvent) => void = () => {}

  function tell(key: PieceKey, actor: Piece): void {
    const snapshot = actor.getSnapshot()
    const { content, version, failure } = snapshot.context
    if (snapshot.status !== 'active' || actors.get(key) !== actor) return
    report({
      type: 'PIECE.MOVED',
      piece: { key, content, version, view: editorView(snapshot), failure },
      draft: { key, content: withoutBlanks(key, content), version, typedAt: Date.now() },
    })
  }

  function drop(key: PieceKey): void {
    const actor = actors.get(key)
    actors.delete(key)
    actor?.stop()
  }

  function end(key: PieceKey, wanted: Content | null): void {
    drop(key)
    report({ type: 'PIECE.ENDED', key, wanted })
  }

  function open(key: PieceKey, { content, kept, version }: Opened): Piece {
    if (actors.has(key)) end(key, null)
    const entry = entryOf(key)
    const input = { key, today: today(), content, version, kept: kept ?? (entry && blankEntry(entry.kind, entry.id)) }
    const actor = createActor(logic, { devTools, input })
    actors.set(key, actor)
    actor.start()
    actor.subscribe({
      next: () => tell(key, actor),
      complete() {
        if (actors.get(key) === actor) end(key, actor.getSnapshot().output?.wanted ?? null)
      },
    })
    tell(key, actor)
    return actor
  }

  function find(key: PieceKey): Piece | null {
    const record = ports.record()
    const content = record && pieceIn(record.content, key)
    if (actors.has(key) || !record || content === null) return actors.get(key) ?? null
    return open(key, { content, kept: content, version: versionIn(record, key) })
  }

  function add(kind: EntryKind, wanted: object = {}): string {
    const blank = blankEntry(kind, newId())
    open(`${kind}/${blank.id}`, { content: { ...blank, ...wanted, id: blank.id }, kept: blank, version: 0 })
    return blank.id
  }

  function merge(key: PieceKey): void {
    const actor = actors.get(key)
    if (!actor) return
    const { kept, content: mine, rival } = actor.getSnapshot().context
    const choices = differencesOf(kept, mine, rival?.content).map(({ name, suggested }) => [name, suggested])
    actor.send({ type: 'CONFLICT.RESOLVED', content: mergedOf(mine, rival?.content, Object.fromEntries(choices)) })
  }

  function obey(call: PieceCall): void {
    const { key } = call
    const entry = entryOf(key)
    if ('opened' in call) open(key, call.opened)
    else if ('dropped' in call) drop(key)
    else if ('anew' in call && entry) add(entry.kind, Object(call.anew))
    else if ('event' in call) find(key)?.send(call.event)
    else merge(key)
  }

  return {
    open,
    add,
    known: (key: PieceKey): Piece | null => actors.get(key) ?? null,
    of: find,
    call(calls: readonly PieceCall[]): void {
      for (const call of calls) obey(call)
    },
    begin(to: (event: PieceEvent) => void): () => void {
      report = to
      return () => {
        report = () => {}
        for (const key of actors.keys()) drop(key)
      }
    },
    busy: (): readonly Piece[] => [...actors.values()].filter((actor) => actor.getSnapshot().hasTag('busy')),
  }
}

export type Pieces = ReturnType<typeof createPieces>
