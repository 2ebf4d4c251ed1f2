import { codes } from '../../../contract/codes.ts'
import { type Failure, failureOf } from '../../../contract/failures.ts'
import type { EntryContent, EntryKind, SectionContent, SectionName } from '../../../contract/resume.ts'
import { type Wrong, wrongInEntry, wrongInSection } from '../../../contract/rules/resume-rules.ts'
import type { Content, PieceKey, Rival } from './resume-editor.types.ts'

/** Whether two contents say the same, in whatever order their fields come. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => key in other && isSame(Reflect.get(one, key), Reflect.get(other, key)))
  )
}

/** The kind of an entry that a key names; null for a section. */
export function kindOf(key: PieceKey): EntryKind | null {
  const at = key.indexOf('/')
  return at < 0 ? null : (key.slice(0, at) as EntryKind)
}

/**
 * What our own rules find wrong with a piece.
 * @param today as 2026-11-20
 */
export function wrongIn(key: PieceKey, content: Content, today: string): readonly Wrong[] {
  const kind = kindOf(key)
  return kind
    ? wrongInEntry(kind, content as EntryContent<EntryKind>)
    : wrongInSection(key as SectionName, content as SectionContent<SectionName>, today)
}

const serverCode = (failure: Failure) => (failure.kind === 'server' ? failure.code : null)

export const isConflict = (error: unknown): boolean => serverCode(failureOf(error)) === codes.conflict

/** Whether the server is there and does not want it so: to ask again the same would not help. */
export function isRefusal(error: unknown): boolean {
  const code = serverCode(failureOf(error))
  return code !== null && code !== codes.internal && code !== codes.unavailable
}

/** Whether there was a network: then it is the server that did not answer, or not as it should. */
export const isOnline = (error: unknown): boolean => failureOf(error).kind !== 'offline'

/** How the piece stands on the server, which a conflict tells. */
export function rivalOf(error: unknown): Rival | null {
  const failure = failureOf(error)
  return failure.kind === 'server' ? (failure.data as Rival) : null
}
