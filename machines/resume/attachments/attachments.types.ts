import type { Attachment } from '../../../contract/calls/resume.ts'
import type { Failure } from '../../../contract/failures.ts'
import type { Deleted } from '../../kit/undo/undo.types.ts'
import type { ChosenFile, UploadEvent } from '../../kit/upload-problem.ts'

export type AttachmentKind = 'document' | 'other'

export interface AttachmentsContext {
  /** The latest last. */
  readonly list: readonly Attachment[]
  readonly file: ChosenFile | null
  /** The share of the form that is sent, 0 to 1. */
  readonly share: number
  /** The reason why a file was not added, or the list not read. */
  readonly failure: Failure | null
  /** The file that is, or is to be, deleted. */
  readonly deleted: Deleted | null
}

export type AttachmentsEvent =
  | { type: 'FILE.CHOSEN'; file: ChosenFile }
  | { type: 'CANCELLED' }
  | { type: 'RETRIED' }
  | { type: 'DISMISSED' }
  | { type: 'DELETION.ASKED'; id: string }
  | { type: 'DELETION.CONFIRMED' }
  | { type: 'DELETION.CANCELLED' }
  | { type: 'UPLOAD.DONE'; attachment: Attachment }
  | UploadEvent

/** `uploading`: a file is on its way. */
export type AttachmentsTag = 'uploading'
