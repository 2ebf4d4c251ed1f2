import type { Failure } from '../../../contract/failures.ts'
import type { ChosenFile, UploadEvent } from '../../kit/upload-problem.ts'
import type { Frame, Size } from './frame.ts'

/** A picture that was chosen and can be shown. */
export interface Picture extends Size {
  readonly url: string
}

export interface PhotoCropContext {
  readonly file: ChosenFile | null
  readonly picture: Picture | null
  readonly frame: Frame
  /** The share of the form that is sent, 0 to 1. */
  readonly share: number
  readonly failure: Failure | null
}

export interface Cutting {
  readonly file: ChosenFile
  readonly cut: Frame
}

/** The result of opening a file. */
export type Opened = { kind: 'opened'; picture: Picture } | { kind: 'refused'; failure: Failure }

export type PhotoCropEvent =
  | { type: 'FILE.CHOSEN'; file: ChosenFile }
  /** The student moves the frame, by shares of the picture's width and height. */
  | { type: 'FRAME.MOVED'; dx: number; dy: number }
  /** 1 for the largest frame. */
  | { type: 'FRAME.ZOOMED'; zoom: number }
  | { type: 'CONFIRMED' }
  | { type: 'CANCELLED' }
  | { type: 'RETRIED' }
  /** Back from a failure to the frame. */
  | { type: 'REFRAMED' }
  /** The resume is to have none. */
  | { type: 'PHOTO.REMOVED' }
  | { type: 'DIALOG.CLOSED' }
  | { type: 'UPLOAD.DONE'; photo: string }
  | UploadEvent

export interface PhotoCropOutput {
  /** Id of the new photo, '' for none; null where it stays as it is. */
  readonly photo: string | null
}

export type PhotoCropTag = 'busy'
