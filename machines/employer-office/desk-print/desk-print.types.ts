import type { Answer } from '../../../contract/call.ts'
import type { openDelivery } from '../../../contract/calls/desk.ts'

/** An application that is open, with the resume that was sent. */
export type SentResume = Answer<typeof openDelivery>

export interface DeskPrintContext {
  /** The ids of the applications that were ticked. */
  readonly ids: readonly string[]
  /** The resumes that are drawn for paper; none but while they are printed. */
  readonly sheets: readonly SentResume[]
}

export type DeskPrintEvent = { type: 'PRINT.ASKED'; ids: readonly string[] }
