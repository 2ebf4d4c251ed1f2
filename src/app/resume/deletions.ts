import { createActor, waitFor } from 'xstate'
import {
  type EntryKind,
  entryKinds,
  type ListPart,
  type ResumeContent,
  resumeLimits,
} from '../../../contract/resume.ts'
import { orderOf, putBack, type TakenOut } from '../../../contract/rules/resume-lists.ts'
import { pieceIn } from '../../../contract/rules/resume-pieces.ts'
import { charactersOf } from '../../../contract/rules/resume-rules.ts'
import { devTools } from '../../../machines/kit/dev-tools.ts'
import { provideUndo } from '../../../machines/kit/undo/undo.ports.ts'
import type { Deleted } from '../../../machines/kit/undo/undo.types.ts'
import { isSame } from '../../../machines/resume/resume-editor/resume-editor.rules.ts'
import type { PieceKey } from '../../../machines/resume/resume-editor/resume-editor.types.ts'
import { blankEntry } from '../../entities/resume/blank.ts'
import type { Deletion, LinesPlace } from '../../shared/actors/resume-desk.ts'
import { newId } from '../../ui/new-id.ts'
import type { RecordKeeper } from './keeper.ts'
import type { Pieces } from './pieces.ts'

/** What a deletion took, to be put back. */
interface Taken {
  /** As it was typed last. */
  readonly content: unknown
  /** As the server had it; null where it never did. */
  readonly kept: unknown
  readonly version: number
  /** Ids of its list, as they stood. */
  readonly order: readonly string[]
}

type Lined = Readonly<Record<string, unknown>> & { readonly id: string; readonly bullets: readonly string[] }

/** Characters by which a line is known. */
const LINE_SHOWN = 24

const shortened = (line: string) =>
  charactersOf(line) > LINE_SHOWN ? `${[...line].slice(0, LINE_SHOWN).join('')}…` : line

type Items = readonly { readonly id: string }[]

const isEntry = (kind: EntryKind | ListPart): kind is EntryKind => (entryKinds as readonly string[]).includes(kind)

