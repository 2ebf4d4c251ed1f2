import { codes } from '../../contract/codes.ts'
import type { Failure } from '../../contract/failures.ts'

/** A file that a student chose: a browser's `File` is one. */
export interface ChosenFile {
  readonly name: string
  /** Bytes. */
  readonly size: number
}

/** The reason why a file did not get there. */
export type Problem =
  | 'empty'
  | 'badType'
  | 'tooLarge'
  | 'scannedNoText'
  | 'encrypted'
  | 'unreadable'
  | 'timeout'
  | 'offline'
  | 'refused'

const byCode: Readonly<Record<number, Problem>> = {
  [codes.fileType]: 'badType',
  [codes.fileTooLarge]: 'tooLarge',
  [codes.fileScanned]: 'scannedNoText',
  [codes.fileEncrypted]: 'encrypted',
  [codes.fileUnreadable]: 'unreadable',
  [codes.pictureTooSmall]: 'unreadable',
  [codes.pictureTooLarge]: 'unreadable',
}

export function problemOf(failure: Failure): Problem {
  if (failure.kind === 'server') return byCode[failure.code] ?? 'refused'
  return failure.kind === 'timeout' || failure.kind === 'offline' ? failure.kind : 'refused'
}

/** Whether the same file may get there at the next attempt. */
export const mayPass = (problem: Problem): boolean =>
  problem === 'timeout' || problem === 'offline' || problem === 'refused'

/** The reports of an upload while it runs. */
export type UploadEvent =
  /** @param share of the form that is sent, 0 to 1; at 1 the server works on it */
  { type: 'UPLOAD.SENT'; share: number } | { type: 'UPLOAD.FAILED'; failure: Failure }
