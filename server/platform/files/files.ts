import type { Readable } from 'node:stream'
import { ProviderError } from '../provider-error.ts'

/** A UUID of our making: the only name that bytes go by. */
export type FileId = string

export interface StoredFile {
  /** Bytes. */
  readonly size: number
  readonly stream: Readable
}

/** Bytes that last, by ids of our making. Every method rejects with FilesGone where they cannot be reached. */
export interface Files {
  /** Once it settles, all of it is kept; until then, and where it fails, nothing of it is found. */
  put(id: FileId, bytes: Uint8Array): Promise<void>
  /** The same under another id too, whose bytes never pass through this process; false where there is none. */
  copy(id: FileId, to: FileId): Promise<boolean>
  /** Null where there is none; otherwise the stream is to be read or destroyed. */
  get(id: FileId): Promise<StoredFile | null>
  has(id: FileId): Promise<boolean>
  /** What is gone already stays so. */
  remove(id: FileId): Promise<void>
  /** Everything kept, in parts, and when it was put there, in milliseconds since the epoch. */
  list(): AsyncIterable<readonly { readonly id: FileId; readonly at: number }[]>
}

/** What keeps the files does not do what it is asked now. Its message holds nothing of a visitor. */
export class FilesGone extends ProviderError {
  constructor(place: 'files' | 's3', code: string | number) {
    super(place, code)
    this.name = 'FilesGone'
  }
}

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

export const isFileId = (name: string): boolean => ID.test(name)

/** @throws where it is none: whoever asks by something else has made a mistake, or means harm */
export function requireFileId(id: string): FileId {
  if (!isFileId(id)) throw new Error('not an id of a file')
  return id
}