/** Deletions of entries and of items of lists, each with its offer to have it back. */
export function createDeletions(keeper: RecordKeeper, pieces: Pieces, onChanged: () => void) {
  const running = new Map<string, Deletion>()
  const hidden = new Set<string>()
  const taken = new Map<string, Taken>()
  const takenOut = new Map<string, TakenOut<Items[number]> & { readonly part: ListPart }>()

  const idsOf = (kind: EntryKind) => (keeper.record()?.content[kind] ?? []).map(({ id }) => id)

  async function removeEntry(kind: EntryKind, id: string): Promise<void> {
    const key: PieceKey = `${kind}/${id}`
    const actor = pieces.known(key)
    // An addition that is on its way would come after its own deletion.
    const snapshot = actor && (await waitFor(actor, (one) => !one.hasTag('busy')))
    const record = keeper.record()
    const kept = record && pieceIn(record.content, key)
    const content = snapshot ? snapshot.context.content : kept
    taken.set(id, { content, kept, version: snapshot?.context.version ?? keeper.versionOf(key), order: idsOf(kind) })
    const end = () => actor?.send({ type: 'PIECE.REMOVED' })
    if (kept) await keeper.removeEntry(kind, id, end)
    else end()
  }

  async function restoreEntry(kind: EntryKind, id: string): Promise<void> {
    const one = taken.get(id)
    if (!one) return
    if (one.kept) await keeper.restoreEntry(kind, id, one)
    if (one.kept && isSame(one.content, one.kept)) return
    pieces.open(`${kind}/${id}`, { content: one.content, kept: one.kept ?? blankEntry(kind, id), version: one.version })
  }

  function changeList(part: ListPart, change: (items: Items) => Items): void {
    const actor = pieces.of(part)
    const items = actor?.getSnapshot().context.content as Items | undefined
    if (items) actor?.send({ type: 'CONTENT.CHANGED', content: change(items) })
  }

  function removeItem(part: ListPart, id: string): void {
    changeList(part, (items) => {
      const item = items.find((one) => one.id === id)
      const earlier = [...takenOut].filter(([, one]) => one.part === part).map(([, one]) => one)
      if (item) takenOut.set(id, { part, item, order: orderOf(items, earlier.toReversed()) })
      return items.filter((one) => one.id !== id)
    })
  }

  /** What the server cannot give back is here still. */
  async function restoreItem(part: ListPart, id: string): Promise<void> {
    const actor = pieces.of(part)
    const one = takenOut.get(id)
    if (!actor || !one) return
    const release = pieces.hold(part)
    // That it is gone may be on its way.
    actor.send({ type: 'SECTION.LEFT' })
    const settled = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
    if (!settled.hasTag('unsaved')) await keeper.restoreItem(part, id).catch(() => undefined)
    changeList(part, (items) => (items.some((item) => item.id === id) ? items : putBack(items, one)))
    release()
  }

  const linedIn = ({ key, item }: LinesPlace): Lined | undefined => {
    const content = pieces.of(key)?.getSnapshot().context.content
    return item === '' ? (content as Lined | undefined) : (content as readonly Lined[]).find(({ id }) => id === item)
  }

  function setLines(place: LinesPlace, lined: Lined, bullets: readonly string[]): void {
    const content = { ...lined, bullets }
    if (place.item === '') pieces.of(place.key)?.send({ type: 'CONTENT.CHANGED', content })
    else changeList(place.key as ListPart, (items) => items.map((one) => (one.id === place.item ? content : one)))
  }

  function restoreLine(place: LinesPlace, at: number, line: string): void {
    const lined = linedIn(place)
    if (!lined || lined.bullets.length >= resumeLimits.bullets) throw new Error('there is no room for the line')
    setLines(place, lined, lined.bullets.toSpliced(at, 0, line))
  }

  const showing = {
    hide({ id }: Deleted) {
      hidden.add(id)
      onChanged()
    },
    show({ id }: Deleted) {
      hidden.delete(id)
      onChanged()
    },
  }
  const logicOf = (kind: EntryKind | ListPart) =>
    provideUndo(
      isEntry(kind)
        ? { ...showing, remove: ({ id }) => removeEntry(kind, id), restore: ({ id }) => restoreEntry(kind, id) }
        : {
            ...showing,
            remove: async ({ id }) => removeItem(kind, id),
            restore: ({ id }) => restoreItem(kind, id),
          },
    )

  function run(logic: ReturnType<typeof provideUndo>, deleted: Deleted): void {
    const actor = createActor(logic, { devTools, input: deleted })
    running.set(deleted.id, actor)
    actor.subscribe({
      complete() {
        running.delete(deleted.id)
        taken.delete(deleted.id)
        takenOut.delete(deleted.id)
        hidden.delete(deleted.id)
        onChanged()
      },
    })
    actor.start()
    onChanged()
  }

  return {
    all: (): readonly Deletion[] => [...running.values()],
    begin(kind: EntryKind | ListPart, deleted: Deleted): void {
      if (running.has(deleted.id)) return
      run(logicOf(kind), deleted)
    },
    beginLine(place: LinesPlace, at: number): void {
      const lined = linedIn(place)
      const line = lined?.bullets[at]
      if (!lined || line === undefined) return
      const logic = provideUndo({
        ...showing,
        remove: async () => setLines(place, lined, lined.bullets.toSpliced(at, 1)),
        restore: async () => restoreLine(place, at, line),
      })
      // Known by what holds it, where whoever has it back goes on.
      run(logic, { id: `${lined.id}/${newId()}`, title: shortened(line) })
    },
    /** What is shown while something is being deleted. */
    without(content: ResumeContent): ResumeContent {
      if (hidden.size === 0) return content
      const shown = Object.entries(content).map(([name, piece]) => [
        name,
        Array.isArray(piece) ? piece.filter((item) => !hidden.has(Object(item).id)) : piece,
      ])
      return Object.fromEntries(shown) as ResumeContent
    },
    end(): void {
      for (const actor of running.values()) actor.stop()
      running.clear()
    },
  }
}
