import type { Result } from '../../../machines/resume/resume-upload/resume-upload.types.ts'
import { readLocal, removeLocal, writeLocal } from '../../browser/storage/storage.ts'

interface Stored extends Result {
  /** Whose resume it was read for: on a computer that several use, nobody else sees it. */
  readonly owner: string
}

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' &&
  value !== null &&
  ['owner', 'id', 'name', 'parsed', 'choices'].every((key) => key in value)

/** What was read and not saved yet, of that student; null where there is nothing. */
export function recallResult(owner: string): Result | null {
  try {
    const stored: unknown = JSON.parse(readLocal('resume_parse') ?? 'null')
    if (!isStored(stored) || stored.owner !== owner) return null
    const { id, name, parsed, choices } = stored
    return { id, name, parsed, choices }
  } catch {
    return null
  }
}

export const keepResult = (owner: string, result: Result): void =>
  writeLocal('resume_parse', JSON.stringify({ owner, ...result } satisfies Stored))

export const forgetResult = (): void => removeLocal('resume_parse')
