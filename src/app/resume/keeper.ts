import type { ResumeRecord } from '../../../contract/calls/resume.ts'
import { codes } from '../../../contract/codes.ts'
import { failureOf, hasCode } from '../../../contract/failures.ts'
import type { EntryKind, ListPart } from '../../../contract/resume.ts'
import { inOrder, pieceIn, versionIn } from '../../../contract/rules/resume-pieces.ts'
import type { Change, PieceKey, Saved } from '../../../machines/resume/resume-editor/resume-editor.types.ts'
import { queryClient } from '../../api/query-client.ts'
import {
  correctRecord,
  orderEntries,
  recordQuery,
  removeEntry,
  restoreEntry,
  restoreItem,
  type Standing,
  savePiece,
  withStanding,
} from '../../api/resume.ts'
import { openResumeTabs } from '../../browser/tabs/resume-tabs.ts'
import { withoutBlanks } from '../../entities/resume/blank.ts'

export interface KeeperHearing {
  /** The record is another: read anew, corrected here, or told by another tab. */
  onRecord(): void
  /** Another tab has begun to type into a piece. */
  onTypedElsewhere(key: PieceKey): void
  /** An order that did not come to be. */
  onFailure(error: unknown): void
}

/** The record as the server has it, in the cache of what was read; every change of it goes to the other tabs too. */
export function createKeeper(userId: string, hearing: KeeperHearing) {
  const { queryKey } = recordQuery(userId)
  const record = (): ResumeRecord | null => queryClient.getQueryData(queryKey) ?? null
  const tabs = openResumeTabs((told) => {
    if (told.userId !== userId) return
    if ('typed' in told) hearing.onTypedElsewhere(told.typed)
    else if ('ids' in told) correctOrder(told.kind, told.ids, told.versions)
    else correctRecord(userId, withStanding(told.key, told.content, told))
  })
  const cache = queryClient.getQueryCache()
  const stopHearing = cache.subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[1] === queryKey[1] && query.queryKey[2] === userId) hearing.onRecord()
  })

  function note(key: PieceKey, content: unknown, { version, updated_at }: Standing): void {
    correctRecord(userId, withStanding(key, content, { version, updated_at }))
    tabs.tell({ userId, key, content, version, updated_at })
  }

  const correctOrder = (kind: EntryKind, ids: readonly string[], versions: Readonly<Record<string, number>> = {}) =>
    correctRecord(userId, (one) => ({
      ...one,
      content: { ...one.content, [kind]: inOrder<{ readonly id: string }>(one.content[kind], ids) },
      versions: { ...one.versions, ...versions },
    }))

  function noteOrder(kind: EntryKind, ids: readonly string[], versions: Readonly<Record<string, number>>): void {
    correctOrder(kind, ids, versions)
    tabs.tell({ userId, kind, ids, versions })
  }

  /** An order is made anew on the one that somebody else left, once: nothing that was written is lost by it. */
  async function sendOrder(kind: EntryKind, ids: readonly string[]): Promise<void> {
    const send = (version: number) => orderEntries(userId, kind, [...ids], version)
    try {
      const version = record()?.versions[kind] ?? 0
      const standing = await send(version).catch((error: unknown) => {
        const failure = failureOf(error)
        if (hasCode(failure, codes.conflict)) return send(Object(failure.data).version)
        throw error
      })
      noteOrder(kind, ids, { [kind]: standing.version })
    } catch (error) {
      hearing.onFailure(error)
      await queryClient.invalidateQueries({ queryKey })
    }
  }

  let ordering = Promise.resolve()

  return {
    record,
    versionOf: (key: PieceKey): number => versionIn(record() ?? { versions: {} }, key),
    async save(change: Change, signal: AbortSignal): Promise<Saved> {
      try {
        const content = withoutBlanks(change.key, change.content)
        const standing = await savePiece(userId, { ...change, content }, signal)
        note(change.key, content, standing)
        return { version: standing.version, savedAt: standing.updated_at }
      } catch (error) {
        const failure = failureOf(error)
        if (hasCode(failure, codes.conflict)) {
          const { content, version, updated_at } = failure.data as Standing & { content: unknown }
          correctRecord(userId, withStanding(change.key, content, { version, updated_at }))
        }
        throw error
      }
    },
    /** @param onRemoved once the server has it so, before anybody is told */
    async removeEntry(kind: EntryKind, id: string, onRemoved: () => void): Promise<void> {
      const standing = await removeEntry(userId, kind, id)
      onRemoved()
      note(`${kind}/${id}`, null, standing)
    },
    async restoreEntry(
      kind: EntryKind,
      id: string,
      { kept, version, order }: { readonly kept: unknown; readonly version: number; readonly order: readonly string[] },
    ): Promise<void> {
      const { updated_at } = await restoreEntry(userId, kind, id)
      note(`${kind}/${id}`, kept, { version, updated_at })
      noteOrder(kind, order, {})
    },
    async restoreItem(part: ListPart, id: string): Promise<void> {
      const { content, ...standing } = await restoreItem(userId, part, id)
      note(part, content, standing)
    },
    reorder(kind: EntryKind, ids: readonly string[]): void {
      correctOrder(kind, ids)
      ordering = ordering.then(() => sendOrder(kind, ids))
    },
    tellTyped: (key: PieceKey): void => tabs.tell({ userId, typed: key }),
    /** Whether the server has a piece, and as what. */
    standingOf(key: PieceKey) {
      const one = record()
      return one && { content: pieceIn(one.content, key), version: versionIn(one, key) }
    },
    end(): void {
      stopHearing()
      tabs.close()
    },
  }
}

export type RecordKeeper = ReturnType<typeof createKeeper>
