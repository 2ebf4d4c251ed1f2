import { createActor } from 'xstate'
import type { ResumeRecord } from '../../../contract/calls/resume.ts'
import { pieceIn, versionIn } from '../../../contract/rules/resume-pieces.ts'
import { devTools } from '../../../machines/kit/dev-tools.ts'
import {
  provideResumeEditor,
  type ResumeEditorPorts,
} from '../../../machines/resume/resume-editor/resume-editor.ports.ts'
import type {
  Content,
  PieceKey,
  ResumeEditorInput,
} from '../../../machines/resume/resume-editor/resume-editor.types.ts'
import { differencesOf, mergedOf } from '../../entities/resume/merge.ts'
import type { Piece } from '../../shared/actors/resume-desk.ts'
import { today } from './today.ts'

interface Held {
  readonly actor: Piece
  views: number
  /** Last told as typed. */
  typed: Content | undefined
}

export interface PiecesHearing {
  record(): ResumeRecord | null
  onChanged(): void
  /** The first key since it was saved last. */
  onBegun(key: PieceKey): void
  /** Not on the server yet; at every key. */
  onTyped(key: PieceKey, content: Content, version: number): void
  onSettled(key: PieceKey): void
  /** What was typed into an entry that is gone is wanted all the same. */
  onWanted(key: PieceKey, content: Content): void
}

/** The actors of what is edited: each lives while a view shows it, and after that while anything of it is unsaved. */
export function createPieces(ports: ResumeEditorPorts, hearing: PiecesHearing) {
  const logic = provideResumeEditor(ports)
  const held = new Map<PieceKey, Held>()

  function drop(key: PieceKey, one: Held): void {
    if (held.get(key) !== one) return
    held.delete(key)
    one.actor.stop()
    hearing.onChanged()
  }

  /** Nobody is asked about looks: what was clicked here is kept, on all else as it is by now. */
  function mergeLooks(actor: Piece): void {
    const { kept, content: mine, rival } = actor.getSnapshot().context
    const choices = differencesOf(kept, mine, rival?.content).map(({ name, suggested }) => [name, suggested])
    actor.send({ type: 'CONFLICT.RESOLVED', content: mergedOf(mine, rival?.content, Object.fromEntries(choices)) })
  }

  function follow(key: PieceKey, one: Held): void {
    const snapshot = one.actor.getSnapshot()
    const isUnsaved = snapshot.hasTag('unsaved')
    const { content, version } = snapshot.context
    if (isUnsaved && one.typed === undefined) hearing.onBegun(key)
    if (isUnsaved && content !== one.typed) hearing.onTyped(key, content, version)
    if (!isUnsaved && one.typed !== undefined) hearing.onSettled(key)
    one.typed = isUnsaved ? content : undefined
    hearing.onChanged()
    if (key === 'layout' && snapshot.matches('conflict')) mergeLooks(one.actor)
    if (one.views === 0 && !isUnsaved) drop(key, one)
  }

  function open(key: PieceKey, input: Omit<ResumeEditorInput, 'key' | 'today'>): Held {
    const actor = createActor(logic, { devTools, input: { key, today: today(), ...input } })
    const one: Held = { actor, views: 0, typed: undefined }
    held.set(key, one)
    actor.start()
    actor.subscribe({ next: () => follow(key, one), complete: () => ended(key, one) })
    if (actor.getSnapshot().hasTag('unsaved')) follow(key, one)
    return one
  }

  function ended(key: PieceKey, one: Held): void {
    hearing.onSettled(key)
    drop(key, one)
    const wanted = one.actor.getSnapshot().output?.wanted ?? null
    if (wanted !== null) hearing.onWanted(key, wanted)
  }

  function find(key: PieceKey): Held | null {
    const known = held.get(key)
    if (known) return known
    const record = hearing.record()
    const content = record && pieceIn(record.content, key)
    if (!record || content === null) return null
    return open(key, { content, kept: content, version: versionIn(record, key) })
  }

  return {
    open: (key: PieceKey, input: Omit<ResumeEditorInput, 'key' | 'today'>): Piece => open(key, input).actor,
    known: (key: PieceKey): Piece | null => held.get(key)?.actor ?? null,
    of: (key: PieceKey): Piece | null => find(key)?.actor ?? null,
    hold(key: PieceKey): () => void {
      const one = find(key)
      if (!one) return () => {}
      one.views += 1
      return () => {
        one.views -= 1
        if (one.views > 0) return
        one.actor.send({ type: 'SECTION.LEFT' })
        if (!one.actor.getSnapshot().hasTag('unsaved')) drop(key, one)
      }
    },
    all: (): readonly (readonly [PieceKey, Piece])[] => [...held].map(([key, { actor }]) => [key, actor]),
    isShown: (key: PieceKey): boolean => (held.get(key)?.views ?? 0) > 0,
    /** Whatever rests is sent. */
    leave(): void {
      for (const { actor } of held.values()) actor.send({ type: 'SECTION.LEFT' })
    },
    end(): void {
      for (const [key, one] of [...held]) drop(key, one)
    },
  }
}

export type Pieces = ReturnType<typeof createPieces>
