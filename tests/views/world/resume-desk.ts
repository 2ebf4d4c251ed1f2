import { createActor } from 'xstate'
import type { ResumeContent } from '../../../contract/resume.ts'
import { entryOf, pieceIn, withPiece } from '../../../contract/rules/resume-pieces.ts'
import { provideResumeEditor } from '../../../machines/resume/resume-editor/resume-editor.ports.ts'
import { editorView, worstOf } from '../../../machines/resume/resume-editor/resume-editor.selectors.ts'
import type { PieceKey } from '../../../machines/resume/resume-editor/resume-editor.types.ts'
import { resumeExamplesMachine } from '../../../machines/resume/resume-examples/resume-examples.machine.ts'
import type { Standing } from '../../../machines/resume/resume-session/resume-session.selectors.ts'
import { blankEntry } from '../../../src/entities/resume/blank.ts'
import type { Piece, ResumeDesk } from '../../../src/shared/actors/resume-desk.ts'
import { newId } from '../../../src/ui/new-id.ts'

const logic = provideResumeEditor({
  save: async () => ({ version: 1, savedAt: '2026-11-20T04:00:00Z' }),
  watchConnection: () => () => {},
})

/** A desk whose server takes everything; its pieces are the product's own. */
export function deskOf(record: ResumeContent): ResumeDesk {
  const pieces = new Map<PieceKey, Piece>()
  const listeners = new Set<() => void>()
  let [content, standing]: [ResumeContent | null, Standing | null] = [null, null]
  const change = () => {
    content = standing = null
    for (const listener of listeners) listener()
  }
  const open = (key: PieceKey, kept: unknown): Piece => {
    const actor = createActor(logic, { input: { key, content: kept, kept, version: 0, today: '2026-11-20' } })
    pieces.set(key, actor)
    actor.start()
    actor.subscribe(change)
    return actor
  }
  const draw = () =>
    [...pieces].reduce((all, [key, actor]) => withPiece(all, key, actor.getSnapshot().context.content), record)
  const drawStanding = (): Standing => {
    const views = [...pieces].map(([key, actor]) => [key, editorView(actor.getSnapshot())] as const)
    const view = worstOf(views.map(([, one]) => one))
    return { view, key: view === 'clean' ? null : (views.find(([, one]) => one === view)?.[0] ?? null), savedAt: '' }
  }
  const none: never[] = []
  return {
    userId: 'u1',
    today: '2026-11-20',
    examples: resumeExamplesMachine,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    content: () => (content ??= draw()),
    standing: () => (standing ??= drawStanding()),
    deletions: () => none,
    drafts: () => null,
    piece: (key) => pieces.get(key) ?? (entryOf(key) ? null : open(key, pieceIn(record, key))),
    hold: (key) => () => pieces.get(key)?.send({ type: 'SECTION.LEFT' }),
    add(kind) {
      const entry = blankEntry(kind, newId())
      open(`${kind}/${entry.id}`, entry)
      change()
      return entry.id
    },
    remove() {},
    removeLine() {},
    reorder() {},
    retry() {},
    isUnsaved: () => false,
  }
}
