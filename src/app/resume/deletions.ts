import { createActor, waitFor } from 'xstate'
import { type EntryKind, entryKinds, type ListPart, resumeLimits } from '../../../contract/resume.ts'
import { orderOf, putBack, type TakenOut } from '../../../contract/rules/resume-lists.ts'
import { pieceIn } from '../../../contract/rules/resume-pieces.ts'
import { charactersOf } from '../../../contract/rules/resume-rules.ts'
import { devTools } from '../../../machines/kit/dev-tools.ts'
import { provideUndo, type UndoPorts } from '../../../machines/kit/undo/undo.ports.ts'
import { undoView } from '../../../machines/kit/undo/undo.selectors.ts'
import { isSame } from '../../../machines/resume/resume-editor/resume-editor.rules.ts'
import type { PieceKey } from '../../../machines/resume/resume-editor/resume-editor.types.ts'
import type {
  Deleting,
  DeletionEvent,
  LinesPlace,
} from '../../../machines/resume/resume-session/resume-session.types.ts'
import type { Deletion } from '../../shared/actors/resume-desk.ts'
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

type Means = Pick<UndoPorts, 'remove' | 'restore'>
type Items = readonly { readonly id: string }[]
type Lined = Readonly<Record<string, unknown>> & { readonly id: string; readonly bullets: readonly string[] }

/** Characters by which a line is known. */
const LINE_SHOWN = 24

const shortened = (line: string) =>
  charactersOf(line) > LINE_SHOWN ? `${[...line].slice(0, LINE_SHOWN).join('')}…` : line

const isEntry = (kind: EntryKind | ListPart): kind is EntryKind => (entryKinds as readonly string[]).includes(kind)

/**
 * Deletions of entries, of items of lists and of lines, each with its offer to have it back.
 * @param hold keeps a piece; returns a function that lets go of it
 */
export function createDeletions(keeper: RecordKeeper, pieces: Pieces, hold: (key: PieceKey) => () => void) {
  const actors = new Map<string, Deletion>()
  const takenOut = new Map<string, TakenOut<Items[number]> & { readonly part: ListPart }>()
  let report: (event: DeletionEvent) => void = () => {}

  function entryMeans(kind: EntryKind, id: string): Means {
    const key: PieceKey = `${kind}/${id}`
    let taken: Taken | null = null
    return {
      async remove() {
        const actor = pieces.known(key)
        // An addition that is on its way would come after its own deletion.
        const snapshot = actor && (await waitFor(actor, (one) => !one.hasTag('busy')))
        const record = keeper.record()
        const kept = record && pieceIn(record.content, key)
        const content = snapshot ? snapshot.context.content : kept
        const order = (record?.content[kind] ?? []).map((one) => one.id)
        taken = { content, kept, version: snapshot?.context.version ?? keeper.versionOf(key), order }
        const end = () => actor?.send({ type: 'PIECE.REMOVED' })
        if (kept) await keeper.removeEntry(kind, id, end)
        else end()
      },
      async restore() {
        if (!taken) return
        if (taken.kept) await keeper.restoreEntry(kind, id, taken)
        if (!taken.kept || !isSame(taken.content, taken.kept)) pieces.open(key, taken)
      },
    }
  }

  const contentOf = (key: PieceKey) => pieces.of(key)?.getSnapshot().context.content

  const type = (key: PieceKey, content: unknown) => pieces.of(key)?.send({ type: 'CONTENT.CHANGED', content })

  function changeList(part: ListPart, change: (items: Items) => Items): void {
    const items = contentOf(part) as Items | undefined
    if (items) type(part, change(items))
  }

  const itemMeans = (part: ListPart, id: string): Means => ({
    async remove() {
      changeList(part, (items) => {
        const item = items.find((one) => one.id === id)
        const earlier = [...takenOut.values()].filter((one) => one.part === part)
        if (item) takenOut.set(id, { part, item, order: orderOf(items, earlier.toReversed()) })
        return items.filter((one) => one.id !== id)
      })
    },
    /** What the server cannot give back is here still. */
    async restore() {
      const actor = pieces.of(part)
      const one = takenOut.get(id)
      if (!actor || !one) return
      const release = hold(part)
      // That it is gone may be on its way.
      actor.send({ type: 'SECTION.LEFT' })
      const settled = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
      if (!settled.hasTag('unsaved')) await keeper.restoreItem(part, id).catch(() => undefined)
      changeList(part, (items) => (items.some((item) => item.id === id) ? items : putBack(items, one)))
      release()
    },
  })

  const linedIn = ({ key, item }: LinesPlace): Lined | undefined => {
    const content = contentOf(key)
    return item === '' ? (content as Lined | undefined) : (content as readonly Lined[]).find(({ id }) => id === item)
  }

  function setLines({ key, item }: LinesPlace, lined: Lined, bullets: readonly string[]): void {
    const content = { ...lined, bullets }
    if (item === '') type(key, content)
    else changeList(key as ListPart, (items) => items.map((one) => (one.id === item ? content : one)))
  }

  function lineMeans(place: LinesPlace & { readonly at: number }): Means {
    let line = ''
    return {
      async remove() {
        const lined = linedIn(place)
        if (!lined) return
        line = lined.bullets[place.at] ?? ''
        setLines(place, lined, lined.bullets.toSpliced(place.at, 1))
      },
      async restore() {
        const lined = linedIn(place)
        if (!lined || lined.bullets.length >= resumeLimits.bullets) throw new Error('there is no room for the line')
        setLines(place, lined, lined.bullets.toSpliced(place.at, 0, line))
      },
    }
  }

  function meansOf({ id, place }: Deleting): Means {
    if (typeof place === 'object') return lineMeans(place)
    return isEntry(place) ? entryMeans(place, id) : itemMeans(place, id)
  }

  return {
    of: (id: string): Deletion | undefined => actors.get(id),
    /** Known by what holds the line, where whoever has it back goes on; null where there is none. */
    line(place: LinesPlace, at: number): Deleting | null {
      const lined = linedIn(place)
      const line = lined?.bullets[at]
      if (!lined || line === undefined) return null
      return { id: `${lined.id}/${newId()}`, title: shortened(line), place: { ...place, at } }
    },
    add(deleting: Deleting): void {
      const { id, title } = deleting
      // What is hidden is told by the view of each.
      const logic = provideUndo({ ...meansOf(deleting), hide() {}, show() {} })
      const actor = createActor(logic, { devTools, input: { id, title } })
      actors.set(id, actor)
      actor.subscribe({
        next: (snapshot) => report({ type: 'DELETION.MOVED', id, view: undoView(snapshot) }),
        complete() {
          actors.delete(id)
          takenOut.delete(id)
          report({ type: 'DELETION.ENDED', id })
        },
      })
      actor.start()
    },
    begin(to: (event: DeletionEvent) => void): () => void {
      report = to
      return () => {
        report = () => {}
        for (const actor of actors.values()) actor.stop()
      }
    },
  }
}
