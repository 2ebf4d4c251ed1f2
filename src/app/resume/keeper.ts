import type { ResumeRecord } from '../../../contract/calls/resume.ts'
import { codes } from '../../../contract/codes.ts'
import { failureOf, hasCode } from '../../../contract/failures.ts'
import type { EntryKind, ListPart } from '../../../contract/resume.ts'
import { inOrder, versionIn } from '../../../contract/rules/resume-pieces.ts'
import type { Change, PieceKey, Saved } from '../../../machines/resume/resume-editor/resume-editor.types.ts'
import type { Order, OrderSent } from '../../../machines/resume/resume-order/resume-order.types.ts'
import type { ServerEvent } from '../../../machines/resume/resume-session/resume-session.types.ts'
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

/** The record as the server has it, in the cache of what was read; every change of it goes to the other tabs too. */
export function createKeeper(userId: string) {
  const { queryKey } = recordQuery(userId)
  const record = (): ResumeRecord | null => queryClient.getQueryData(queryKey) ?? null
  let tabs: ReturnType<typeof openResumeTabs> | null = null

  function watch(report: (event: ServerEvent) => void): () => void {
    const channel = openResumeTabs((told) => {
      if (told.userId !== userId) return
      if ('typed' in told) report({ type: 'TYPED.ELSEWHERE', key: told.typed })
      else if ('ids' in told) correctOrder(told.kind, told.ids, told.versions)
      else correctRecord(userId, withStanding(told.key, told.content, told))
    })
    tabs = channel
    const tellRecord = () => report({ type: 'RECORD.READ', record: record() })
    const stopHearing = queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && query.queryKey[1] === queryKey[1] && query.queryKey[2] === userId) tellRecord()
    })
    tellRecord()
    return () => {
      stopHearing()
      tabs = null
      channel.close()
    }
  }

  function note(key: PieceKey, content: unknown, { version, updated_at }: Standing): void {
    correctRecord(userId, withStanding(key, content, { version, updated_at }))
    tabs?.tell({ userId, key, content, version, updated_at })
  }

  const correctOrder = (kind: EntryKind, ids: readonly string[], versions: Readonly<Record<string, number>> = {}) =>
    correctRecord(userId, (one) => ({
      ...one,
      content: { ...one.content, [kind]: inOrder<{ readonly id: string }>(one.content[kind], ids) },
      versions: { ...one.versions, ...versions },
    }))

  function noteOrder(kind: EntryKind, ids: readonly string[], versions: Readonly<Record<string, number>>): void {
    correctOrder(kind, ids, versions)
    tabs?.tell({ userId, kind, ids, versions })
  }

  return {
    record,
    watch,
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
    show: ({ kind, ids }: Order): void => correctOrder(kind, ids),
    async sendOrder({ kind, ids, version }: OrderSent): Promise<void> {
      const standing = await orderEntries(userId, kind, [...ids], version ?? record()?.versions[kind] ?? 0)
      noteOrder(kind, ids, { [kind]: standing.version })
    },
    readAnew: (): Promise<void> => queryClient.invalidateQueries({ queryKey }),
    tellTyped: (key: PieceKey): void => tabs?.tell({ userId, typed: key }),
  }
}

export type RecordKeeper = ReturnType<typeof createKeeper>
